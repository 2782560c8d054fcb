import { monthCount, years } from '@elan/domain/forecast/calendar';
import { figureLabels, labelOf } from '@elan/domain/forecast/explain/labels';
import type { ForecastInputs } from '@elan/domain/forecast/inputs';
import {
  balanceNames,
  classifiedNames,
  type Flow,
  type Forecast,
  flowNames,
  ratioNames,
} from '@elan/domain/forecast/outputs';
import {
  type BalanceLine,
  type BalanceSide,
  balanceLine,
  balanceSides,
} from '@elan/domain/forecast/statements/balanceSheet';
import { ratios } from '@elan/domain/forecast/statements/ratios';
import { isFlowUsed } from '@elan/domain/forecast/statements/usedFlows';
import type { Language } from '@elan/domain/language';
import type { ReadSheet } from './readWorkbook.ts';
import type { ValueAt } from './recalculate.ts';

const sheetNames = {
  fr: {
    results: 'Résultats',
    cash: 'Encaisse',
    balance: 'Bilan',
    sales: 'Ventes',
    loans: 'Prêts',
    breakEven: 'Seuil de rentabilité',
    checks: 'Vérifications',
  },
  en: {
    results: 'Results',
    cash: 'Cash',
    balance: 'Balance sheet',
    sales: 'Sales',
    loans: 'Loans',
    breakEven: 'Break-even',
    checks: 'Checks',
  },
} as const;
type SheetKey = keyof (typeof sheetNames)['fr'];

const words = {
  units: { fr: 'Unités vendues', en: 'Units sold' },
  interest: { fr: 'Intérêts', en: 'Interest' },
  principal: { fr: 'Capital remboursé', en: 'Principal repaid' },
  balance: { fr: 'Solde à la fin du mois', en: 'Balance at the month’s end' },
  closing: { fr: 'Encaisse à la fin', en: 'Closing cash' },
  lowest: {
    fr: 'Encaisse la plus basse, du démarrage au mois 36',
    en: 'Lowest cash, start-up to month 36',
  },
  lowestMonth: { fr: '… à la fin du mois', en: '… at the end of month' },
  startUp: { fr: 'démarrage', en: 'start-up' },
  debtService: {
    fr: 'Service de la dette : intérêts et capital',
    en: 'Debt service: interest and principal',
  },
  inUnits: {
    fr: '… en unités, aux proportions du plan',
    en: '… in units, in the plan’s proportions',
  },
  payingYou: {
    fr: 'Seuil qui paie aussi les prélèvements et la dette',
    en: 'Break-even that also pays drawings and debt',
  },
  breakEvenMonth: {
    fr: 'Mois à partir duquel le bénéfice net depuis le départ reste à 0 ou plus',
    en: 'Month from which the net income since the start stays at 0 or above',
  },
  good: { fr: 'juste', en: 'correct' },
} as const;

const cashFlows: readonly Flow[] = [
  'cashFromCustomers',
  'cashFromOwner',
  'cashFromLoans',
  'grantsReceived',
  'cashToSuppliers',
  'cashToStaff',
  'salesTaxPaid',
  'incomeTaxPaid',
  'cashForAssets',
  'drawings',
  'dividends',
  'ownerTaxes',
  'loanPayments',
  'creditLineDrawn',
  'creditLineRepaid',
];

export interface Comparison {
  /** Number of compared cells. */
  cells: number;
  /** Number of cells that are blank although the forecast knows their figure. */
  blank: number;
  readonly differences: string[];
}

