/** One measured figure against its budget (see the architecture's budget table). */
export interface Figure {
  name: string;
  measured: number;
  budget: { atMost: number } | { atLeast: number };
  unit: string;
  detail?: string;
}

const figures: Figure[] = [];

export function report(figure: Figure): void {
  figures.push(figure);
  console.log(line(figure));
}

export function isWithin({ measured, budget }: Figure): boolean {
  return 'atMost' in budget ? measured <= budget.atMost : measured >= budget.atLeast;
}

function line(figure: Figure): string {
  const { name, measured, budget, unit, detail } = figure;
  const bound = 'atMost' in budget ? `≤ ${budget.atMost}` : `≥ ${budget.atLeast}`;
  const mark = isWithin(figure) ? '✓' : '✗';
  return `${mark} ${name.padEnd(52)} ${String(measured).padStart(7)} ${unit.padEnd(3)} (${bound})${detail ? `  ${detail}` : ''}`;
}

/** Says how many budgets hold; the process fails when one does not. */
export function conclude(): void {
  const missed = figures.filter((figure) => !isWithin(figure));
  console.log(`\n${figures.length - missed.length} of ${figures.length} budgets hold`);
  for (const figure of missed) console.log(line(figure));
  process.exitCode = missed.length === 0 ? 0 : 1;
}
