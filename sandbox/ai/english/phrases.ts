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

/** Everything the writer says in English. */
export const english: Phrases = {
  demonstration: (fingerprint) =>
    `**Demonstration ${fingerprint}.** This text is composed on the spot from your answers, without artificial intelligence. To connect a provider, set \`AI_BASE_URL\` and \`AI_API_KEY\`, then restart the server.`,
  nothingAsked: 'The request holds no outline to follow, so there is nothing to write.',
  comments: (words) =>
    `You add this: “${words}”. A demonstration quotes it without understanding it: keep it in mind as you read on.`,
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
