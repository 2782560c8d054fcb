import { describe, expect, it } from 'vitest';
import { forecast } from '../forecast.ts';
import type { ForecastInputs } from '../inputs.ts';
import { smallPlan } from '../testing/smallPlans.ts';
import { ownHours, takenByOwners } from './owners.ts';

const severities = (inputs: Partial<ForecastInputs>) =>
  Object.fromEntries(forecast(smallPlan(inputs)).checks.map(({ id, severity }) => [id, severity]));
const owner = { id: 'a', pay: 1_00 };
const other = { id: 'b' };

describe('the owners and the form of the business', () => {
  it('agree: one in a proprietorship, two or more in a partnership', () => {
    const wrong = [
      severities({ owners: [owner, other] }),
      severities({ form: 'partnership', owners: [owner] }),
    ];
    for (const found of wrong) expect(found).toMatchObject({ ownersForm: 'warning' });
    const right = [
      severities({ owners: [owner] }),
      severities({ form: 'partnership', owners: [owner, other] }),
      severities({ form: 'partnership' }),
      severities({ form: 'corporation', owners: [owner] }),
      severities({ form: 'cooperative', owners: [owner, other] }),
    ];
    for (const found of right) expect(found).not.toHaveProperty('ownersForm');
  });

  it('agree on dividends: in a corporation or a co-operative', () => {
    const owners = [owner, { ...other, dividend: [null, 1, 0] }];
    const forms = [
      'soleProprietorship',
      'partnership',
      'nonProfit',
      'corporation',
      'cooperative',
    ] as const;
    const reported = forms.filter((form) => 'dividendsForm' in severities({ form, owners }));
    expect(reported).toEqual(['soleProprietorship', 'partnership', 'nonProfit']);
    const none = [{ ...owner, dividend: [0, 0, 0] }];
    expect(severities({ owners: none })).not.toHaveProperty('dividendsForm');
  });
});

it('notes that a proprietor without a list of owners is not taxed', () => {
  const ownerPay = { amount: 1_00 };
  expect(severities({ ownerPay })).toMatchObject({ ownerTaxesMissing: 'note' });
  expect(severities({ ownerPay, form: 'corporation' })).not.toHaveProperty('ownerTaxesMissing');
  expect(severities({ owners: [owner] })).not.toHaveProperty('ownerTaxesMissing');
  expect(severities({})).not.toHaveProperty('ownerTaxesMissing');
});

it('notes that the taxes of the owners are those of an earlier year', () => {
  const about = (inputs: Partial<ForecastInputs>) =>
    forecast(smallPlan(inputs)).checks.find(({ id }) => id === 'ratesOlder')?.text.en;
  expect(about({ owners: [owner] })).toBe(
    'The taxes and contributions of the owners and the employer are those of 2026 until 2028.',
  );
  expect(about({ owners: [owner], opening: '2023-02' })).toBeUndefined();
  expect(about({ owners: [owner], form: 'corporation' })).toBe(
    'Employer contributions are those of 2026 until 2028.',
  );
});

it('adds up what the owners take and the hours that they work', () => {
  const owners = [
    { id: 'a', pay: 100_00, draw: 20_00, hours: 35 },
    { id: 'b', hours: 12.5 },
  ];
  expect(takenByOwners(smallPlan({ owners }))).toBe(120_00);
  expect(takenByOwners(smallPlan({ ownerPay: {} }))).toBeNull();
  expect(takenByOwners(smallPlan({}))).toBeUndefined();
  expect(ownHours(smallPlan({ owners, hoursPerWeek: 10 }))).toBe(47.5);
  expect(ownHours(smallPlan({ owners: [other], hoursPerWeek: 10 }))).toBe(10);
  const fixed = [{ id: 'f', amount: 1 }];
  expect(severities({ owners: [other], fixed })).toHaveProperty('noOwnPay');
  expect(severities({ owners: [owner], fixed })).not.toHaveProperty('noOwnPay');
  expect(severities({ owners: [owner], personalNeed: 2_00 })).toHaveProperty('payUnderNeed');
});
