import type { Material } from './material.ts';
import type { Supplier } from './needs.ts';
import type { Trade } from './trade.ts';

/** Which of a trade's usual needs is met by whoever supplies the goods that the person names. */
const goods: Readonly<Partial<Record<Trade, number>>> = { food: 1, making: 0 };
const programs = /\b(?:d[ée]velopp?\w*|programm\w*)/iu;

/**
 * @param needs what a trade usually has to find, as rows that begin with its name.
 * @returns those that the person's answers leave open: nobody is named for it, and they do not do it themselves.
 */
export function openNeeds<Row extends readonly [string, ...string[]]>(
  m: Material,
  needs: readonly Row[],
  named: readonly Supplier[],
): readonly Row[] {
  const isMade =
    m.trade === 'digital' && programs.test(`${m.whole('team')}\n${m.whole('experience')}`);
  return needs.filter(([need], at) => {
    if (named.some((one) => one.need?.toLowerCase() === need.toLowerCase())) return false;
    return !(named.length > 1 && goods[m.trade] === at) && !(isMade && at === 0);
  });
}
