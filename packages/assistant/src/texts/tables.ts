import { fold } from '../words/words.ts';

/** What closes a row in the column of its state. */
const CLOSED =
  /^(?:closed|done|completed?|finished|cancell?ed|dropped|erledigt|fertig|abgeschlossen|hecho|cerrad[oa]|terminad[oa]|fait|termine|clos|ok|x|✓|✔|✅)$/u;
/** In a column that asks for it, such as 'OK?', or of what nobody uses. */
const IS_SO = /^(?:yes|y|ja|si|oui|n\/a|none|free|-+)$/;
/** What says nothing of what is to be done: states that are open, numbers, nothing. */
const SAYS_NOTHING =
  /^(?:open|to ?do|new|no|pending|in progress|ongoing|started|offen|in arbeit|neu|abiert[oa]|pendiente|en curso|ouvert|en cours|a faire|#?\d{1,3}[.)]?|-+|:?-{2,}:?)$/u;
const STATE = /^(?:status|state|ok\??|done\??|erledigt\??|stand|estado|statut|etat)$/;
const COLUMN =
  /^(?:#|no\.?|nr\.?|item|point|task|action|work|what(?:'s to do)?|to ?do|who|when|by|by when|owner|responsible|assignee|deadline|due(?: date)?|date|priority|topic|description|aufgabe|was|wer|wann|bis(?: wann)?|frist|verantwortlich|zustandig|tarea|quien|cuando|responsable|tache|qui|quand|echeance)$/u;

/** Of a table: its cells apart by '|'. */
export function isRow(line: string): boolean {
  const cells = cellsOf(line).length;
  return cells >= 3 || (cells === 2 && line.trim().startsWith('|'));
}

/** '|---|---|' between the head of a table and its rows. */
export function isRule(line: string): boolean {
  return line.includes('|') && /^[\s|:–-]+$/.test(line);
}

/** A line, or a row of a table as an item, ticked where it is closed: '- Hall | coat hooks down | Tim'. */
export interface LineOrRow {
  text: string;
  isRow: boolean;
}

export function withRows(lines: readonly string[]): LineOrRow[] {
  const items: LineOrRow[] = [];
  let at = 0;
  while (at < lines.length) {
    const end = endOfTable(lines, at);
    if (end === at) items.push({ text: lines[at] ?? '', isRow: false });
    else items.push(...itemsOf(lines.slice(at, end).map(cellsOf)).map((text) => ({ text, isRow: true })));
    at = Math.max(end, at + 1);
  }
  return items;
}

/** Where the table ends that begins at a line; there where none does. */
function endOfTable(lines: readonly string[], at: number): number {
  const apart = lines.slice(at).findIndex((line) => !isRow(line));
  const end = apart === -1 ? lines.length : at + apart;
  const rows = lines.slice(at, end);
  const hasHead = end - at > 1 && isHead(cellsOf(rows[0] ?? ''));
  const isMarked = (line: string) =>
    line.trim().startsWith('|') ||
    cellsOf(line).some((cell) => CLOSED.test(fold(cell)) || SAYS_NOTHING.test(fold(cell)));
  return hasHead || (rows.length > 0 && rows.every(isMarked)) ? end : at;
}

/** One known column could be a word of a sentence. */
function isHead(cells: readonly string[]): boolean {
  const folded = cells.map(fold);
  const known = folded.filter((cell) => COLUMN.test(cell) || STATE.test(cell)).length;
  return known >= 2 || (folded.some((cell) => STATE.test(cell)) && folded.every((cell) => /^[^\d.]+$/.test(cell)));
}

function itemsOf(rows: readonly (readonly string[])[]): string[] {
  const [first = []] = rows;
  const state = isHead(first) ? first.findIndex((cell) => STATE.test(fold(cell))) : -1;
  return (isHead(first) ? rows.slice(1) : rows).flatMap((cells) => {
    const folded = cells.map(fold);
    const isClosed = folded.some((cell, at) => CLOSED.test(cell) || (at === state && IS_SO.test(cell)));
    const said = cells.filter(
      (_, at) => !CLOSED.test(folded[at] ?? '') && !SAYS_NOTHING.test(folded[at] ?? '') && !(isClosed && at === state),
    );
    return said.length === 0 ? [] : [`${isClosed ? '[x]' : '-'} ${said.join(' | ')}`];
  });
}

function cellsOf(line: string): string[] {
  return line
    .split('|')
    .map((cell) => cell.trim())
    .filter((cell) => cell !== '');
}
