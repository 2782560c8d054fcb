import type { FileSection, Pack } from '@elan/domain/dossier/packs';
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
} as const satisfies Readonly<Record<FileSection, Bilingual>>;

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
} as const satisfies Partial<Record<FileSection, readonly TableId[]>>;

/** Tables directly before or after a section of the finances text, by section id. */
export const adjacentTables: Readonly<Record<string, readonly TableId[]>> = {
  pricing: ['offers'],
  startUp: ['sourcesAndUses'],
  cashBudget: ['cashBudget', 'cashBudget.y1'],
  scenarios: ['scenarios'],
};

/** @returns the captions of the tables in these sections that texts may refer to, by id. */
export function placedTables(
  sections: readonly FileSection[],
  language: Language,
): ReadonlyMap<string, string> {
  const ids = sections.flatMap((section): readonly TableId[] =>
    section in placed ? placed[section as keyof typeof placed] : [],
  );
  return new Map<string, string>([
    ...ids.map((id) => [id, tableCatalogue[id].label[language]] as const),
    ...(sections.includes('cash') ? [['cashBudget.y1', cashCaption[language]] as const] : []),
  ]);
}

interface File {
  readonly saved: SavedForecast;
  readonly source: FigureSource;
  readonly language: Language;
  /** The figures of the project's industry. */
  readonly industry: readonly IndustryFigure[] | undefined;
  readonly pack: Pick<Pack, 'file' | 'cashMonths'>;
  /** Sections of the finances text as blocks, by id. Each appears once. */
  readonly texts: ReadonlyMap<string, readonly Block[]>;
  /** Whether the lenders are shown before the file. */
  readonly hasLenders: boolean;
}

/** Sections of the finances text that are placed under a heading of the file instead of their own heading. */
const under = {
  sourcesAndUses: 'startUp',
  cash: 'cashBudget',
  breakEven: 'breakEven',
  scenarios: 'scenarios',
} as const satisfies Partial<Record<FileSection, string>>;

/** @returns the financial file's blocks, except its leading texts: the sections of the pack in its order. */
export function statementBlocks(file: File): readonly Block[] {
  const { pack, language } = file;
  const sections = sectionsOfFile(file);
  return [
    { kind: 'paragraph', text: plain(lead[language]) },
    ...pack.file.flatMap((section) => {
      const { isWide, blocks, after = [] } = sections[section]();
      if (blocks.length === 0) return [];
      const heading = { kind: 'heading', level: 2, text: titles[section][language] } as const;
      const all: readonly Block[] = [heading, ...blocks];
      return [...(isWide ? [{ kind: 'landscape' as const, blocks: all }] : all), ...after];
    }),
  ];
}

interface Section {
  /** Without the heading; a section without blocks is left out. */
  readonly blocks: readonly Block[];
  /** Set for tables of twelve months, on landscape pages. */
  readonly isWide?: true;
  /** What follows a wide section on a page of usual width. */
  readonly after?: readonly Block[];
}

function sectionsOfFile(file: File): Readonly<Record<FileSection, () => Section>> {
  const { saved, source, language, industry, pack, texts, hasLenders } = file;
  const named = (id: TableId): Block[] => {
    const { label, read } = tableCatalogue[id];
    const table = read(source);
    if (!table) return [];
    const shown = tableOfFigures({ label, ...table }, language);
    return [{ kind: 'table', caption: label[language], table: shown }];
  };
  const present = (block: Block | undefined) => (block ? [block] : []);
  const textOf = (name: keyof typeof under) => withoutFirstHeading(texts.get(under[name]) ?? []);
  const isPlaced = new Set(
    pack.file.flatMap((name): string[] =>
      name in under ? [under[name as keyof typeof under]] : [],
    ),
  );
  const cashYears = ([0, 1, 2] as const).slice(0, pack.cashMonths / 12);
  return {
    assumptions: () => {
      const assumptions = assumptionTable(saved);
      const table = listOfFigures(assumptions, language);
      const others = [...texts].flatMap(([id, blocks]) => (isPlaced.has(id) ? [] : blocks));
      const caption = assumptions.label[language];
      return { blocks: [{ kind: 'table', caption, table }, ...named('offers'), ...others] };
    },
    sourcesAndUses: () => ({ blocks: [...textOf('sourcesAndUses'), ...named('sourcesAndUses')] }),
    openingBalance: () => ({ blocks: [openingBalance(source, language)] }),
    income: () => ({
      isWide: true,
      blocks: [...named('incomeStatement'), incomeByMonth(source, language)],
    }),
    cash: () => ({
      isWide: true,
      blocks: [
        ...textOf('cash'),
        ...named('cashBudget'),
        ...cashYears.map((at) => cashByMonth(source, at, language)),
      ],
      after: present(cashChart(source, language)),
    }),
    balance: () => ({ blocks: named('balanceSheet') }),
    loans: () => {
      const years = loanYears(source, language);
      const creditLine = creditLineTable(source, language);
      if (years.length === 0) {
        return { blocks: [{ kind: 'paragraph', text: plain(noLoans[language]) }, ...creditLine] };
      }
      return {
        blocks: [
          ...named('loans'),
          ...(hasLenders ? [] : lenders(source, language)),
          ...years,
          ...present(loanChart(source, language)),
          ...creditLine,
        ],
      };
    },
    owners: () => ({ blocks: present(ownerTaxTable(source, language)) }),
    breakEven: () => ({
      blocks: [
        ...textOf('breakEven'),
        breakEvenTable(source, language),
        ...present(breakEvenChart(source, language)),
      ],
    }),
    ratios: () => ({
      blocks: [ratioTable(source, language), balanceRatioTable(source, language, industry)],
    }),
    scenarios: () => ({
      blocks: [...textOf('scenarios'), ...named('scenarios'), stressTable(source, language)],
    }),
  };
}

/** Removes the heading at the start, if any, because another title already precedes the blocks. */
export function withoutFirstHeading(blocks: readonly Block[]): readonly Block[] {
  return blocks[0]?.kind === 'heading' ? blocks.slice(1) : blocks;
}
