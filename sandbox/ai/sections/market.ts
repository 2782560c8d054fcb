import { capitalized } from '../excerpt.ts';
import type { Material } from '../material.ts';
import { bullets, paragraphs, table } from '../phrases.ts';
import { registry, statistics } from './links.ts';
import { marketWords } from './marketWords.ts';

/** What the answers say of the market, and the figures to find. */
export function market(m: Material): string {
  const words = marketWords[m.language];
  const customers = m.said('targetMarket', 90);
  return paragraphs(
    m.about('marketSize', (size) => words.size(size, m.pick('reach', words.reach))),
    customers === undefined ? undefined : words.customers(customers),
    m.about('marketTrends', words.trends),
    words.toFind,
    bullets(words.figures(statistics(m), registry(m)), 3),
  );
}

/** The competitors that the person names, side by side, and the choice to buy nothing. */
export function competitors(m: Material): string {
  const words = marketWords[m.language];
  const { toObserve } = words;
  const difference = m.said('differentiators', 70) ?? words.undefinedDifference;
  const differences = m.thoughts('differentiators', 3);
  const problem = m.said('problemSolved', 80);
  const named = m.namedWith('competitors').map(({ name, told }, index) => {
    const [offer, limit] = toObserve[index % toObserve.length] ?? toObserve[0];
    return [
      capitalized(name),
      told === undefined ? words.toVerify(offer) : words.told(told),
      words.toVerify(limit),
      words.quoted(differences[index % Math.max(1, differences.length)] ?? difference),
    ];
  });
  return paragraphs(
    table(words.columns, [...named, words.buyingNothing(problem)]),
    m.pick('conclusion', words.conclusions),
  );
}
