import { defineModule } from '@elan/domain/questionnaire/module';

/** Shows how advanced the project is across all modules, and what to do next. */
export const maturity = defineModule({
  key: 'maturity',
  kind: 'score',
  free: false,
  title: { fr: 'Indice de maturité', en: 'Maturity score' },
  shortTitle: { fr: 'Maturité', en: 'Maturity' },
  summary: {
    fr: 'Où en est votre projet, sur 100 et en six volets, et par où continuer.',
    en: 'Where your project stands, out of 100 and in six areas, and what to do next.',
  },
  groups: [],
  questions: [],
  sections: [],
});