/** Compares a workbook's results with the forecast, to the cent. Cells without a known figure must be blank. */
export function compareWithForecast(
  sheets: readonly ReadSheet[],
  valueAt: ValueAt,
  inputs: ForecastInputs,
  forecast: Forecast,
  language: Language,
): Comparison {
  const found: Comparison = { cells: 0, blank: 0, differences: [] };
  const rowsOf = (key: SheetKey, label: string): number[] => {
    const name = sheetNames[language][key];
    const rows = sheets.find((sheet) => sheet.name === name)?.rows ?? [];
    // A section may have the same name as one of its rows, but its cells are empty.
    const isFilled = (row: number) =>
      rows[row]?.slice(1).some((cell) => cell?.formula !== undefined || cell?.value !== '');
    return [...rows.keys()].filter((row) => rows[row]?.[0]?.value === label && isFilled(row));
  };
  const compare = (key: SheetKey, row: number, column: number, known: number | string | null) => {
    found.cells += 1;
    const sheet = sheetNames[language][key];
    const value = valueAt(sheet, row, column);
    if (known !== null && value === '') found.blank += 1;
    else if (known === null ? value !== '' : !isSame(value, known)) {
      found.differences.push(
        `${sheet} row ${row + 1}, column ${column + 1}: ${String(value)}, the forecast has ${known}`,
      );
    }
  };
  const row = (key: SheetKey, label: string, place = 0): number => {
    const at = rowsOf(key, label)[place];
    if (at === undefined) throw new Error(`no row “${label}” in ${key}`);
    return at;
  };
  const months = (
    key: SheetKey,
    at: number,
    of: (month: Forecast['months'][number]) => number | null,
  ) => {
    for (const [m, month] of forecast.months.entries()) compare(key, at, 2 + m, of(month));
  };
  const yearly = (
    key: SheetKey,
    at: number,
    of: (year: Forecast['years'][number]) => number | null,
  ) => {
    for (const [year, figures] of forecast.years.entries())
      compare(key, at, 2 + monthCount + year, of(figures));
  };
  const label = (name: string) => capital(labelOf(figureLabels, name)[language]);
  const kept = (inputs.grants ?? []).filter(({ repayable }) => !repayable);
  const isForAsset = kept.some(({ for: asset }) => asset != null);
  for (const name of flowNames) {
    if (!isFlowUsed(name, inputs) || (name === 'grantIncome' && kept.length === 0)) continue;
    const key = cashFlows.includes(name) ? 'cash' : 'results';
    const at = row(key, label(name));
    months(key, at, (month) => dollars(month[name]));
    yearly(key, at, (year) => dollars(year[name]));
  }
  // The balance sheet shows the sides of cash and sales taxes, and the current and long-term parts of the loans.
  const lines: BalanceLine[] = [
    ...balanceNames.filter(
      (name) =>
        !['salesTaxPayable', 'cash', 'loans'].includes(name) &&
        isFlowUsed(name, inputs) &&
        (isForAsset || name !== 'deferredRevenue'),
    ),
    ...(Object.keys(balanceSides) as BalanceSide[]),
    ...classifiedNames.filter((name) => name !== 'longTermAssets' && name !== 'equity'),
  ];
  // The workbook keeps the name of the equity row that its plan had when it was made.
  const equity = ['equity', 'ownerEquity', 'partnersEquity'].find(
    (name) => rowsOf('balance', label(name)).length > 0,
  );
  const named = [...lines.map((line) => [line, line] as const), ['equity', equity ?? ''] as const];
  for (const [line, name] of named) {
    const at = row('balance', label(name));
    months('balance', at, (month) => dollars(balanceLine(month, line)));
    for (const [year, { last }] of years.entries()) {
      const end = forecast.months[last];
      compare('balance', at, 2 + monthCount + year, dollars(end && balanceLine(end, line)));
    }
  }
  const closing = row('cash', words.closing[language]);
  months('cash', closing, (month) => dollars(month.cash));
  yearly('cash', closing, (year) => dollars(year.closingCash));
  for (const [at, { id }] of inputs.offers.entries()) {
    const units = row('sales', words.units[language], at);
    months('sales', units, (month) => month.units[id] ?? null);
    yearly('sales', units, (year) => year.units[id] ?? null);
  }
  for (const [at, { schedule }] of forecast.loans.entries()) {
    for (const name of ['interest', 'principal', 'balance'] as const) {
      const own = row('loans', words[name][language], at);
      for (const line of schedule ?? []) {
        if (line.m < monthCount) compare('loans', own, 2 + line.m, dollars(line[name]));
      }
    }
  }
  for (const place of errorsIn(sheets, valueAt)) found.differences.push(place);
  compareRatios(forecast, inputs, language, compare, row);
  for (const [at, cells] of (
    sheets.find(({ name }) => name === sheetNames[language].checks)?.rows ?? []
  ).entries()) {
    if (cells?.[2]?.formula === undefined) continue;
    const value = valueAt(sheetNames[language].checks, at, 2);
    if (value === '' ? forecast.unknown.length === 0 : value !== words.good[language]) {
      found.differences.push(`check in row ${at + 1}: ${String(value)}`);
    }
  }
  return found;
}

