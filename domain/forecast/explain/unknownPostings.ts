import type { Run } from '../compute.ts';
import { times, zero } from '../exact.ts';
import type { Entry } from '../ledger.ts';
import { risesBy } from '../rules/indexing.ts';
import { purchaseOf } from '../rules/stock.ts';
import { type Amount, known, type Unknown } from '../unknown.ts';

/** @returns whether the amount of a posting is a placeholder because an input that it depends on is missing. */
export function isUnknownPosting(run: Run, entry: Entry): boolean {
  return run.prepared.plan.missing.paths.length > 0 && reasonsOf(run, entry) !== known;
}

/** A missing amount, price or number of units posts nothing, so it needs no case here. */
function reasonsOf(run: Run, { source, month, account }: Entry): Unknown {
  const { rule, item, part } = source;
  const { plan, loans } = run.prepared;
  switch (rule) {
    case 'sale':
    case 'badDebt':
    case 'cardFee':
    case 'collection': {
      const sold = rule === 'collection' ? month - Number(part) : month;
      const value = run.revenues[item]?.value[sold] ?? 0;
      const isTaxable = account !== 'revenue' && plan.offers[item]?.taxStatus === 'taxable';
      return ifTaxed(
        run,
        { value, unknown: known },
        sold,
        isTaxable,
        run.registration.unknown[sold],
      );
    }
    case 'directCost':
      return run.costs[item]?.cost.unknown[month] ?? known;
    case 'purchase':
      return purchaseReasons(run, item, month, account === 'payables');
    case 'supplierPayment':
      return purchaseReasons(run, item, month - Number(part), true);
    case 'startup':
    case 'fixed':
    case 'asset': {
      // The payment is the same whether or not the taxes are recovered.
      if (account === 'cashToSuppliers' || account === 'cashForAssets') return known;
      if (rule === 'asset') return assetReasons(run, item);
      const line = plan[rule][item];
      const value =
        rule === 'fixed'
          ? (run.prepared.fixedAmounts[item]?.[risesBy(month)] ?? 0)
          : (line?.amount.value ?? 0);
      const recovery = run.taxes.unknownRecovery(month, false);
      return ifTaxed(run, { value, unknown: known }, month, line?.isTaxable === true, recovery);
    }
    case 'variableShare': {
      if (account === 'cashToSuppliers') return known;
      const { [item]: offer } = plan.offers;
      const value = times(run.revenues[item]?.value[month] ?? 0, offer?.variableShare ?? zero);
      const recovery = run.taxes.unknownRecovery(month, false);
      const isTaxable = offer?.variableShareTaxable === true;
      return ifTaxed(run, { value, unknown: known }, month, isTaxable, recovery);
    }
    case 'depreciation': {
      const lowered = run.grantSteps[item]?.findLast((step) => step.month <= month);
      return lowered ? lowered.left.unknown : assetReasons(run, item);
    }
    case 'grantUsed': {
      if (account === 'deferredRevenue') return known;
      const steps = run.grantSteps[plan.grants[item]?.asset ?? -1];
      const { before, left } = steps?.find((step) => step.month === month) ?? {};
      return (before?.unknown ?? known) | (left?.unknown ?? known);
    }
    case 'interest':
    case 'capitalised':
    case 'principal': {
      const field = rule === 'principal' ? 'principal' : 'interest';
      return loans[item]?.rows.find(({ m }) => m === month)?.unknown[field] ?? known;
    }
    case 'remittance':
    case 'quickGain': {
      const quarter = run.quarters.find(
        ({ tax, last, net }) =>
          tax === part && (rule === 'quickGain' ? last : last + (net > 0 ? 1 : 2)) === month,
      );
      const { credits = known, due = known } = quarter?.unknown ?? {};
      return rule === 'quickGain' ? due : due | credits;
    }
    case 'ownerTaxInstalment':
    case 'ownerTaxRest':
      return run.ledger.unknown('ownerTaxes', month);
    case 'lineInterest':
      return run.creditLine[month]?.interest.unknown ?? known;
    case 'lineDraw':
      return run.creditLine[month]?.drawn.unknown ?? known;
    case 'lineRepayment':
      return run.creditLine[month]?.repaid.unknown ?? known;
    case 'incomeTax':
    case 'incomeTaxPaid':
      return run.ledger.unknown(rule, month);
    default:
      return known;
  }
}

function purchaseReasons(run: Run, item: number, month: number, isPayment: boolean): Unknown {
  const costs = run.costs[item];
  const offer = run.prepared.plan.offers[item];
  if (!costs || !offer) return known;
  // Without stock, the amount paid is the same whether or not the taxes are recovered.
  if (isPayment && offer.stockMonths === 0) return costs.base.unknown[month] ?? known;
  const bought = purchaseOf(costs, offer.stockMonths, month);
  const recovery = run.taxes.unknownRecovery(month, false);
  return bought.unknown | ifTaxed(run, bought, month, offer.isCostTaxable, recovery);
}

function assetReasons(run: Run, item: number): Unknown {
  const asset = run.prepared.plan.assets[item];
  if (!asset) return known;
  const recovery = run.taxes.unknownRecovery(asset.month, true);
  return ifTaxed(run, asset.cost, asset.month, asset.isTaxable, recovery);
}

/** @returns `reasons` if tax may change the amount; otherwise `known`. */
function ifTaxed(
  run: Run,
  amount: Amount,
  month: number,
  isTaxable: boolean,
  reasons: Unknown = known,
): Unknown {
  return run.taxes.bearsAny(amount, month, isTaxable) ? reasons : known;
}
