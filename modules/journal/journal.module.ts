import { defineModule, titled } from '@elan/domain/questionnaire/module';

/** The user's diary of the project, and an encouraging analysis of it. */
export const journal = defineModule({
  key: 'journal',
  kind: 'journal',
  free: false,
  title: { fr: 'Journal de l’entrepreneur', en: 'Entrepreneurial journal' },
  shortTitle: { fr: 'Journal', en: 'Journal' },
  summary: {
    fr: 'Notez vos journées, les bonnes comme les difficiles : l’analyse montre ce qui revient et vous fait trois suggestions pour la semaine.',
    en: 'Write down your days, good and hard alike: the analysis shows what keeps coming back and makes three suggestions for the week.',
  },
  groups: [],
  questions: [],
  sections: titled({
    themes: {
      fr: 'Ce qui revient dans vos entrées',
      en: 'What keeps coming back in your entries',
    },
    mood: { fr: 'Votre humeur au fil des jours', en: 'Your mood over time' },
    progress: { fr: 'Ce qui a avancé', en: 'What moved forward' },
    obstacles: { fr: 'Ce qui vous freine', en: 'What holds you back' },
    suggestions: {
      fr: 'Trois suggestions pour la semaine qui vient',
      en: 'Three suggestions for the coming week',
    },
    question: { fr: 'Une question à laquelle réfléchir', en: 'A question to think about' },
  }),
});