/**
 * @returns the formulas that result in an error. LibreOffice saves the error's name, while the test library returns an
 *   object.
 */
function errorsIn(sheets: readonly ReadSheet[], valueAt: ValueAt): string[] {
  return sheets.flatMap(({ name, rows }) =>
    [...rows.keys()].flatMap((row) =>
      [...(rows[row] ?? []).entries()].flatMap(([column, cell]) => {
        if (cell?.formula === undefined) return [];
        const value = valueAt(name, row, column);
        const isError =
          typeof value === 'object' || (typeof value === 'string' && /^(#|Err:)/.test(value));
        return isError ? [`${name} row ${row + 1}, column ${column + 1}: ${String(value)}`] : [];
      }),
    ),
  );
}

function compareRatios(
  {
    years: figures,
    breakEven,
    lowestCash,
    creditLinePeak,
    workingCapitalNeeded,
    unknown,
  }: Forecast,
  { creditLine }: ForecastInputs,
  language: Language,
  compare: (key: SheetKey, row: number, column: number, known: number | string | null) => void,
  row: (key: SheetKey, label: string, place?: number) => number,
): void {
  const label = (name: string) => capital(labelOf(figureLabels, name)[language]);
  const isUnknown = (name: string) => unknown.some(({ figure }) => figure === name);
  const one = (words: string, known: number | string | null, place = 0) =>
    compare('breakEven', row('breakEven', words, place), 1, known);
  const ifAny = (name: string, value: number | null) =>
    value ?? (isUnknown(name) ? undefined : '—');
  const sales = [
    [label('breakEven'), 0, ifAny('breakEven', dollars(breakEven.revenue))],
    [words.inUnits[language], 0, ifAny('breakEven', breakEven.units)],
    [words.payingYou[language], 0, ifAny('breakEven', dollars(breakEven.payingYou.revenue))],
    [words.inUnits[language], 1, ifAny('breakEven', breakEven.payingYou.units)],
    [words.breakEvenMonth[language], 0, ifAny('breakEven', breakEven.month)],
  ] as const;
  // The results do not distinguish an unknown figure from one that does not exist.
  for (const [words, place, known] of sales) if (known !== undefined) one(words, known, place);
  one(words.lowest[language], dollars(lowestCash.amount));
  const monthOf = (m: number | null) => (m === 0 ? words.startUp[language] : m);
  one(words.lowestMonth[language], monthOf(lowestCash.m));
  if (creditLine) {
    one(label('creditLinePeak'), dollars(creditLinePeak.amount));
    one(words.lowestMonth[language], monthOf(creditLinePeak.m), 1);
  }
  one(label('workingCapitalNeeded'), dollars(workingCapitalNeeded));
  for (const [at, year] of figures.entries()) {
    for (const name of ['ebitda', 'ebitdaWithGrants'] as const) {
      compare('breakEven', row('breakEven', label(name)), at + 1, dollars(year[name]));
    }
    compare(
      'breakEven',
      row('breakEven', words.debtService[language]),
      at + 1,
      dollars(year.debtService),
    );
    for (const name of ['dscr', 'dscrAfterOwners'] as const) {
      const known = ifAny(name, year[name]);
      if (known !== undefined) compare('breakEven', row('breakEven', label(name)), at + 1, known);
    }
    for (const name of ratioNames) {
      const known = ifAny(name, year.ratios[name]);
      if (known === undefined) continue;
      const { kind } = ratios[name];
      const isAmount = kind === 'money' && typeof known === 'number';
      compare('breakEven', row('breakEven', label(name)), at + 1, isAmount ? known / 100 : known);
    }
  }
}

function dollars(cents: number | null | undefined): number | null {
  return cents == null ? null : cents / 100;
}

/** @returns whether two values differ by less than half a cent. */
function isSame(value: unknown, known: number | string): boolean {
  return typeof known === 'number' && typeof value === 'number'
    ? Math.abs(value - known) < 0.005
    : value === known;
}

function capital(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}
