import { expect, it } from 'vitest';
import type { ForecastInputs } from '../forecast/inputs.ts';
import { lenderPlans } from '../forecast/testing/lenderPlans.ts';
import { figureText } from './format.ts';
import { lenderTable, loanTable, sourcesAndUsesTable } from './lineTables.ts';
import { figureSource } from './source.ts';

const { boulangerie, ceramique } = lenderPlans;

/** @returns a table of a plan as text, its columns first. */
function shown({ read }: typeof loanTable, inputs: ForecastInputs, language: 'fr' | 'en' = 'fr') {
  const table = read(figureSource(inputs));
  const plain = (text: string) => text.replaceAll('\u00a0', ' ');
  return (
    table?.columns && [
      table.columns.map((column) => plain(column[language])),
      ...table.rows.map(({ label, cells }) =>
        [label[language], ...cells.map((cell) => figureText(cell, language))].map(plain),
      ),
    ]
  );
}

const withLoans = (...loans: NonNullable<ForecastInputs['loans']>): ForecastInputs => ({
  ...boulangerie,
  loans,
});
const bank = { id: 'b', name: 'Banque', amount: 90_000_00, rate: '7.45', term: 84 };

it('loans have only the columns that a plan needs', () => {
  expect(shown(loanTable, withLoans(bank))).toEqual([
    ['Prêt', 'Montant', 'Taux annuel', 'Durée (mois)', 'Versement mensuel'],
    ['Banque', '90 000 $', '7,45 %', '84', '1 378,22 $'],
  ]);
  expect(shown(lenderTable, withLoans(bank))).toBeUndefined();
  expect(shown(loanTable, withLoans())).toBeUndefined();
});

it('loans state their receipt, moratorium, fee, kind and rate', () => {
  const [head, first] = shown(loanTable, ceramique) ?? [];
  expect(head).toEqual([
    'Prêt',
    'Montant',
    'Taux annuel',
    'Durée (mois)',
    'Reçu',
    'Moratoire',
    'Versement mensuel',
  ]);
  expect(first?.slice(4, 6)).toEqual(['avril 2027 (mois de démarrage)', '6 mois']);
  const all = withLoans(
    { ...bank, kind: 'balloon', amortisation: 300, fee: '0.75', month: 3, variable: true },
    { ...bank, id: 'm', name: 'MRC', kind: 'equalPrincipal', interestOnly: 12, capitalise: true },
  );
  expect(shown(loanTable, all, 'en')).toEqual([
    [
      ...[
        'Loan',
        'Amount',
        'Yearly rate',
        'Kind of rate',
        'Term (months)',
        'Repayment',
        'Received',
      ],
      ...['Moratorium', 'Fee', 'Monthly payment', 'Balance to pay at the end'],
    ],
    [
      ...['Banque', '$90,000', '7.45%', 'variable', '84'],
      ...[
        'balance at the end (amortized over 300 months)',
        'November 2027',
        '—',
        '0.75%',
        '$662.17',
        '$78,814.67',
      ],
    ],
    [
      ...['MRC', '$90,000', '7.45%', 'fixed', '84', 'equal principal each month'],
      'August 2027 (start-up month)',
      ...['12 months, interest added to the loan', '—', '$1,948.20', '—'],
    ],
  ]);
});

it('lenders state how certain each loan is and what secures it', () => {
  const plan = withLoans(
    { ...bank, lender: 'Banque Nationale', state: 'conditional', on: ['oven', 'cold'] },
    { ...bank, id: 'm', name: 'MRC', state: 'asked', security: 'Caution personnelle' },
  );
  expect(shown(lenderTable, plan)).toEqual([
    ['Prêt', 'Prêteur', 'État', 'Garanties', 'Équipement en garantie'],
    ['Banque', 'Banque Nationale', 'sous conditions', '—', 'Four, Chambre froide'],
    ['MRC', '—', 'demandé', 'Caution personnelle', '—'],
  ]);
  const sources = shown(sourcesAndUsesTable, plan)?.map(([label]) => label);
  expect(sources).toContain('Prêt · Banque (sous conditions)');
  expect(sources).toContain('Prêt · MRC (demandé)');
  const grants = [
    { id: 'g', name: 'DEC', amount: 9_000_00, state: 'confirmed', repayable: true, term: 60 },
    { id: 'h', name: 'Ville', amount: 1_000_00, state: 'conditional' },
  ] as const;
  const given = { ...plan, grants: [...grants] };
  expect(shown(loanTable, given)?.at(-1)).toEqual(['DEC', '9 000 $', '0 %', '60', '150 $']);
  expect(shown(lenderTable, given)?.at(-1)).toEqual(['DEC', '—', 'confirmé', '—', '—']);
  const both = shown(sourcesAndUsesTable, given)?.map(([label]) => label);
  expect(both).toContain('Contribution remboursable · DEC (confirmé)');
  expect(both).toContain('Subvention · Ville (sous conditions)');
  const plain = shown(sourcesAndUsesTable, withLoans(bank))?.map(([label]) => label);
  expect(plain).toContain('Prêt · Banque');
});
