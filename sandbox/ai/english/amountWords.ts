import { money } from '@elan/domain/money';
import { exactMoney } from '../exactMoney.ts';
import type { Figures } from '../figures.ts';

export const unknown = 'to specify';

/** @returns an amount as a table shows it, with a true minus sign; one that is not known is to specify. */
export function dollars(amount: number | undefined): string {
  return amount === undefined ? unknown : money(Math.round(amount), 'en').replace('-', '−');
}

/** @returns the price or the cost of one sale, with its cents. */
export function perSale(amount: number | undefined): string {
  return amount === undefined ? unknown : exactMoney(amount, 'en');
}

/** @returns a number of sales, in the word that fits what is sold. */
export function salesOf(count: number, { soldBy }: Figures): string {
  const one = count === 1;
  const whole = new Intl.NumberFormat('en-CA').format(count);
  if (soldBy === 'hour') return `${whole} billed ${one ? 'hour' : 'hours'}`;
  if (soldBy === 'day') return `${whole} billed ${one ? 'day' : 'days'}`;
  if (soldBy === 'month') return `${whole} ${one ? 'subscriber' : 'subscribers'}`;
  return `${whole} ${one ? 'sale' : 'sales'}`;
}

/** @returns the one thing that is sold, to count by. */
export function oneSale({ soldBy }: Figures): string {
  if (soldBy === 'hour') return 'one hour';
  if (soldBy === 'day') return 'one day';
  return soldBy === 'month' ? 'one subscription' : 'one sale';
}

/** @returns what a cost or a price is for, after an amount. */
export function each({ soldBy }: Figures): string {
  if (soldBy === 'hour') return 'per hour';
  if (soldBy === 'day') return 'per day';
  return soldBy === 'month' ? 'per subscriber a month' : 'per sale';
}

/** @returns the sales of a month; subscribers are counted, not sold anew each month. */
export function monthlySales(count: number, figures: Figures): string {
  return `${salesOf(count, figures)}${figures.soldBy === 'month' ? '' : ' a month'}`;
}
