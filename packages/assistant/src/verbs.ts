/** Verbs with which people begin what is to be done. */
export const ACTION_VERBS: ReadonlySet<string> = new Set(
  'accept activate add adjust agree align analyse analyze announce answer apply approve archive arrange ask assemble assess assign attach attend audit back backup bake ban block book borrow brief bring broadcast budget build buy calculate call cancel capture carry change charge chase check choose circulate clarify clean clear close collect compare compile complete compose confirm configure connect contact convert cook coordinate copy correct count create cut deactivate debug decide decorate define defrost delete deliver demo deploy describe design develop dig disable discuss dismantle dispose distribute document double download draft drain draw drive drop edit email enable ensure enter escalate establish estimate evaluate examine exchange execute expand explain export extend feed fetch file fill finalise finalize find finish fix fly follow forward gather generate get give glue go grant hand handle hang help hire hold host identify implement import improve include inform inspect install integrate interview introduce inventory investigate invite iron join keep label launch lay learn leave let list load lock look lower mail maintain make map mark measure meet merge message migrate monitor mount move mop mow negotiate note notify obtain offer open optimise optimize order organise organize pack paint park patch pay perform phone photograph pick ping plan plant polish post practise practice prepare present preset press print prioritise prioritize process procure produce proofread propose provide publish pull purchase push put query raise read rebook rebuild receive recheck record recruit redesign redo reduce refactor refill refresh refund register reimburse reinstall release relocate remind remove rename renew rent reorder reorganise reorganize repaint repair replace reply report request reschedule research reserve reset resolve respond restart restock restore retest return review revise reword rewrite ring rotate run save scan schedule scrub search secure sell send separate serve set settle setup share shift ship shop shorten show sign simplify solve sort speak specify split start stick stock stop store study submit subscribe summarise summarize supply survey swap sweep switch sync take talk teach tell terminate test thank tidy tighten train transcribe transfer translate transport treat trim try turn unblock unlock unpack unsubscribe update upgrade upload use vacuum validate verify visit wait walk warm warn wash watch water weigh wipe withdraw work wrap write'.split(
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
  return stems.find((verb) => ACTION_VERBS.has(verb)) ?? null;
}
