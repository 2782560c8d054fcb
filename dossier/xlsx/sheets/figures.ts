import type { Flow, ForecastMonth } from '@elan/domain/forecast/outputs';
import { type BalanceLine, balanceLine } from '@elan/domain/forecast/statements/balanceSheet';
import type { Book } from './book.ts';

/** @returns functions that get monthly figures of the expected scenario in dollars; null if unknown. */
export function figures({ forecasts }: Pick<Book, 'forecasts'>) {
  const by = (of: (month: ForecastMonth) => number | null) =>
    forecasts.expected.months.map((month) => {
      const cents = of(month);
      return cents === null ? null : cents / 100;
    });
  return {
    flow: (name: Flow) => by((month) => month[name]),
    balance: (line: BalanceLine) => by((month) => balanceLine(month, line)),
  };
}
