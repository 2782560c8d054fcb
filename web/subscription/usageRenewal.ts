import { dayInToronto } from '@elan/domain/day';
import type { Language } from '@elan/domain/language';
import { allowanceOf, usagePeriod } from '@elan/domain/subscription/plans';

/** @returns the first day of next month in Toronto, when Premium's count starts over. */
export function usageRenewal(language: Language, now = new Date()): string {
  const [year = 0, month = 0] = usagePeriod(allowanceOf('premium', 0), now).split('-').map(Number);
  // Noon in Greenwich is the same day in Toronto. Months count from 0.
  return dayInToronto(new Date(Date.UTC(year, month, 1, 12)), language);
}
