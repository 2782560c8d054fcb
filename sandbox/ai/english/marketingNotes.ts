import { chosen, type OptionOf } from '../chosen.ts';
import type { Channel } from '../marketingPlan.ts';
import type { Material } from '../material.ts';
import type { Earning, Trade } from '../trade.ts';

/** What the writer knows of a channel. */
interface ChannelNotes {
  readonly name: string;
  /** Where what is made for it is shown. */
  readonly place: string;
  readonly role: string;
  readonly action: string;
  readonly hours: string;
  readonly sign: string;
  /** What its money buys. */
  readonly expense: string;
}

export const channels: Readonly<Record<Channel, ChannelNotes>> = {
  wordOfMouth: {
    name: 'Word of mouth',
    place: 'to show and pass on',
    role: 'Get satisfied customers to talk',
    action: 'Ask every customer for a referral, within a week of the purchase',
    hours: '1 h',
    sign: 'One new customer in three comes through someone',
    expense: 'Cards to hand out and a small thank-you for referrals',
  },
  localPresence: {
    name: 'Markets, events and partners',
    place: 'to display on site',
    role: 'Be seen and tried where people already go',
    action: 'One appearance every two weeks, one visit to a partner each week',
    hours: '5 h',
    sign: 'Ten contacts collected per outing',
    expense: 'Table, samples and registration fees',
  },
  socialMedia: {
    name: 'Social media',
    place: 'on your social media',
    role: 'Show the work and answer quickly',
    action: 'Two posts a week, messages answered the same day',
    hours: '3 h',
    sign: 'Three private messages a week that speak of buying',
    expense: 'Photos, short videos and boosted posts',
  },
  website: {
    name: 'Website and search',
    place: 'on your site',
    role: 'Be found at the moment people are looking',
    action: 'One page per customer question, the Google profile kept up to date',
    hours: '3 h',
    sign: 'Two requests a week from people you do not know',
    expense: 'Domain name, hosting and writing of the pages',
  },
  directOutreach: {
    name: 'Direct outreach',
    place: 'to attach to your messages',
    role: 'Go and get a clear yes or no',
    action: 'Ten chosen contacts a week, one reminder after five days',
    hours: '4 h',
    sign: 'Two meetings for ten contacts',
    expense: 'Travel, presentation material and telephone',
  },
  paidAdvertising: {
    name: 'Paid advertising',
    place: 'as an advertisement',
    role: 'Put the offer before people who do not know you',
    action: 'A single ad, two versions compared for two weeks',
    hours: '2 h',
    sign: 'A cost per new customer below the margin of one sale',
    expense: 'Advertising space',
  },
};

/** What the writer knows of a tone. */
interface Tone {
  readonly say: string;
  readonly avoid: string;
  readonly invitation: string;
}

const tones: Readonly<Record<OptionOf<'marketing', 'brandPersonality'>, Tone>> = {
  warm: {
    say: 'Write as you would to a neighbour: a first name, a question, a short sentence',
    avoid: 'The tone of a flyer',
    invitation: 'Write to us: a real person answers.',
  },
  expert: {
    say: 'Explain one useful thing before you speak of yourself',
    avoid: 'Jargon and titles',
    invitation: 'Ask us your question: the answer costs nothing.',
  },
  playful: {
    say: 'Raise a smile with a lived situation, then be clear about the price',
    avoid: 'Humour at a customer’s expense',
    invitation: 'Come and see whether we exaggerate.',
  },
  simple: {
    say: 'One fact, one price, one way to order',
    avoid: 'Adjectives',
    invitation: 'A question? Write to us.',
  },
  bold: {
    say: 'Say out loud what your customers think quietly',
    avoid: 'Naming a competitor to put them down',
    invitation: 'Try it once, then judge.',
  },
  refined: {
    say: 'Few words, a fine photo, one precise detail',
    avoid: 'Capital letters and exclamation marks',
    invitation: 'Make an appointment, at your own pace.',
  },
  committed: {
    say: 'Say what you do, with proof, before what you believe',
    avoid: 'Lecturing people',
    invitation: 'Ask us how we do it: we will show you.',
  },
};

/** Something to show from behind the scenes. */
export const backstage: Readonly<Record<Trade, string>> = {
  food: 'The preparation, from ingredient to plate, in three photos',
  digital: 'The screen you have just improved, and the user’s remark that asked for it',
  teaching: 'A common difficulty, and the exercise that clears it',
  care: 'How a first meeting goes, minute by minute',
  making: 'One piece from start to finish, with the time it takes',
  building: 'A before and an after, with the time it took and the surprise along the way',
  general: 'A day at work, with what the customer never sees',
};

/** The name of the brand, or of the project. */
export function brandOf(m: Material): string {
  return m.said('brandName', 60) ?? m.projectName;
}

/** The promise in the person’s words. */
export function promiseOf(m: Material, length: number): string {
  return m.said('valueProposition', length) ?? 'a promise to write';
}

/** How the brand speaks; simply, where no tone was chosen. */
export function toneOf(m: Material): Tone {
  return tones[chosen(m, 'marketing', 'brandPersonality') ?? 'simple'];
}

/** What a dated offer asks for. */
export const orderBefore: Readonly<Record<Earning, string>> = {
  directSales: 'Order before Sunday',
  services: 'Book before Sunday',
  subscription: 'Start a trial before Sunday',
  freemium: 'Start a trial before Sunday',
  commission: 'Book before Sunday',
  license: 'Book before Sunday',
  other: 'Order before Sunday',
};
