import type { Bilingual } from '../language.ts';

/** The intended readers of a dossier. */
export const packIds = [
  'sadc',
  'futurpreneur',
  'bank',
  'bdc',
  'partner',
  'onepage',
  'personal',
] as const;
export type PackId = (typeof packIds)[number];

/** The order that Quebec’s published guides share (docs/decisions/0060-a-dossier-is-one-model-with-five-renderers.md). */
const standardParts = [
  'summary',
  'people',
  'project',
  'market',
  'marketing',
  'operations',
  'environment',
  'financialFile',
  'risks',
  'sources',
] as const;

/** Parts that some packs have for their reader, computed from the forecast. */
const readerParts = ['request', 'jobs', 'mentoring'] as const;

/** The parts of a dossier. Their ids must not change. */
export const partIds = [...standardParts, ...readerParts, 'personas', 'journal', 'score'] as const;
export type PartId = (typeof partIds)[number];

export const partTitles: Readonly<Record<PartId, Bilingual>> = {
  summary: { fr: 'Sommaire du projet', en: 'Executive summary' },
  people: { fr: 'Les personnes derrière le projet', en: 'The people behind the project' },
  project: { fr: 'Le projet', en: 'The project' },
  market: { fr: 'Marché et concurrence', en: 'Market and competition' },
  marketing: { fr: 'Marketing et ventes', en: 'Marketing and sales' },
  operations: { fr: 'Exploitation et développement', en: 'Operations and development' },
  environment: { fr: 'Environnement', en: 'Environment' },
  financialFile: { fr: 'Dossier financier', en: 'Financial file' },
  risks: { fr: 'Risques', en: 'Risks' },
  sources: { fr: 'Sources', en: 'Sources' },
  request: { fr: 'La demande', en: 'The request' },
  jobs: { fr: 'Emplois et retombées', en: 'Jobs and local effect' },
  mentoring: { fr: 'Repères du mentorat', en: 'Milestones for the mentor' },
  personas: { fr: 'Personas (clients types)', en: 'Customer personas' },
  journal: { fr: 'Journal', en: 'Journal' },
  score: { fr: 'Indice de maturité', en: 'Maturity score' },
};

/** The sections of the financial file. */
export const fileSections = [
  'assumptions',
  'sourcesAndUses',
  'openingBalance',
  'income',
  'cash',
  'balance',
  'loans',
  'owners',
  'breakEven',
  'ratios',
  'scenarios',
] as const;
export type FileSection = (typeof fileSections)[number];

/** Number of months in the cash budget, in addition to its yearly totals. */
export type CashMonths = 12 | 24 | 36;

export interface Pack {
  readonly name: Bilingual;
  /** The intended reader, the content, and whose order the parts have. */
  readonly about: Bilingual;
  /** In document order; empty for a sheet of one page. */
  readonly parts: readonly PartId[];
  /** The sections of its financial file, in document order. */
  readonly file: readonly FileSection[];
  readonly cashMonths: CashMonths;
}

