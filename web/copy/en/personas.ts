import type { personas as fr } from '../fr/personas.ts';

/** The texts of the personas’ screen. */
export const personas: typeof fr = {
  commentsHelp:
    'A group of customers not to forget, a neighbourhood, a detail to correct: the next personas will take it into account.',
  empty: {
    title: 'Your three personas will appear here',
    text: 'They are drawn from what your modules say about your customers, above all “My idea” and the situation analysis. The more precise those answers, the more the personas will look like real people.',
    next: 'Generate them, then go and talk to someone who is like them.',
  },
  age: (years) => `${years} ${years === 1 ? 'year' : 'years'} old`,
  income: 'Income',
  quote: (words) => `“${words}”`,
  details: 'Details',
  listsSoFar: (count, all) => `Details: ${count} of ${all}`,
  lists: {
    besoins: 'Needs',
    frustrations: 'Frustrations',
    objectifs: 'Goals',
    comportements: 'Habits',
    canaux_preferes: 'Preferred channels',
    freins_achat: 'Barriers to buying',
  },
  nameless: 'Unnamed persona',
  remove: (name) => `Delete ${name}`,
  removed: (name) => `Persona deleted: ${name}`,
  putBack: (name) => `Put ${name} back`,
};
