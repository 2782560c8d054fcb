import type { Bilingual } from '../../language.ts';
import type { RatioName } from '../outputs.ts';

/** The guide of a ratio that only its industry gives. */
export const byIndustry: Bilingual = {
  fr: 'à comparer au secteur',
  en: 'compare with the industry',
};

/**
 * What a ratio is usually compared with, and whose guide it is; never a verdict. BDC publishes no maximum for debt to
 * equity ("benchmarked to a specific industry standard", bdc.ca, Financial tools, Debt-to-equity ratio). Lenders' 1.25
 * and 20 % are common usage without a single publisher.
 */
export const ratioGuides: Readonly<Record<RatioName | 'dscrAfterOwners' | 'ownShare', Bilingual>> =
  {
    dscrAfterOwners: {
      fr: '1,25 ou plus (usage courant des prêteurs)',
      en: '1.25 or more (common among lenders)',
    },
    ownShare: {
      fr: '20\u00a0% ou plus (usage courant des prêteurs)',
      en: '20% or more (common among lenders)',
    },
    current: {
      fr: 'de 1 à 2 selon le secteur (repère d’Élan)',
      en: '1 to 2 depending on the industry (Élan’s guide)',
    },
    quick: { fr: '1 ou plus (repère d’Élan)', en: '1 or more (Élan’s guide)' },
    debtToEquity: {
      fr: 'à comparer au secteur (BDC ne publie pas de maximum)',
      en: 'compare with the industry (BDC publishes no maximum)',
    },
    tangibleNetWorth: { fr: 'plus de 0 (repère d’Élan)', en: 'above 0 (Élan’s guide)' },
    grossMargin: byIndustry,
    wagesShare: byIndustry,
    goodsShare: byIndustry,
    receivableDays: {
      fr: 'à comparer aux délais accordés aux clients',
      en: 'compare with the terms given to customers',
    },
    stockDays: {
      fr: 'à comparer aux mois de stock prévus',
      en: 'compare with the months of stock planned',
    },
    payableDays: {
      fr: 'à comparer aux délais accordés par les fournisseurs',
      en: 'compare with the terms given by suppliers',
    },
  };
