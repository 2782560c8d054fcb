import type { Plan } from '@elan/domain/forecast/plan';
import type { Bilingual } from '@elan/domain/language';

/** Names of legal forms in documents. */
export const forms: Readonly<Record<Plan['form'], Bilingual>> = {
  soleProprietorship: { fr: 'Entreprise individuelle', en: 'Sole proprietorship' },
  partnership: { fr: 'Société en nom collectif', en: 'Partnership' },
  corporation: { fr: 'Société par actions', en: 'Corporation' },
  cooperative: { fr: 'Coopérative', en: 'Co-operative' },
  nonProfit: { fr: 'Organisme à but non lucratif', en: 'Non-profit organization' },
};
export const registrations: Readonly<Record<Plan['salesTax']['registration'], Bilingual>> = {
  auto: { fr: 'quand la loi l’exige', en: 'when the law requires it' },
  start: { fr: 'dès le départ', en: 'from the start' },
  never: { fr: 'jamais', en: 'never' },
};
export const methods: Readonly<Record<Plan['salesTax']['method'], Bilingual>> = {
  regular: { fr: 'régulière', en: 'regular' },
  quick: { fr: 'rapide', en: 'quick' },
};
