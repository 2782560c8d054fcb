import { forecastInputsSchema } from '@elan/domain/forecast/inputs';
import type { ForecastForm } from '@elan/domain/forecast/saved/savedForecast';
import { describe, expect, it } from 'vitest';
import { addLine, removeLine, typeInto } from './edit.ts';

const formWith = (inputs: object): ForecastForm => ({
  inputs: forecastInputsSchema.parse({ opening: '2027-05', offers: [{ id: 'o' }], ...inputs }),
  origins: {},
  confirmed: [],
  typed: {},
});
const shares = ({ inputs }: ForecastForm) => inputs.owners?.map(({ share }) => share);
const three = { owners: [{ id: 'a' }, { id: 'b' }, { id: 'c' }] };

describe('the first owner', () => {
  it('takes over the pay of a form without owners', () => {
    const form = formWith({ ownerPay: { amount: 2_000_00, from: 3, cnesst: true } });
    form.origins['ownerPay.amount'] = 'yours';
    const added = addLine(form, 'owners', {})?.form;
    expect(added?.inputs.ownerPay).toBeUndefined();
    expect(added?.inputs.owners).toEqual([
      { id: expect.any(String), pay: 2_000_00, payFrom: 3, cnesst: true },
    ]);
    expect(Object.keys(added?.origins ?? {})).not.toContain('ownerPay.amount');
    expect(forecastInputsSchema.safeParse(added?.inputs).success).toBe(true);
  });

  it('is not followed by others with the same pay', () => {
    const form = addLine(formWith({ ownerPay: { amount: 1_00 } }), 'owners', {})?.form;
    const more = form && addLine(form, 'owners', {})?.form;
    expect(more?.inputs.owners?.map(({ pay }) => pay)).toEqual([1_00, undefined]);
  });
});

describe('the shares of the owners', () => {
  it('count once all of them add up to 100 %, and stay as typed until then', () => {
    const one = typeInto(formWith(three), 'owners.0.share', '50', 'fr');
    const two = typeInto(one, 'owners.1.share', '33,33', 'fr');
    expect(shares(two)).toEqual([undefined, undefined, undefined]);
    expect(two.typed).toMatchObject({ 'owners.0.share': '50', 'owners.1.share': '33,33' });
    const all = typeInto(two, 'owners.2.share', '16,67', 'fr');
    expect(shares(all)).toEqual(['0.5', '0.3333', '0.1667']);
    expect(all.typed).toEqual({});
    const wrong = typeInto(all, 'owners.0.share', '60', 'fr');
    expect(shares(wrong)).toEqual(['0.5', '0.3333', '0.1667']);
    expect(wrong.typed['owners.0.share']).toBe('60');
    const blank = [0, 1, 2].reduce(
      (form, at) => typeInto(form, `owners.${at}.share`, '', 'fr'),
      wrong,
    );
    expect(shares(blank)).toEqual([undefined, undefined, undefined]);
    expect(blank.typed).toEqual({});
  });

  it('are 0 for an owner who joins, and equal again where one who leaves had a part', () => {
    const form = formWith({
      owners: [
        { id: 'a', share: '0.5' },
        { id: 'b', share: '0.5' },
      ],
    });
    const joined = addLine(form, 'owners', {})?.form ?? form;
    expect(shares(joined)).toEqual(['0.5', '0.5', '0']);
    expect(shares(removeLine(joined, 'owners', 2))).toEqual(['0.5', '0.5']);
    expect(shares(removeLine(joined, 'owners', 0))).toEqual([undefined, undefined]);
  });
});
