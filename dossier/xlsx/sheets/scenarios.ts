import { years } from '@elan/domain/forecast/calendar';
import { figureLabels, labelOf } from '@elan/domain/forecast/explain/labels';
import type { Forecast } from '@elan/domain/forecast/outputs';
import { type StressTest, scenarios, stressTests } from '@elan/domain/forecast/scenario';
import type { Bilingual } from '@elan/domain/language';
import { Draft, unsaid } from '../draft/draft.ts';
import { styles } from '../draft/styles.ts';
import type { Expression } from '../formula/expression.ts';
import { extreme } from '../formula/range.ts';
import type { Style } from '../writer/workbook.ts';
import type { Book } from './book.ts';
import { none, startUp } from './breakEven.ts';
import { capitalized } from './words.ts';

const scenarioNames: Readonly<Record<Forecast['scenario'], Bilingual>> = {
  prudent: { fr: 'Prudent', en: 'Prudent' },
  expected: { fr: 'Prévu', en: 'Expected' },
  ambitious: { fr: 'Ambitieux', en: 'Ambitious' },
};
const stressNames: Readonly<Record<StressTest, Bilingual>> = {
  sales: { fr: 'Ventes : −20 %', en: 'Sales: −20%' },
  costs: { fr: 'Coûts directs : +10 %', en: 'Direct costs: +10%' },
  late: { fr: 'Ouverture trois mois plus tard', en: 'Opening three months late' },
  slow: { fr: 'Clients payant un mois plus tard', en: 'Customers paying a month later' },
  lost: { fr: 'Offre principale perdue', en: 'Main offer lost' },
  all: { fr: 'Tout à la fois', en: 'All of these' },
};

/** Builds the sheet of the scenarios, beside the workbook's current results, and of the stress tests. */
export function scenarioSheet(book: Book): Draft {
  const draft = new Draft(
    book.language,
    { fr: 'Scénarios', en: 'Scenarios' },
    { widths: [44, 20, 18, 18, 24, 18], frozen: { rows: 2, columns: 1 }, pagesWide: 1 },
  );
  const title = { fr: 'Scénarios et imprévus', en: 'Scenarios and stress tests' };
  draft.say(0, 0, title, styles.title);
  draft.constant(1, 0, book.subtitle, styles.subtitle);
  const note = {
    fr: 'Calculés le jour de l’exportation : ces valeurs ne suivent pas un changement, sauf la dernière colonne du premier tableau.',
    en: 'Computed on the day of the export: these values do not follow a change, except the last column of the first table.',
  };
  draft.say(2, 0, note, styles.note);
  const next = scenarioTable(draft, book, 4);
  stressTable(draft, book, next + 1);
  return draft;
}

function scenarioTable(draft: Draft, book: Book, first: number): number {
  draft.constant(first, 0, '', styles.head);
  for (const [at, scenario] of scenarios.entries()) {
    draft.say(first, at + 1, scenarioNames[scenario], styles.head);
  }
  const now = { fr: 'Ce classeur, maintenant', en: 'This workbook, now' };
  draft.say(first, scenarios.length + 1, now, styles.head);
  let row = first + 1;
  const line = (
    words: Bilingual,
    of: (forecast: Forecast) => number | null | string,
    live: () => Expression,
    style: Style = styles.dollars,
  ) => {
    draft.say(row, 0, words);
    for (const [at, scenario] of scenarios.entries()) {
      value(draft, row, at + 1, of(book.forecasts[scenario]), style);
    }
    draft.formula(row, scenarios.length + 1, live, style);
    row += 1;
  };
  const { results, cash } = book.rows;
  for (const [at] of years.entries()) {
    const named = (name: string): Bilingual => {
      const { fr, en } = capitalized(labelOf(figureLabels, name));
      return { fr: `${fr}, an ${at + 1}`, en: `${en}, year ${at + 1}` };
    };
    const figure = (name: 'revenue' | 'netIncome' | 'closingCash') => (forecast: Forecast) =>
      dollars(forecast.years[at]?.[name]);
    line(named('revenue'), figure('revenue'), () => results.flows.revenue.year(at));
    line(named('netIncome'), figure('netIncome'), () => results.flows.netIncome.year(at));
    line(named('closingCash'), figure('closingCash'), () => cash.closing.year(at));
  }
  line(
    capitalized(labelOf(figureLabels, 'lowestCash')),
    ({ lowestCash }) => dollars(lowestCash.amount),
    () => extreme('MIN', cash.closing.all),
  );
  return row;
}

function stressTable(draft: Draft, { forecasts: { expected } }: Book, first: number): void {
  const heads: Bilingual[] = [
    { fr: 'Imprévu, dans le scénario prévu', en: 'Stress test, in the expected scenario' },
    { fr: 'Encaisse la plus basse', en: 'Lowest cash' },
    { fr: 'au mois', en: 'in month' },
    ...years.map((_, at) => ({ fr: `Couverture, an ${at + 1}`, en: `Coverage, year ${at + 1}` })),
  ];
  for (const [column, words] of heads.entries()) draft.say(first, column, words, styles.head);
  for (const [at, id] of stressTests.entries()) {
    const row = first + 1 + at;
    const found = expected.stress.find((one) => one.id === id);
    draft.say(row, 0, stressNames[id]);
    value(draft, row, 1, dollars(found?.lowestCash.amount), styles.dollars);
    const m = found?.lowestCash.m ?? null;
    value(draft, row, 2, m === 0 ? startUp[draft.language] : m, styles.count);
    const owes = (year: number) => expected.years[year]?.debtService !== 0;
    for (const [year] of years.entries()) {
      const ratio = found?.dscrAfterOwners[year] ?? (owes(year) ? null : none);
      value(draft, row, 3 + year, ratio, styles.ratio);
    }
  }
}

function dollars(cents: number | null | undefined): number | null {
  return cents == null ? null : cents / 100;
}

function value(
  draft: Draft,
  row: number,
  column: number,
  known: number | string | null,
  style: Style,
): void {
  if (known === null) draft.say(row, column, unsaid, styles.note);
  else draft.constant(row, column, known, style);
}
