import { fold } from '../words/words.ts';

const BILL = /\b(pro[ -]?forma|invoice|rechnung|facture|factura)\b/;
const BILL_NUMBER =
  /\b(?:pro[ -]?forma(?: invoice)?|invoice|rechnung|facture|factura)s?(?:nummer|-)?\s*(?:(?:(?:no|nr|num|number|id)\b\.?|n°|nº|#)\s?:?\s?)?#?((?:[a-z]{1,4}-?)?\d[\w/-]{2,20})/i;
const BILL_VERBS: Readonly<Record<string, (number: string) => string>> = {
  proforma: (number) => `Pay proforma${number}`,
  invoice: (number) => `Pay invoice${number}`,
  rechnung: (number) => `Rechnung${number} bezahlen`,
  facture: (number) => `Payer la facture${number}`,
  factura: (number) => `Pagar la factura${number}`,
};

const PAYS =
  /^(?:remit|wire|transfer)\b.*\bto\b|^(?:pay|transfer|settle|remit)\b.*\b(?:amount|sum|total|balance|invoice|bill|it|this)\b|^(?:uberweisen|uberweise|bezahlen|zahlen|begleichen) (?:sie )?.*\b(?:betrag|rechnung|summe)\b|\b(?:betrag|rechnung|summe)\b.*\b(?:uberweisen|begleichen|bezahlen|zahlen)$/;

/** What is to be paid, of a text that is an invoice; null for any other. */
export function billTitle(text: string): string | null {
  const folded = fold(text);
  const kind = BILL.exec(folded)?.[1];
  const number = BILL_NUMBER.exec(text)?.[1] ?? (HEADED.test(folded) ? ITS_NUMBER.exec(text)?.[1] : undefined);
  const isBill =
    kind !== undefined &&
    /\b(?:total|amount|betrag|montant|importe|payment|pay(?:able)?|eur|zahlbar|regler|due|vencimiento|echeance|fallig(?:keit)?)\b/.test(
      folded,
    ) &&
    number !== undefined &&
    !IS_PAID.test(folded);
  return isBill ? (BILL_VERBS[kind.replace(/[ -]/, '')]?.(` ${number}`.slice(0, 24)) ?? null) : null;
}

/** Of a bill that nobody has to pay any more. */
const IS_PAID =
  /\b(?:will be (?:debited|collected)|need not do anything|no (?:payment|action) (?:is )?(?:required|needed|due)|paid (?:by|in full|with thanks)|wird (?:\S+ ){0,4}abgebucht|bereits bezahlt|se cargara|pagad[ao] con|sera preleve|payee? par)\b/;

/** 'INVOICE' as a line of its own, which somewhere below bears 'No. AV-20711' */
const HEADED = /(?:^|\n)[^\S\n]*(?:proforma|invoice|rechnung|facture|factura)[^\S\n]*(?:\n|$)/;
const ITS_NUMBER = /\b(?:no|nr|num|n°|nº)\b\.?\s?:?\s?#?((?:[a-z]{1,4}-?)?\d[\w/-]{2,20})/i;

/** A line of a bill: 'Repair sauna heater   3.5 h × 78.00   273.00', 'Sort 20-00-00  Acct 55550123'. */
export function isOfBill(line: string): boolean {
  return [ITS_AMOUNT, ITS_RATE, ITS_CONCEPT, ITS_ACCOUNT].some((sign) => sign.test(line));
}

/** 'Repair heating circulation pump, 3 h à 68.00 EUR' */
const ITS_RATE =
  /^\S[^\n]{2,80}?[\s,;]\d+(?:[.,]\d+)? ?(?:h|hrs?|hours?|std\.?|stunden|horas|heures|stk\.?|pcs|x|×)? ?(?:à|a|@|x|×|je) ?(?:[€$£] ?)?\d[\d.,]*[.,]\d\d(?: ?(?:€|eur|gbp|usd|chf))?$/i;
const ITS_CONCEPT = /^(?:concepto|leistung|désignation|prestation|in respect of)\s?:/i;

const ITS_AMOUNT = /^\S[^\n]{2,80}? {2,}(?:[€$£] ?)?\d[\d.,' ]*[.,]\d\d(?: ?(?:€|eur|gbp|usd|chf))?$/i;
const ITS_ACCOUNT =
  /^(?:sort(?: code)?[\s:]*\d\d[- ]\d\d[- ]\d\d|(?:iban|bic|swift|blz)\b[\s:.]*[\dA-Z]{4}|(?:acct|account(?: no\.?)?|konto(?:nummer)?)[\s:.#]*\d[\d -]{5})/i;

/** 'Transfer the amount' of an invoice pays it. */
export function pays(title: string): boolean {
  return PAYS.test(fold(title));
}
