import { chosen, type OptionOf } from './chosen.ts';
import type { Material } from './material.ts';
import type { Trade } from './trade.ts';

/** A channel that can be worked on; "I do not know yet" is none. */
export type Channel = Exclude<OptionOf<'marketing', 'marketingChannels'>, 'undecided'>;

/** What a month's money goes to, in whole dollars; together they are the month's budget. */
export interface MonthOfMarketing {
  readonly basics: number;
  readonly channel: number;
  readonly trial: number;
  readonly reserve: number;
}

/** What the writer proposes from the answers, before any words. */
export interface MarketingPlan {
  readonly channel: Channel;
  /** False where the person leaves the channel open and the writer proposes one. */
  readonly decided: boolean;
  readonly supports: readonly [Channel, Channel];
  /** Dollars a month, within the chosen band. */
  readonly monthly: number;
  readonly months: readonly [MonthOfMarketing, MonthOfMarketing, MonthOfMarketing];
}

/** Where the first customers of a trade are usually found. */
const usual: Readonly<Record<Trade, Channel>> = {
  food: 'localPresence',
  digital: 'website',
  teaching: 'wordOfMouth',
  care: 'wordOfMouth',
  making: 'localPresence',
  building: 'directOutreach',
  general: 'wordOfMouth',
};

/** What goes well beside a main channel. */
const beside: Readonly<Record<Channel, readonly [Channel, Channel]>> = {
  wordOfMouth: ['localPresence', 'socialMedia'],
  localPresence: ['wordOfMouth', 'socialMedia'],
  socialMedia: ['wordOfMouth', 'localPresence'],
  website: ['wordOfMouth', 'directOutreach'],
  directOutreach: ['wordOfMouth', 'website'],
  paidAdvertising: ['website', 'wordOfMouth'],
};

/** Basics, channel and trial as parts of a month; what is left is the reserve. */
const parts = [
  [0.45, 0.3, 0.15],
  [0.15, 0.5, 0.25],
  [0.1, 0.55, 0.25],
] as const;

export function marketingPlanOf(m: Material): MarketingPlan {
  const answer = chosen(m, 'marketing', 'marketingChannels');
  const decided = answer !== undefined && answer !== 'undecided';
  const channel = decided ? answer : usual[m.trade];
  const monthly = monthlyOf(chosen(m, 'marketing', 'budget'));
  const [first, second, third] = parts;
  return {
    channel,
    decided,
    supports: beside[channel],
    monthly,
    months: [monthOf(monthly, first), monthOf(monthly, second), monthOf(monthly, third)],
  };
}

/** An amount within a band, from its id: its middle, a little under the lowest limit, or the highest. */
function monthlyOf(band: string | undefined): number {
  const limits = (band?.match(/\d+/g) ?? []).map(Number);
  const [low = 300, high] = limits;
  if (high !== undefined) return Math.round((low + high) / 200) * 100;
  return band?.startsWith('under') ? low * 0.8 : low;
}

function monthOf(
  monthly: number,
  [basicsPart, channelPart, trialPart]: readonly [number, number, number],
): MonthOfMarketing {
  const tens = (part: number) => Math.round((monthly * part) / 10) * 10;
  const basics = tens(basicsPart);
  const channel = tens(channelPart);
  const trial = tens(trialPart);
  return { basics, channel, trial, reserve: monthly - basics - channel - trial };
}
