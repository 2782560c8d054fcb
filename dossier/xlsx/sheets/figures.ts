import type { Balance, Flow } from '@elan/domain/forecast/outputs';
import type { Book } from './book.ts';

/** @returns the forecast's own figures by month, in dollars; null where unknown. */
export function figures({ forecasts }: Pick<Book, 'forecasts'>) {
  const { months } = forecasts.expected;
  const by = (name: Flow | Balance) =>
    months.map((month) => {
      const cents = month[name];
      return cents === null ? null : cents / 100;
    });
  return { flow: (name: Flow) => by(name), balance: (name: Balance) => by(name) };
}
