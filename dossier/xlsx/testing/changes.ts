import { longestTerm } from '@elan/domain/forecast/bounds';
import type { ForecastInputs } from '@elan/domain/forecast/inputs';
import type { Scenario } from '@elan/domain/forecast/scenario';
import { columnName } from '../writer/names.ts';
import type { CellData, WorkbookData } from '../writer/workbook.ts';
import type { TypedCell } from './recalculate.ts';

/** A value typed in *Hypothèses*, and the same change to the forecast's inputs. */
export interface Change {
  readonly name: string;
  readonly cells: readonly Typed[];
  readonly apply: (inputs: ForecastInputs) => ForecastInputs;
  readonly scenario?: Scenario;
  /** Also tested in a plan with missing inputs. */
  readonly isForIncomplete?: true;
}
interface Typed {
  /** Heading above the list, if it has one. */
  readonly section?: string;
  /** Content of the row's first column. */
  readonly row: string;
  readonly column: number;
  readonly value: number | string;
}

function withOffer(
  inputs: ForecastInputs,
  id: string,
  change: Partial<ForecastInputs['offers'][number]>,
): ForecastInputs {
  const offers = inputs.offers.map((offer) => (offer.id === id ? { ...offer, ...change } : offer));
  return { ...inputs, offers };
}

/** Changes to the bakery of the sample plans. */
export const changes: readonly Change[] = [
  {
    name: 'a price',
    isForIncomplete: true,
    cells: [{ section: 'Ce qui est vendu', row: 'Confiture', column: 1, value: 11.37 }],
    apply: (inputs) => withOffer(inputs, 'jam', { price: 11_37 }),
  },
  {
    name: 'a missing price, said at last',
    isForIncomplete: true,
    cells: [{ section: 'Ce qui est vendu', row: 'Atelier', column: 1, value: 85 }],
    apply: (inputs) => withOffer(inputs, 'class', { price: 85_00 }),
  },
  {
    name: 'a price that makes the business register earlier',
    cells: [{ section: 'Ce qui est vendu', row: 'Pain', column: 1, value: 26.5 }],
    apply: (inputs) => withOffer(inputs, 'bread', { price: 26_50 }),
  },
  {
    name: 'months of stock, a cost and the quantities of a year',
    cells: [
      { section: 'Ce qui est vendu', row: 'Confiture', column: 6, value: 4 },
      { section: 'Ce qui est vendu', row: 'Confiture', column: 2, value: 4.01 },
      { section: 'Quantités par année', row: 'Atelier', column: 2, value: 301 },
    ],
    apply: (inputs) =>
      withOffer(withOffer(inputs, 'jam', { stockMonths: 4, cost: 4_01 }), 'class', {
        units: { mode: 'year', years: [160, 301, 260] },
      }),
  },
  {
    name: 'the opening month',
    isForIncomplete: true,
    cells: [{ row: 'Mois d’ouverture', column: 1, value: 46_600 }],
    apply: (inputs) => ({ ...inputs, opening: '2027-08' }),
  },
  {
    name: 'the legal form',
    cells: [{ row: 'Forme juridique', column: 1, value: 'Entreprise individuelle' }],
    apply: (inputs) => ({ ...inputs, form: 'soleProprietorship' }),
  },
  {
    name: 'the quick method, from the start',
    cells: [
      { row: 'Inscription aux taxes', column: 1, value: 'dès le départ' },
      { row: 'Méthode', column: 1, value: 'rapide' },
    ],
    apply: (inputs) => ({ ...inputs, salesTax: { registration: 'start', method: 'quick' } }),
  },
  {
    name: 'the hours of staff and the life of an asset',
    cells: [
      { section: 'Personnel', row: 'Vente', column: 4, value: 38.5 },
      { section: 'Immobilisations', row: 'Four', column: 4, value: 31 },
    ],
    apply: (inputs) => ({
      ...inputs,
      staff: (inputs.staff ?? []).map((line) => ({
        ...line,
        pay: { mode: 'hourly', wage: 18_50, hoursPerWeek: 38.5, vacation: '4' },
      })),
      assets: (inputs.assets ?? []).map((asset) =>
        asset.id === 'oven' ? { ...asset, life: 31 } : asset,
      ),
    }),
  },
  {
    name: 'the people on a line of staff, and an owner who is covered',
    cells: [
      { section: 'Personnel', row: 'Vente', column: 1, value: 17 },
      { row: 'Propriétaire couvert par la CNESST', column: 1, value: 'oui' },
    ],
    apply: (inputs) => ({
      ...inputs,
      staff: (inputs.staff ?? []).map((line) => ({ ...line, people: 17 })),
      ownerPay: { ...inputs.ownerPay, cnesst: true },
    }),
  },
  {
    name: 'exempt sales alone, of a business that registers from the start',
    cells: [
      { row: 'Inscription aux taxes', column: 1, value: 'dès le départ' },
      ...['Pain', 'Atelier', 'Confiture'].map((row) => ({
        section: 'Ce qui est vendu',
        row,
        column: 4,
        value: 'exonérée',
      })),
    ],
    apply: (inputs) => ({
      ...inputs,
      salesTax: { registration: 'start' },
      offers: inputs.offers.map((offer) => ({ ...offer, taxStatus: 'exempt' })),
    }),
  },
  {
    name: 'a loan',
    cells: [
      { section: 'Prêts', row: 'Prêt de la caisse', column: 1, value: 31_000 },
      { section: 'Prêts', row: 'Prêt de la caisse', column: 3, value: 0.0925 },
      { section: 'Prêts', row: 'Prêt de la caisse', column: 4, value: 24 },
    ],
    apply: (inputs) => ({
      ...inputs,
      loans: (inputs.loans ?? []).map((loan) => ({
        ...loan,
        amount: 31_000_00,
        rate: '9.25',
        term: 24,
      })),
    }),
  },
  {
    name: 'the prudent scenario',
    isForIncomplete: true,
    cells: [
      { row: 'Quantités vendues', column: 1, value: 0.8 },
      { row: 'Coûts directs', column: 1, value: 1.05 },
      { row: 'Les clients paient un mois plus tard', column: 1, value: 'oui' },
    ],
    apply: (inputs) => inputs,
    scenario: 'prudent',
  },
];

