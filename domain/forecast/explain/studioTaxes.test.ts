import { expect, it } from 'vitest';
import { explainedPlan } from '../testing/explainedFigures.ts';
import { studio } from '../testing/explainedPlans.ts';

/** The expected formulas in English and French, with plain spaces. */
const formulas: Readonly<Record<string, readonly [string, string]>> = {
  'cost.0.later': [
    '(cost of the units of month 25 ($781.83) + cost of the units of month 26 ($390.92) + cost of the units of month 27 ($413.91) + cost of the units of month 28 ($390.92) + cost of the units of month 29 ($390.92) + cost of the units of month 30 ($390.92) + cost of the units of month 31 ($390.92) + cost of the units of month 32 ($390.92) + cost of the units of month 33 ($390.92) + cost of the units of month 34 ($804.83) + cost of the units of month 35 ($390.92) + cost of the units of month 36 ($390.92)) ÷ 12 = $459.90',
    '(coût des unités du mois 25 (781,83 $) + coût des unités du mois 26 (390,92 $) + coût des unités du mois 27 (413,91 $) + coût des unités du mois 28 (390,92 $) + coût des unités du mois 29 (390,92 $) + coût des unités du mois 30 (390,92 $) + coût des unités du mois 31 (390,92 $) + coût des unités du mois 32 (390,92 $) + coût des unités du mois 33 (390,92 $) + coût des unités du mois 34 (804,83 $) + coût des unités du mois 35 (390,92 $) + coût des unités du mois 36 (390,92 $)) ÷ 12 = 459,90 $',
  ],
  'quarter.gst.1.due': [
    'quick GST rate (3.6%) × taxable sales with the tax ($3,570.00) − reduction (1%) × first sales of the year ($3,570.00) = $92.82',
    'taux rapide de TPS (3,6 %) × ventes taxables, taxe comprise (3 570,00 $) − réduction (1 %) × premières ventes de l’année (3 570,00 $) = 92,82 $',
  ],
  'quarter.qst.4.due': [
    'quick QST rate (6.6%) × taxable sales with the tax ($5,718.70) − reduction (1%) × first sales of the year ($5,718.70) = $320.24',
    'taux rapide de TVQ (6,6 %) × ventes taxables, taxe comprise (5 718,70 $) − réduction (1 %) × premières ventes de l’année (5 718,70 $) = 320,24 $',
  ],
  'quarter.gst.4.sales': [
    'sale · Visit ($1,800.00) + sale · Visit ($90.00) + sale · Visit ($1,600.00) + sale · Visit ($80.00) + sale · Visit ($1,800.00) + sale · Visit ($90.00) = $5,460.00',
    'vente · Visit (1 800,00 $) + vente · Visit (90,00 $) + vente · Visit (1 600,00 $) + vente · Visit (80,00 $) + vente · Visit (1 800,00 $) + vente · Visit (90,00 $) = 5 460,00 $',
  ],
  'quarter.gst.7.credits': [
    '− asset bought · Kit (-$150.00) = $150.00',
    '− achat d’immobilisation · Kit (-150,00 $) = 150,00 $',
  ],
  'posting.remittance.0.gst.2.salesTaxPaid': [
    'due by the quick method ($92.82) − credits ($0.00) = $92.82',
    'dû par la méthode rapide (92,82 $) − crédits et remboursements (0,00 $) = 92,82 $',
  ],
  'posting.remittance.0.qst.2.qst': [
    '− due by the quick method ($209.39) + credits ($0.00) = -$209.39',
    '− dû par la méthode rapide (209,39 $) + crédits et remboursements (0,00 $) = -209,39 $',
  ],
  'posting.quickGain.0.qst.1.otherIncome': [
    'tax collected ($339.15) − due by the quick method ($209.39) = $129.76',
    'taxe perçue (339,15 $) − dû par la méthode rapide (209,39 $) = 129,76 $',
  ],
  'posting.quickGain.0.gst.1.gst': [
    '− tax collected ($170.00) + due by the quick method ($92.82) = -$77.18',
    '− taxe perçue (170,00 $) + dû par la méthode rapide (92,82 $) = -77,18 $',
  ],
  'salesTax.1.collectedQst': [
    'sale · Visit ($339.15) = $339.15',
    'vente · Visit (339,15 $) = 339,15 $',
  ],
  'salesTax.5.creditsGst': [
    '− asset bought · Kit (-$150.00) = $150.00',
    '− achat d’immobilisation · Kit (-150,00 $) = 150,00 $',
  ],
  'salesTax.1.gainGst': [
    '− gain of the quick method (-$77.18) = $77.18',
    '− gain de la méthode rapide (-77,18 $) = 77,18 $',
  ],
  'salesTax.2.gainGst': ['0 = $0.00', '0 = 0,00 $'],
  'salesTaxYears.1.gainGst': [
    'GST kept by the quick method, March 2028 ($231.54) + GST kept by the quick method, June 2028 ($236.08) + GST kept by the quick method, September 2028 ($208.14) + GST kept by the quick method, December 2028 ($168.36) = $844.12',
    'TPS gardée par la méthode rapide, mars 2028 (231,54 $) + TPS gardée par la méthode rapide, juin 2028 (236,08 $) + TPS gardée par la méthode rapide, septembre 2028 (208,14 $) + TPS gardée par la méthode rapide, décembre 2028 (168,36 $) = 844,12 $',
  ],
  'posting.incomeTax.0..24.incomeTax': [
    'tax rate (20.5%) × max(0, income of the year before tax ($26,797.19) − losses carried ($10,700.18)) = $3,299.89',
    'taux d’impôt (20,5 %) × max(0, bénéfice de l’année avant impôt (26 797,19 $) − pertes reportées (10 700,18 $)) = 3 299,89 $',
  ],
  'posting.incomeTax.0..24.incomeTaxPayable': [
    'tax rate (20.5%) × max(0, income of the year before tax ($26,797.19) − losses carried ($10,700.18)) = $3,299.89',
    'taux d’impôt (20,5 %) × max(0, bénéfice de l’année avant impôt (26 797,19 $) − pertes reportées (10 700,18 $)) = 3 299,89 $',
  ],
  'posting.incomeTaxPaid.0..26.incomeTaxPaid': [
    'income tax ($3,299.89) = $3,299.89',
    'impôt sur le revenu (3 299,89 $) = 3 299,89 $',
  ],
  'posting.incomeTaxPaid.0..26.incomeTaxPayable': [
    '− income tax ($3,299.89) = -$3,299.89',
    '− impôt sur le revenu (3 299,89 $) = -3 299,89 $',
  ],
  'income.1': [
    'net income ($23,497.30) + income tax ($3,299.89) = $26,797.19',
    'bénéfice net (23 497,30 $) + impôt sur le revenu (3 299,89 $) = 26 797,19 $',
  ],
  'losses.1': [
    'max(0, losses at the start ($0.00) − income of the year before (-$10,700.18)) = $10,700.18',
    'max(0, pertes du départ (0,00 $) − bénéfice de l’année précédente (-10 700,18 $)) = 10 700,18 $',
  ],
  'losses.2': [
    'max(0, losses carried before ($10,700.18) − income of the year before ($26,797.19)) = $0.00',
    'max(0, pertes reportées avant (10 700,18 $) − bénéfice de l’année précédente (26 797,19 $)) = 0,00 $',
  ],
  'loans.0.payment': [
    'level monthly payment that repays amount · Bank ($12,000.00); rate of the month: yearly rate · Bank (6%) ÷ 12; number of payments: term in months · Bank (14) − interest-only months · Bank (2) = $1,032.80',
    'versement mensuel égal qui rembourse montant · Bank (12 000,00 $); taux du mois : taux annuel · Bank (6 %) ÷ 12; nombre de versements : durée en mois · Bank (14) − mois d’intérêts seulement · Bank (2) = 1 032,80 $',
  ],
  'loans.0.schedule.0.principal': [
    'nothing during the interest-only months · Bank (2) = $0.00',
    'rien pendant les mois d’intérêts seulement · Bank (2) = 0,00 $',
  ],
  'loans.0.schedule.2.principal': [
    'min(balance ($12,000.00), monthly payment ($1,032.80) − interest ($60.00)) = $972.80',
    'min(solde (12 000,00 $), versement mensuel (1 032,80 $) − intérêts (60,00 $)) = 972,80 $',
  ],
  'loans.0.schedule.13.principal': [
    'balance ($1,027.64) = $1,027.64',
    'solde (1 027,64 $) = 1 027,64 $',
  ],
  'loans.0.schedule.0.balance': [
    'amount · Bank ($12,000.00) − principal ($0.00) = $12,000.00',
    'montant · Bank (12 000,00 $) − capital remboursé (0,00 $) = 12 000,00 $',
  ],
  'loanYears.0.1.interest': [
    'interest, March 2028 ($10.25) + interest, April 2028 ($5.14) = $15.39',
    'intérêts, mars 2028 (10,25 $) + intérêts, avril 2028 (5,14 $) = 15,39 $',
  ],
  'loanYears.0.0.principal': [
    'principal, March 2027 ($0.00) + principal, April 2027 ($0.00) + principal, May 2027 ($972.80) + principal, June 2027 ($977.66) + principal, July 2027 ($982.55) + principal, August 2027 ($987.47) + principal, September 2027 ($992.40) + principal, October 2027 ($997.36) + principal, November 2027 ($1,002.35) + principal, December 2027 ($1,007.36) + principal, January 2028 ($1,012.40) + principal, February 2028 ($1,017.46) = $9,949.81',
    'capital remboursé, mars 2027 (0,00 $) + capital remboursé, avril 2027 (0,00 $) + capital remboursé, mai 2027 (972,80 $) + capital remboursé, juin 2027 (977,66 $) + capital remboursé, juillet 2027 (982,55 $) + capital remboursé, août 2027 (987,47 $) + capital remboursé, septembre 2027 (992,40 $) + capital remboursé, octobre 2027 (997,36 $) + capital remboursé, novembre 2027 (1 002,35 $) + capital remboursé, décembre 2027 (1 007,36 $) + capital remboursé, janvier 2028 (1 012,40 $) + capital remboursé, février 2028 (1 017,46 $) = 9 949,81 $',
  ],
  'posting.interest.0..3.interest': ['interest ($60.00) = $60.00', 'intérêts (60,00 $) = 60,00 $'],
  'posting.principal.0..3.loans': [
    '− principal ($972.80) = -$972.80',
    '− capital remboursé (972,80 $) = -972,80 $',
  ],
  'posting.principal.0..3.loanPayments': [
    'principal ($972.80) = $972.80',
    'capital remboursé (972,80 $) = 972,80 $',
  ],
  'sourcesAndUses.gap': [
    'owners’ contribution ($5,000.00) + loan · Bank ($12,000.00) + grant · Prize ($1,000.00) − start-up cost ($4,000.00) = $14,000.00',
    'mise de fonds (5 000,00 $) + prêt · Bank (12 000,00 $) + subvention · Prize (1 000,00 $) − frais de démarrage (4 000,00 $) = 14 000,00 $',
  ],
  'sourcesAndUses.sources.0.amount': [
    'amount ($5,000.00) = $5,000.00',
    'montant (5 000,00 $) = 5 000,00 $',
  ],
  'stress.0.lowestCash.amount': [
    'lowest cash (-$10,012.53), with units multiplied by (0.8), direct costs multiplied by (1), first month of sales (1), months that customers are late (0) = -$10,012.53',
    'encaisse la plus basse (-10 012,53 $), avec unités multipliées par (0,8), coûts directs multipliés par (1), premier mois de vente (1), mois de retard des clients (0) = -10 012,53 $',
  ],
  'stress.4.lowestCash.m': [
    'lowest cash (36), with units multiplied by (1), direct costs multiplied by (1), first month of sales (1), months that customers are late (0), lost offer (Visit) = 36',
    'encaisse la plus basse (36), avec unités multipliées par (1), coûts directs multipliés par (1), premier mois de vente (1), mois de retard des clients (0), offre perdue (Visit) = 36',
  ],
  'stress.6.dscr.1': [
    'debt service coverage (-8.26), with units multiplied by (0.8), direct costs multiplied by (1.1), first month of sales (4), months that customers are late (1), rise of variable rates (2%), lost offer (Visit) = -8.26',
    'ratio de couverture de la dette (-8,26), avec unités multipliées par (0,8), coûts directs multipliés par (1,1), premier mois de vente (4), mois de retard des clients (1), hausse des taux variables (2 %), offre perdue (Visit) = -8,26',
  ],
  'stress.6/months.1.units.guide': [
    'nothing is sold before the first month of sales (4), nor of a lost offer = 0',
    'rien de vendu avant le premier mois de vente (4), ni d’une offre perdue = 0',
  ],
  'stress.6/months.3.units.guide': [
    'nothing is sold before the first month of sales (4), nor of a lost offer = 0',
    'rien de vendu avant le premier mois de vente (4), ni d’une offre perdue = 0',
  ],
  'stress.6/posting.collection.1.1.5.cashFromCustomers': [
    'share collected (1) × sale ($110.00) = $110.00',
    'part encaissée (1) × vente (110,00 $) = 110,00 $',
  ],
  'stress.1/cost.0.4': [
    'units sold (9) × cost · Visit ($20.00) × scenario’s factor (1.1), with the lost taxes GST (5%) and QST (9.975%) = $227.65',
    'unités vendues (9) × coût · Visit (20,00 $) × facteur du scénario (1,1), avec les taxes perdues TPS (5 %) et TVQ (9,975 %) = 227,65 $',
  ],
};

it('a formula of a tax, a loan, the sources or a stress test shows its values', () => {
  const { explain } = explainedPlan(studio);
  const found = Object.keys(formulas).map((figure) => {
    const { fr, en } = explain(figure)?.formula ?? { fr: '', en: '' };
    return [figure, [en, fr.replaceAll('\u00a0', ' ')]];
  });
  expect(Object.fromEntries(found)).toEqual(formulas);
});
