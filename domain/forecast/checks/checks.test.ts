import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { languages } from '../../language.ts';
import { fieldAt } from '../fieldPaths.ts';
import { forecast } from '../forecast.ts';
import { type ForecastInputs, forecastInputsSchema } from '../inputs.ts';
import { checkSchema } from '../outputs.ts';
import { linePathOf } from '../saved/paths.ts';
import { anyForecast } from '../testing/anyForecast.ts';

/** A consistent plan: the only check reported is that the contribution rates are older. */
const sound: ForecastInputs = forecastInputsSchema.parse({
  opening: '2027-05',
  offers: [
    {
      id: 'visit',
      name: 'Visite',
      price: 110_00,
      cost: 18_00,
      minutes: 75,
      units: { mode: 'year', years: [700, 780, 840] },
    },
  ],
  cardFee: '2.7',
  fixed: [
    { id: 'insurance', name: 'Assurance responsabilité', amount: 90_00, tax: 'none' },
    { id: 'accounting', name: 'Comptabilité', amount: 110_00 },
    { id: 'phone', name: 'Téléphone et logiciels', amount: 85_00 },
  ],
  staff: [{ id: 'help', name: 'Aide', pay: { mode: 'hourly', wage: 19_00, hoursPerWeek: 6 } }],
  assets: [{ id: 'tools', name: 'Outils', cost: 4_000_00 }],
  capital: [{ id: 'own', amount: 6_000_00 }],
  loans: [{ id: 'loan', name: 'Prêt', amount: 8_000_00, rate: '8', term: 60 }],
  ownerPay: { amount: 2_000_00 },
  hoursPerWeek: 35,
  personalNeed: 2_000_00,
});

const idsOf = (more: Partial<ForecastInputs>) =>
  forecast(forecastInputsSchema.parse({ ...sound, ...more })).checks.map(({ id }) => id);
const [offer] = sound.offers;

it('finds nothing in a sound plan but that rates are older', () => {
  expect(idsOf({})).toEqual(['ratesOlder', 'ownerTaxesMissing']);
  expect(idsOf({ staff: [], hoursPerWeek: 40 })).toEqual(['ownerTaxesMissing']);
  expect(idsOf({ fixed: [], cardFee: '0', ownerPay: null, personalNeed: 0 })).toEqual([
    'ratesOlder',
  ]);
});

describe('reports', () => {
  it.each<[string, Partial<ForecastInputs>]>([
    ['usesExceedSources', { startup: [{ id: 's', amount: 40_000_00 }] }],
    ['ownShare', { capital: [{ id: 'own', amount: 1_000_00 }] }],
    ['cashBelowZero', { startup: [{ id: 's', amount: 40_000_00 }] }],
    ['coverageLow', { loans: [{ id: 'l', amount: 90_000_00, rate: '12', term: 24 }] }],
    ['breakEvenLate', { startup: [{ id: 's', amount: 900_000_00 }] }],
    ['payUnderNeed', { personalNeed: 2_500_00 }],
    ['unitMargin:visit', { offers: [{ id: 'visit', ...offer, price: 18_00 }] }],
    [
      'wageUnderMinimum:help',
      { staff: [{ id: 'help', pay: { mode: 'hourly', wage: 16_59, hoursPerWeek: 6 } }] },
    ],
    ['hoursShort', { hoursPerWeek: 5 }],
    [
      'growthWithoutHands',
      {
        staff: [],
        offers: [
          { id: 'visit', ...offer, minutes: null, units: { mode: 'year', years: [500, 800, 800] } },
        ],
      },
    ],
    ['registrationMissing', { salesTax: { registration: 'never' } }],
    ['noInsurance', { fixed: [{ id: 'f', name: 'Comptabilité' }] }],
    ['noAccounting', { fixed: [{ id: 'f', name: 'Assurance' }] }],
    ['noCardFees', { cardFee: '0' }],
    ['noOwnPay', { ownerPay: null }],
    ['noCnesst', { staff: [{ id: 'help', cnesst: false }] }],
    ['loanAmongFixed', { fixed: [{ id: 'f', name: 'Remboursement du prêt', amount: 1 }] }],
    ['salaryOfProprietor', { staff: [{ id: 'me', name: 'Mon salaire' }] }],
  ])('%s', (id, more) => {
    expect(idsOf(more)).toContain(id);
  });

  it('when cash falls below zero, how much is lacking, and what would be enough', () => {
    const more = { startup: [{ id: 's', name: '', amount: 12_000_00, tax: 'none' as const }] };
    const short = forecast({ ...sound, ...more });
    const check = short.checks.find(({ id }) => id === 'cashBelowZero');
    expect(check?.severity).toBe('blocking');
    expect({ ...check?.text, fr: check?.text.fr.replaceAll('\u00a0', ' ') }).toEqual({
      fr: 'L’encaisse passe sous zéro en avril 2027 (mois de démarrage); il manque jusqu’à 2 599 $ (au démarrage). Ce qui suffirait, au choix : ajouter 2 599 $ au départ; réduire les dépenses de démarrage de 20 %; emprunter 2 599 $ de plus au départ, à 8 % sur 60 mois.',
      en: 'Cash falls below zero in April 2027 (start-up month); up to $2,599 is lacking (at start-up). Any of these would be enough: add $2,599 at the start; cut what the start costs by 20%; borrow $2,599 more at the start, at 8% over 60 months.',
    });
    const lacking = -(short.lowestCash.amount ?? 0);
    const capital = [...(sound.capital ?? []), { id: 'more', amount: lacking }];
    expect(forecast({ ...sound, ...more, capital }).lowestCash.amount).toBe(0);
  });

  it('nothing of a name that only resembles another', () => {
    const names = ['Prêt-à-porter', 'Plats prêts à manger', 'Location'];
    const fixed = [
      ...(sound.fixed ?? []),
      ...names.map((name, at) => ({ id: `${at}`, name, amount: 1 })),
    ];
    expect(idsOf({ fixed })).toEqual(['ratesOlder', 'ownerTaxesMissing']);
  });
});

/** The form has a place for each list, line and field, but none for a group of fields. */
const hasPlace = (path = '') => linePathOf(path)?.rest === '' || fieldAt(path)?.kind !== 'group';

it('has both languages, stable ids and a place in the form, whatever the plan', () => {
  fc.assert(
    fc.property(anyForecast, (inputs) => {
      const { checks, unknown } = forecast(inputs);
      for (const { because } of unknown)
        expect(because.filter((path) => !hasPlace(path))).toEqual([]);
      expect(new Set(checks.map(({ id }) => id)).size).toBe(checks.length);
      for (const check of checks) {
        expect(checkSchema.safeParse(check).success).toBe(true);
        expect(hasPlace(check.mendAt.question), check.mendAt.question).toBe(true);
        for (const language of languages) {
          expect(check.text[language]).toMatch(/^\S.*\.$/);
          expect(check.text[language]).not.toMatch(/undefined|NaN|null/);
        }
      }
    }),
  );
});
