import type { Language } from '@elan/domain/language';
import { describe, expect, it } from 'vitest';
import { proposalsFrom } from './read.ts';

type Texts = Readonly<Record<string, string>>;

/** @returns the lines proposed from answers and the comments of the finances module, as "list: line". */
function lines(
  finances: Texts,
  { plan = {}, rd = {}, comments = '' }: { plan?: Texts; rd?: Texts; comments?: string } = {},
  language: Language = 'fr',
) {
  const project = {
    finances: { answers: finances, comments },
    'business-plan': { answers: plan },
    rd: { answers: rd },
  };
  return proposalsFrom(project, { today: '2026-11-24', language }).lines;
}
const fixed = (text: string) => lines({ fixedCosts: text }).map(({ line }) => line);

describe('fixed costs', () => {
  it('are what is paid each month, an insurance without taxes', () => {
    expect(lines({ fixedCosts: 'Loyer 650 $, assurance 1 200 $ par an' })).toEqual([
      {
        list: 'fixed',
        origin: 'answer:finances.fixedCosts',
        line: { id: 'loyer', name: 'Loyer', amount: 650_00 },
      },
      {
        list: 'fixed',
        origin: 'answer:finances.fixedCosts',
        line: { id: 'assurance', name: 'Assurance', amount: 100_00, tax: 'none' },
      },
    ]);
    expect(fixed('Liability insurance $90')).toMatchObject([{ tax: 'none' }]);
  });

  it('are brought to a month from any period', () => {
    const amounts = (text: string) => fixed(text).map((line) => 'amount' in line && line.amount);
    expect(amounts('Assurance 1 200 $ / an; comptable 900 $ par trimestre')).toEqual([
      100_00, 300_00,
    ]);
    expect(amounts('Ménage 120 $ aux deux semaines; 2 téléphones à 50 $ chacun')).toEqual([
      260_00, 100_00,
    ]);
    expect(amounts('Rent $900 each month')).toEqual([900_00]);
  });

  it('are no totals, pay, loans or wages, and nothing without a name', () => {
    const others = [
      'Total 900 $',
      'Salaire 2 000 $',
      'My pay $2,000',
      'Drawings $500',
      'Prélèvement 500 $',
      'Prêt auto 300 $',
      'Car loan $300',
      'Hypothèque 900 $',
      'Mortgage $900',
      'Emprunt 200 $',
      'Aide 20 $ par heure',
      '650 $',
    ];
    for (const text of others) expect([text, fixed(text)]).toEqual([text, []]);
    expect(fixed('Téléphone 75 $')).toHaveLength(1);
  });

  it('have ids of their own, and are forty at most', () => {
    expect(fixed('Loyer 650 $; loyer 100 $; Loyer 5 $').map(({ id }) => id)).toEqual([
      'loyer',
      'loyer-2',
      'loyer-3',
    ]);
    const many = Array.from({ length: 41 }, (_, at) => `Chose ${'abcdefghij'[at % 10]}x 5 $`);
    expect(fixed(many.join('; '))).toHaveLength(40);
    expect(fixed(`Éclairage (été) & chauffage 90 $`)[0]?.id).toBe('eclairage');
    expect(fixed(`${'Très long nom '.repeat(4)}90 $`)[0]?.id).toHaveLength(40);
  });
});

describe('what there is to buy', () => {
  const bought = (resources: string, technicalRequirements = '') =>
    lines({}, { plan: { resources }, rd: { technicalRequirements } });

  it('is an asset from 500.00 on, else a cost of the start', () => {
    expect(bought('Four 500 $, moules 499,99 $')).toEqual([
      {
        list: 'assets',
        origin: 'answer:business-plan.resources',
        line: { id: 'four', name: 'Four', cost: 500_00 },
      },
      {
        list: 'startup',
        origin: 'answer:business-plan.resources',
        line: { id: 'moules', name: 'Moules', amount: 499_99 },
      },
    ]);
  });

  it('is proposed once, though two answers name it', () => {
    const found = bought('Four 900 $', 'four 900 $, scie 700 $');
    expect(found.map(({ line, origin }) => [line.id, origin])).toEqual([
      ['four', 'answer:business-plan.resources'],
      ['scie', 'answer:rd.technicalRequirements'],
    ]);
  });

  it('is multiplied where each has its amount, if their number is known', () => {
    const costs = (text: string) =>
      bought(text).map(({ line }) => [line.id, 'cost' in line && line.cost]);
    expect(costs('2 fours à 4 000 $ chacun; deux tables à 600 $ l’unité')).toEqual([
      ['fours', 8_000_00],
      ['deux-tables', 1_200_00],
    ]);
    expect(costs('Two ovens at $4,000 each, so $8000')).toEqual([['two-ovens', 8_000_00]]);
    for (const text of [
      'Des fours à 4 000 $ chacun',
      'Ovens: $900 each',
      '3 ou 4 fours 900 $ chacun',
      'Tables de 4 places à 250 $ chacune',
    ])
      expect([text, costs(text)]).toEqual([text, []]);
  });

  it('is proposed twice where one answer names it twice', () => {
    expect(bought('Four 900 $, four 700 $').map(({ line }) => line.id)).toEqual(['four', 'four-2']);
    expect(bought('Four 900 $; '.repeat(41))).toHaveLength(40);
  });

  it('is no total, rent, insurance or reserve', () => {
    for (const text of [
      'Total 900 $',
      'Local 900 $ par mois',
      'Assurance 900 $',
      '5 000 $ pour tenir six mois',
      'Cash $5,000 to last six months',
      '900 $',
    ]) {
      expect([text, bought(text)]).toEqual([text, []]);
    }
  });
});

