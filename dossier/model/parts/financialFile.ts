import type { CashMonths } from '@elan/domain/dossier/packs';
import type { FigureSource } from '@elan/domain/figures/source';
import { type TableId, tableCatalogue } from '@elan/domain/figures/tables';
import type { SavedForecast } from '@elan/domain/forecast/saved/savedForecast';
import type { Bilingual, Language } from '@elan/domain/language';
import type { Block } from '../blocks.ts';
import { assumptionTable } from '../finances/assumptions.ts';
import { breakEvenChart, cashChart, loanChart } from '../finances/charts.ts';
import { tableOfFigures } from '../finances/figureTable.ts';
import { breakEvenTable, loanYears, ratioTable, stressTable } from '../finances/readings.ts';
import { cashByMonth, incomeByMonth, openingBalance } from '../finances/statements.ts';
import { plain } from '../markdown/inline.ts';

const titles = {
  assumptions: { fr: 'Hypothèses', en: 'Assumptions' },
  sourcesAndUses: { fr: 'Sources et utilisations', en: 'Sources and uses' },
  openingBalance: { fr: 'Bilan d’ouverture', en: 'Opening balance sheet' },
  income: { fr: 'État des résultats', en: 'Income statement' },
  cash: { fr: 'Budget de caisse', en: 'Cash budget' },
  balance: { fr: 'Bilans', en: 'Balance sheets' },
  loans: { fr: 'Prêts et remboursements', en: 'Loans and repayments' },
  breakEven: { fr: 'Seuil de rentabilité', en: 'Break-even' },
  ratios: { fr: 'Ratios', en: 'Ratios' },
  scenarios: { fr: 'Scénarios et épreuves', en: 'Scenarios and stress tests' },
} as const satisfies Readonly<Record<string, Bilingual>>;

const lead: Bilingual = {
  fr: 'Tous les montants sont calculés à partir des hypothèses ci-dessous, au cent près, et montrés en dollars entiers. Les taux et les seuils sont ceux de l’année du calcul.',
  en: 'All amounts are computed from the assumptions below, to the cent, and shown in whole dollars. Rates and thresholds are those of the year of the computation.',
};
const noLoans: Bilingual = { fr: 'Aucun prêt n’est prévu.', en: 'No loan is planned.' };

interface File {
  readonly saved: SavedForecast;
  readonly source: FigureSource;
  readonly language: Language;
  readonly cashMonths: CashMonths;
  /** The tables that the document holds already. */
  readonly shownTables: Set<string>;
  readonly seeTable: (caption: string) => string;
}

/** @returns the computed part of the financial file, in the order in which a lender reads it. */
export function statementBlocks(file: File): readonly Block[] {
  const { saved, source, language, cashMonths } = file;
  const heading = (name: keyof typeof titles): Block => ({
    kind: 'heading',
    level: 2,
    text: titles[name][language],
  });
  const named = (id: TableId) => tableOnce(file, id);
  const present = (block: Block | undefined) => (block ? [block] : []);
  const secondYear = cashMonths === 24 ? [cashByMonth(source, 1, language)] : [];
  const loans = loanYears(source, language);
  return [
    heading('assumptions'),
    { kind: 'paragraph', text: plain(lead[language]) },
    assumptionTable(saved, language),
    ...named('offers'),
    heading('sourcesAndUses'),
    ...named('sourcesAndUses'),
    heading('openingBalance'),
    openingBalance(source, language),
    {
      kind: 'landscape',
      blocks: [
        heading('income'),
        ...named('incomeStatement'),
        incomeByMonth(source, language),
        heading('cash'),
        ...named('cashBudget'),
        cashByMonth(source, 0, language),
        ...secondYear,
      ],
    },
    ...present(cashChart(source, language)),
    heading('balance'),
    ...named('balanceSheet'),
    heading('loans'),
    ...(loans.length > 0
      ? [...named('loans'), ...loans, ...present(loanChart(source, language))]
      : [{ kind: 'paragraph' as const, text: plain(noLoans[language]) }]),
    heading('breakEven'),
    breakEvenTable(source, language),
    ...present(breakEvenChart(source, language)),
    heading('ratios'),
    ratioTable(source, language),
    heading('scenarios'),
    ...named('scenarios'),
    stressTable(source, language),
  ];
}

/** A table that texts may name too: each is in the document once. */
function tableOnce({ source, language, shownTables, seeTable }: File, id: TableId): Block[] {
  const { label, read } = tableCatalogue[id];
  const caption = label[language];
  if (shownTables.has(id)) return [{ kind: 'paragraph', text: plain(seeTable(caption)) }];
  const table = read(source);
  if (!table) return [];
  shownTables.add(id);
  return [{ kind: 'table', caption, table: tableOfFigures({ label, ...table }, language) }];
}
