import { sql } from 'kysely';
import { describe, expect, it } from 'vitest';
import { prepare } from './statements.ts';

interface Input {
  name: string;
  numbers: number[];
}

describe('a prepared statement', () => {
  it('is built once, and has the values of each run', () => {
    let built = 0;
    const statement = prepare<Input>((value) => {
      built += 1;
      return sql`select ${value(({ name }) => name)}, ${value(({ numbers }) => numbers)}`;
    });
    const [one, other] = [statement({ name: 'a', numbers: [1] }), statement({ name: 'b', numbers: [] })];
    expect(one).toMatchObject({ text: 'select $1, $2', values: ['a', [1]] });
    expect(other).toEqual({ ...one, values: ['b', []] });
    expect(built).toBe(1);
  });

  it('refuses a value that is not its input’s: it would be everybody’s', () => {
    const companyId = 1;
    const statement = prepare<Input>(() => sql`select ${companyId}::bigint`);
    expect(() => statement({ name: 'a', numbers: [] })).toThrow('a value of its own');
  });
});
