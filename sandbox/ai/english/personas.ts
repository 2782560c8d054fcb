import { inSentence } from '../excerpt.ts';
import type { Offer, PersonaPhrases, Stance } from '../words/personaWords.ts';

const gains: Readonly<Record<Offer, string>> = {
  thing: 'To buy once and well rather than three times badly',
  service: 'To win back a few hours a week',
  subscription: 'No longer to keep it all in their head',
};

const firstSteps: Readonly<Record<Offer, string>> = {
  thing: 'Delivery fees that only appear at checkout',
  service: 'Having to leave a message and wait for a call back',
  subscription: 'Having to create an account to see what it is about',
};

const wayOut: Readonly<Record<Offer, string>> = {
  thing: 'No way to exchange what does not suit',
  service: 'Not knowing what the price includes, or what comes on top',
  subscription: 'A subscription that is hard to leave',
};

const eager: Stance = ({ customers, problem, difference, channel, place, offer }) => ({
  besoins: [
    problem === undefined
      ? 'To settle the problem this very week, without losing an evening to it'
      : `To be rid of this: “${problem}”`,
    'To understand the offer in a minute, price included',
    'An answer the same day when a question comes up',
  ],
  frustrations: [
    'Having to call three places before getting a price',
    'Promises that no longer hold after the first purchase',
    'Losing time explaining their case again each time',
  ],
  objectifs: [
    gains[offer],
    'To be able to count on someone nearby',
    difference === undefined
      ? 'To stop making do with whatever is at hand'
      : `To have what others do not offer: “${difference}”`,
  ],
  comportements: [
    'Decides fast when someone they trust recommends it',
    'Writes a message rather than calls, in the evening after 8 p.m. (to verify)',
    customers === undefined
      ? 'Gladly tells people around them about good finds'
      : `Would answer to this description: “${customers}”`,
  ],
  canaux_preferes: [
    channel ?? 'Word of mouth among colleagues and neighbours',
    place === undefined
      ? 'The Facebook group of their neighbourhood (to find)'
      : `The online groups and notice boards of this area: ${place}`,
    'A conversation in person, where they already spend their days',
  ],
  freins_achat: [
    'A price that is only told at the end',
    firstSteps[offer],
    'A first wait of more than a week',
  ],
  citation:
    problem === undefined
      ? 'If somebody took good care of it, I would say yes tomorrow morning.'
      : `${problem}: that is my life. If somebody settled it for good, I would say yes tomorrow morning.`,
});

const comparing: Stance = ({ competitor, difference, problem, offer }) => ({
  besoins: [
    'A clear price that compares with what is already out there',
    'To see a concrete example, or hear from someone in the same situation',
    'To know what happens if the result disappoints',
  ],
  frustrations: [
    competitor === undefined
      ? 'Already paying for something that only half suits them'
      : `Making do with this for want of anything better: “${competitor}”`,
    'Extra fees on the final bill',
    'Online reviews that may or may not be real',
  ],
  objectifs: [
    'To get their money’s worth over a full year',
    'To make a choice they can defend to family or team',
    problem === undefined
      ? 'To stop thinking about it once the decision is made'
      : `To settle this for good: “${problem}”`,
  ],
  comportements: [
    'Compares two or three options before deciding, sometimes for a month',
    'Reads the conditions and asks precise questions',
    'Comes back to the same place for years once trust is there',
  ],
  canaux_preferes: [
    'A web search, then the reviews of the Google listing',
    'A page with prices and photos of real cases',
    'A newsletter, if it is rare and useful',
  ],
  freins_achat: [
    difference === undefined
      ? 'Not seeing the difference with what already exists'
      : `Seeing no proof of this: “${difference}”`,
    wayOut[offer],
    'No written guarantee',
  ],
  citation:
    competitor === undefined
      ? 'I already manage some other way. It is not perfect, but I know what it costs me.'
      : `For now I manage with this: ${inSentence(competitor)}. It is not perfect, but I know what it costs me.`,
});

