import { defineModule } from '@elan/domain/questionnaire/module';

/** Three fictitious customers, based on the project's answers about its customers. */
export const personas = defineModule({
  key: 'personas',
  kind: 'personas',
  free: false,
  title: { fr: 'Personas (clients types)', en: 'Customer personas' },
  shortTitle: { fr: 'Personas', en: 'Personas' },
  summary: {
    fr: 'Trois clients types tirés de vos réponses, avec ce qu’ils veulent, ce qui les freine et où les joindre.',
    en: 'Three typical customers drawn from your answers: what they want, what holds them back and where to reach them.',
  },
  groups: [],
  questions: [],
  sections: [],
});
