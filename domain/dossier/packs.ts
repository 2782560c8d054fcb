import type { Bilingual } from '../language.ts';

/** The intended readers of a dossier. */
export const packIds = ['sadc', 'futurpreneur', 'bank', 'partner', 'personal'] as const;
export type PackId = (typeof packIds)[number];

/**
 * The order of the parts in Quebec’s published guides (docs/decisions/0060-a-dossier-is-one-model-with-five-renderers.md),
 * which all packs use. Of the funders’ own templates, only Futurpreneur’s could be consulted.
 */
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

/** The parts of a dossier. Their ids must not change. */
export const partIds = [...standardParts, 'personas', 'journal', 'score'] as const;
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
  personas: { fr: 'Personas (clients types)', en: 'Customer personas' },
  journal: { fr: 'Journal', en: 'Journal' },
  score: { fr: 'Indice de maturité', en: 'Maturity score' },
};

/** Number of months in the cash budget, in addition to its yearly totals. */
export type CashMonths = 12 | 24;

export interface Pack {
  readonly name: Bilingual;
  /** One sentence on the intended reader or the content. */
  readonly about: Bilingual;
  /** In document order. */
  readonly parts: readonly PartId[];
  readonly cashMonths: CashMonths;
}

export const packs: Readonly<Record<PackId, Pack>> = {
  sadc: {
    name: { fr: 'SADC ou MRC', en: 'SADC or MRC' },
    about: {
      fr: 'Pour une Société d’aide au développement des collectivités ou le fonds d’une MRC.',
      en: 'For a Community Futures organization (SADC) or the fund of an MRC.',
    },
    parts: standardParts,
    cashMonths: 12,
  },
  futurpreneur: {
    name: { fr: 'Futurpreneur', en: 'Futurpreneur' },
    about: {
      fr: 'Pour Futurpreneur Canada\u00a0: l’encaisse sur 24 mois, à partir du démarrage.',
      en: 'For Futurpreneur Canada: cash over 24 months, from start-up.',
    },
    parts: standardParts,
    // Futurpreneur’s template has a start-up sheet and monthly sheets for two years ("24-month cash-flow planning
    // tool", futurpreneur.ca).
    cashMonths: 24,
  },
  bank: {
    name: { fr: 'Banque ou BDC', en: 'Bank or BDC' },
    about: {
      fr: 'Pour une banque, une caisse ou la Banque de développement du Canada.',
      en: 'For a bank, a credit union or the Business Development Bank of Canada.',
    },
    parts: standardParts,
    cashMonths: 12,
  },
  partner: {
    name: { fr: 'Partenaire', en: 'Partner' },
    about: {
      fr: 'Pour une personne qui pourrait s’associer, fournir ou investir.',
      en: 'For someone who could join, supply or invest.',
    },
    parts: standardParts,
    cashMonths: 12,
  },
  personal: {
    name: { fr: 'Pour moi', en: 'For me' },
    about: {
      fr: 'Le plan complet, puis les personas, le journal et l’indice de maturité.',
      en: 'The whole plan, then the customer personas, the journal and the maturity score.',
    },
    parts: partIds,
    cashMonths: 12,
  },
};