const hesitating: Stance = ({ customers, place }) => ({
  besoins: [
    'To try it once, without commitment and at a small price',
    'To talk to a real person before paying',
    'Time to think about it, without being chased',
  ],
  frustrations: [
    'Not feeling that the usual offers are meant for them',
    'Complicated words and forms that are too long',
    'Having already paid for something that was never used',
  ],
  objectifs: [
    'Not to make a mistake with a tight budget',
    'To keep their habits, only a little better',
    'To support local people where the price gap stays small',
  ],
  comportements: [
    'Waits until two people they know have tried it',
    'Buys mostly when something changes: season, job, home (to verify)',
    customers === undefined
      ? 'Asks questions in person rather than online'
      : `Stands a little apart from the group you are targeting, “${customers}”: to confirm in conversation`,
  ],
  canaux_preferes: [
    place === undefined
      ? 'Markets, neighbourhood parties and libraries'
      : `The markets, festivals and library of this area: ${place}`,
    'The telephone, in the daytime',
    'The recommendation of somebody in the trade',
  ],
  freins_achat: [
    'Fear of paying for nothing',
    'The feeling that they can do without for another year',
    'A way to pay or opening hours that do not suit them',
  ],
  citation:
    'It looks good, but I want to see somebody I know try it first. Call me back in a month.',
});

/** What the writer says of personas, in English. */
export const personas: PersonaPhrases = {
  names: [
    ['Mélanie Gagnon', 'Karim Benali', 'Louise Tremblay'],
    ['Matthew Roy', 'Nadia Haddad', 'Jean-Pierre Bouchard'],
    ['Thi Mai Nguyen', 'Alexandre Pelletier', 'Diane Fortin'],
    ['Fatou Diallo', 'Samuel Lavoie', 'Elizabeth Clarke'],
  ],
  women: ['Sarah Campbell', 'Nadia Haddad', 'Louise Tremblay'],
  men: ['Mathieu Roy', 'Karim Benali', 'David Murphy'],
  met: {
    wordOfMouth: 'A recommendation from family, a colleague or a neighbour',
    localPresence: 'The markets and events nearby',
    socialMedia: 'Facebook and Instagram, mostly in the evening',
    website: 'A Google search, when the need is felt',
    directOutreach: 'A call or an email by name, from somebody who knows their situation',
    paidAdvertising: 'An advertisement seen near home or online',
  },
  lives: {
    caregivers: [
      { profession: 'Manager at a municipality, two grown children', age: 54, income: [80, 105] },
      { profession: 'High-school teacher', age: 58, income: [75, 95], isAway: true },
      { profession: 'Self-employed, already busy with relatives', age: 62, income: [35, 55] },
    ],
    boards: [
      { profession: 'Full-time job, secretary of the board at night', age: 43, income: [50, 68] },
      { profession: 'New member, changing shifts', age: 30, income: [28, 42] },
      { profession: 'Retired, volunteer treasurer of the board', age: 67, income: [32, 48] },
    ],
    businesses: [
      { profession: 'Owner of a shop with six employees', age: 41, income: [60, 80] },
      { profession: 'In charge of purchasing at a non-profit', age: 35, income: [50, 65] },
      { profession: 'Manager of a family business', age: 57, income: [75, 100] },
    ],
    parents: [
      {
        profession: 'Full-time analyst, two children in primary school',
        age: 36,
        income: [60, 80],
      },
      { profession: 'Team leader, blended family', age: 42, income: [70, 90] },
      { profession: 'Part-time job, a baby at home', age: 29, income: [25, 40] },
    ],
    seniors: [
      { profession: 'Retired after a career in teaching', age: 68, income: [40, 55] },
      { profession: 'Family caregiver with a part-time job', age: 59, income: [30, 45] },
      { profession: 'Retired, living in an apartment', age: 77, income: [22, 32] },
    ],
    students: [
      { profession: 'College studies and a weekend job', age: 19, income: [10, 18] },
      { profession: 'University studies, sharing an apartment', age: 23, income: [15, 25] },
      { profession: 'Back to school, one child to support', age: 31, income: [22, 35] },
    ],
    shifts: [
      { profession: 'Night nurse at the hospital, full time', age: 33, income: [60, 80] },
      { profession: 'Maintenance and security, twelve-hour shifts', age: 45, income: [42, 55] },
      { profession: 'Part-time care worker, varying shifts', age: 27, income: [35, 50] },
    ],
    people: [
      {
        profession: 'Communications specialist, partly working from home',
        age: 34,
        income: [55, 70],
      },
      { profession: 'Accountant in a small firm', age: 46, income: [65, 85] },
      { profession: 'Freelancer with varying income', age: 28, income: [28, 42] },
    ],
  },
  income: (low, high) => `${low} to ${high} a year (to verify)`,
  away: (place) => `Two hours by road from ${place}`,
  comments: (words) =>
    `You add this: “${words}”. It is quoted without being understood: see which persona it changes.`,
  somewhere: 'In Quebec (place to verify)',
  stances: [eager, comparing, hesitating],
  demonstration:
    'Demonstration: these personas are composed without AI from your answers; for a real provider, set AI_BASE_URL and AI_API_KEY.',
};
