import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { CsvFault, csvRecords } from './csv.ts';

// The same values in every run.
fc.configureGlobal({ seed: 20_260_101 });

const read = (text: string) => [...csvRecords(text)];
const cellsOf = (text: string) => read(text).map(({ cells }) => cells);

describe('a file', () => {
  it.each([
    ['', []],
    ['\uFEFF', []],
    ['a', [['a']]],
    ['a,b\n', [['a', 'b']]],
    [
      '\uFEFFa,b\r\n1,2\r\n',
      [
        ['a', 'b'],
        ['1', '2'],
      ],
    ],
    [
      'a,b\n1,2\r\n3,4\r5,6',
      [
        ['a', 'b'],
        ['1', '2'],
        ['3', '4'],
        ['5', '6'],
      ],
    ],
    ['a\n\n,', [['a'], [''], ['', '']]],
    ['a,b,\n', [['a', 'b', '']]],
    ['" a ","b ""c"" d","e,\nf" \n', [[' a ', 'b "c" d', 'e,\nf']]],
    ['5" screw,b"c"d', [['5" screw', 'b"c"d']]],
    ['"",""""', [['', '"']]],
  ])('%j is read as it is meant', (text, cells) => {
    expect(cellsOf(text)).toEqual(cells);
  });

  it.each([
    [
      'a;b\n"1;2";3,5',
      [
        ['a', 'b'],
        ['1;2', '3,5'],
      ],
    ],
    [
      'a\tb\n1,5\t2;5',
      [
        ['a', 'b'],
        ['1,5', '2;5'],
      ],
    ],
    ['\r\n\r\n"a,""x"",b";c\r\n1;2', [[''], [''], ['a,"x",b', 'c'], ['1', '2']]],
    ['one column\n1;2,3', [['one column'], ['1;2', '3']]],
  ])('%j is read by the delimiter of its first line', (text, cells) => {
    expect(cellsOf(text)).toEqual(cells);
  });

  it('counts lines as an editor does, whatever ends them', () => {
    for (const end of ['\n', '\r\n', '\r']) {
      const lines = read(['a,b', '', '"1', '', '2",x', '3,4', ''].join(end)).map(({ line }) => line);
      expect(lines).toEqual([1, 2, 3, 6]);
    }
  });

  it.each([
    ['a\n"never closed', 'The file cannot be read as CSV at line 2'],
    ['a\n\n"closed" too early', 'The file cannot be read as CSV at line 3'],
    [`a\n${','.repeat(50)}`, 'Line 2 has more than 50 columns'],
    [`${','.repeat(800_000)}`, 'Line 1 has more than 50 columns'],
    [`a\n"\n${'x'.repeat(2_000)}"`, 'Line 2 has a cell of more than 2,000 characters'],
    [`a\n\n${'x'.repeat(2_001)}`, 'Line 3 has a cell of more than 2,000 characters'],
    [`a\n${'x"x"'.repeat(200_000)}`, 'Line 2 has a cell of more than 2,000 characters'],
    [`a\n${'"x"x'.repeat(200_000)}`, 'The file cannot be read as CSV at line 2'],
    [`a\n${'"'.repeat(800_000)}`, 'Line 2 has a cell of more than 2,000 characters'],
  ])('%#: what is no CSV, or more than the limits allow, is told by its line', (text, sentence) => {
    expect(() => read(text)).toThrow(sentence);
  });

  it('may have 50 columns of 2,000 characters', () => {
    const cells = Array.from({ length: 50 }, () => 'x'.repeat(2_000));
    expect(cellsOf(cells.join(';'))).toEqual([cells]);
  });
});

describe('what was written with every cell in quotes', () => {
  const cell = fc.string({
    unit: fc.constantFrom('a', '"', ',', ';', '\t', '\n', '\r', ' ', '\u{1F600}'),
    maxLength: 9,
  });
  const rows = fc.array(fc.array(cell, { minLength: 2, maxLength: 5 }), { minLength: 1, maxLength: 6 });

  it.each([',', ';', '\t'])('is read back the same (%j)', (delimiter) => {
    fc.assert(
      fc.property(rows, fc.constantFrom('\n', '\r\n'), (written, end) => {
        const quoted = written.map((cells) => cells.map((each) => `"${each.replaceAll('"', '""')}"`).join(delimiter));
        expect(cellsOf(quoted.join(end))).toEqual(written);
      }),
      { numRuns: 500 },
    );
  });
});

it.each(['x', 'x"x"', '"x"x', '"x""', 'a,"b""c",;\t\n', '\n', '\r\n', ',', ';\n', '"\n",', '" '])(
  'a megabyte of %j is read or refused in time that grows with its length alone',
  // Were it with the square of its length, the time that a test has would not do.
  (piece) => {
    const records = csvRecords(piece.repeat(1_000_000 / piece.length));
    try {
      for (const { cells } of records) if (cells.length > 50) throw new Error('too many cells');
    } catch (error) {
      expect(error).toBeInstanceOf(CsvFault);
    }
  },
);
