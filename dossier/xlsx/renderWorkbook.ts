import { planOf } from '@elan/domain/forecast/defaults/defaults';
import { outlook } from '@elan/domain/forecast/forecast';
import type { ForecastInputs } from '@elan/domain/forecast/inputs';
import type { Bilingual, Language } from '@elan/domain/language';
import type { Draft } from './draft/draft.ts';
import type { MonthlySheet } from './draft/monthlySheet.ts';
import { styles } from './draft/styles.ts';
import type { Cell } from './formula/cell.ts';
import { type Expression, expressionOf, ranks } from './formula/expression.ts';
import { assumptionsDraft, assumptionsSheet } from './sheets/assumptions/assumptions.ts';
import { InputSheet } from './sheets/assumptions/inputSheet.ts';
import { balanceSheet } from './sheets/balance.ts';
import type { Book, Rows } from './sheets/book.ts';
import { breakEvenSheet } from './sheets/breakEven.ts';
import { cashSheet } from './sheets/cash.ts';
import { checkSheet } from './sheets/checks.ts';
import { loanSheet } from './sheets/loans.ts';
import { ownerTaxSheet } from './sheets/ownerTaxes.ts';
import { purchaseSheet } from './sheets/purchases.ts';
import { resultSheet } from './sheets/results.ts';
import { salesSheet } from './sheets/sales.ts';
import { scenarioSheet } from './sheets/scenarios.ts';
import { staffSheet } from './sheets/staff.ts';
import { taxSheet } from './sheets/taxes.ts';
import type { SheetData, WorkbookData } from './writer/workbook.ts';
import { writeWorkbook } from './writer/write.ts';

interface WorkbookRequest {
  /** The saved forecast; undefined if there is none. */
  readonly inputs: ForecastInputs | undefined;
  readonly language: Language;
  readonly projectName: string;
  /** A date such as "2026-11-25". */
  readonly date: string;
}

/** @returns the forecast as an XLSX workbook with live formulas. Scenarios and stress tests are fixed values. */
export async function renderWorkbook(request: WorkbookRequest): Promise<Uint8Array> {
  return writeWorkbook(workbookOf(request));
}

/** Builds the workbook's data, without writing the file. */
export function workbookOf({ inputs, language, projectName, date }: WorkbookRequest): WorkbookData {
  const words: Record<'title' | 'unit' | 'page' | 'of', Bilingual> = {
    title: { fr: 'Prévisions financières', en: 'Financial forecast' },
    unit: { fr: 'en dollars', en: 'in dollars' },
    page: { fr: 'Page', en: 'Page' },
    of: { fr: 'sur', en: 'of' },
  };
  const subtitle = [projectName, date, words.unit[language]].filter(Boolean).join(' · ');
  const sheets = inputs ? sheetsOf(inputs, language, subtitle) : [unsavedSheet(language, subtitle)];
  return {
    title: [words.title[language], projectName].filter(Boolean).join(' · '),
    creator: 'Élan',
    language: { fr: 'fr-CA', en: 'en-CA' }[language],
    locale: { fr: 'C0C', en: '1009' }[language],
    date,
    page: { before: words.page[language], of: words.of[language] },
    sheets,
  };
}

function unsavedSheet(language: Language, subtitle: string): SheetData {
  const draft = assumptionsDraft(language, subtitle);
  draft.say(3, 0, {
    fr: 'Aucune prévision n’est enregistrée dans ce projet. Remplissez les prévisions du module Finances, puis exportez de nouveau.',
    en: 'No forecast is saved in this project. Fill in the forecast of the Finances module, then export again.',
  });
  return draft.finish(draft.constant(1, 1, '', styles.subtitle));
}

function sheetsOf(inputs: ForecastInputs, language: Language, subtitle: string): SheetData[] {
  const plan = planOf(inputs);
  const { forecasts } = outlook(inputs);
  const first = assumptionsDraft(language, subtitle);
  const inputSheet = new InputSheet(first);
  inputSheet.row = 3;
  const countOfMissing = inputSheet.field(
    { fr: 'Cases à préciser', en: 'Cells to be completed' },
    () => emptyOf(first.missing),
    styles.count,
  );
  const assumptions = assumptionsSheet(inputSheet, plan, inputs);
  // Filled below. Formulas may refer to rows of any sheet, so formulas are made only when all sheets exist.
  const rows = {} as { -readonly [Name in keyof Rows]: Rows[Name] };
  const book: Book = { language, subtitle, plan, forecasts, assumptions, rows };
  const placed = <Name extends keyof Rows>(
    name: Name,
    { sheet, rows: own }: { readonly sheet: MonthlySheet; readonly rows: NonNullable<Rows[Name]> },
  ): Draft => {
    rows[name] = own;
    return sheet.draft;
  };
  const sales = placed('sales', salesSheet(book));
  const taxes = placed('taxes', taxSheet(book));
  const purchases = placed('purchases', purchaseSheet(book));
  const staff = placed('staff', staffSheet(book));
  const loans = placed('loans', loanSheet(book));
  const ownerTaxes = plan.owners.length > 0 ? [placed('ownerTaxes', ownerTaxSheet(book))] : [];
  const results = placed('results', resultSheet(book));
  const cash = placed('cash', cashSheet(book));
  const balance = placed('balance', balanceSheet(book));
  return [
    first,
    sales,
    staff,
    purchases,
    taxes,
    loans,
    ...ownerTaxes,
    results,
    cash,
    balance,
    breakEvenSheet(book),
    scenarioSheet(book),
    checkSheet(book, countOfMissing, inputSheet.missing),
  ].map((draft) => draft.finish(countOfMissing));
}

/** @returns a formula that counts how many of the missing inputs are still empty. */
function emptyOf(missing: readonly Cell[]): Expression {
  if (missing.length === 0) return expressionOf(0);
  return {
    rank: ranks.added,
    text: ({ sheet }) =>
      `${missing.length}-COUNT(${missing.map((cell) => cell.placeFor(sheet)).join(',')})`,
    value: () => missing.length,
  };
}
