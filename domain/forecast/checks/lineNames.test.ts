import { expect, it } from 'vitest';
import type { ForecastInputs } from '../inputs.ts';
import { computed } from '../testing/smallPlans.ts';

const named = (...names: string[]) => names.map((name, at) => ({ id: `${at}`, name, amount: 1 }));
const ids = (inputs: Partial<ForecastInputs>) =>
  computed(inputs, { taxStatus: 'exempt', costTaxable: false }).checks.map(({ id }) => id);
const forgotten = ['noInsurance', 'noAccounting', 'noCardFees'];

it.each([
  'Loyer',
  'Électricité et chauffage',
  'Téléphone et Internet',
  'Fournitures de bureau',
  'Entreposage et prêt de matériel',
  'Prêt d’outils aux clients',
  'Prêts de livres',
  'Prêt-à-porter (échantillons)',
  'Plats prêts à manger',
  'Repas prêts',
  'Remboursement du kilométrage',
  'Remboursement de dépenses',
  'Remboursements aux clients',
  'Remboursements aux familles',
  'Remboursement (kilométrage)',
  'Emprunt de matériel',
  'Publicité et cartes d’affaires',
  'Cartes professionnelles',
  'Cartes-cadeaux',
  'Cartes de fidélité',
  'Menu à la carte',
  'Comptage des stocks',
  'Contrôle et assurance qualité',
  'Cardio et entraînement',
  'Rent',
  'Business cards',
  'Gift cards',
  'Cardboard boxes',
  'Account manager',
  'Quality assurance',
  'Loaner vehicles',
  'Tool loans',
  'Loan of equipment',
  'Mortgage broker software',
  'Mileage reimbursement',
])('is an ordinary cost, which settles no note: %s', (name) => {
  const found = ids({ fixed: named(name) });
  expect(found).not.toContain('loanAmongFixed');
  expect(found).toEqual(expect.arrayContaining(forgotten));
});

it.each(['Assurance prêt', 'Assurance-prêt hypothécaire', 'Mortgage insurance', 'Loan insurance'])(
  'is an insurance, not a loan: %s',
  (name) => {
    const found = ids({ fixed: named(name) });
    expect(found).not.toContain('loanAmongFixed');
    expect(found).not.toContain('noInsurance');
  },
);

it.each([
  'Remboursement',
  'Remboursement du prêt',
  'Remboursement de l’emprunt',
  'Remboursement à la banque',
  'Remboursements mensuels SADC',
  'Remboursement (Desjardins)',
  'Paiement du prêt',
  'Intérêts et capital du prêt',
  'Prêt',
  'Prêt auto',
  'Prêt bancaire',
  'Prêt de démarrage',
  'Prêt de mes parents',
  'Prêt – SADC',
  'Prêt à terme',
  'Prêt hypothécaire',
  'Camion : prêt',
  'Emprunts',
  'Versement hypothécaire',
  'Loan payments',
  'Bank loan',
  'Loan from my parents',
  'Repayment',
  'Repayment of the loan',
  'Mortgage payment',
])('is a loan among fixed costs: %s', (name) => {
  expect(ids({ fixed: named('Loyer', name) })).toContain('loanAmongFixed');
});

it.each([
  ['noInsurance', 'Primes d’assurance', 'Assureur', 'Insurance'],
  ['noAccounting', 'Services comptables', 'Accountant'],
  [
    'noCardFees',
    'Cartes de crédit',
    'Frais sur les cartes',
    'Credit card fees',
    'Frais de transaction',
    'Stripe',
    'Terminaux',
  ],
])('%s: is settled by a line of its kind', (id, ...names) => {
  for (const name of names) expect([name, ids({ fixed: named(name) })]).not.toContain(id);
});

it.each([
  'Adjointe de la propriétaire',
  'Mes aides',
  'Product owner',
  'Owner’s assistant',
  'Homeowner relations',
])('is no pay of the owner: %s', (name) => {
  expect(ids({ staff: [{ id: 's', name }] })).not.toContain('salaryOfProprietor');
});

it.each([
  'Salaire du propriétaire',
  'Propriétaire-exploitante',
  'Copropriétaire',
  'Owner’s salary',
  'Owner-operator',
  'Salary of the owner',
])('is the pay of the owner: %s', (name) => {
  expect(ids({ staff: [{ id: 's', name }] })).toContain('salaryOfProprietor');
});

it.each([
  ['Compta', 'noAccounting'],
  ['Logiciel compta', 'noAccounting'],
  ['Accountancy', 'noAccounting'],
  ['Assur. auto', 'noInsurance'],
])('settles its note: %s', (name, note) => {
  expect(ids({ fixed: named(name) })).not.toContain(note);
});
