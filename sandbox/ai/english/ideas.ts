import type { IdeaPhrases } from '../words/ideaWords.ts';
import { ideasOfHands } from './ideasOfHands.ts';
import { ideasOfService } from './ideasOfService.ts';

/** What the writer says of ideas, in English. */
export const ideas: IdeaPhrases = {
  bank: { ...ideasOfHands, ...ideasOfService },
  workshops: {
    title: (words) => `Saturday workshops: ${words}`,
    pays: [
      'Beginners pay per person for a morning in a small group, material included, in a room lent or rented by the hour.',
      'Libraries, schools and work teams pay a flat fee for an introductory session.',
    ],
    sector: 'Education and training',
  },
  starterKits: {
    title: (words) => `Starter kits: ${words}`,
    pays: [
      'Beginners buy a complete kit online, with the right material and instructions, so as not to go wrong the first time.',
    ],
    sector: 'Retail, importing and online sales',
  },
  club: {
    title: (words) => `A monthly club: ${words}`,
    pays: [
      'Enthusiasts pay a monthly fee for a meeting, a challenge and group prices at local shops.',
    ],
    sector: 'Leisure and community life',
  },
  byTheHour: {
    title: (words) => `Professional help by the half-day: ${words}`,
    pays: [
      'Small firms with nobody in house pay for half a day at a time, without a long contract.',
      'Overworked freelancers pay for a block of four hours, to use when they need it.',
    ],
    sector: 'Services to businesses (bookkeeping, advice, cleaning)',
  },
  shortCourse: {
    title: (words) => `A short online course: ${words}`,
    pays: [
      'People who want to learn it from home pay once for five short lessons and a meeting for questions.',
    ],
    sector: 'Education and training',
  },
  becauseOfInterest: [
    (words) => `You say that you love “${words}”: you will speak these customers’ language.`,
    (words) => `You write “${words}”: that is what will keep you going in the quiet months.`,
    (words) =>
      `Your taste for “${words}” already gives you a circle in which to look for a first customer.`,
    (words) => `Living this already, “${words}”, you will soon see what today’s offers lack.`,
    (words) => `With “${words}”, you have true stories to tell to make yourself known.`,
  ],
  becauseOfSkill: [
    (words) => `You start from a real base: “${words}”.`,
    (words) => `What you bring, “${words}”, is useful from the first customer.`,
    (words) => `With “${words}”, the first order is within your reach.`,
    (words) => `It is what you know how to do, “${words}”, that sells here.`,
  ],
  partly: [
    (words) => `You start with “${words}”; the rest can be learned in a few weeks.`,
    (words) => `Your answer “${words}” will help, provided you learn the trade from someone.`,
    (words) => `What would set you apart: “${words}”.`,
  ],
  inYourField: [
    'It is in the field you want; ask somebody in the trade what it takes.',
    'It is in the field you chose, a little beside what you can already do.',
  ],
  loosely: [
    'Nothing in your answers leads straight there: keep it only if it speaks to you.',
    'This is further from your answers; a co-owner from the trade would be useful.',
  ],
  rules: {
    food: 'The MAPAQ permit and the food hygiene training are to be verified before the first sale.',
    building:
      'Depending on the work, an RBQ licence may be required; this is to be verified before the first quote.',
    cosmetics: 'Notifying Health Canada of the product, and labels in French, are to be verified.',
    care: 'What you may offer and advertise is to be verified with the Office des professions du Québec.',
    lodging:
      'The registration of tourist accommodation, which is up to the owner, is to be verified.',
    vehicle:
      'Insurance of the vehicle for commercial use is to be verified before the first customer.',
    outings: 'Plan for liability insurance and first-aid training; costs to verify.',
  },
  firstCustomers: (words) => `First people to talk to about it: “${words}”.`,
  territory: (place) => `Begin with ${place} and its surroundings.`,
  firstTry: [
    'First try: three customers, at a real price, before buying anything.',
    'Before you begin, call two people who do it in another region.',
    'Do it once for free for someone you know, and time it: your price will come from that.',
  ],
  start: [
    'It can be tried with under $5,000 (to verify with three quotes).',
    'Plan on $5,000 to $20,000 to start well (to verify), less if you start small.',
    'Plan on over $20,000 of equipment (to verify); second-hand and rental bring it down.',
  ],
  demonstration:
    'A demonstration list, composed without AI from your answers; for a real provider, set AI_BASE_URL and AI_API_KEY.',
};
