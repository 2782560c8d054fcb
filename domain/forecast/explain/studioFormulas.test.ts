import { expect, it } from 'vitest';
import { explainedPlan } from '../testing/explainedFigures.ts';
import { studio } from '../testing/explainedPlans.ts';

/** The expected formulas in English and French, with plain spaces. */
const formulas: Readonly<Record<string, readonly [string, string]>> = {
  registeredMonth: ['from start-up, by choice = 0', 'dès le démarrage, par choix = 0'],
  'months.1.units.visit': [
    'units of the year · Visit (120) × weight of the month · Visit (2) ÷ sum of the weights (14) × scenario’s factor (1), rounded as a running total = 17',
    'unités de l’année · Visit (120) × poids du mois · Visit (2) ÷ somme des poids (14) × facteur du scénario (1), arrondi en cumul = 17',
  ],
  'months.2.units.guide': [
    'this month’s value by units a month in month 2 (10), units a month in month 8 (22) × 12 × weight of the month (1) ÷ sum of the weights (12) × scenario’s factor (1), rounded as a running total = 10',
    'valeur de ce mois selon unités par mois au mois 2 (10), unités par mois au mois 8 (22) × 12 × poids du mois (1) ÷ somme des poids (12) × facteur du scénario (1), arrondi en cumul = 10',
  ],
  'months.1.units.guide': [
    'nothing is sold before the first month of sales (2), nor of a lost offer = 0',
    'rien de vendu avant le premier mois de vente (2), ni d’une offre perdue = 0',
  ],
  'years.0.units.guide': [
    'units sold (0) + units sold (0) + units sold (10) + units sold (12) + units sold (14) + units sold (16) + units sold (18) + units sold (20) + units sold (22) + units sold (22) + units sold (22) + units sold (22) + units sold (22) = 200',
    'unités vendues (0) + unités vendues (0) + unités vendues (10) + unités vendues (12) + unités vendues (14) + unités vendues (16) + unités vendues (18) + unités vendues (20) + unités vendues (22) + unités vendues (22) + unités vendues (22) + unités vendues (22) + unités vendues (22) = 200',
  ],
  workingCapitalNeeded: [
    'max(0, minimum cash ($1,000.00) − lowest cash (-$5,018.92)) = $6,018.92',
    'max(0, encaisse minimale (1 000,00 $) − encaisse la plus basse (-5 018,92 $)) = 6 018,92 $',
  ],
  'lowestCash.amount': [
    'the lowest of 37 month ends: cash, February 2028 (-$5,018.92) = -$5,018.92',
    'la plus basse des 37 fins de mois : encaisse, février 2028 (-5 018,92 $) = -5 018,92 $',
  ],
  'lowestCash.m': [
    'number of the first month in which cash is lowest: cash, February 2028 (-$5,018.92) = 12',
    'numéro du premier mois où l’encaisse est au plus bas : encaisse, février 2028 (-5 018,92 $) = 12',
  ],
  'breakEven.revenue': [
    '(wages ($16,815.96) + employer contributions ($1,463.04) + fixed costs ($12,417.36) + depreciation ($1,000.00) + interest and loan fees ($498.19)) × (revenue ($26,000.00)) ÷ (revenue ($26,000.00) − direct costs ($2,759.44) − bad debts ($0.00) − card fees ($0.00)), rounded up = $36,017.14',
    '(salaires (16 815,96 $) + cotisations de l’employeur (1 463,04 $) + coûts fixes (12 417,36 $) + amortissement (1 000,00 $) + intérêts et frais de prêt (498,19 $)) × (revenus (26 000,00 $)) ÷ (revenus (26 000,00 $) − coûts directs (2 759,44 $) − mauvaises créances (0,00 $) − frais de carte (0,00 $)), arrondi vers le haut = 36 017,14 $',
  ],
  'breakEven.units': [
    '(wages ($16,815.96) + employer contributions ($1,463.04) + fixed costs ($12,417.36) + depreciation ($1,000.00) + interest and loan fees ($498.19)) × (units sold · Visit (120) + units sold (200)) ÷ (revenue ($26,000.00) − direct costs ($2,759.44) − bad debts ($0.00) − card fees ($0.00)), rounded up = 444',
    '(salaires (16 815,96 $) + cotisations de l’employeur (1 463,04 $) + coûts fixes (12 417,36 $) + amortissement (1 000,00 $) + intérêts et frais de prêt (498,19 $)) × (unités vendues · Visit (120) + unités vendues (200)) ÷ (revenus (26 000,00 $) − coûts directs (2 759,44 $) − mauvaises créances (0,00 $) − frais de carte (0,00 $)), arrondi vers le haut = 444',
  ],
  'breakEven.payingYou.revenue': [
    '(wages ($16,815.96) + employer contributions ($1,463.04) + fixed costs ($12,417.36) + depreciation ($1,000.00) + interest and loan fees ($498.19) + drawings ($0.00) + principal · Bank ($9,949.81)) × (revenue ($26,000.00)) ÷ (revenue ($26,000.00) − direct costs ($2,759.44) − bad debts ($0.00) − card fees ($0.00)), rounded up = $47,148.33',
    '(salaires (16 815,96 $) + cotisations de l’employeur (1 463,04 $) + coûts fixes (12 417,36 $) + amortissement (1 000,00 $) + intérêts et frais de prêt (498,19 $) + prélèvements (0,00 $) + capital remboursé · Bank (9 949,81 $)) × (revenus (26 000,00 $)) ÷ (revenus (26 000,00 $) − coûts directs (2 759,44 $) − mauvaises créances (0,00 $) − frais de carte (0,00 $)), arrondi vers le haut = 47 148,33 $',
  ],
  'breakEven.payingYou.units': [
    '(wages ($16,815.96) + employer contributions ($1,463.04) + fixed costs ($12,417.36) + depreciation ($1,000.00) + interest and loan fees ($498.19) + drawings ($0.00) + principal · Bank ($9,949.81)) × (units sold · Visit (120) + units sold (200)) ÷ (revenue ($26,000.00) − direct costs ($2,759.44) − bad debts ($0.00) − card fees ($0.00)), rounded up = 581',
    '(salaires (16 815,96 $) + cotisations de l’employeur (1 463,04 $) + coûts fixes (12 417,36 $) + amortissement (1 000,00 $) + intérêts et frais de prêt (498,19 $) + prélèvements (0,00 $) + capital remboursé · Bank (9 949,81 $)) × (unités vendues · Visit (120) + unités vendues (200)) ÷ (revenus (26 000,00 $) − coûts directs (2 759,44 $) − mauvaises créances (0,00 $) − frais de carte (0,00 $)), arrondi vers le haut = 581',
  ],
  'years.1.dscr': [
    'EBITDA ($25,942.63) ÷ debt service ($2,065.58) = 12.56',
    'BAIIA (25 942,63 $) ÷ service de la dette (2 065,58 $) = 12,56',
  ],
  'years.1.dscrAfterDrawings': [
    '(EBITDA ($25,942.63) − drawings ($0.00)) ÷ debt service ($2,065.58) = 12.56',
    '(BAIIA (25 942,63 $) − prélèvements (0,00 $)) ÷ service de la dette (2 065,58 $) = 12,56',
  ],
  'years.1.debtService': [
    'interest · Bank ($15.39) + principal · Bank ($2,050.19) = $2,065.58',
    'intérêts · Bank (15,39 $) + capital remboursé · Bank (2 050,19 $) = 2 065,58 $',
  ],
  'years.1.ebitda': [
    'revenue ($50,640.00) − direct costs ($5,518.85) − wages ($6,000.00) − employer contributions ($388.68) − fixed costs ($12,789.84) − start-up costs ($0.00) − bad debts ($0.00) − card fees ($0.00) = $25,942.63',
    'revenus (50 640,00 $) − coûts directs (5 518,85 $) − salaires (6 000,00 $) − cotisations de l’employeur (388,68 $) − coûts fixes (12 789,84 $) − frais de démarrage (0,00 $) − mauvaises créances (0,00 $) − frais de carte (0,00 $) = 25 942,63 $',
  ],
  'years.2.closingCash': [
    'cash, February 2030 ($46,410.60) = $46,410.60',
    'encaisse, février 2030 (46 410,60 $) = 46 410,60 $',
  ],
  'years.1.ebitdaWithGrants': [
    'EBITDA ($25,942.63) + other income ($2,369.95) = $28,312.58',
    'BAIIA (25 942,63 $) + autres revenus (2 369,95 $) = 28 312,58 $',
  ],
  'years.1.grossMargin': [
    'revenue ($50,640.00) − direct costs ($5,518.85) = $45,121.15',
    'revenus (50 640,00 $) − coûts directs (5 518,85 $) = 45 121,15 $',
  ],
  'years.0.startupCosts': [
    'start-up costs, start-up ($4,000.00) = $4,000.00',
    'frais de démarrage, démarrage (4 000,00 $) = 4 000,00 $',
  ],
  'months.0.cash': [
    'cash from the owners, start-up ($5,000.00) + cash from loans, start-up ($12,000.00) + grants received, start-up ($1,000.00) − cash to suppliers, start-up ($4,000.00) = $14,000.00',
    'apports en argent, démarrage (5 000,00 $) + prêts reçus, démarrage (12 000,00 $) + subventions reçues, démarrage (1 000,00 $) − paiements aux fournisseurs, démarrage (4 000,00 $) = 14 000,00 $',
  ],
  'months.1.salesTaxPayable': [
    'GST and QST balance, start-up ($0.00) + sale · Visit ($170.00) + sale · Visit ($339.15) + gain of the quick method (-$77.18) + gain of the quick method (-$129.76) = $302.21',
    'solde de TPS et TVQ, démarrage (0,00 $) + vente · Visit (170,00 $) + vente · Visit (339,15 $) + gain de la méthode rapide (-77,18 $) + gain de la méthode rapide (-129,76 $) = 302,21 $',
  ],
  'months.2.retainedEarnings': [
    'retained earnings, March 2027 (-$2,402.01) + net income, April 2027 (-$924.99) = -$3,327.00',
    'bénéfices accumulés, mars 2027 (-2 402,01 $) + bénéfice net, avril 2027 (-924,99 $) = -3 327,00 $',
  ],
  'months.1.incomeBeforeTax': [
    'net income, March 2027 ($597.99) + income tax, March 2027 ($0.00) = $597.99',
    'bénéfice net, mars 2027 (597,99 $) + impôt sur le revenu, mars 2027 (0,00 $) = 597,99 $',
  ],
  'months.2.totalEquity': [
    'owners’ capital, April 2027 ($5,000.00) + retained earnings, April 2027 (-$3,327.00) = $1,673.00',
    'capital des propriétaires, avril 2027 (5 000,00 $) + bénéfices accumulés, avril 2027 (-3 327,00 $) = 1 673,00 $',
  ],
  'posting.collection.0.0.1.receivables': [
    '− share collected (1) × sale · Visit ($3,909.15) = -$3,909.15',
    '− part encaissée (1) × vente · Visit (3 909,15 $) = -3 909,15 $',
  ],
  'posting.supplierPayment.0.0.1.payables': [
    '− share paid (1) × purchase · Visit ($390.92) = -$390.92',
    '− part payée (1) × achat · Visit (390,92 $) = -390,92 $',
  ],
  'posting.pay.0..1.wages': [
    'hourly wage · Help ($20.00) × hours a week · Help (10) × 52 ÷ 12 × (1 + vacation pay · Help (4%)) = $901.33',
    'salaire horaire · Help (20,00 $) × heures par semaine · Help (10) × 52 ÷ 12 × (1 + vacances · Help (4 %)) = 901,33 $',
  ],
  'posting.pay.1..1.wages': ['amount ($500.00) = $500.00', 'montant (500,00 $) = 500,00 $'],
  'posting.charge.0.pensionPlan.1.employerCharges': [
    'QPP (6.30%) × (the part of gross pay · Help ($901.33) that fits under the year’s ceiling ($74,600.00) − the month’s exemption ($291.66)), at most the year’s maximum ($4,479.30) = $38.41',
    'RRQ (6,30 %) × (la part, dans salaire brut · Help (901,33 $), qui tient sous le plafond de l’année (74 600,00 $) − l’exemption du mois (291,66 $)), au plus le maximum de l’année (4 479,30 $) = 38,41 $',
  ],
  'posting.charge.0.labourStandards.1.payrollPayable': [
    'labour standards (0.06%) × (the part of gross pay · Help ($901.33) that fits under the year’s ceiling ($103,000.00)), at most the year’s maximum ($61.80) = $0.54',
    'normes du travail (0,06 %) × (la part, dans salaire brut · Help (901,33 $), qui tient sous le plafond de l’année (103 000,00 $)), au plus le maximum de l’année (61,80 $) = 0,54 $',
  ],
  'posting.charge.0.healthServicesFund.1.employerCharges': [
    'HSF rate (1.65%) × gross pay · Help ($901.33) = $14.87',
    'taux du FSS (1,65 %) × salaire brut · Help (901,33 $) = 14,87 $',
  ],
  'posting.charge.0.workplaceInsurance.1.employerCharges': [
    'CNESST rate (1.54%) × (the part of gross pay · Help ($901.33) that fits under the year’s ceiling ($103,000.00)), at most the year’s maximum ($1,586.20) = $13.88',
    'taux de la CNESST (1,54 %) × (la part, dans salaire brut · Help (901,33 $), qui tient sous le plafond de l’année (103 000,00 $)), au plus le maximum de l’année (1 586,20 $) = 13,88 $',
  ],
  'posting.chargesPaid.0..2.cashToStaff': [
    'QPP · Help ($38.41) + employment insurance · Help ($16.40) + QPIP · Help ($5.43) + Health Services Fund · Help ($14.87) + labour standards · Help ($0.54) + CNESST · Help ($13.88) = $89.53',
    'RRQ · Help (38,41 $) + assurance-emploi · Help (16,40 $) + RQAP · Help (5,43 $) + Fonds des services de santé · Help (14,87 $) + normes du travail · Help (0,54 $) + CNESST · Help (13,88 $) = 89,53 $',
  ],
  'posting.chargesPaid.1..2.payrollPayable': [
    '− QPP ($13.13) − QPIP ($3.01) − Health Services Fund ($8.25) − labour standards ($0.30) − CNESST ($7.70) = -$32.39',
    '− RRQ (13,13 $) − RQAP (3,01 $) − Fonds des services de santé (8,25 $) − normes du travail (0,30 $) − CNESST (7,70 $) = -32,39 $',
  ],
  'posting.fixed.0..13.fixedCosts': [
    'amount · Rent ($900.00) × (1 + indexation · Rent (3%))^1, with GST (5%) and QST (9.975%) = $1,065.82',
    'montant · Rent (900,00 $) × (1 + indexation · Rent (3 %))^1, avec TPS (5 %) et TVQ (9,975 %) = 1 065,82 $',
  ],
  'posting.fixed.0..25.cashToSuppliers': [
    'amount · Rent ($900.00) × (1 + indexation · Rent (3%))^2, with GST (5%) and QST (9.975%) = $1,097.79',
    'montant · Rent (900,00 $) × (1 + indexation · Rent (3 %))^2, avec TPS (5 %) et TVQ (9,975 %) = 1 097,79 $',
  ],
  'posting.asset.0..5.cashForAssets': [
    'cost · Kit ($3,000.00), with GST (5%) and QST (9.975%) = $3,449.25',
    'coût · Kit (3 000,00 $), avec TPS (5 %) et TVQ (9,975 %) = 3 449,25 $',
  ],
  'posting.asset.0..5.gst': [
    '− cost · Kit ($3,000.00) × GST (5%) = -$150.00',
    '− coût · Kit (3 000,00 $) × TPS (5 %) = -150,00 $',
  ],
  'posting.asset.0..5.fixedAssets': [
    'cost · Kit ($3,000.00) = $3,000.00',
    'coût · Kit (3 000,00 $) = 3 000,00 $',
  ],
  'posting.depreciation.0..7.depreciation': [
    'asset bought · Kit ($3,000.00) × 3 ÷ life in months · Kit (24), less what is depreciated already = $125.00',
    'achat d’immobilisation · Kit (3 000,00 $) × 3 ÷ durée de vie en mois · Kit (24), moins ce qui est déjà amorti = 125,00 $',
  ],
  'posting.depreciation.0..7.fixedAssets': [
    '− asset bought · Kit ($3,000.00) × 3 ÷ life in months · Kit (24), less what is depreciated already = -$125.00',
    '− achat d’immobilisation · Kit (3 000,00 $) × 3 ÷ durée de vie en mois · Kit (24), moins ce qui est déjà amorti = -125,00 $',
  ],
  'posting.directCost.0..3.inventory': [
    '− cost of the units of month 3 ($183.96) = -$183.96',
    '− coût des unités du mois 3 (183,96 $) = -183,96 $',
  ],
  'cost.0.1': [
    'units sold (17) × cost · Visit ($20.00) × scenario’s factor (1), with the lost taxes GST (5%) and QST (9.975%) = $390.92',
    'unités vendues (17) × coût · Visit (20,00 $) × facteur du scénario (1), avec les taxes perdues TPS (5 %) et TVQ (9,975 %) = 390,92 $',
  ],
};

it('a formula of a corporation that grows shows its values', () => {
  const { explain } = explainedPlan(studio);
  const found = Object.keys(formulas).map((figure) => {
    const { fr, en } = explain(figure)?.formula ?? { fr: '', en: '' };
    return [figure, [en, fr.replaceAll('\u00a0', ' ')]];
  });
  expect(Object.fromEntries(found)).toEqual(formulas);
});
