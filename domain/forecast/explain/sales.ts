import { type Fraction, one, zero } from '../exact.ts';
import type { Entry } from '../ledger.ts';
import { collectionOf } from '../scenario.ts';
import {
  type Context,
  figurePart,
  inputAt,
  inputPart,
  postingPart,
  taxRatePart,
} from './context.ts';
import { type Explanation, minusOf, type Part, ruled, splitRule, summed } from './explanation.ts';
import { figureLabels, labelOf } from './labels.ts';
import { taxedRule } from './purchases.ts';
import { unitPart } from './unitAmounts.ts';

/** @returns the explanation of a posting of a sale, its taxes, its collection, or a cost that follows it. */
export function explainSale(
  context: Context,
  entry: Entry,
  figure: string,
  value: number,
): Explanation | undefined {
  const { source, month, account } = entry;
  const { rule, item, part } = source;
  const later = rule === 'collection' ? Number(part) : 0;
  const sold = month - later;
  const posted = (of: string, to: string) =>
    context.byMonth[sold]?.find(
      (one) => one.source.rule === of && one.source.item === item && one.account === to,
    );
  const parts = (of: string, to: string, sign: 1 | -1 = 1): Part[] => {
    const found = posted(of, to);
    return found ? [{ ...postingPart(context, found), sign }] : [];
  };
  switch (rule) {
    case 'sale': {
      if (account === 'revenue') {
        const { id } = context.run.prepared.plan.offers[item] ?? { id: '' };
        const units = context.run.units[item]?.value[month] ?? 0;
        const label = labelOf(figureLabels, 'units');
        return ruled(figure, value, 'money', '{0} × {1}', [
          figurePart(context, `months.${month}.units.${id}`, units, label, 'count'),
          unitPart(context, item, 'price', month),
        ]);
      }
      if (account === 'gst' || account === 'qst') {
        const [revenue] = parts('sale', 'revenue');
        return (
          revenue &&
          ruled(figure, value, 'money', '{0} × {1}', [
            revenue,
            taxRatePart(context, account, month),
          ])
        );
      }
      const billed = [
        ...parts('sale', 'revenue'),
        ...parts('sale', 'gst'),
        ...parts('sale', 'qst'),
      ];
      return summed(figure, value, 'money', billed);
    }
    case 'badDebt': {
      const share = inputPart(context, 'badDebts', 'percent', '0');
      const template = `${minusOf(value)}{0} × {1}`;
      return ruled(figure, value, 'money', template, [share, ...parts('sale', 'receivables')]);
    }
    case 'cardFee':
    case 'collection': {
      const shares =
        rule === 'cardFee'
          ? [inputPart(context, 'cardFee', 'percent', '0')]
          : sharesAfter(context, item, later);
      const bad = parts('badDebt', 'badDebts');
      const all = [...shares, ...parts('sale', 'receivables'), ...bad];
      const paid = shares.length > 1 ? '({0} + {1})' : '{0}';
      const at = shares.length;
      const left = bad.length > 0 ? `({${at}} − {${at + 1}})` : `{${at}}`;
      const sign = minusOf(value);
      const isSplit = rule === 'collection' && shares[0]?.value !== '1';
      const template = isSplit
        ? splitRule(paid, left, sign, sharesUpTo(context, item, later))
        : `${sign}${paid} × ${left}`;
      return ruled(figure, value, 'money', template, all);
    }
    case 'variableShare': {
      const share = inputPart(context, `offers.${item}.variableShare`, 'percent');
      const isTaxable = context.run.prepared.plan.offers[item]?.variableShareTaxable === true;
      return taxedRule(context, entry, figure, value, {
        before: '{0} × {1}',
        parts: [...parts('sale', 'revenue'), share],
        isTaxable,
      });
    }
    default:
      return undefined;
  }
}

/**
 * @param later the number of months after the sale.
 * @returns the cumulative shares of the sale paid before that month and by its end.
 */
function sharesUpTo({ run }: Context, item: number, later: number): readonly [Fraction, Fraction] {
  const { plan } = run.prepared;
  const upTo = collectionOf(plan.offers[item] ?? plan, run.assumptions);
  return [upTo[later - 1] ?? zero, upTo[later] ?? one];
}

/**
 * @returns the shares paid `later` months after the sale. If customers pay one month late, each share comes a month
 * later, and the last two come together.
 */
function sharesAfter(context: Context, item: number, later: number): Part[] {
  const own = `offers.${item}.collect`;
  const path = inputAt(context.inputs, own) === null ? 'collect' : own;
  const { paysLater } = context.run.assumptions;
  const monthsLater = paysLater ? (later === 3 ? [2, 3] : [later - 1]) : [later];
  return monthsLater.map((at) =>
    inputPart(context, `${path}.${at}`, 'ratio', at === 0 ? '1' : '0'),
  );
}
