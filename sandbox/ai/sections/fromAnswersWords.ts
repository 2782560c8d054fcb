import type { Language } from '@elan/domain/language';

type Four = readonly [string, string, string, string];

interface AnswersWords {
  readonly leads: (about: string) => readonly [string, string];
  readonly answer: (words: string) => string;
  /** Beside the answers, one after the other. */
  readonly remarks: Four;
  readonly reread: (words: string) => string;
  readonly choose: string;
  readonly columns: readonly string[];
  /** What would confirm an answer. */
  readonly checks: Four;
  readonly none: { readonly columns: readonly string[]; readonly row: readonly string[] };
}

export const answersWords: Readonly<Record<Language, AnswersWords>> = {
  fr: {
    leads: (about) => [
      `Voici ce que vos réponses permettent déjà de dire sur ce point (${about}).`,
      `Vos réponses éclairent ce point (${about}) de la façon suivante.`,
    ],
    answer: (words) => `Vous répondez « ${words} ».`,
    remarks: [
      'C’est un point d’appui : donnez-en un exemple chiffré, et il deviendra un argument.',
      'Précisez pour qui et pour quand : cette réponse guidera alors vos premières dépenses.',
      'À confirmer auprès de trois personnes qui ne vous connaissent pas.',
      'Demandez-vous ce qui changerait si c’était l’inverse : le risque se voit mieux ainsi.',
    ],
    reread: (words) =>
      `*Cette semaine* : relisez cette section avec votre idée en tête, « ${words} », et notez le premier geste qu’elle demande, avec une date.`,
    choose: '*Cette semaine* : choisissez un geste tiré de cette section et donnez-lui une date.',
    columns: ['Question', 'Votre réponse', 'Ce qui la confirmerait'],
    checks: [
      'Un exemple réel, daté',
      'L’avis de trois clients',
      'Un prix ou un délai écrit',
      'Ce que fait un concurrent',
    ],
    none: {
      columns: ['À préciser', 'Pourquoi'],
      row: ['Vos réponses', 'Le texte se fonde sur elles'],
    },
  },
  en: {
    leads: (about) => [
      `Here is what your answers already tell us on this point (${about}).`,
      `Your answers shed light on this point (${about}) as follows.`,
    ],
    answer: (words) => `You answer “${words}”.`,
    remarks: [
      'This is something to lean on: give an example with a number, and it becomes an argument.',
      'Say for whom and by when: this answer will then guide your first expenses.',
      'To be confirmed with three people who do not know you.',
      'Ask yourself what would change if the opposite were true: the risk is easier to see that way.',
    ],
    reread: (words) =>
      `*This week*: read this section again with your idea in mind, “${words}”, and note the first action it calls for, with a date.`,
    choose: '*This week*: choose one action from this section and give it a date.',
    columns: ['Question', 'Your answer', 'What would confirm it'],
    checks: [
      'A real, dated example',
      'The opinion of three customers',
      'A price or a date in writing',
      'What a competitor does',
    ],
    none: {
      columns: ['To be specified', 'Why'],
      row: ['Your answers', 'The text rests on them'],
    },
  },
};
