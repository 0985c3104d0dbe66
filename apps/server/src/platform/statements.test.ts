import { sql } from 'kysely';
import { describe, expect, it } from 'vitest';
import { prepare } from './statements.ts';

interface Input {
  name: string;
  numbers: number[];
}

describe('a prepared statement', () => {
  it('has one text for each of its shapes, and the values of each run', () => {
    let built = 0;
    const statement = prepare<Input>(
      ({ numbers }) => [numbers.length],
      (value, [count = 0]) => {
        built += 1;
        const numbers = Array.from(
          { length: Number(count) },
          (_, index) => sql`${value((input) => input.numbers[index])}`,
        );
        return sql`select ${value((input) => input.name)}, ${sql.join(numbers)}`;
      },
    );
    const [one, other, longer] = [
      statement({ name: 'a', numbers: [1] }),
      statement({ name: 'b', numbers: [2] }),
      statement({ name: 'c', numbers: [3, 4] }),
    ];
    expect(one).toMatchObject({ text: 'select $1, $2', values: ['a', 1] });
    expect(other).toEqual({ ...one, values: ['b', 2] });
    expect(longer).toMatchObject({ text: 'select $1, $2, $3', values: ['c', 3, 4] });
    expect(longer.name).not.toBe(one.name);
    expect(built).toBe(2);
  });

  it('refuses a value that is not its input’s: it would be everybody’s', () => {
    const companyId = 1;
    const statement = prepare<Input>(
      () => [],
      () => sql`select ${companyId}::bigint`,
    );
    expect(() => statement({ name: 'a', numbers: [] })).toThrow('a value of its own');
  });
});
