import type { Phrases } from '../phrases.ts';
import { answersTable, fromAnswers } from '../sections/fromAnswers.ts';
import { analysis } from './analysis.ts';
import { businessPlan } from './businessPlan.ts';
import { environmental } from './environmental.ts';
import { finances } from './finances.ts';
import { idea } from './idea.ts';
import { journal } from './journal.ts';
import { marketing } from './marketing.ts';
import { rd } from './rd.ts';

/** Everything the writer says in French. */
export const french: Phrases = {
  demonstration: (fingerprint) =>
    `**Démonstration ${fingerprint}.** Ce texte est composé sur place à partir de vos réponses, sans intelligence artificielle. Pour connecter un fournisseur, réglez \`AI_BASE_URL\` et \`AI_API_KEY\`, puis redémarrez le serveur.`,
  nothingAsked: 'La demande ne contient pas de plan à suivre : il n’y a donc rien à rédiger.',
  comments: (words) =>
    `Vous ajoutez cette précision : « ${words} ». Une démonstration la cite sans la comprendre : relisez la suite en la gardant en tête.`,
  sections: {
    idea,
    analysis,
    'business-plan': businessPlan,
    marketing,
    rd,
    finances,
    environmental,
    journal,
  },
  otherSection: fromAnswers,
  answersTable,
};
