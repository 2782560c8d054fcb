import { expect, it } from 'vitest';
import { explainedPlan } from '../testing/explainedFigures.ts';
import { towelShop } from '../testing/explainedPlans.ts';

/** The expected formulas in French, with plain spaces. formulas.test.ts has them in English. */
const formulas: Readonly<Record<string, string>> = {
  'posting.sale.0..4.revenue': 'unités vendues (100) × prix · Towel (40,00 $) = 4 000,00 $',
  'posting.sale.0..4.gst': 'vente · Towel (4 000,00 $) × TPS (5 %) = 200,00 $',
  'posting.sale.0..4.qst': 'vente · Towel (4 000,00 $) × TVQ (9,975 %) = 399,00 $',
  'posting.sale.0..4.receivables':
    'vente · Towel (4 000,00 $) + vente · Towel (200,00 $) + vente · Towel (399,00 $) = 4 599,00 $',
  'posting.badDebt.0..4.badDebts':
    'mauvaises créances (1 %) × vente · Towel (4 599,00 $) = 45,99 $',
  'posting.cardFee.0..4.cardFees':
    'frais de carte (2 %) × (vente · Towel (4 599,00 $) − mauvaise créance · Towel (45,99 $)) = 91,06 $',
  'posting.collection.0.0.4.cashFromCustomers':
    'part encaissée (0,5) × (vente · Towel (4 599,00 $) − mauvaise créance · Towel (45,99 $)), arrondi en cumul = 2 276,51 $',
  'posting.collection.0.1.4.cashFromCustomers':
    'part encaissée (0,5) × (vente · Towel (4 599,00 $) − mauvaise créance · Towel (45,99 $)), arrondi en cumul = 2 276,50 $',
  'months.4.cashFromCustomers':
    'encaissement · Towel (2 276,50 $) + encaissement · Towel (2 276,51 $) = 4 553,01 $',
  'cost.0.5':
    'unités vendues (100) × coût · Towel (15,00 $) × facteur du scénario (1) = 1 500,00 $',
  'posting.purchase.0..4.inventory': 'coût des unités du mois 5 (1 500,00 $) = 1 500,00 $',
  'posting.purchase.0..4.gst': '− achat · Towel (1 500,00 $) × TPS (5 %) = -75,00 $',
  'posting.purchase.0..4.qst': '− achat · Towel (1 500,00 $) × TVQ (9,975 %) = -149,63 $',
  'posting.purchase.0..4.payables':
    'achat · Towel (1 500,00 $) − achat · Towel (-75,00 $) − achat · Towel (-149,63 $) = 1 724,63 $',
  'posting.purchase.0..36.inventory':
    'coût d’un mois après le plan (moyenne des douze derniers) (1 500,00 $) = 1 500,00 $',
  'posting.directCost.0..4.directCosts': 'coût des unités du mois 4 (1 500,00 $) = 1 500,00 $',
  'posting.supplierPayment.0.0.0.cashToSuppliers':
    'achat · Towel (1 724,63 $), payé en entier au démarrage = 1 724,63 $',
  'posting.supplierPayment.0.0.4.cashToSuppliers':
    'part payée (0,4) × achat · Towel (1 724,63 $), arrondi en cumul = 689,85 $',
  'posting.supplierPayment.0.1.4.cashToSuppliers':
    'part payée (0,6) × achat · Towel (1 724,63 $), arrondi en cumul = 1 034,78 $',
  'posting.fixed.0..4.fixedCosts': 'montant · Rent (800,00 $) = 800,00 $',
  'posting.fixed.0..4.cashToSuppliers':
    'montant · Rent (800,00 $), avec TPS (5 %) et TVQ (9,975 %) = 919,80 $',
  'posting.fixed.0..4.gst': '− montant · Rent (800,00 $) × TPS (5 %) = -40,00 $',
  'posting.startup.0..0.cashToSuppliers':
    'montant · Permit (500,00 $), avec TPS (5 %) et TVQ (9,975 %) = 574,88 $',
  'posting.asset.0..0.cashForAssets':
    'coût · Machine (6 000,00 $), avec TPS (5 %) et TVQ (9,975 %) = 6 898,50 $',
  'posting.asset.0..0.fixedAssets': 'coût · Machine (6 000,00 $) = 6 000,00 $',
  'posting.ownedAsset.1..0.ownerCapital': 'coût · Desk (120,00 $) = 120,00 $',
  'posting.depreciation.0..4.depreciation':
    'achat d’immobilisation · Machine (6 000,00 $) × 4 ÷ durée de vie en mois · Machine (60), moins ce qui est déjà amorti = 100,00 $',
  'posting.pay.0..4.wages': 'montant · Employee (1 000,00 $) = 1 000,00 $',
  'posting.capital.0..0.cashFromOwner': 'montant (8 000,00 $) = 8 000,00 $',
  'posting.deposit.0..0.cashForAssets': 'montant · Lease (300,00 $) = 300,00 $',
  'posting.grant.0..2.grantsReceived': 'montant · Prize (400,00 $) = 400,00 $',
  'posting.drawing.0..4.drawings': 'montant (500,00 $) = 500,00 $',
  'posting.loan.0..0.cashFromLoans': 'montant · Bank (10 000,00 $) = 10 000,00 $',
  'posting.loanFee.0..0.interest': 'montant · Bank (10 000,00 $) × frais · Bank (1 %) = 100,00 $',
  'posting.remittance.0.gst.4.salesTaxPaid':
    'taxe perçue (600,00 $) − crédits et remboursements (345,00 $) = 255,00 $',
  'posting.remittance.0.qst.4.salesTaxPaid':
    'taxe perçue (1 197,00 $) − crédits et remboursements (688,29 $) = 508,71 $',
  'quarter.gst.3.collected':
    'vente · Towel (200,00 $) + vente · Towel (200,00 $) + vente · Towel (200,00 $) = 600,00 $',
  'months.4.revenue': 'vente · Towel (4 000,00 $) = 4 000,00 $',
  'months.4.wages': 'salaire brut · Employee (1 000,00 $) = 1 000,00 $',
  'months.4.cashToStaff':
    'cotisations du mois précédent · Employee (101,35 $) + salaire brut · Employee (1 000,00 $) = 1 101,35 $',
  'months.4.loanPayments':
    'intérêts · Bank (44,07 $) + capital remboursé · Bank (399,14 $) = 443,21 $',
  'months.0.netIncome':
    '− frais de démarrage, démarrage (500,00 $) − intérêts et frais de prêt, démarrage (100,00 $) = -600,00 $',
  'months.4.grossMargin':
    'revenus, avril 2027 (4 000,00 $) − coûts directs, avril 2027 (1 500,00 $) = 2 500,00 $',
  'loans.0.schedule.0.interest':
    'montant · Bank (10 000,00 $) × taux annuel · Bank (6 %) ÷ 12 = 50,00 $',
  'loans.0.schedule.1.interest': 'solde (9 606,79 $) × taux annuel · Bank (6 %) ÷ 12 = 48,03 $',
  'loans.0.schedule.1.principal':
    'min(solde (9 606,79 $), versement mensuel (443,21 $) − intérêts (48,03 $)) = 395,18 $',
  'loans.0.schedule.1.balance': 'solde (9 606,79 $) − capital remboursé (395,18 $) = 9 211,61 $',
  'sourcesAndUses.uses.0.amount':
    'coût · Machine (6 000,00 $) avec TPS (5 %) et TVQ (9,975 %) = 6 898,50 $',
  'sourcesAndUses.uses.3.amount': 'montant · Lease (300,00 $) = 300,00 $',
  'sourcesAndUses.uses.4.amount': 'achat · Towel (1 724,63 $) = 1 724,63 $',
  'sourcesAndUses.uses.5.amount': 'montant · Bank (10 000,00 $) × frais · Bank (1 %) = 100,00 $',
  ratesYear:
    'année de la dernière table de cotisations connue, pour trois ans à compter du mois d’ouverture (2027-01) = 2026',
};

it('shows its values in French', () => {
  const { explain } = explainedPlan(towelShop);
  const found = Object.keys(formulas).map((figure) => [
    figure,
    explain(figure)?.formula.fr.replaceAll('\u00a0', ' '),
  ]);
  expect(Object.fromEntries(found)).toEqual(formulas);
});
