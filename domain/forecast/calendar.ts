/** A calendar month as one number: 12 × year, plus 0 for January to 11 for December. */
export type CalendarMonth = number;

/** The last month of the plan. Month 0 is start-up, and month 1 is the opening. */
export const lastMonth = 36;
export const monthCount = lastMonth + 1;

/** The first and last month of each year of the plan. Year 1 includes start-up. */
export const years = [
  { first: 0, last: 12 },
  { first: 13, last: 24 },
  { first: 25, last: 36 },
] as const;

/** @param month such as "2027-05"; a date such as "2027-05-14" is accepted. */
export function calendarMonth(month: string): CalendarMonth {
  return Number(month.slice(0, 4)) * 12 + Number(month.slice(5, 7)) - 1;
}

/** @returns the month as text, such as "2027-05". */
export function monthName(month: CalendarMonth): string {
  const number = (month % 12) + 1;
  return `${String(yearOf(month)).padStart(4, '0')}-${String(number).padStart(2, '0')}`;
}

export function yearOf(month: CalendarMonth): number {
  return Math.floor(month / 12);
}

/** @returns a number that identifies the calendar quarter and its year. */
export function quarterOf(month: CalendarMonth): number {
  return Math.floor(month / 3);
}

export function endsQuarter(month: CalendarMonth): boolean {
  return month % 3 === 2;
}
