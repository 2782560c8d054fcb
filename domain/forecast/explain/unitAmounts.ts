import { indexed, risesBy } from '../rules/indexing.ts';
import { known } from '../unknown.ts';
import { type Context, figurePart, inputLabel, inputPart } from './context.ts';
import { type Explanation, type Part, ruled } from './explanation.ts';

type UnitAmount = 'price' | 'cost';

const figures = { price: 'unitPrice', cost: 'unitCost' } as const;

/** @returns the price or the cost of one unit of an offer after some rises, in cents; null if missing. */
function amountOf({ run }: Context, item: number, name: UnitAmount, rises: number): number | null {
  const offer = run.prepared.plan.offers[item];
  if (!offer || offer[name].unknown !== known) return null;
  return indexed(offer[name].value, offer[`${name}Index`])[rises] ?? null;
}

/** @returns the price or the cost of one unit in a month: the input, or a figure of its own after a rise. */
export function unitPart(context: Context, item: number, name: UnitAmount, month: number): Part {
  const path = `offers.${item}.${name}`;
  const rises = risesBy(month);
  const index = context.run.prepared.plan.offers[item]?.[`${name}Index`];
  if (rises === 0 || !index || index.n === 0n) return inputPart(context, path, 'money');
  const { fr, en } = inputLabel(context.inputs, path);
  const label = { fr: `${fr}, an ${rises + 1}`, en: `${en}, year ${rises + 1}` };
  const value = amountOf(context, item, name, rises);
  return figurePart(context, `${figures[name]}.${item}.${rises}`, value, label);
}

/** @returns the explanation of a price or a cost after its yearly rises. @param figure such as "unitPrice.0.2". */
export function explainUnitAmount(context: Context, figure: string): Explanation | undefined {
  const [kind, item = '', rises = ''] = figure.split('.');
  if (!context.run.prepared.plan.offers[Number(item)]) return undefined;
  const name = kind === figures.price ? 'price' : 'cost';
  const value = amountOf(context, Number(item), name, Number(rises));
  const path = `offers.${item}.${name}`;
  return ruled(context.prefix + figure, value, 'money', `{0} × (1 + {1})^${rises}`, [
    inputPart(context, path, 'money'),
    inputPart(context, `${path}Index`, 'percent'),
  ]);
}
