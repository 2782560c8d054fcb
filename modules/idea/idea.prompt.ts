import { writeUpPrompt } from '../writing/writeUpPrompt.ts';
import { idea } from './idea.module.ts';

/** A frank first review of the idea (docs/product.md#prompts). */
export const ideaPrompt = writeUpPrompt(idea, {
  drawsOn: ['brainstorm'],
  links: ['REQ', 'ISQ', 'CANADA'],
  goal: {
    fr: 'Faites une première lecture franche de cette idée d’entreprise : ce qui tient, ce qui manque, ce qui reste à prouver. Qui la découvre doit comprendre le projet; la personne, elle, doit pouvoir décider d’avancer, d’ajuster ou d’arrêter.',
    en: 'Write a first, frank reading of this business idea: what holds, what is missing, what is still to prove. Someone new to it must understand the project; the person must be able to decide to go on, adjust or stop.',
  },
  sections: {
    strengths: {
      ask: {
        fr: 'Trois ou quatre forces, en puces : en gras la force, puis ce qui la montre dans les réponses et comment l’entreprise s’en servira.',
        en: 'Three or four strengths, as bullets: the strength in bold, then what shows it in the answers and how the business will use it.',
      },
      restsOn: ['problemSolved', 'experience', 'brainstorm.skills'],
      words: 220,
    },
    challenges: {
      ask: {
        fr: 'Trois ou quatre défis, en puces : en gras le défi, puis pourquoi il compte ici et ce que l’entreprise fera d’abord pour le réduire.',
        en: 'Three or four challenges, as bullets: the challenge in bold, then why it matters here and what the business will do first to reduce it.',
      },
      restsOn: ['targetMarket', 'businessModel', 'budget', 'brainstorm.timeCommitment'],
      words: 240,
    },
    opportunities: {
      ask: {
        fr: 'Les occasions que le lieu, la clientèle et le moment ouvrent à cette idée, en puces, chacune avec ce qui reste à valider, et comment.',
        en: 'The opportunities that the place, the customers and the moment open to this idea, as bullets, each with what is still to validate, and how.',
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
