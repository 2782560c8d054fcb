import { type CalendarMonth, lastMonth } from '../calendar.ts';

/** @returns whether a line applies in each month of the plan. */
export function activeIn(
  start: CalendarMonth,
  line: { readonly from: number; readonly to: number; readonly months: readonly number[] },
): boolean[] {
  const { months, from, to } = line;
  return Array.from(
    { length: lastMonth + 1 },
    (_, m) => m >= from && m <= to && months.includes(((start + m) % 12) + 1),
  );
}
