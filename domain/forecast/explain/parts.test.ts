import { expect, it } from 'vitest';
import { explainedPlan } from '../testing/explainedFigures.ts';
import { expectWellFormed, partsOf } from '../testing/explainedParts.ts';
import { towelShop } from '../testing/explainedPlans.ts';

/**
 * The expected parts of each figure: other figures, form inputs or years of legal tables. The unit is money unless
 * given.
 */
const expectedParts: Readonly<Record<string, readonly string[]>> = {
  'posting.sale.0..4.revenue': ['months.4.units.towel count', 'form offers.0.price'],
  'posting.sale.0..4.gst': ['posting.sale.0..4.revenue', 'table 2008 percent'],
  'posting.sale.0..4.qst': ['posting.sale.0..4.revenue', 'table 2013 percent'],
  'posting.sale.0..4.receivables': [
    'posting.sale.0..4.revenue',
    'posting.sale.0..4.gst',
    'posting.sale.0..4.qst',
  ],
  'posting.badDebt.0..4.badDebts': ['form badDebts percent', 'posting.sale.0..4.receivables'],
  'posting.cardFee.0..4.cardFees': [
    'form cardFee percent',
    'posting.sale.0..4.receivables',
    'posting.badDebt.0..4.badDebts',
  ],
  'posting.collection.0.0.4.cashFromCustomers': [
    'form collect.0 ratio',
    'posting.sale.0..4.receivables',
    'posting.badDebt.0..4.badDebts',
  ],
  'posting.collection.0.1.4.cashFromCustomers': [
    'form collect.1 ratio',
    'posting.sale.0..3.receivables',
    'posting.badDebt.0..3.badDebts',
  ],
  'months.4.cashFromCustomers': [
    'posting.collection.0.1.4.cashFromCustomers',
    'posting.collection.0.0.4.cashFromCustomers',
  ],
  'cost.0.5': ['months.5.units.towel count', 'form offers.0.cost', 'rule ratio'],
  'posting.purchase.0..4.inventory': ['cost.0.5'],
  'posting.purchase.0..4.gst': ['posting.purchase.0..4.inventory', 'table 2008 percent'],
  'posting.purchase.0..4.qst': ['posting.purchase.0..4.inventory', 'table 2013 percent'],
  'posting.purchase.0..4.payables': [
    'posting.purchase.0..4.inventory',
    'posting.purchase.0..4.gst −',
    'posting.purchase.0..4.qst −',
  ],
  'posting.purchase.0..36.inventory': ['cost.0.later'],
  'posting.directCost.0..4.directCosts': ['cost.0.4'],
  'posting.supplierPayment.0.0.0.cashToSuppliers': ['posting.purchase.0..0.payables'],
  'posting.supplierPayment.0.0.4.cashToSuppliers': [
    'form supplierTerms.0 ratio',
    'posting.purchase.0..4.payables',
  ],
  'posting.supplierPayment.0.1.4.cashToSuppliers': [
    'form supplierTerms.1 ratio',
    'posting.purchase.0..3.payables',
  ],
  'posting.fixed.0..4.fixedCosts': ['form fixed.0.amount'],
  'posting.fixed.0..4.cashToSuppliers': [
    'form fixed.0.amount',
    'table 2008 percent',
    'table 2013 percent',
  ],
  'posting.fixed.0..4.gst': ['form fixed.0.amount', 'table 2008 percent'],
  'posting.startup.0..0.cashToSuppliers': [
    'form startup.0.amount',
    'table 2008 percent',
    'table 2013 percent',
  ],
  'posting.asset.0..0.cashForAssets': [
    'form assets.0.cost',
    'table 2008 percent',
    'table 2013 percent',
  ],
  'posting.asset.0..0.fixedAssets': ['form assets.0.cost'],
  'posting.ownedAsset.1..0.ownerCapital': ['form assets.1.cost'],
  'posting.depreciation.0..4.depreciation': [
    'posting.asset.0..0.fixedAssets',
    'form assets.0.life count',
  ],
  'posting.pay.0..4.wages': ['form staff.0.pay.amount'],
  'posting.capital.0..0.cashFromOwner': ['form capital.0.amount'],
  'posting.deposit.0..0.cashForAssets': ['form deposits.0.amount'],
  'posting.grant.0..2.grantsReceived': ['form grants.0.amount'],
  'posting.drawing.0..4.drawings': ['form ownerPay.amount'],
  'posting.loan.0..0.cashFromLoans': ['form loans.0.amount'],
  'posting.loanFee.0..0.interest': ['form loans.0.amount', 'form loans.0.fee percent'],
  'posting.remittance.0.gst.4.salesTaxPaid': ['quarter.gst.3.collected', 'quarter.gst.3.credits −'],
  'posting.remittance.0.qst.4.salesTaxPaid': ['quarter.qst.3.collected', 'quarter.qst.3.credits −'],
  'quarter.gst.3.collected': [
    'posting.sale.0..1.gst',
    'posting.sale.0..2.gst',
    'posting.sale.0..3.gst',
  ],
  'months.4.revenue': ['posting.sale.0..4.revenue'],
  'months.4.wages': ['posting.pay.0..4.wages'],
  'months.4.cashToStaff': ['posting.chargesPaid.0..4.cashToStaff', 'posting.pay.0..4.cashToStaff'],
  'months.4.loanPayments': [
    'posting.interest.0..4.loanPayments',
    'posting.principal.0..4.loanPayments',
  ],
  'months.0.netIncome': ['months.0.startupCosts −', 'months.0.interest −'],
  'months.4.grossMargin': ['months.4.revenue', 'months.4.directCosts −'],
  'loans.0.schedule.0.interest': ['form loans.0.amount', 'form loans.0.rate percent'],
  'loans.0.schedule.1.interest': ['loans.0.schedule.0.balance', 'form loans.0.rate percent'],
  'loans.0.schedule.1.principal': [
    'loans.0.schedule.0.balance',
    'loans.0.payment',
    'loans.0.schedule.1.interest',
  ],
  'loans.0.schedule.1.balance': ['loans.0.schedule.0.balance', 'loans.0.schedule.1.principal −'],
  'sourcesAndUses.uses.0.amount': [
    'form assets.0.cost',
    'table 2008 percent',
    'table 2013 percent',
  ],
  'sourcesAndUses.uses.3.amount': ['form deposits.0.amount'],
  'sourcesAndUses.uses.4.amount': ['posting.purchase.0..0.payables'],
  'sourcesAndUses.uses.5.amount': ['form loans.0.amount', 'form loans.0.fee percent'],
  ratesYear: ['form opening text'],
};

it('an explanation links to its parts', () => {
  const { explain } = explainedPlan(towelShop);
  for (const [figure, parts] of Object.entries(expectedParts)) {
    const found = explain(figure);
    expect([figure, partsOf(found)]).toEqual([figure, parts]);
    expect(found?.figure).toBe(figure);
    if (found) expectWellFormed(found);
  }
});