/** Changes to the partners of the sample plans. */
export const ownerChanges: readonly Change[] = [
  {
    name: 'shares, pay and another salary',
    cells: [
      { section: 'Propriétaires', row: 'Ana', column: 1, value: 0.3 },
      { section: 'Propriétaires', row: 'Ana', column: 2, value: 1_234.56 },
      { section: 'Propriétaires', row: 'Kim', column: 1, value: 0.25 },
      { section: 'Propriétaires', row: 'Lou', column: 5, value: 91_000 },
    ],
    apply: (inputs) =>
      withOwners(inputs, [
        { share: '0.3', pay: 1_234_56 },
        { otherIncome: 91_000_00 },
        { share: '0.25' },
      ]),
  },
  {
    name: 'a corporation, with dividends and contributions',
    cells: [
      { row: 'Forme juridique', column: 1, value: 'Société par actions' },
      { section: 'Propriétaires', row: 'Kim', column: 7, value: 5_000 },
      { section: 'Propriétaires', row: 'Ana', column: 9, value: 'oui' },
      { section: 'Propriétaires', row: 'Ana', column: 10, value: 'oui' },
    ],
    apply: (inputs) => ({
      ...withOwners(inputs, [
        { employmentInsurance: true, cnesst: true },
        {},
        { dividend: [null, 5_000_00, null] },
      ]),
      form: 'corporation',
    }),
  },
  {
    name: 'another opening',
    cells: [{ row: 'Mois d’ouverture', column: 1, value: 46_753 }],
    apply: (inputs) => ({ ...inputs, opening: '2028-01' }),
  },
];

