import { fold } from '../words/words.ts';

/** How verbs of common tasks are said of somebody, where that is not only '-t' in place of '-en'. */
const IRREGULAR: ReadonlyMap<string, string> = new Map(
  'gibt geben,nimmt nehmen,liest lesen,trifft treffen,spricht sprechen,ladt laden,lasst lassen,tragt tragen,sieht sehen,fahrt fahren,wirft werfen,meldet melden,sendet senden,bereitet bereiten,wartet warten,leitet leiten,richtet richten,bearbeitet bearbeiten'
    .split(',')
    .map((pair) => pair.split(' ') as [string, string]),
);
/** Regular ones of which no English or Romance word looks alike. */
const REGULAR = new Set(
  'ruft schickt bestellt macht holt kauft schreibt bringt pruft klart organisiert bucht druckt repariert putzt reinigt liefert erstellt fragt informiert besorgt sucht zahlt stellt hangt raumt kontrolliert aktualisiert legt setzt baut packt tauscht ubernimmt fullt kopiert montiert'.split(
    ' ',
  ),
);
const PARTICLES = 'an|ab|auf|aus|ein|mit|nach|vor|zu|zurück|weg|weiter|durch|um|los|fertig|bei|her|hin';
const WITH_PARTICLE = new RegExp(`^(.*\\S) (${PARTICLES})$`, 'i');
/** 'Frau Sommer an wegen der Schlüssel' */
const PARTICLE_WITHIN = new RegExp(
  `^(.*\\S) (${PARTICLES})( (?:wegen|bezüglich|zwecks|und (?:frag|bitte|sag)) .+)$`,
  'i',
);

/**
 * 'Ruft die Mühle an', as it is said of somebody, as it is noted: 'die Mühle anrufen'.
 *
 * @returns the title as it is where it does not begin with such a verb
 */
export function withInfinitive(title: string): string {
  const told = TOLD.exec(title)?.groups;
  const said = /^(?<verb>\S+) (?<rest>.+)$/.exec(title)?.groups;
  const ofTold = told === undefined ? null : infinitiveOf(`${fold(told.verb ?? '').replace(/e$/, '')}t`);
  const infinitive = ofTold ?? infinitiveOf(said?.verb ?? '');
  if (infinitive === null) return title.replace(ENDS_WITH_ZU, ' $1$2').replace(ZU_WITHIN, '$1$2');
  const rest = (ofTold === null ? said : told)?.rest ?? '';
  const [, before, particle, behind = ''] = WITH_PARTICLE.exec(rest) ?? PARTICLE_WITHIN.exec(rest) ?? [];
  return before === undefined ? `${rest} ${infinitive}` : `${before}${behind} ${particle}${infinitive}`;
}

/** 'Bestell bitte zehn Kartons', 'ruf mal die Mühle an', 'prüfe die Liste': what somebody is told. */
const TOLD =
  /^(?<verb>\p{L}{3,}) (?:(?:(?:bitte|mal|doch|noch|mir|uns) )+|(?=(?:die|das|den|dem|eine?n?|alle|meine?n?|unsere?n?) ))(?<rest>.+)$/u;

/** 'Die Blumen zu gießen', 'den Müll rauszubringen' */
const ENDS_WITH_ZU = new RegExp(
  `(?<=^(?:die|der|das|den|dem|eine?n?|meine?n?|unsere?n?|alle|bei|beim|mit) .*) (?:zu |(${PARTICLES}|raus|rein|runter|hoch)zu)(\\p{Ll}{3,}(?:en|ern|eln))$`,
  'iu',
);

/** 'Das Licht auszumachen und die Tür abschließen' */
const ZU_WITHIN = new RegExp(
  `(?<=\\s)(${PARTICLES}|raus|rein|runter|hoch)zu(\\p{Ll}{3,}(?:en|ern|eln))(?= und )`,
  'giu',
);

function infinitiveOf(written: string): string | null {
  const verb = fold(written);
  const irregular = IRREGULAR.get(verb);
  if (irregular !== undefined) return irregular;
  return REGULAR.has(verb) ? `${written.toLowerCase().slice(0, -1)}en` : null;
}
