import { beginsWithAction } from '../words/verbs.ts';
import { fold } from '../words/words.ts';

/** What a text says and no more, and the titles of which that is all they ask for. */
interface Step {
  said: RegExp;
  asked: RegExp;
}

const WHEN = "(?: (?:today|this (?:morning|afternoon|week)|yesterday|now|heute|gestern|hoy|ayer|aujourd'hui|hier))?";
/** '…, Jonas will install it' */
const WHAT_NEXT = '(?:,? (?:and )?[^,.;]{2,40} (?:will|wird|va)\\b[^.;]{2,60})?';
const ENDS = `${WHEN}${WHAT_NEXT}[\\s.!]*$`;

const STEPS: readonly Step[] = [
  {
    said: new RegExp(
      `^[^,;:.!?]{3,60} (?:(?:has|have) (?:just |finally |now )?(?:arrived|come)|arrived|(?:ist|sind) (?:angekommen|gekommen|eingetroffen)|(?:est|sont) arrivee?s?|(?:ha|han) llegado)${ENDS}`,
    ),
    asked:
      /\b(?:re)?(?:order|buy|get|purchase|restock|replenish|receive|request|ask|chase|collect|pick|find|hire|rent|borrow|fetch|bring|obtain|source|supply|replace|renew|apply|return|welcome|bestell\p{L}*|kauf\p{L}*|besorg\p{L}*|hol\p{L}*|beschaff\p{L}*|comprar|pedir|encargar|conseguir|commander|acheter|demander)\b/u,
  },
  {
    said: new RegExp(
      `^[^,;:.!?]{3,60} (?:(?:is|are|was|were|has been|have been) (?:now |already |just )?)?(?:booked|reserved|measured|counted|drafted|printed|packed|addressed|primed|quoted|picked up for [a-z]+)${ENDS}`,
    ),
    asked:
      /\b(?:book|reserve|arrange|organi[sz]e|plan|schedule|hire|rent|get|find|order|measure|count|stock\p{L}*|inventory|survey|draft|quote|estimate|appointment|termin|cita|hotel|flights?|trip|venue|room|stand|table|pick|collect|print\p{L}*|pack\p{L}*|address\p{L}*|draft|prim\p{L}*|flyers?|leaflets?|posters?|labels?|brochures?|menus?|signs?|copies|box(?:es)?)\b/u,
  },
];

/** 'I have found someone to repair the oven', 'on a trouvé quelqu'un pour réparer le four' */
const FOUND_SOMEBODY =
  /\b(?:found|hired|got|have) (?:someone|somebody|a (?:firm|company|man|guy|plumber|electrician|painter|builder|cleaner)) (?:to|who|for)\b|\b(?:jemanden|eine firma) gefunden\b|\b(?:trouve|embauche) (?:quelqu'un|une (?:entreprise|boite))\b|\b(?:encontrado|contratado) (?:a )?(?:alguien|una empresa)\b/;
/** 'The offer for repairing the oven is done', 'das Angebot für die Reparatur', 'the sketch of the cake': what comes before it. */
const BEFOREHAND =
  /^(?:the |our |a |das |die |der |le |la |el )?(offer|quote|quotation|estimate|sketch|draft|tasting|application|angebot|kostenvoranschlag|entwurf|skizze|antrag|devis|brouillon|esquisse|presupuesto|borrador|boceto) (?:for|of|to|fur|von|zu[mr]?|pour|de|del|para|d')\b/;

/** 'The laptop arrived, setting it up today', 'ich baue ihn morgen ein': what is yet being done. */
const BEING_DONE =
  /\b\p{L}+ing (?:it|them|this|that|everything|those) (?:\p{L}+ )?(?:today|tonight|tomorrow|now|next|this (?:morning|afternoon|evening|week)|on \p{L}+day)\b|\b(?:richte|baue|stelle|teste|montiere|mache|prufe|streiche|putze) (?:ihn|sie|es|das) (?:heute|morgen|jetzt|gerade|dann|spater)\b/u;

/** 'New instructions follow', 'the new guidelines arrived': what is announced */
const ANNOUNCES =
  /\bnew (?:instructions?|guidelines?|rules?|orders|details|information) (?:will )?(?:follow(?:s|ed)?|arrived?|come)\b/;
/** '10:00 works for us', 'Tuesday is fine': when it suits somebody */
const SUITS =
  /\b(?:\d{1,2}[:.]\d{2}|\d{1,2} ?(?:[ap]m|uhr|h)|(?:mon|tues|wednes|thurs|fri|satur|sun)day|tomorrow) (?:works|suits|would work|is (?:fine|ok(?:ay)?|perfect|good)|passt|geht)\b(?! (?:again|now)\b)/;

/** Whether it speaks of what comes before what a title asks for, which names no such thing. */
function isBeforehand(named: string, said: string): boolean {
  const thing = BEFOREHAND.exec(said)?.[1];
  return FOUND_SOMEBODY.test(said) || (thing !== undefined && !named.includes(thing));
}

/**
 * Whether a text says no more than that something came, or was prepared, where the title asks for more: 'the electricity bill
 * has arrived' pays it no more than 'the repair is booked' repairs. Longer texts mostly tell the rest as well.
 */
export function isOnlyStep(title: string, text: string): boolean {
  const [named, said] = [fold(title), fold(text.trim())];
  if (isBeforehand(named, said) || BEING_DONE.test(said) || SUITS.test(said) || ANNOUNCES.test(said)) return true;
  return beginsWithAction(named) && STEPS.some((step) => step.said.test(said) && !step.asked.test(named));
}
