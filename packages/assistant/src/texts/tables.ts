import { fold } from '../words/words.ts';

/** What closes a row in the column of its state. */
const CLOSED =
  /^(?:closed|done|completed?|finished|cancell?ed|dropped|erledigt|fertig|abgeschlossen|hecho|cerrad[oa]|terminad[oa]|fait|termine|clos|ok|x|[☑☒✓✔✅]\ufe0f?)$/u;
/** What says that it is open beside rows that are ticked. */
const CROSSED = /^[☐⬜□❌✗✘✖]\ufe0f?$/u;
/** In a column that asks for it, such as 'OK?', or of what nobody uses. */
const IS_SO = /^(?:yes|y|ja|si|oui|n\/a|none|free|-+)$/;
/** What says nothing of what is to be done: states that are open, numbers, nothing. */
const SAYS_NOTHING =
  /^(?:open|to ?do|new|no|pending|in progress|ongoing|started|offen|in arbeit|neu|abiert[oa]|pendiente|en curso|ouvert|en cours|a faire|#?\d{1,3}(?:\.\d{1,2})?[.)]?|-+|:?-{2,}:?|[☐⬜□❌✗✘✖]\ufe0f?)$/u;
const STATE = /^(?:status|state|ok\??|done\??|erledigt\??|stand|estado|statut|etat)$/;
/** Columns of which a mark says that it is not done. */
const OPEN =
  /^(?:open|to ?do|doing|in progress|wip|waiting|blocked|offen|in arbeit|pendiente|en curso|a faire|en cours)$/;
const WHO =
  /^(?:who|name|person|owner|responsible|assignee|assigned to|wer|verantwortlich|zustandig|quien|responsable|qui)$/;
const PRIORITY = /^(?:prio(?:rity)?|urgency|prioritat|dringlichkeit|prioridad|priorite)$/;
const COLUMN =
  /^(?:#|no\.?|nr\.?|item|point|task|action|work|what(?:'s to do)?|to ?do|when|by|by when|deadline|due(?: date)?|date|priority|topic|description|aufgabe|was|wann|bis(?: wann)?|frist|tarea|cuando|tache|quand|echeance)$/u;

/** Of a table: its cells apart by '|'. */
export function isRow(line: string): boolean {
  const cells = cellsOf(line);
  const filled = cells.filter((cell) => cell !== '').length;
  if (line.trim().startsWith('|')) return filled >= 1 && cells.length >= 2;
  return filled >= 2 && (cells.length >= 3 || (cells.length === 2 && isOfForm(fold(cells[0] ?? ''))));
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

export function withRows(given: readonly string[]): LineOrRow[] {
  const lines = withBars(given);
  const all: LineOrRow[] = [];
  let at = 0;
  while (at < lines.length) {
    const table = lines.slice(at, endOfRows(lines, at));
    all.push(...(table.length === 0 ? [{ text: lines[at] ?? '', isRow: false }] : rowsOf(table)));
    at += Math.max(table.length, 1);
  }
  return all;
}

/** 'Cancel the lease / Nora / 31.03.2028', line below line, as rows of a table. */
function withBars(lines: readonly string[]): string[] {
  const counts = lines.map((line) => (line.length <= LONGEST_ROW ? (line.match(/ \/ /g)?.length ?? 0) : 0));
  return lines.map((line, at) => {
    const count = counts[at] ?? 0;
    const isRow = count >= 2 && (counts[at - 1] === count || counts[at + 1] === count);
    return isRow ? `| ${line.replaceAll(' / ', ' | ')} |` : line;
  });
}

const LONGEST_ROW = 160;

/** Where the rows end that begin at a line; there where none do. */
function endOfRows(lines: readonly string[], at: number): number {
  let end = at;
  while (end < lines.length && isRow(lines[end] ?? '')) end += 1;
  return end;
}

/** Below a head all are rows; without one those that say how they stand, or begin as rows do. */
function rowsOf(table: readonly string[]): LineOrRow[] {
  const fields = fieldsOf(table);
  if (fields !== null) return fields.map((text) => ({ text, isRow: false }));
  const head = cellsOf(table[0] ?? '');
  const hasHead = table.length > 1 && isHead(head);
  const columnOf = (name: RegExp) => (hasHead ? head.findIndex((cell) => name.test(fold(cell))) : -1);
  const columns = { state: columnOf(STATE), who: columnOf(WHO), priority: columnOf(PRIORITY) };
  const open = new Set(hasHead ? head.flatMap((cell, at) => (OPEN.test(fold(cell)) ? [at] : [])) : []);
  return table.slice(hasHead ? 1 : 0).flatMap((line): LineOrRow[] => {
    const cells = cellsOf(line);
    const saysState = cells.some((cell) => CLOSED.test(fold(cell)) || SAYS_NOTHING.test(fold(cell)));
    if (!hasHead && !saysState && !line.trim().startsWith('|')) return [{ text: line, isRow: false }];
    const text = itemOf(
      cells.map((cell, at) => (open.has(at) ? '' : cell)),
      columns,
    );
    return text === null ? [] : [{ text, isRow: true }];
  });
}

/** A form as a table: 'Title | Repaint the hall' above 'Due | 14 June'; null for any other. */
function fieldsOf(table: readonly string[]): string[] | null {
  const rows = table.map(cellsOf);
  const named = rows.filter(([name = '']) => FIELD.test(fold(name)));
  if (named.length < 2 || rows.some((cells) => cells.length !== 2)) return null;
  return rows.filter(([name = '']) => !FORM_HEAD.test(fold(name))).map((cells) => cells.join(': '));
}

function isOfForm(name: string): boolean {
  return FIELD.test(name) || FORM_HEAD.test(name);
}

const FORM_HEAD = /^(?:field|feld|campo|champ)$/;
const FIELD =
  /^(?:title|summary|subject|owner|assignee|assigned to|due(?: date)?|deadline|priority|prio|description|details|titel|betreff|zustandig|fallig|frist|prioritat|beschreibung)$/;

/** How many of the cells are names of columns, such as 'Task' and 'Due'. */
export function knownColumns(cells: readonly string[]): number {
  return cells.map(fold).filter((cell) => [COLUMN, STATE, WHO].some((names) => names.test(cell))).length;
}

/** One known column could be a word of a sentence. */
function isHead(cells: readonly string[]): boolean {
  const folded = cells.map(fold);
  return (
    knownColumns(cells) >= 2 ||
    (folded.some((cell) => STATE.test(cell)) && folded.every((cell) => /^[^\d.]*$/.test(cell)))
  );
}

/** Whom a row asks stands behind what it asks for; a column that there is not is below 0. */
function itemOf(
  cells: readonly string[],
  { state, who, priority }: Record<'state' | 'who' | 'priority', number>,
): string | null {
  const folded = cells.map(fold);
  const isClosed = folded.some((cell, at) => CLOSED.test(cell) || (at === state && IS_SO.test(cell)));
  const says = (cell: string, at: number) =>
    cell !== '' && !CLOSED.test(cell) && !SAYS_NOTHING.test(cell) && !(isClosed && at === state);
  const said = cells.filter((_, at) => says(folded[at] ?? '', at) && at !== who && at !== priority);
  const asked = cells.filter((_, at) => says(folded[at] ?? '', at) && at === who);
  // As a person would say it, which no title keeps.
  const level = cells.filter((cell, at) => at === priority && cell !== '').map((cell) => `${cell} priority`);
  const mark = isClosed ? '[x]' : folded.some((cell) => CROSSED.test(cell)) ? '[ ]' : '-';
  return said.length === 0 ? null : `${mark} ${[...said, ...asked, ...level].join(' | ')}`;
}

/** Empty ones too, that each may stand below the name of its column. */
function cellsOf(line: string): string[] {
  const cells = line.split('|').map((cell) => cell.trim());
  return cells.slice(cells[0] === '' ? 1 : 0, cells.at(-1) === '' ? -1 : undefined);
}
