import type { Bilingual } from '@elan/domain/language';

/** Notice that amounts and analyses are estimates. */
export const notice: Bilingual = {
  fr: 'Les montants et les analyses de ce document sont des estimations. Les décisions prises sur leur foi, et leurs conséquences, appartiennent aux personnes qui portent le projet.',
  en: 'The amounts and analyses in this document are estimates. The decisions based on them, and their consequences, belong to the people behind the project.',
};
