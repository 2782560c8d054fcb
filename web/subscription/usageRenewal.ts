import type { Language } from '@elan/domain/language';
import { allowanceOf, usagePeriod } from '@elan/domain/subscription/plans';
import { longDate } from '../copy/dates.ts';

/** @returns the first day of the month that follows the one Toronto is in, when Premium's count starts over. */
export function usageRenewal(language: Language, now = new Date()): string {
  const [year = 0, month = 0] = usagePeriod(allowanceOf('premium', 0), now).split('-').map(Number);
  // Noon, local time: the day is the same however the reader's clock is set. Months count from 0 here.
  return longDate(new Date(year, month, 1, 12).toISOString(), language);
}
