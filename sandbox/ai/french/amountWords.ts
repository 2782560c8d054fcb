import { money } from '@elan/domain/money';
import { exactMoney } from '../exactMoney.ts';
import type { Figures } from '../figures.ts';

export const unknown = 'à préciser';

/** @returns an amount as a table shows it, with a true minus sign; one that is not known is to specify. */
export function dollars(amount: number | undefined): string {
  return amount === undefined ? unknown : money(Math.round(amount), 'fr').replace('-', '−');
}

/** @returns the price or the cost of one sale, with its cents. */
export function perSale(amount: number | undefined): string {
  return amount === undefined ? unknown : exactMoney(amount, 'fr');
}

/** @returns a number of sales, in the word that fits what is sold. */
export function salesOf(count: number, { soldBy }: Figures): string {
  const one = count < 2;
  const whole = new Intl.NumberFormat('fr-CA').format(count);
  if (soldBy === 'hour') return `${whole} ${one ? 'heure facturée' : 'heures facturées'}`;
  if (soldBy === 'day') return `${whole} ${one ? 'jour facturé' : 'jours facturés'}`;
  if (soldBy === 'month') return `${whole} ${one ? 'abonné' : 'abonnés'}`;
  return `${whole} ${one ? 'vente' : 'ventes'}`;
}

/** @returns the one thing that is sold, to count by. */
export function oneSale({ soldBy }: Figures): string {
  if (soldBy === 'hour') return 'une heure';
  if (soldBy === 'day') return 'une journée';
  return soldBy === 'month' ? 'un abonnement' : 'une vente';
}

/** @returns what a cost or a price is for, after an amount. */
export function each({ soldBy }: Figures): string {
  if (soldBy === 'hour') return 'par heure';
  if (soldBy === 'day') return 'par jour';
  return soldBy === 'month' ? 'par abonné et par mois' : 'par vente';
}

/** @returns the sales of a month; subscribers are counted, not sold anew each month. */
export function monthlySales(count: number, figures: Figures): string {
  return `${salesOf(count, figures)}${figures.soldBy === 'month' ? '' : ' par mois'}`;
}