function withOwners(
  inputs: ForecastInputs,
  changes: readonly Partial<NonNullable<ForecastInputs['owners']>[number]>[],
): ForecastInputs {
  return {
    ...inputs,
    owners: (inputs.owners ?? []).map((owner, at) => ({ ...owner, ...changes[at] })),
  };
}

/** @returns the cells of the first sheet that a change types into. */
export function typedCells(book: WorkbookData, { cells: typed }: Change): TypedCell[] {
  const sheet = firstOf(book);
  const labels = sheet.cells.filter(({ column }) => column === 0);
  const rowOf = (label: string, after: number): number => {
    const found = labels.find(({ row, value }) => row >= after && value === label);
    if (!found) throw new Error(`no row “${label}”`);
    return found.row;
  };
  return typed.map(({ section, row: label, column, value }) => {
    const row = rowOf(label, section === undefined ? 0 : rowOf(section, 0));
    const isInput = (cell: CellData) =>
      cell.row === row && cell.column === column && cell.formula === undefined;
    if (!sheet.cells.some(isInput)) throw new Error(`no input “${label}”`);
    return { sheet: sheet.name, row, column, value };
  });
}

/** @returns the workbook after a change to its first sheet. */
export function changedInput(book: WorkbookData, change: Change): WorkbookData {
  const typed = typedCells(book, change);
  const cells = firstOf(book).cells.map((cell) => {
    const found = typed.find(({ row, column }) => cell.row === row && cell.column === column);
    return found ? { ...cell, value: found.value } : cell;
  });
  return { ...book, sheets: [{ ...firstOf(book), cells }, ...book.sheets.slice(1)] };
}

function firstOf({ sheets: [first] }: WorkbookData) {
  if (!first) throw new Error('no sheet');
  return first;
}

/** @returns a value for a missing input, as stored by the form and as typed in the workbook. */
export function enteredLater(
  inputs: ForecastInputs,
  path: readonly (string | number)[],
): { readonly value: unknown; readonly typed: number } {
  const field = path.at(-1);
  if (field === 'units') return { value: { mode: 'ramp', anchors: { 1: 37 } }, typed: 37 };
  if (field === 'rate') return { value: '7.25', typed: 0.0725 };
  if (field === 'hoursPerWeek') return { value: 31.5, typed: 31.5 };
  const loan = inputs.loans?.[Number(path[1])];
  const { term, amortisation } = loan ?? {};
  if (field === 'term') {
    const { interestOnly } = (path[0] === 'grants' ? inputs.grants?.[Number(path[1])] : loan) ?? {};
    const longer = Math.min((interestOnly ?? 0) + 13, amortisation ?? longestTerm);
    return { value: longer, typed: longer };
  }
  if (field === 'amortisation') {
    const longer = (term ?? 0) + 13;
    return { value: longer, typed: longer };
  }
  if (typeof field === 'number') return { value: 345, typed: 345 };
  return { value: 123_45, typed: 123.45 };
}

/** @returns a number typed into the only missing input. */
export function filledCell(book: WorkbookData, typed: number): TypedCell {
  const first = firstOf(book);
  const waiting = first.cells.find(({ formula }) => formula?.startsWith('IF(COUNT($'));
  const place = waiting?.formula?.match(/^IF\(COUNT\(\$([A-Z]+)\$(\d+)\)=1,/);
  const cell = first.cells.find(
    ({ row, column }) => columnName(column) === place?.[1] && row + 1 === Number(place?.[2]),
  );
  if (!cell) throw new Error('no single input is missing');
  return { sheet: first.name, row: cell.row, column: cell.column, value: typed };
}

/** @returns the workbook with wrong stored results, so that only a program that recomputes it gets the right ones. */
export function withWrongResults(book: WorkbookData): WorkbookData {
  const wrong = (cell: CellData): CellData =>
    cell.formula === undefined ? cell : { ...cell, value: 123_456.78 };
  return {
    ...book,
    sheets: book.sheets.map((sheet) => ({ ...sheet, cells: sheet.cells.map(wrong) })),
  };
}
