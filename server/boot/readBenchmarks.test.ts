import { expect, it } from 'vitest';
import { readBenchmarks } from './readBenchmarks.ts';

const head = 'naics,year,size,ratio,q1,median,q3,source,licence';
const good = '991100,2024,all,grossMargin,48,58.5,66,Invented,None';
const read = (...lines: readonly string[]) => readBenchmarks(lines.join('\r\n'));

it('reads rows with quotes, columns in any order, comments and empty rows', () => {
  const { figures, refused } = readBenchmarks(
    '\uFEFF# Invented\n\nlicence,NAICS,year,size,ratio,q1,median,q3,source\n"None, ""open""\nat all",31,2023,30000-5000000,current,-0.5,1,2,A\n',
  );
  expect(refused).toEqual([]);
  expect(figures).toEqual([
    {
      ...{ naics: '31', year: 2023, size: '30000-5000000', ratio: 'current' },
      ...{ q1: -0.5, median: 1, q3: 2, source: 'A', licence: 'None, "open"\nat all' },
    },
  ]);
});

it.each([
  ['1,2024,all,current,1,2,3,A,B', 'cannot be read: naics'],
  ['31,x,all,current,1,2,3,A,B', 'cannot be read: year'],
  ['31,2024,small,current,1,2,3,A,B', 'cannot be read: size'],
  ['31,2024,500-500,current,1,2,3,A,B', 'size does not rise'],
  ['31,2024,all,tangibleNetWorth,1,2,3,A,B', 'cannot be read: ratio'],
  ['31,2024,all,current,,1e3,"3,5",A,B', 'cannot be read: q1, median, q3'],
  ['31,2024,all,current,3,2,4,A,B', 'q1, median and q3 do not rise'],
  ['31,2024,all,current,1,2,3,,', 'cannot be read: source, licence'],
  ['31,2024,all,current,1,2,3,A', 'has 8 cells, not 9'],
  [good, '991100 2024 all grossMargin is there already'],
])('refuses %s', (row, reason) => {
  const { figures, refused } = read(head, '# a comment', good, row);
  expect(refused).toEqual([`line 4: ${reason}`]);
  expect(figures).toHaveLength(1);
});

it('counts the lines of a quoted cell, and needs the names of all columns', () => {
  expect(read(head, good.replace('None', '"a\nb"'), '1').refused).toEqual([
    'line 4: has 1 cells, not 9',
  ]);
  expect(read(good).refused).toEqual([`line 1: needs ${head}`]);
  expect(read('').refused).toEqual([`line 1: needs ${head}`]);
});