export const packs: Readonly<Record<PackId, Pack>> = {
  sadc: {
    name: { fr: 'SADC ou MRC', en: 'SADC or MRC' },
    about: {
      fr: 'Pour une Société d’aide au développement des collectivités ou le fonds d’une MRC, dans l’ordre du guide du CLD de Québec\u00a0: les promoteurs, les emplois, le montage financier, l’encaisse sur 36\u00a0mois.',
      en: 'For a Community Futures organization (SADC) or the fund of an MRC, in the order of the guide of the CLD de Québec: promoters, jobs, financing package, cash over 36 months.',
    },
    // "Guide de rédaction du plan d’affaires", CLD de Québec and MAPAQ (docplayer.fr/2355811, undated copy, read on
    // 2026-11-29): résumé, promoteurs, projet, produit, marché, plan marketing, production, dossier financier. The SADC
    // network has no template of its own that could be found. The jobs are what policies of MRC funds ask for; their
    // place is ours.
    parts: [
      'summary',
      'people',
      'project',
      'jobs',
      'market',
      'marketing',
      'operations',
      'environment',
      'financialFile',
      'risks',
      'sources',
    ],
    // Its chapter 8: coût et financement, résultats, bilan, budget de caisse, seuil de rentabilité, remboursements, bilan
    // personnel, hypothèses. Ratios and scenarios are ours.
    file: [
      'sourcesAndUses',
      'income',
      'openingBalance',
      'balance',
      'cash',
      'breakEven',
      'loans',
      'owners',
      'ratios',
      'scenarios',
      'assumptions',
    ],
    cashMonths: 36,
  },
  futurpreneur: {
    name: { fr: 'Futurpreneur', en: 'Futurpreneur' },
    about: {
      fr: 'Pour Futurpreneur Canada\u00a0: l’encaisse sur 24\u00a0mois à partir du démarrage, comme dans son modèle, et des repères pour le mentorat. Il ne publie pas d’ordre des parties\u00a0: celui-ci est le nôtre.',
      en: 'For Futurpreneur Canada: cash over 24 months from start-up, as in its template, and milestones for the mentor. It publishes no order of the parts: this one is ours.',
    },
    parts: [
      'summary',
      'project',
      'people',
      'mentoring',
      'market',
      'marketing',
      'operations',
      'environment',
      'risks',
      'financialFile',
      'sources',
    ],
    // Its template has a start-up sheet, monthly cash for two years, then the income statement ("24-month cash-flow
    // planning tool", futurpreneur.ca; undated copy, scribd.com/document/621492391, read on 2026-11-29).
    file: [
      'sourcesAndUses',
      'cash',
      'income',
      'assumptions',
      'openingBalance',
      'balance',
      'loans',
      'owners',
      'breakEven',
      'ratios',
      'scenarios',
    ],
    cashMonths: 24,
  },
  bank: {
    name: { fr: 'Banque ou caisse', en: 'Bank or credit union' },
    about: {
      fr: 'Pour une banque ou une caisse\u00a0: le montant, la couverture, les garanties et les ratios d’abord, l’encaisse sur 36\u00a0mois. Aucun modèle d’une banque n’a pu être lu\u00a0: l’ordre est le nôtre.',
      en: 'For a bank or a credit union: amount, coverage, security and ratios first, cash over 36 months. No bank’s template could be read: the order is ours.',
    },
    parts: [
      'request',
      'summary',
      'financialFile',
      'people',
      'project',
      'market',
      'marketing',
      'operations',
      'environment',
      'risks',
      'sources',
    ],
    file: [
      'sourcesAndUses',
      'ratios',
      'loans',
      'scenarios',
      'income',
      'cash',
      'openingBalance',
      'balance',
      'breakEven',
      'owners',
      'assumptions',
    ],
    cashMonths: 36,
  },
  bdc: {
    name: { fr: 'BDC', en: 'BDC' },
    about: {
      fr: 'Pour la Banque de développement du Canada, dans l’ordre de son modèle\u00a0: l’entreprise, les ventes, l’exploitation, les personnes, puis la demande, le sommaire et le plan financier, avec l’encaisse sur 36\u00a0mois.',
      en: 'For the Business Development Bank of Canada, in the order of its template: the business, sales, operations, people, then the request, the summary and the financial plan, with cash over 36 months.',
    },
    // BDC’s template (undated copy, docsbay.net/your-business-plan-is-divided-into-the-following-sections-s1, read on
    // 2026-11-29): business overview, sales and marketing plan, operating plan, human resources plan, action plan,
    // executive summary, financial plan. The summary begins with the sum asked for ("Writing a business plan for BDC
    // financing", business-in-canada.com). Environment and risks are ours.
    parts: [
      'project',
      'market',
      'marketing',
      'operations',
      'environment',
      'people',
      'risks',
      'request',
      'summary',
      'financialFile',
      'sources',
    ],
    // Its appendix: sales, cost of goods, expenses, income statement, balance sheet, cash flow budget, financial
    // requirements, performance indicators, personal status.
    file: [
      'assumptions',
      'income',
      'openingBalance',
      'balance',
      'cash',
      'sourcesAndUses',
      'loans',
      'ratios',
      'breakEven',
      'scenarios',
      'owners',
    ],
    cashMonths: 36,
  },
  partner: {
    name: { fr: 'Partenaire', en: 'Partner' },
    about: {
      fr: 'Pour une personne qui pourrait s’associer, fournir ou investir\u00a0: plus court, sans le détail des prêts ni les ratios. L’ordre est le nôtre.',
      en: 'For someone who could join, supply or invest: shorter, without the details of loans and ratios. The order is ours.',
    },
    parts: [
      'summary',
      'project',
      'market',
      'people',
      'operations',
      'marketing',
      'risks',
      'financialFile',
      'environment',
      'sources',
    ],
    file: ['assumptions', 'sourcesAndUses', 'income', 'cash', 'balance', 'breakEven', 'scenarios'],
    cashMonths: 12,
  },
  // One page is what guides ask of a summary, two at most (bridgenote.ca, "How to write an executive summary", which cites
  // Canada.ca and RBC; read on 2026-11-29). What it states is ours.
  onepage: {
    name: { fr: 'Fiche d’une page', en: 'One-page sheet' },
    about: {
      fr: 'Pour une directrice ou un directeur de succursale, avant le reste : le montant, trois ans de revenus et de couverture, l’encaisse la plus basse. En PDF.',
      en: 'For a branch manager, before the rest: the amount, three years of revenue and coverage, the lowest cash. As a PDF.',
    },
    parts: [],
    file: [],
    cashMonths: 12,
  },
  personal: {
    name: { fr: 'Pour moi', en: 'For me' },
    about: {
      fr: 'Le plan complet, puis les personas, le journal et l’indice de maturité.',
      en: 'The whole plan, then the customer personas, the journal and the maturity score.',
    },
    parts: [...standardParts, 'personas', 'journal', 'score'],
    file: fileSections,
    cashMonths: 12,
  },
};
