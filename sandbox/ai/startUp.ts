import { type Figures, openingSales, workingCapital } from './figures.ts';
import type { Material } from './material.ts';
import { type Need, needsIn } from './needs.ts';

/** What starting takes, as far as the answers put a price on it. */
export interface StartUp {
  /** What is still to find and has a price, in the person's words. */
  readonly priced: readonly (Need & { readonly cost: number })[];
  /** A first stock, and for how many sales; undefined where nothing is stocked or its cost is not told. */
  readonly stock: { readonly sales: number; readonly cost: number } | undefined;
  readonly capital: number | undefined;
  /** All of the above, where something has a price. */
  readonly sum: number | undefined;
}

/** @returns the uses of the money that the answers tell or that follow from them. */
export function startUpOf(m: Material, figures: Figures): StartUp {
  const priced = needsIn(m.whole('resources')).flatMap((need) =>
    need.isThere === true || need.cost === undefined ? [] : [{ ...need, cost: need.cost }],
  );
  const { sum: costOfSale } = figures.costsOfSale;
  const sales = openingSales(figures);
  const isStocked = m.earning === 'directSales';
  const stock =
    isStocked && costOfSale !== undefined ? { sales, cost: costOfSale * sales } : undefined;
  const capital = workingCapital(figures);
  const all = [...priced.map(({ cost }) => cost), stock?.cost, capital].filter(
    (cost) => cost !== undefined,
  );
  return {
    priced,
    stock,
    capital,
    sum: all.length < 2 ? undefined : all.reduce((sum, cost) => sum + cost, 0),
  };
}
