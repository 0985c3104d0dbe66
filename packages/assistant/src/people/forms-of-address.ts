/** What is put before the name of a woman or a man; folded. */
const OF_WOMEN = /^(?:mrs|ms|miss|frau|fr|sra|senora|srta|senorita|mme|madame|mlle|mademoiselle)$/;
const OF_MEN = /^(?:mr|mister|herr|herrn|hr|sr|senor|m|monsieur)$/;

/** First names of women that do not end in 'a', and of men that do. */
const WOMEN = new Set(
  'abby abigail agnes alice allison amy angelique ann anke anne annie antje astrid audrey beatrice bente bettina birgit bridget brigitte camille carmen caroline carol catherine charlotte chloe christine claire claudine clemence colette daphne deborah denise diane dolores dorothy edith eileen eleanor elisabeth elise elizabeth ellen elke emily emmanuelle esther ester eve evelyn florence frances francoise freya gail gertrud gillian grace greet gudrun hannah harriet hazel heather heike heidi helen helene hilde hildegard holly imke inge ingrid ines irene iris isabel isabelle ivy jacqueline jane janet janine jean jeanne jennifer jessica jill joan joanne josephine joy judith judy julie juliette june karen karin kate katherine kathleen katie kay kerstin kim kirsten kirsty laure lauren leonie lily linde lois lotte louise lucie lucille lucy lynn madeleine maike mandy margaret margot marie mariette marion marlene martine maud meike melanie mercedes michelle miriam mireille molly monique nancy naomi natalie nathalie nicole noor odile olive pauline peggy penelope petronille pilar rachel renate rita rosalie rose rosemarie rosemary ruth sabine sally sandrine sarah sharon sheila sibylle silke simone solene solveig sophie soledad stephanie susan susanne suzanne svenja sylvie tess theres therese tracy trish uschi ute valerie veronique victoire virginie wendy yvonne zoe'.split(
    ' ',
  ),
);
const MEN = new Set(
  'akira andrea borja chukwuemeka costa elia elijah emeka ikenna ilja ilya kenta garcia hamza issa isa jascha joshua juha kaya koba luca luka micah mika misha mustafa musa nikita noa noah sacha sascha sasha obinna ryota shota toma yahya yuta zaccaria'.split(
    ' ',
  ),
);

export type FormOfAddress = 'woman' | 'man';

/** How 'Mr' or 'Frau' speaks to somebody; null for 'Dr' and other words. @param word folded, without a full stop */
export function formOfAddress(word: string): FormOfAddress | null {
  if (OF_WOMEN.test(word)) return 'woman';
  return OF_MEN.test(word) ? 'man' : null;
}

/** How somebody of that first name is mostly addressed: a guess, for telling two people of one family name apart. */
export function mostlyAddressedAs(firstName: string): FormOfAddress {
  const isWoman = WOMEN.has(firstName) || (firstName.endsWith('a') && !MEN.has(firstName));
  return isWoman ? 'woman' : 'man';
}
