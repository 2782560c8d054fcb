import { describe, expect, it } from 'vitest';
import type { Table } from '../model/blocks.ts';
import { columns, row, total } from '../testing/blocks.ts';
import { layOutTable } from './columnWidths.ts';
import { geometry } from './geometry.ts';

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

const page = (width: number) => ({ width, height: 600 });

describe('the widths of a table', () => {
  it.each([446, 300, 120])('fill %d points', (available) => {
    const table: Table = {
      columns: columns('Poste', '>Montant'),
      rows: [row('Ventes', '12\u00a0500\u00a0$')],
    };
    expect(widthOf(layOutTable(table, page(available)))).toBeCloseTo(available);
  });

  it('set text as large as it goes, and fourteen columns on a page turned sideways', () => {
    expect(layOutTable(monthly('1\u00a0$', 2), page(446))).toMatchObject({
      size: 9.2,
      isTight: false,
    });
    const wide = layOutTable(monthly('1\u00a0125\u00a0000\u00a0$'), page(696));
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
    const { size, widths } = layOutTable(labelled('125\u00a0000\u00a0$'), page(696));
    expect(size).toBeLessThan(9.2);
    expect((widths[0] ?? 0) / size).toBeGreaterThan(14);
  });

  it('say when not even the smallest size leaves words whole', () => {
    expect(layOutTable(monthly('1\u00a0234\u00a0567,89\u00a0$'), page(300))).toMatchObject({
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
    const [, regular = 0] = layOutTable(plain, page(60)).widths;
    const [, wider = 0] = layOutTable(bold, page(60)).widths;
    expect(wider).toBeGreaterThan(regular);
    // Seven characters of half an em and two narrow spaces.
    expect(regular / layOutTable(plain, page(60)).size).toBeGreaterThan(3.5);
  });

  it('give most to the column with the longest texts', () => {
    const text = 'Une mesure qui demande plusieurs mots et donc plusieurs lignes. ';
    const table: Table = {
      columns: columns('Risque', 'Mesure'),
      rows: [row('Un retard des travaux', text.repeat(4))],
    };
    const [risk = 0, measure = 0] = layOutTable(table, page(446)).widths;
    expect(measure).toBeGreaterThan(risk * 2);
  });

  it('let a text at the end of its column take several lines', () => {
    const text = 'Un texte là où l’on attend un nombre, '.repeat(5);
    const [first = 0] = layOutTable(
      { columns: columns('Poste', '>Montant'), rows: [row(text, text)] },
      page(446),
    ).widths;
    expect(first).toBeGreaterThan(150);
  });

  it('need no row', () => {
    expect(widthOf(layOutTable({ columns: columns('', ''), rows: [] }, page(446)))).toBeCloseTo(
      446,
    );
  });

  it('are no wider on a page turned sideways where few columns need no more', () => {
    expect(widthOf(layOutTable(monthly('1\u00a0$', 2), page(696)))).toBeCloseTo(462);
    expect(widthOf(layOutTable(monthly('1\u00a0$'), page(696)))).toBeCloseTo(696);
  });
});

describe('the height of a table', () => {
  const rows = (count: number, text: string): Table => ({
    columns: columns('Poste', '>Montant'),
    rows: Array.from({ length: count }, () => row(text, '1\u00a0$')),
  });

  it('keeps a short one on one page', () => {
    expect(layOutTable(rows(15, 'Ventes'), page(446)).isWhole).toBe(true);
    expect(layOutTable(rows(40, 'Ventes'), page(446)).isWhole).toBe(false);
    const words = { ...rows(15, 'Ventes'), columns: columns('Hypothèse', 'Valeur') };
    expect(layOutTable(words, page(446)).isWhole).toBe(false);
  });

  it.each([1, 3, 5, 7, 9])(
    'keeps a budget of twelve months with amounts of %i digits whole',
    (digits) => {
      const amount = `-${'8'.repeat(digits)}`;
      const months = ['>Démarrage', ...Array.from({ length: 13 }, () => '>nov. 2027')];
      const budget: Table = {
        columns: columns('Poste', ...months),
        rows: Array.from({ length: 18 }, () =>
          row('Total des sorties', ...months.map(() => amount)),
        ),
      };
      const { landscapeWidth: width, landscapeHeight: height } = geometry;
      expect(layOutTable(budget, { width, height }).isWhole).toBe(true);
    },
  );

  it('lets a row break that may be higher than a page, and no other', () => {
    const long = 'Une phrase qui se répète. '.repeat(200);
    expect(layOutTable(rows(1, long), page(446))).toMatchObject({
      longRows: [true],
      isWhole: false,
    });
    expect(layOutTable(rows(1, 'Une phrase. '.repeat(20)), page(446)).longRows).toEqual([false]);
  });

  it('repeats a head of a few lines, and not one of a page', () => {
    const headed = (head: string): Table => ({
      columns: columns(head, '>B'),
      rows: [row('a', '1')],
    });
    expect(layOutTable(headed('Un mot. '.repeat(30)), page(446)).isHeadRepeated).toBe(true);
    expect(layOutTable(headed('Un mot. '.repeat(900)), page(446)).isHeadRepeated).toBe(false);
  });
});
