import type { CashMonths } from '@elan/domain/dossier/packs';
import type { FigureSource } from '@elan/domain/figures/source';
import { type TableId, tableCatalogue } from '@elan/domain/figures/tables';
import type { SavedForecast } from '@elan/domain/forecast/saved/savedForecast';
import type { IndustryFigure } from '@elan/domain/industry/industryFigures';
import type { Bilingual, Language } from '@elan/domain/language';
import type { Block } from '../blocks.ts';
import { assumptionTable } from '../finances/assumptions.ts';
import { breakEvenChart, cashChart, loanChart } from '../finances/charts.ts';
import { creditLineTable } from '../finances/creditLine.ts';
import { listOfFigures, tableOfFigures } from '../finances/figureTable.ts';
import { ownerTaxTable } from '../finances/ownerTaxes.ts';
import {
  balanceRatioTable,
  breakEvenTable,
  lenders,
  loanYears,
  ratioTable,
  stressTable,
} from '../finances/readings.ts';
import { cashByMonth, cashCaption, incomeByMonth, openingBalance } from '../finances/statements.ts';
import { plain } from '../markdown/inline.ts';

const titles = {
  assumptions: { fr: 'Hypothèses', en: 'Assumptions' },
  sourcesAndUses: { fr: 'Sources et utilisations', en: 'Sources and uses' },
  openingBalance: { fr: 'Bilan d’ouverture', en: 'Opening balance sheet' },
  income: { fr: 'État des résultats', en: 'Income statement' },
  cash: { fr: 'Budget de caisse', en: 'Cash budget' },
  balance: { fr: 'Bilans', en: 'Balance sheets' },
  loans: { fr: 'Prêts et remboursements', en: 'Loans and repayments' },
  owners: { fr: 'Impôts des propriétaires', en: 'Owners’ taxes' },
  breakEven: { fr: 'Seuil de rentabilité', en: 'Break-even' },
  ratios: { fr: 'Ratios', en: 'Ratios' },
  scenarios: { fr: 'Scénarios et imprévus', en: 'Scenarios and stress tests' },
} as const satisfies Readonly<Record<string, Bilingual>>;

const lead: Bilingual = {
  fr: 'Tous les montants sont calculés à partir des hypothèses ci-dessous, au cent près, et montrés en dollars entiers. Les taux et les seuils sont ceux de l’année du calcul.',
  en: 'All amounts are computed from the assumptions below, to the cent, and shown in whole dollars. Rates and thresholds are those of the year of the computation.',
};
const noLoans: Bilingual = { fr: 'Aucun prêt n’est prévu.', en: 'No loan is planned.' };

/** Tables in the file that texts may refer to, by section of the file. */
const placed = {
  assumptions: ['offers'],
  sourcesAndUses: ['sourcesAndUses'],
  income: ['incomeStatement'],
  cash: ['cashBudget'],
  balance: ['balanceSheet'],
  loans: ['loans'],
  scenarios: ['scenarios'],
} as const satisfies Partial<Record<keyof typeof titles, readonly TableId[]>>;

/** Tables directly before or after a section of the finances text, by section id. */
export const adjacentTables: Readonly<Record<string, readonly TableId[]>> = {
  pricing: ['offers'],
  startUp: ['sourcesAndUses'],
  cashBudget: ['cashBudget', 'cashBudget.y1'],
  scenarios: ['scenarios'],
};

/** @returns the captions of the file's tables that texts may refer to, by id. */
export function placedTables(language: Language): ReadonlyMap<string, string> {
  const ids: readonly TableId[] = Object.values(placed).flat();
  return new Map<string, string>([
    ...ids.map((id) => [id, tableCatalogue[id].label[language]] as const),
    ['cashBudget.y1', cashCaption[language]],
  ]);
}

interface File {
  readonly saved: SavedForecast;
  readonly source: FigureSource;
  readonly language: Language;
  /** The figures of the project's industry. */
  readonly industry: readonly IndustryFigure[] | undefined;
  readonly cashMonths: CashMonths;
  /** Sections of the finances text as blocks, by id. Each appears once. */
  readonly sections: ReadonlyMap<string, readonly Block[]>;
}

/** Sections of the finances text that are placed under a heading of the file instead of their own heading. */
const under = {
  sourcesAndUses: 'startUp',
  cash: 'cashBudget',
  breakEven: 'breakEven',
  scenarios: 'scenarios',
} as const satisfies Partial<Record<keyof typeof titles, string>>;

/** @returns the financial file's blocks, except its leading texts. */
export function statementBlocks(file: File): readonly Block[] {
  const { saved, source, language, industry, cashMonths, sections } = file;
  const heading = (name: keyof typeof titles): Block => ({
    kind: 'heading',
    level: 2,
    text: titles[name][language],
  });
  const text = (id: string) => sections.get(id) ?? [];
  const headed = (name: keyof typeof under) => [
    heading(name),
    ...withoutFirstHeading(text(under[name])),
  ];
  const named = (id: TableId): Block[] => {
    const { label, read } = tableCatalogue[id];
    const table = read(source);
    if (!table) return [];
    const shown = tableOfFigures({ label, ...table }, language);
    return [{ kind: 'table', caption: label[language], table: shown }];
  };
  const present = (block: Block | undefined) => (block ? [block] : []);
  const secondYear = cashMonths === 24 ? [cashByMonth(source, 1, language)] : [];
  const loans = loanYears(source, language);
  const ownerTaxes = ownerTaxTable(source, language);
  const assumptions = assumptionTable(saved);
  const isUnder = new Set<string>(Object.values(under));
  const others = [...sections].flatMap(([id, blocks]) => (isUnder.has(id) ? [] : blocks));
  return [
    heading('assumptions'),
    { kind: 'paragraph', text: plain(lead[language]) },
    {
      kind: 'table',
      caption: assumptions.label[language],
      table: listOfFigures(assumptions, language),
    },
    ...named('offers'),
    ...others,
    ...headed('sourcesAndUses'),
    ...named('sourcesAndUses'),
    heading('openingBalance'),
    openingBalance(source, language),
    {
      kind: 'landscape',
      blocks: [
        heading('income'),
        ...named('incomeStatement'),
        incomeByMonth(source, language),
        ...headed('cash'),
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
      ? [
          ...named('loans'),
          ...lenders(source, language),
          ...loans,
          ...present(loanChart(source, language)),
        ]
      : [{ kind: 'paragraph' as const, text: plain(noLoans[language]) }]),
    ...creditLineTable(source, language),
    ...(ownerTaxes ? [heading('owners'), ownerTaxes] : []),
    ...headed('breakEven'),
    breakEvenTable(source, language),
    ...present(breakEvenChart(source, language)),
    heading('ratios'),
    ratioTable(source, language),
    balanceRatioTable(source, language, industry),
    ...headed('scenarios'),
    ...named('scenarios'),
    stressTable(source, language),
  ];
}

/** Removes the heading at the start, if any, because another title already precedes the blocks. */
export function withoutFirstHeading(blocks: readonly Block[]): readonly Block[] {
  return blocks[0]?.kind === 'heading' ? blocks.slice(1) : blocks;
}
