import { figureText } from '@elan/domain/figures/format';
import { type FigureSource, monthAfterStart } from '@elan/domain/figures/source';
import { runningTotal } from '@elan/domain/forecast/explain/subtotals';
import type { Bilingual, Language } from '@elan/domain/language';
import { amountTicks } from '@elan/domain/ticks';
import type { Block, Chart, Series } from '../blocks.ts';
import { plain } from '../markdown/inline.ts';
import { columnOf, dollarsText } from './figureTable.ts';
import { monthColumn, monthHead } from './months.ts';

const texts = {
  cash: {
    fr: 'Encaisse à la fin de chaque mois, en dollars',
    en: 'Cash at the end of each month, in dollars',
  },
  cashSeries: { fr: 'Encaisse', en: 'Cash' },
  costs: {
    fr: 'Revenus et charges accumulés depuis le démarrage, en dollars',
    en: 'Revenue and costs accumulated since start-up, in dollars',
  },
  income: { fr: 'Revenus accumulés', en: 'Accumulated revenue' },
  spent: { fr: 'Charges accumulées', en: 'Accumulated costs' },
  loans: {
    fr: 'Solde des prêts à la fin de chaque mois, en dollars',
    en: 'Balance of the loans at the end of each month, in dollars',
  },
  loanSeries: { fr: 'Solde des prêts', en: 'Loan balance' },
} as const satisfies Readonly<Record<string, Bilingual>>;

const unknown: Bilingual = {
  fr: 'Une partie des montants reste à préciser.',
  en: 'Some of the amounts are still to be completed.',
};

/** Maximum number of ticks on the vertical axis. */
const mostTicks = 6;
/** Interval in months between labels on the horizontal axis, and between columns of the data table. */
const labelled = 6;

interface Drawn {
  readonly caption: Bilingual;
  readonly alt: Bilingual;
  readonly series: readonly Series[];
  readonly mark?: Chart['mark'];
}

/** @returns a chart of start-up and 36 months, or undefined if none of the amounts is known. */
function chartOf({ expected }: FigureSource, language: Language, drawn: Drawn): Block | undefined {
  const values = drawn.series.flatMap((series) => series.values.filter((value) => value !== null));
  if (values.length === 0) return undefined;
  const { caption, alt, series, mark } = drawn;
  const shown = expected.months.filter(({ m }) => m % labelled === 0);
  return {
    kind: 'chart',
    caption: caption[language],
    alt: alt[language],
    chart: {
      series,
      labels: expected.months.map((month) =>
        shown.includes(month) ? monthHead(month, language) : '',
      ),
      ticks: amountTicks(values, mostTicks).map((value) => ({
        value,
        label: dollarsText(value, language),
      })),
      ...(mark ? { mark } : {}),
      data: {
        columns: ['', ...shown.map((month) => monthColumn(month, language))].map(columnOf),
        rows: series.map(({ label, values }) => ({
          cells: [label, ...shown.map(({ m }) => dollarsText(values[m], language))].map(plain),
        })),
      },
    },
  };
}

/** @returns a chart of monthly cash with its lowest point labelled, or undefined if no amount is known. */
export function cashChart(source: FigureSource, language: Language): Block | undefined {
  const { amount, m } = source.expected.lowestCash;
  const values = source.expected.months.map(({ cash }) => cash);
  const month = monthAfterStart(source, m);
  const lowest = (of: Language) => figureText({ unit: 'money', value: amount }, of);
  const isKnown = amount !== null && m !== null && month !== null;
  return chartOf(source, language, {
    caption: texts.cash,
    alt: isKnown
      ? {
          fr: `L’encaisse de chaque mois; la plus basse est de ${lowest('fr')}, en ${month.fr}.`,
          en: `Cash of each month; the lowest is ${lowest('en')}, in ${month.en}.`,
        }
      : unknown,
    series: [{ label: texts.cashSeries[language], shape: 'line', values }],
    ...(isKnown ? { mark: { at: m, value: amount, label: lowest(language) } } : {}),
  });
}

/** @returns a chart of accumulated revenue and costs, with the break-even month if known; undefined without amounts. */
export function breakEvenChart(source: FigureSource, language: Language): Block | undefined {
  const { expected } = source;
  const income = runningTotal(expected, 'incomeSoFar');
  const spent = runningTotal(expected, 'costsSoFar');
  const { month: at } = expected.breakEven;
  const month = monthAfterStart(source, at);
  const value = at === null ? null : income[at];
  const isKnown = at !== null && month !== null && typeof value === 'number';
  const never: Bilingual = {
    fr: 'Les revenus accumulés ne dépassent pas les charges accumulées en trois ans.',
    en: 'Accumulated revenue does not exceed accumulated costs within three years.',
  };
  const isUnknown = income.at(-1) === null || spent.at(-1) === null;
  return chartOf(source, language, {
    caption: texts.costs,
    alt: isKnown
      ? {
          fr: `Les revenus accumulés dépassent pour de bon les charges accumulées en ${month.fr}.`,
          en: `Accumulated revenue exceeds accumulated costs for good in ${month.en}.`,
        }
      : isUnknown
        ? unknown
        : never,
    series: [
      { label: texts.income[language], shape: 'line', values: income },
      { label: texts.spent[language], shape: 'line', values: spent },
    ],
    ...(isKnown ? { mark: { at, value, label: month[language] } } : {}),
  });
}

/** @returns a chart of the monthly loan balance, or undefined if there is no loan or no known balance. */
export function loanChart(source: FigureSource, language: Language): Block | undefined {
  const { expected } = source;
  if (expected.loans.length === 0) return undefined;
  const values = expected.months.map(({ loans }) => loans);
  const last = (of: Language) => figureText({ unit: 'money', value: values.at(-1) ?? null }, of);
  return chartOf(source, language, {
    caption: texts.loans,
    alt: {
      fr: `Le solde des prêts de chaque mois; il est de ${last('fr')} après trois ans.`,
      en: `The balance of the loans of each month; it is ${last('en')} after three years.`,
    },
    series: [{ label: texts.loanSeries[language], shape: 'line', values }],
  });
}
