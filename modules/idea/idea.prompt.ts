import { writeUpPrompt } from '../writing/writeUpPrompt.ts';
import { idea } from './idea.module.ts';

/** The frank first review of an idea (docs/product.md#prompts). */
export const ideaPrompt = writeUpPrompt(idea, {
  drawsOn: ['brainstorm'],
  links: ['REQ', 'ISQ', 'CANADA'],
  goal: {
    fr: 'Lisez l’idée de cette personne et dites-lui ce qui tient, ce qui manque et quoi faire ce mois-ci, pour qu’elle décide d’avancer, d’ajuster ou d’arrêter.',
    en: 'Read this person’s idea and tell them what holds, what is missing and what to do this month, so that they can decide to go on, adjust or stop.',
  },
  sections: {
    strengths: {
      ask: {
        fr: 'Trois ou quatre forces, en puces : en gras la force, puis ce qui la montre dans les réponses et comment s’en servir.',
        en: 'Three or four strengths, as bullets: the strength in bold, then what shows it in the answers and how to use it.',
      },
      restsOn: ['problemSolved', 'experience', 'brainstorm.skills'],
      words: 220,
    },
    challenges: {
      ask: {
        fr: 'Trois ou quatre défis, en puces : en gras le défi, puis pourquoi il compte ici et le premier geste pour le réduire.',
        en: 'Three or four challenges, as bullets: the challenge in bold, then why it matters here and the first step to reduce it.',
      },
      restsOn: ['targetMarket', 'businessModel', 'budget', 'brainstorm.timeCommitment'],
      words: 240,
    },
    opportunities: {
      ask: {
        fr: 'Les occasions que le lieu, la clientèle et le moment ouvrent à cette idée, en puces, chacune avec la façon de la vérifier.',
        en: 'The opportunities that the place, the customers and the moment open to this idea, as bullets, each with a way to verify it.',
      },
      restsOn: ['location', 'targetMarket', 'brainstorm.targetCustomers'],
      words: 180,
    },
    recommendations: {
      ask: {
        fr: 'Exactement trois recommandations, en liste numérotée, la plus urgente d’abord : quoi faire, pourquoi maintenant, à quoi on verra que c’est réussi.',
        en: 'Exactly three recommendations, as a numbered list, the most urgent first: what to do, why now, how to see that it worked.',
      },
      restsOn: ['businessIdea', 'targetMarket', 'problemSolved'],
      words: 260,
    },
    plan: {
      ask: {
        fr: 'Un tableau de quatre semaines (semaine, gestes, preuve que c’est fait, coût prévu), puis une phrase : à quel résultat continuer, ajuster ou arrêter.',
        en: 'A table of four weeks (week, actions, proof that it is done, planned cost), then one sentence: on what result to go on, adjust or stop.',
      },
      restsOn: ['budget', 'brainstorm.timeCommitment', 'location'],
      words: 280,
    },
  },
});
