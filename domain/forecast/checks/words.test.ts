import { describe, expect, it } from 'vitest';
import type { ForecastInputs } from '../inputs.ts';
import { checkSchema } from '../outputs.ts';
import { computed, unitsIn } from '../testing/smallPlans.ts';
import { number } from './figures.ts';

type Offer = Partial<ForecastInputs['offers'][number]>;

/**
 * @returns the French texts of the checks of a plan, by id, with plain spaces. Expects every check to match the schema.
 */
function inFrench(inputs: Partial<ForecastInputs>, offer: Offer = {}): Record<string, string> {
  const { checks } = computed(inputs, { taxStatus: 'exempt', costTaxable: false, ...offer });
  for (const check of checks) {
    expect(checkSchema.safeParse(check).error).toBeUndefined();
    expect(check.modules).toEqual(['finances']);
    expect(check.mendAt.module).toBe('finances');
    expect(check.text.en).toMatch(/^[A-Z$].*\.$/);
  }
  return Object.fromEntries(checks.map(({ id, text }) => [id, text.fr.replaceAll('\u00a0', ' ')]));
}

const untaxed = { tax: 'none' as const };
const steady = { mode: 'ramp' as const, anchors: { 1: 1 } };

describe('a check in French', () => {
  it('of the money', () => {
    expect(
      inFrench({
        startup: [{ id: 's', amount: 1_234_56, ...untaxed }],
        loans: [{ id: 'l', amount: 1_000_00, rate: '0', term: 36 }],
        capital: [{ id: 'c', amount: 100_00 }],
        ownerPay: { amount: 1_00 },
        personalNeed: 1_500_00,
      }),
    ).toEqual({
      usesExceedSources:
        'Ce que vous prévoyez de payer au démarrage dépasse de 134,56 $ l’argent réuni à ce moment.',
      ownShare:
        'Votre mise de fonds fait 9,09 % du financement au démarrage; les prêteurs demandent d’habitude au moins 20 %.',
      cashBelowZero:
        'L’encaisse passe sous zéro en décembre 2025 (mois de démarrage); il manque jusqu’à 1 170,56 $ (décembre 2028). Ce qui suffirait, au choix : ajouter 1 170,56 $ au départ.',
      coverageLow:
        'Pour chaque dollar à payer sur ses prêts, l’entreprise gagne trop peu, une fois ses propriétaires payés : rien l’année 1, rien l’année 2, rien l’année 3. Les prêteurs demandent 1,25 $.',
      breakEvenLate:
        'Après trois ans, l’entreprise n’a pas encore regagné ce qu’elle a perdu au début.',
      payUnderNeed: 'Vous prévoyez de vous verser 1 $ par mois, et dites avoir besoin de 1 500 $.',
    });
  });

  it('of prices, wages, hours and growth', () => {
    const units = { mode: 'year' as const, years: [1_200, 2_400, 2_400] };
    expect(
      inFrench(
        {
          hoursPerWeek: 1,
          staff: [
            {
              id: 's',
              name: 'Aide',
              pay: { mode: 'hourly', wage: 10_00, hoursPerWeek: 1 },
              to: 24,
            },
          ],
        },
        { name: 'Bol', price: 9_00, cost: 10_00, minutes: 30, units },
      ),
    ).toMatchObject({
      'unitMargin:a': 'Une vente ne laisse rien (Bol) : 9 $ de prix, 10 $ de coût.',
      'wageUnderMinimum:s':
        '10 $ l’heure (Aide) est sous le salaire minimum de 16,10 $, sauf pour qui reçoit des pourboires.',
      hoursShort: 'Les ventes prévues demandent 50 heures en janvier 2026; il y en a 8.',
      ratesOlder: 'Les cotisations de l’employeur sont celles de 2026 jusqu’en 2028.',
    });
    expect(inFrench({ hoursPerWeek: 0 }, { minutes: 60, units: steady }).hoursShort).toBe(
      'Les ventes prévues demandent 1 heure en janvier 2026; il y en a 0.',
    );
    const nameless = inFrench(
      { staff: [{ id: 's', pay: { mode: 'hourly', wage: 10_00, hoursPerWeek: 1 } }] },
      { price: 9_00, cost: 10_00, units },
    );
    expect(nameless['unitMargin:a']).toBe('Une vente ne laisse rien : 9 $ de prix, 10 $ de coût.');
    expect(nameless['wageUnderMinimum:s']).toContain('10 $ l’heure est sous');
    expect(inFrench({}, { price: 9_00, units }).growthWithoutHands).toBe(
      'Les ventes montent de 100 % la deuxième année, sans que plus de personnel ou d’heures soient prévus.',
    );
  });

  it('of what is forgotten or misplaced', () => {
    const fixed = [{ id: 'f', name: 'Remboursement', amount: 1 }];
    const staff = [{ id: 's', name: 'Mon salaire', cnesst: false }];
    expect(inFrench({ opening: '2024-01', fixed, staff })).toEqual({
      noInsurance: 'Aucune assurance n’est prévue.',
      noAccounting: 'Aucuns frais de comptabilité ne sont prévus.',
      noCardFees: 'Aucuns frais de carte ne sont prévus sur les ventes.',
      noOwnPay: 'Aucune rémunération n’est prévue pour vous.',
      noCnesst: 'La CNESST n’est pas comptée pour tout le personnel.',
      loanAmongFixed:
        'Le remboursement d’un prêt n’est pas un coût fixe : inscrivez le prêt dans la liste des prêts.',
      salaryOfProprietor:
        'Dans une entreprise individuelle ou une société en nom collectif, on ne se verse pas de salaire : inscrivez des prélèvements.',
    });
    expect(
      inFrench(
        { salesTax: { registration: 'never' }, opening: '2027-01' },
        { taxStatus: 'taxable', price: 30_001_00, units: unitsIn({ 2: 1 }) },
      ),
    ).toEqual({
      registrationMissing:
        'Vos ventes dépassent 30 000 $ : il faut s’inscrire à la TPS et à la TVQ dès février 2027.',
    });
  });

  it('of what would be enough', () => {
    const remedies = (inputs: Partial<ForecastInputs>, offer: Offer) =>
      inFrench(inputs, { units: steady, ...offer }).cashBelowZero?.split(' : ')[1];
    expect(remedies({ fixed: [{ id: 'r', amount: 101_00, ...untaxed }] }, { price: 100_00 })).toBe(
      'ajouter 36 $ au départ; augmenter les prix de 1 %; réduire les coûts fixes de 1 %.',
    );
    expect(remedies({}, { price: 100_00, cost: 102_00 })).toBe(
      'ajouter 72 $ au départ; augmenter les prix de 2 %; réduire les coûts directs de 2 %.',
    );
    const staff = [{ id: 's', pay: { mode: 'monthly' as const, amount: 100_00 }, cnesst: false }];
    expect(remedies({ staff }, { price: 99, units: { mode: 'ramp', anchors: { 1: 100 } } })).toBe(
      'ajouter 180,55 $ au départ; augmenter les prix de 7 %; augmenter les ventes de 7 %.',
    );
    expect(
      remedies(
        {
          startup: [{ id: 's', amount: 100_00, ...untaxed }],
          capital: [{ id: 'c', amount: 99_00 }],
        },
        { price: 0 },
      ),
    ).toBe('ajouter 1 $ au départ; réduire les dépenses de démarrage de 1 %.');
    const startup = [{ id: 's', amount: 100_00, ...untaxed }];
    expect(remedies({ startup }, { price: 5_00 })).toBe(
      'ajouter 100 $ au départ; emprunter 100 $ de plus au départ, à 8 % sur 60 mois.',
    );
  });
});

