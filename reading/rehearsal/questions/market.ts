import { comments, type Place } from '../../projectTexts.ts';
import type { LenderQuestion } from '../lenderQuestion.ts';
import { at, sentences, unanswered, youWrite } from '../wording.ts';

const target: Place = ['idea', 'targetMarket'];
const tests: Place = ['rd', 'testingStrategy'];

/** Words that mention first customers or their commitments. */
const proof =
  /(?<!\p{L})(?:ont dit oui|précommand\p{L}*|préventes?|liste d’attente|déjà vendu\p{L}*|payé d’avance|said yes|pre-?orders?|pre-?sales?|waiting list|already sold|paid in advance|lettres? d’intention|letters? of intent)(?!\p{L})/iu;
const proofPlaces: readonly Place[] = [
  ['finances', 'pricingStrategy'],
  ['idea', 'targetMarket'],
  ['idea', 'problemSolved'],
  ['finances', 'revenueGoals'],
  ['rd', 'testingStrategy'],
  ['idea', comments],
  ['finances', comments],
];

export const firstCustomers: LenderQuestion = {
  id: 'firstCustomers',
  question: {
    fr: 'Qui achètera en premier, et comment le savez-vous?',
    en: 'Who will buy first, and how do you know?',
  },
  mendAt: at(target),
  raisedBy: ['marketingOutsideBand'],
  weigh: () => ({ weight: 77 }),
  reply: (project) => {
    const who = project.quote(target, ['brainstorm', 'targetCustomers']);
    const yes = project.sentence(proof, proofPlaces);
    const trial = yes ? undefined : project.quote(tests);
    const answer = sentences(
      youWrite(who),
      youWrite(yes, { fr: 'Ce qui le montre', en: 'What shows it' }),
      youWrite(trial, { fr: 'Pour le vérifier, vous prévoyez', en: 'To verify it, you plan' }),
    );
    if (!who) {
      return {
        ...unanswered(project, target, {
          fr: 'Vos premiers clients ne sont pas encore décrits.',
          en: 'Your first customers are not described yet.',
        }),
        answer,
      };
    }
    if (yes || trial) return { answer };
    return {
      ...unanswered(project, tests, {
        fr: 'Il manque ce qui le montre\u00a0: un essai, une précommande, des gens qui ont dit oui.',
        en: 'What shows it is missing: a trial, a pre-order, people who said yes.',
      }),
      answer,
    };
  },
};

export const whyYou: LenderQuestion = {
  id: 'whyYou',
  question: {
    fr: 'Pourquoi achèterait-on chez vous plutôt qu’ailleurs?',
    en: 'Why would people buy from you rather than elsewhere?',
  },
  mendAt: at(['analysis', 'differentiators']),
  weigh: () => ({ weight: 58 }),
  reply: (project) => {
    const difference: Place = ['analysis', 'differentiators'];
    const rivals: Place = ['analysis', 'competitors'];
    const quoted = project.quote(difference, ['marketing', 'valueProposition']);
    const others = project.quote(rivals);
    const answer = sentences(
      youWrite(others, { fr: 'Vos concurrents', en: 'Your competitors' }),
      youWrite(quoted, { fr: 'Votre différence', en: 'Your difference' }),
    );
    if (quoted && others) return { answer };
    const missing = quoted
      ? unanswered(project, rivals, {
          fr: 'Aucun concurrent n’est nommé.',
          en: 'No competitor is named.',
        })
      : unanswered(project, difference, {
          fr: 'Ce qui vous distingue n’est pas encore écrit.',
          en: 'What sets you apart is not written yet.',
        });
    return { ...missing, answer };
  },
};

export const biggestRisk: LenderQuestion = {
  id: 'biggestRisk',
  question: {
    fr: 'Qu’est-ce qui pourrait faire échouer le projet?',
    en: 'What could make the project fail?',
  },
  mendAt: at(['analysis', 'risks']),
  weigh: () => ({ weight: 40 }),
  reply: (project) => {
    const risks: Place = ['analysis', 'risks'];
    const quoted = youWrite(project.quote(risks));
    if (quoted) return { answer: quoted };
    return unanswered(project, risks, {
      fr: 'Ce qui vous inquiète le plus n’est pas encore écrit.',
      en: 'What worries you most is not written yet.',
    });
  },
};
