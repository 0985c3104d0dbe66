/** Verbs with which people begin what is to be done. */
export const ACTION_VERBS: ReadonlySet<string> = new Set(
  'accept activate add adjust agree align analyse analyze announce answer apologise apologize apply approve archive arrange ask assemble assess assign attach attend audit back backup bake ban bathe block book borrow brief bring broadcast budget build buy calculate calibrate call cancel capture carry certify change charge chase check choose circulate clarify clean clear close collect compare compile complete compose configure confirm congratulate connect contact convert cook coordinate copy correct count countersign cover create crop cut deactivate debug decide decorate define defrost delete deliver demo deploy descale describe design develop dig digitise digitize disable discuss disinfect dismantle dispose distribute document double download draft drain draw drive drop dust edit email enable ensure enter escalate escort establish estimate evaluate examine exchange execute expand explain export extend feed fertilise fertilize fetch file fill finalise finalize find finish fix fly fold follow forward gather generate get give glue go grab grant grease greet groom hand handle hang help hire hold host identify implement import improve include inform inspect install insulate integrate interview introduce inventory investigate invite iron join keep label laminate launch lay learn leave let list load lock look lower lubricate mail maintain make map mark measure meet mend merge message migrate monitor mop mount move mow mulch negotiate note notify nudge obtain offer oil onboard open optimise optimize order organise organize pack paint park patch pay perform phone photograph pick ping plan plant plug polish post pour practice practise prepare present preset press print prioritise prioritize process procure produce proofread propose provide prune publish pull purchase push put query raise rake read realign rebook reboot rebuild recalibrate recall receive recheck reconcile record recount recruit redesign redo reduce refactor refill refresh refuel refund register rehearse reimburse reinstall relabel release reload relocate remind remove rename renew rent reorder reorganise reorganize repaint repair replace reply report repot reprint request reschedule research resend reserve reset resize resolve respond restart restock restore retest retrieve return reupholster review revise revoke reword rewrite ring rinse rotate run save scan schedule scrub search secure sell send separate serve set settle setup sew share shift ship shop shorten shovel show shred sign simplify soak solve sort speak specify split start sterilise sterilize stick stock stop store study submit subscribe suggest summarise summarize supply survey swap sweep switch sync take talk teach tell terminate test throw thank tidy tighten train transcribe transfer translate transport treat trim try tune turn unblock unload unlock unpack unplug unsubscribe update upgrade upload use vaccinate vacuum validate verify visit wait walk warm warn wash watch water weed weigh welcome wipe withdraw work wrap write'.split(
    ' ',
  ),
);

/** 'updates' is 'update', 'watches' is 'watch', 'carries' is 'carry'; null for what is no such verb. */
export function verbOf(word: string): string | null {
  if (ACTION_VERBS.has(word)) return word;
  const stems = [word.replace(/ies$/, 'y'), word.replace(/es$/, ''), word.replace(/s$/, '')];
  return stems.find((stem) => stem !== word && ACTION_VERBS.has(stem)) ?? null;
}

/** 'sending' as 'send', 'doing' as 'do'; null for what is no such verb. */
export function verbOfGerund(word: string): string | null {
  if (!word.endsWith('ing')) return null;
  const stem = word.slice(0, -3);
  return (
    [stem, `${stem}e`, stem.replace(/(.)\1$/, '$1')].find((verb) => ACTION_VERBS.has(verb) || verb === 'do') ?? null
  );
}

const IRREGULAR = new Map(
  'sent send|paid pay|bought buy|brought bring|built build|kept keep|held hold|found find|told tell|taught teach|lent lend|written write|rewritten rewrite|taken take|given give|drawn draw|chosen choose|driven drive|shown show|swept sweep|hung hang|laid lay|met meet|made make|sold sell|set set|put put|cut cut|reset reset|withdrawn withdraw|rung ring|torn tear|worn wear'
    .split('|')
    .map((pair) => pair.split(' ') as [string, string]),
);

/** 'inspected' as 'inspect', 'paid' as 'pay'; null for what is no such verb. */
export function verbOfParticiple(word: string): string | null {
  const irregular = IRREGULAR.get(word);
  if (irregular !== undefined) return irregular;
  if (!word.endsWith('ed')) return null;
  const stem = word.slice(0, -2);
  const stems = [stem, `${stem}e`, stem.replace(/(.)\1$/, '$1'), stem.replace(/i$/, 'y')];
  return stems.find((verb) => ACTION_VERBS.has(verb) || CRAFTS.has(verb)) ?? null;
}

/** Pasts that are no participles. */
const SIMPLE_PAST = new Map(
  'wrote write|took take|gave give|drew draw|chose choose|drove drive|rang ring|tore tear|got get'
    .split('|')
    .map((pair) => pair.split(' ') as [string, string]),
);

/** 'wrote' as 'write' besides, as people tell what they did. */
export function verbOfPast(word: string): string | null {
  return SIMPLE_PAST.get(word) ?? verbOfParticiple(word);
}

/** Verbs of trades, of which people rather say that they are done. */
const CRAFTS = new Set(
  'weld solder fit refit plaster bolt stamp service rewire sand varnish sow harvest shear shoe bottle seal grout tile screw nail staple engrave frame grind sharpen dredge declare dose reline recast swap rehang regrout reseal rewire retune transfer revoke vaccinate pour grade settle bleed'.split(
    ' ',
  ),
);

/** 'Book the van' @param folded */
export function beginsWithAction(folded: string): boolean {
  return ACTION_VERBS.has(folded.split(' ')[0] ?? '');
}