describe('a check is silent', () => {
  const ids = (inputs: Partial<ForecastInputs>, offer: Offer = {}) =>
    Object.keys(inFrench(inputs, { units: steady, ...offer }));

  it('about what is not entered yet', () => {
    expect(ids({}, { price: null, cost: 10_00 })).not.toContain('unitMargin:a');
    expect(ids({}, { price: 0, cost: null })).not.toContain('unitMargin:a');
    const pay = { mode: 'hourly' as const, hoursPerWeek: 10 };
    expect(ids({ staff: [{ id: 's', pay }] })).not.toContain('wageUnderMinimum:s');
    const staff = [{ id: 's' }];
    expect(ids({ staff }, { price: 1_00 })).toEqual(['ratesOlder']);
    const loans = [{ id: 'l', amount: 1_000_00, rate: '0', term: 36 }];
    const capital = [{ id: 'c' }];
    expect(ids({ loans, capital }, { price: 100_00 })).toEqual([]);
    expect(ids({ loans: [{ ...loans[0], id: 'l', amount: 0 }] }, { price: 100_00 })).toEqual([]);
    expect(ids({ startup: [{ id: 's' }] })).toEqual([]);
    const growing = { mode: 'year' as const, years: [100, 200, 200] };
    expect(ids({ staff: [{ id: 's', from: 13 }] }, { price: 1_00, units: growing })).not.toContain(
      'growthWithoutHands',
    );
  });

  it('of hours in months whose sales or minutes are unknown', () => {
    const at = (month: number, other: Offer) =>
      inFrench({
        opening: '2027-01',
        hoursPerWeek: 12,
        offers: [
          { id: 'a', price: 0, cost: 0, minutes: 60, units: unitsIn({ [month]: 53 }) },
          { id: 'b', price: 0, cost: 0, units: unitsIn({ [month]: 1_000 }), ...other },
        ],
      }).hoursShort;
    expect(at(3, { minutes: null })).toBe(
      'Les ventes prévues demandent 53 heures en mars 2027; il y en a 52.',
    );
    expect(at(3, { minutes: 60, units: null })).toContain('demandent 53 heures');
    expect(at(36, {})).toContain('décembre 2029');
  });

  it('of a loan among several only because one of them starts later', () => {
    const loans = [
      { id: 'l', amount: 8_000_00, rate: '0', term: 60 },
      { id: 'm', amount: 8_000_00, rate: '0', term: 60, month: 1 },
    ];
    expect(ids({ loans }, { price: 9_000_00 })).toContain('ownShare');
  });

  it('of growth where any offer has its minutes', () => {
    const units = { mode: 'year' as const, years: [100, 200, 200] };
    const [a, b] = ['a', 'b'].map((id) => ({ id, price: 1_00, cost: 0, units }));
    if (!a || !b) throw new Error('two offers');
    expect(ids({ offers: [a, { ...b, minutes: 5 }] })).not.toContain('growthWithoutHands');
    expect(ids({ offers: [a, b] })).toContain('growthWithoutHands');
  });
});

it('writes a number with the sign of its language and at most two decimals', () => {
  expect(number(1.005)).toEqual({ fr: '1', en: '1' });
  expect(number(1.256)).toEqual({ fr: '1,26', en: '1.26' });
});
