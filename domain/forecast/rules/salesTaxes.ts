import { constants } from '../../legal/constants.ts';
import { inForce } from '../../legal/dated.ts';
import { lastMonth, monthCount, monthName } from '../calendar.ts';
import { type Fraction, percent, times } from '../exact.ts';
import type { Plan } from '../plan.ts';
import { type Amount, known, type Unknown } from '../unknown.ts';
import type { Registration } from './registration.ts';

export const taxes = ['gst', 'qst'] as const;
export type SalesTax = (typeof taxes)[number];

/** The monthly amounts of one tax, in cents. */
interface TaxMonths {
  readonly collected: number[];
  readonly credits: number[];
  /** Taxable sales including the tax, the base of the quick method. */
  readonly sales: number[];
  readonly unknownCollected: Unknown[];
  readonly unknownCredits: Unknown[];
}

/** A price with both taxes, each rounded separately. */
export interface Taxed {
  readonly gst: number;
  readonly qst: number;
  readonly total: number;
}

/** The sales taxes of a run: the rates, whether they are recovered, and the tax collected and claimable each month. */
export class SalesTaxes {
  readonly months: Readonly<Record<SalesTax, TaxMonths>> = { gst: empty(), qst: empty() };
  readonly registration: Registration;
  private readonly isRegular: boolean;
  private readonly isAllExempt: boolean;
  private readonly rates: readonly Readonly<Record<SalesTax, Fraction>>[];

  constructor(plan: Plan, registration: Registration) {
    this.registration = registration;
    this.isRegular = plan.salesTax.method === 'regular';
    this.isAllExempt = plan.offers.every(({ taxStatus }) => taxStatus === 'exempt');
    this.rates = ratesOf(plan);
  }

  /** Computes both taxes on an amount, at the rates of the month. QST is computed on the price without GST. */
  on(amount: number, month: number, isTaxable: boolean): Taxed {
    const rates = this.rates[month];
    if (!isTaxable || !rates || amount === 0) return { gst: 0, qst: 0, total: amount };
    const [gst, qst] = [times(amount, rates.gst), times(amount, rates.qst)];
    return { gst, qst, total: amount + gst + qst };
  }

  /**
   * Whether tax may change an amount, as for any unknown taxable amount. On a few cents both taxes round to 0, so the
   * registration makes no difference.
   */
  bearsAny({ value, unknown }: Amount, month: number, isTaxable: boolean): boolean {
    const { gst, qst } = this.on(value, month, isTaxable);
    return isTaxable && (unknown !== known || gst !== 0 || qst !== 0);
  }

  /**
   * Whether the tax on a purchase is recovered by a registered business. Ordinary purchases give credits only under the
   * regular method, capital property under both. A business that makes only exempt supplies has no commercial activity
   * and recovers nothing (Excise Tax Act, s. 123(1) and 169; T-0.1, s. 199).
   */
  recovers(month: number, isCapital: boolean): boolean {
    if (this.isAllExempt) return false;
    return (isCapital || this.isRegular) && this.registration.isRegistered[month] === true;
  }

  /** Why it is unknown whether the taxes on a purchase are recovered. */
  unknownRecovery(month: number, isCapital: boolean): Unknown {
    return isCapital || this.isRegular ? (this.registration.unknown[month] ?? known) : known;
  }

  collect(month: number, sale: Taxed, unknown: Unknown): void {
    const before = sale.total - sale.gst - sale.qst;
    for (const tax of taxes) {
      const { collected, sales, unknownCollected } = this.months[tax];
      collected[month] = (collected[month] ?? 0) + sale[tax];
      sales[month] = (sales[month] ?? 0) + before + sale[tax];
      unknownCollected[month] = (unknownCollected[month] ?? known) | unknown;
    }
  }

  credit(month: number, purchase: Taxed, unknown: Unknown): void {
    for (const tax of taxes) {
      const { credits, unknownCredits } = this.months[tax];
      credits[month] = (credits[month] ?? 0) + purchase[tax];
      unknownCredits[month] = (unknownCredits[month] ?? known) | unknown;
    }
  }
}

function empty(): TaxMonths {
  const zeros = () => Array.from({ length: monthCount }, () => 0);
  const reasons = () => Array.from({ length: monthCount }, () => known);
  return {
    collected: zeros(),
    credits: zeros(),
    sales: zeros(),
    unknownCollected: reasons(),
    unknownCredits: reasons(),
  };
}

const parsed = new Map<string, Fraction>();
function rate(text: string): Fraction {
  const found = parsed.get(text) ?? percent(text);
  parsed.set(text, found);
  return found;
}

function ratesOf({ start }: Plan) {
  return Array.from({ length: lastMonth + 1 }, (_, m) => {
    const day = `${monthName(start + m)}-01`;
    return {
      gst: rate(inForce(constants.gst, day).value),
      qst: rate(inForce(constants.qst, day).value),
    };
  });
}
