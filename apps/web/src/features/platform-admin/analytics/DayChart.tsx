import { Bar, BarChart, CartesianGrid, ResponsiveContainer, Tooltip, XAxis, YAxis } from 'recharts';
import panel from '../../../ui/Panel.module.css';
import styles from './DayChart.module.css';
import { type Figure, figureIn, figureWords, type Period } from './periods.ts';

interface DayChartProps {
  title: string;
  figure: Figure;
  periods: readonly Period[];
  /** Beside the title: what it comes to. */
  summary: string;
}

const HEIGHT = 180;

/** One figure over time, drawn by itself so that it needs no colour to be told from another; its numbers are a table too. */
export function DayChart({ title, figure, periods, summary }: DayChartProps) {
  const rows = periods.map((period) => ({ label: period.label, name: period.name, value: figureIn(period, figure) }));
  return (
    <section className={panel.panel} aria-label={title}>
      <div className={styles.head}>
        <h3 className={panel.heading}>{title}</h3>
        <p className={styles.summary}>{summary}</p>
      </div>
      <div className={styles.chart} aria-hidden="true">
        <ResponsiveContainer width="100%" height={HEIGHT}>
          <BarChart data={rows} accessibilityLayer={false} margin={{ top: 4, right: 4, bottom: 0, left: 0 }}>
            <CartesianGrid vertical={false} stroke="var(--border)" />
            <XAxis
              dataKey="label"
              tick={{ fill: 'var(--text-dim)', fontSize: 12 }}
              tickLine={false}
              axisLine={{ stroke: 'var(--border)' }}
              minTickGap={24}
            />
            <YAxis
              width={44}
              allowDecimals={false}
              tick={{ fill: 'var(--text-dim)', fontSize: 12 }}
              tickLine={false}
              axisLine={false}
              tickFormatter={(value: number) => compact.format(value)}
            />
            <Tooltip
              cursor={{ fill: 'var(--surface-hover)' }}
              isAnimationActive={false}
              content={({ active, payload }) => {
                const [point] = payload;
                const row = point?.payload as (typeof rows)[number] | undefined;
                if (!active || !row) return null;
                return (
                  <div className={styles.hint}>
                    <strong>{figureWords(row.value)}</strong> {row.name}
                  </div>
                );
              }}
            />
            <Bar dataKey="value" fill="var(--accent)" radius={[2, 2, 0, 0]} maxBarSize={28} isAnimationActive={false} />
          </BarChart>
        </ResponsiveContainer>
      </div>
      <details className={styles.numbers}>
        <summary>Numbers of {title.toLowerCase()}</summary>
        <div className={styles.scroll}>
          <table>
            <caption className="visually-hidden">{title}</caption>
            <thead>
              <tr>
                <th scope="col">When</th>
                <th scope="col">{title}</th>
              </tr>
            </thead>
            <tbody>
              {rows.map(({ name, value }) => (
                <tr key={name}>
                  <th scope="row">{name}</th>
                  <td>{figureWords(value)}</td>
                </tr>
              ))}
            </tbody>
          </table>
        </div>
      </details>
    </section>
  );
}

const compact = new Intl.NumberFormat('en', { notation: 'compact' });
