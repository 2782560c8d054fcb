import { describe, expect, it } from 'vitest';
import { explainedPlan } from '../testing/explainedFigures.ts';
import { towelShop } from '../testing/explainedPlans.ts';

/** The expected formulas in English. The amounts are worked out in docs/forecast-worked.md. */
const formulas: Readonly<Record<string, string>> = {
  'posting.sale.0..4.revenue': 'units sold (100) × price · Towel ($40.00) = $4,000.00',
  'posting.sale.0..4.gst': 'sale · Towel ($4,000.00) × GST (5%) = $200.00',
  'posting.sale.0..4.qst': 'sale · Towel ($4,000.00) × QST (9.975%) = $399.00',
  'posting.sale.0..4.receivables':
    'sale · Towel ($4,000.00) + sale · Towel ($200.00) + sale · Towel ($399.00) = $4,599.00',
  'posting.badDebt.0..4.badDebts': 'bad debts (1%) × sale · Towel ($4,599.00) = $45.99',
  'posting.cardFee.0..4.cardFees':
    'card fee (2%) × (sale · Towel ($4,599.00) − bad debt · Towel ($45.99)) = $91.06',
  'posting.collection.0.0.4.cashFromCustomers':
    'share collected (0.5) × (sale · Towel ($4,599.00) − bad debt · Towel ($45.99)), rounded as a running total = $2,276.51',
  'posting.collection.0.1.4.cashFromCustomers':
    'share collected (0.5) × (sale · Towel ($4,599.00) − bad debt · Towel ($45.99)), rounded as a running total = $2,276.50',
  'months.4.cashFromCustomers':
    'collection · Towel ($2,276.50) + collection · Towel ($2,276.51) = $4,553.01',
  'cost.0.5': 'units sold (100) × cost · Towel ($15.00) × scenario’s factor (1) = $1,500.00',
  'posting.purchase.0..4.inventory': 'cost of the units of month 5 ($1,500.00) = $1,500.00',
  'posting.purchase.0..4.gst': '− purchase · Towel ($1,500.00) × GST (5%) = -$75.00',
  'posting.purchase.0..4.qst': '− purchase · Towel ($1,500.00) × QST (9.975%) = -$149.63',
  'posting.purchase.0..4.payables':
    'purchase · Towel ($1,500.00) − purchase · Towel (-$75.00) − purchase · Towel (-$149.63) = $1,724.63',
  'posting.purchase.0..36.inventory':
    'cost of a month past the plan (mean of the last twelve) ($1,500.00) = $1,500.00',
  'posting.directCost.0..4.directCosts': 'cost of the units of month 4 ($1,500.00) = $1,500.00',
  'posting.supplierPayment.0.0.0.cashToSuppliers':
    'purchase · Towel ($1,724.63), paid whole at start-up = $1,724.63',
  'posting.supplierPayment.0.0.4.cashToSuppliers':
    'share paid (0.4) × purchase · Towel ($1,724.63), rounded as a running total = $689.85',
  'posting.supplierPayment.0.1.4.cashToSuppliers':
    'share paid (0.6) × purchase · Towel ($1,724.63), rounded as a running total = $1,034.78',
  'posting.fixed.0..4.fixedCosts': 'amount · Rent ($800.00) = $800.00',
  'posting.fixed.0..4.cashToSuppliers':
    'amount · Rent ($800.00), with GST (5%) and QST (9.975%) = $919.80',
  'posting.fixed.0..4.gst': '− amount · Rent ($800.00) × GST (5%) = -$40.00',
  'posting.startup.0..0.cashToSuppliers':
    'amount · Permit ($500.00), with GST (5%) and QST (9.975%) = $574.88',
  'posting.asset.0..0.cashForAssets':
    'cost · Machine ($6,000.00), with GST (5%) and QST (9.975%) = $6,898.50',
  'posting.asset.0..0.fixedAssets': 'cost · Machine ($6,000.00) = $6,000.00',
  'posting.ownedAsset.1..0.ownerCapital': 'cost · Desk ($120.00) = $120.00',
  'posting.depreciation.0..4.depreciation':
    'asset bought · Machine ($6,000.00) × 4 ÷ life in months · Machine (60), less what is depreciated already = $100.00',
  'posting.pay.0..4.wages': 'amount · Employee ($1,000.00) = $1,000.00',
  'posting.capital.0..0.cashFromOwner': 'amount ($8,000.00) = $8,000.00',
  'posting.deposit.0..0.cashForAssets': 'amount · Lease ($300.00) = $300.00',
  'posting.grant.0..2.grantsReceived': 'amount · Prize ($400.00) = $400.00',
  'posting.drawing.0..4.drawings': 'amount ($500.00) = $500.00',
  'posting.loan.0..0.cashFromLoans': 'amount · Bank ($10,000.00) = $10,000.00',
  'posting.loanFee.0..0.interest': 'amount · Bank ($10,000.00) × fee · Bank (1%) = $100.00',
  'posting.remittance.0.gst.4.salesTaxPaid':
    'tax collected ($600.00) − credits ($345.00) = $255.00',
  'posting.remittance.0.qst.4.salesTaxPaid':
    'tax collected ($1,197.00) − credits ($688.29) = $508.71',
  'quarter.gst.3.collected':
    'sale · Towel ($200.00) + sale · Towel ($200.00) + sale · Towel ($200.00) = $600.00',
  'months.4.revenue': 'sale · Towel ($4,000.00) = $4,000.00',
  'months.4.wages': 'gross pay · Employee ($1,000.00) = $1,000.00',
  'months.4.cashToStaff':
    'contributions of the month before · Employee ($101.35) + gross pay · Employee ($1,000.00) = $1,101.35',
  'months.4.loanPayments': 'interest · Bank ($44.07) + principal · Bank ($399.14) = $443.21',
  'months.0.netIncome':
    '− start-up costs, start-up ($500.00) − interest and loan fees, start-up ($100.00) = -$600.00',
  'months.4.grossMargin':
    'revenue, April 2027 ($4,000.00) − direct costs, April 2027 ($1,500.00) = $2,500.00',
  'loans.0.schedule.0.interest':
    'amount · Bank ($10,000.00) × yearly rate · Bank (6%) ÷ 12 = $50.00',
  'loans.0.schedule.1.interest': 'balance ($9,606.79) × yearly rate · Bank (6%) ÷ 12 = $48.03',
  'loans.0.schedule.1.principal':
    'min(balance ($9,606.79), monthly payment ($443.21) − interest ($48.03)) = $395.18',
  'loans.0.schedule.1.balance': 'balance ($9,606.79) − principal ($395.18) = $9,211.61',
  'sourcesAndUses.uses.0.amount':
    'cost · Machine ($6,000.00) with GST (5%) and QST (9.975%) = $6,898.50',
  'sourcesAndUses.uses.3.amount': 'amount · Lease ($300.00) = $300.00',
  'sourcesAndUses.uses.4.amount': 'purchase · Towel ($1,724.63) = $1,724.63',
  'sourcesAndUses.uses.5.amount': 'amount · Bank ($10,000.00) × fee · Bank (1%) = $100.00',
  ratesYear:
    'year of the last table of contributions known, for three years from opening month (2027-01) = 2026',
};

describe('a formula shows its values', () => {
  it('in English', () => {
    const { explain } = explainedPlan(towelShop);
    const found = Object.keys(formulas).map((figure) => [figure, explain(figure)?.formula.en]);
    expect(Object.fromEntries(found)).toEqual(formulas);
  });

  it('down to inputs and tables, each with its place or its source', () => {
    const { explain } = explainedPlan(towelShop);
    expect(explain('posting.sale.0..4.revenue')?.parts.map(({ origin }) => origin)).toEqual([
      { kind: 'figure', figure: 'months.4.units.towel' },
      expect.objectContaining({ kind: 'input', path: 'offers.0.price' }),
    ]);
    const [, rate] = explain('posting.sale.0..4.gst')?.parts ?? [];
    expect(rate?.origin).toMatchObject({ kind: 'rate', year: 2008 });
    expect(explain('posting.fixed.0..4.fixedCosts')?.parts[0]?.origin).toMatchObject({
      path: 'fixed.0.amount',
    });
  });
});