describe('staff', () => {
  const staff = (team: string, variableCosts = '') => lines({ variableCosts }, { plan: { team } });

  it('is a person with a wage and hours', () => {
    expect(staff('Moi à temps plein. Ana, 12 heures par semaine à 22,50 $ l’heure.')).toEqual([
      {
        list: 'staff',
        origin: 'answer:business-plan.team',
        line: {
          id: 'ana',
          name: 'Ana',
          pay: { mode: 'hourly', wage: 22_50, hoursPerWeek: 12 },
        },
      },
    ]);
    expect(staff('Ana, 12 h à 22 $ l’heure; Léo, 8 hours at $20 per hour')).toHaveLength(2);
  });

  it('is not proposed where a wage, hours or a name are missing, or a sale counts the wage', () => {
    expect(staff('Ana, 12 heures par semaine.')).toEqual([]);
    expect(staff('Ana à 22 $ l’heure.')).toEqual([]);
    expect(staff('une aide, 12 heures à 22 $ l’heure')).toEqual([]);
    expect(staff('Moi, 12 heures à 22 $ l’heure')).toEqual([]);
    expect(staff('Ana, 0 heures à 22 $ l’heure')).toEqual([]);
    expect(staff('Ana, 12 heures à 22 $ l’heure', 'Main-d’œuvre 22 $')).toEqual([]);
    expect(staff('Ana, 12 heures à 22 $ l’heure', 'Main-d’œuvre 21 $')).toHaveLength(1);
  });
});

describe('money from elsewhere', () => {
  const funds = (comments: string, language: Language = 'fr') =>
    lines({}, { comments }, language).map(({ list, line, origin, origins }) => {
      expect(origin).toBe('answer:finances.comments');
      return [list, line, origins];
    });

  it('is a grant, a loan or what the person puts in', () => {
    expect(funds('Subvention de 5 000 $')).toEqual([
      ['grants', { id: 'grant', name: 'Subvention', amount: 5_000_00 }, undefined],
    ]);
    const proposed = { rate: 'proposed', term: 'proposed', name: 'proposed' };
    const loan = { id: 'loan', amount: 8_000_00, rate: '8', term: 60 };
    expect(funds('Prêt de 8 000 $ de Desjardins')).toEqual([
      ['loans', { ...loan, name: 'Prêt (Desjardins)' }, proposed],
    ]);
    expect(funds('A loan of $8,000', 'en')).toEqual([
      ['loans', { ...loan, name: 'Loan' }, proposed],
    ]);
    expect(funds('Mise de fonds de 3 000 $')).toEqual([
      ['capital', { id: 'own', amount: 3_000_00 }, undefined],
    ]);
  });

  it('is known by many words', () => {
    const lists = (text: string) => funds(text).map(([list]) => list);
    for (const text of ['Emprunt de 900 $', 'I borrow $900', 'Je demande 900 $', 'Asking $900']) {
      expect([text, lists(text)]).toEqual([text, ['loans']]);
    }
    for (const text of ['Économies 900 $', 'Savings $900', 'I put in $900', 'Je mets 900 $']) {
      expect([text, lists(text)]).toEqual([text, ['capital']]);
    }
    expect(lists('A grant of $900')).toEqual(['grants']);
    expect(lists('Mise de fonds de 900 $ chacun')).toEqual([]);
    expect(lists('Savings of $900 each')).toEqual([]);
    expect(lists('Loyer 900 $')).toEqual([]);
    expect(funds('Savings $5; I put in $6').map(([, line]) => (line as { id: string }).id)).toEqual(
      ['own', 'own-2'],
    );
  });
});
