import { describe, expect, it } from 'vitest';
import type { Table } from '../model/blocks.ts';
import { columns, row, total } from '../testing/blocks.ts';
import { layOutTable } from './columnWidths.ts';

const sum = (values: readonly number[]) => values.reduce((all, value) => all + value, 0);
const widthOf = ({ widths, gaps }: ReturnType<typeof layOutTable>) => sum(widths) + sum(gaps);

const monthly = (amount: string, months = 12): Table => ({
  columns: columns(
    'Poste',
    ...Array.from({ length: months }, (_, at) => `>Mois ${at + 1}`),
    '>Total',
  ),
  rows: [row('Salaires et charges', ...Array.from({ length: months + 1 }, () => amount))],
});

describe('the widths of a table', () => {
  it.each([446, 300, 120])('fill %d points', (available) => {
    const table: Table = {
      columns: columns('Poste', '>Montant'),
      rows: [row('Ventes', '12\u00a0500\u00a0$')],
    };
    expect(widthOf(layOutTable(table, available))).toBeCloseTo(available);
  });

  it('set text as large as it goes, and fourteen columns on a page turned sideways', () => {
    expect(layOutTable(monthly('1\u00a0$', 2), 446)).toMatchObject({ size: 9.2, isTight: false });
    const wide = layOutTable(monthly('1\u00a0125\u00a0000\u00a0$'), 696);
    expect(wide.isTight).toBe(false);
    expect(wide.size).toBeGreaterThanOrEqual(7);
    expect(wide.size).toBeLessThan(9.2);
  });

  it('set text smaller rather than break the labels of a table of numbers', () => {
    const label = 'Salaires et charges de l’employeur';
    const labelled = (amount: string): Table => {
      const table = monthly(amount);
      const [first] = table.rows;
      return { ...table, rows: [{ cells: [[{ text: label }], ...(first?.cells.slice(1) ?? [])] }] };
    };
    const { size, widths } = layOutTable(labelled('125\u00a0000\u00a0$'), 696);
    expect(size).toBeLessThan(9.2);
    expect((widths[0] ?? 0) / size).toBeGreaterThan(14);
  });

  it('say when not even the smallest size leaves words whole', () => {
    expect(layOutTable(monthly('1\u00a0234\u00a0567,89\u00a0$'), 300)).toMatchObject({
      size: 6,
      isTight: true,
    });
  });

  it('give a column of numbers what its widest number takes, a bold one included', () => {
    const plain: Table = {
      columns: columns('Poste', '>M'),
      rows: [row('A', '888\u00a0888\u00a0$')],
    };
    const bold: Table = {
      columns: columns('Poste', '>M'),
      rows: [total('A', '888\u00a0888\u00a0$')],
    };
    const [, regular = 0] = layOutTable(plain, 60).widths;
    const [, wider = 0] = layOutTable(bold, 60).widths;
    expect(wider).toBeGreaterThan(regular);
    // Seven characters of half an em and two narrow spaces.
    expect(regular / layOutTable(plain, 60).size).toBeGreaterThan(3.5);
  });

  it('give most to the column with the longest texts', () => {
    const text = 'Une mesure qui demande plusieurs mots et donc plusieurs lignes. ';
    const table: Table = {
      columns: columns('Risque', 'Mesure'),
      rows: [row('Un retard des travaux', text.repeat(4))],
    };
    const [risk = 0, measure = 0] = layOutTable(table, 446).widths;
    expect(measure).toBeGreaterThan(risk * 2);
  });

  it('let a text at the end of its column take several lines', () => {
    const text = 'Un texte là où l’on attend un nombre, '.repeat(5);
    const [first = 0] = layOutTable(
      { columns: columns('Poste', '>Montant'), rows: [row(text, text)] },
      446,
    ).widths;
    expect(first).toBeGreaterThan(150);
  });

  it('need no row', () => {
    expect(widthOf(layOutTable({ columns: columns('', ''), rows: [] }, 446))).toBeCloseTo(446);
  });
});
