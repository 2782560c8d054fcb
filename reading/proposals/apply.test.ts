import type { ForecastForm } from '@elan/domain/forecast/saved/savedForecast';
import { describe, expect, it } from 'vitest';
import { withProposals } from './apply.ts';
import type { Proposals, ProposedField, ProposedLine } from './proposal.ts';

const opening: ProposedField = { path: 'opening', value: '2027-02', origin: 'proposed' };
const price = (value: unknown, origin = 'answer'): ProposedField => ({
  path: 'offers.0.price',
  value,
  origin,
});
const line = (id: string, amount: number, more: Partial<ProposedLine> = {}): ProposedLine => ({
  list: 'fixed',
  line: { id, amount },
  origin: 'answer',
  ...more,
});
const proposals = (fields: ProposedField[], lines: ProposedLine[] = []): Proposals => ({
  fields,
  lines,
});
const fresh = (fields: ProposedField[], lines?: ProposedLine[]) =>
  withProposals(undefined, proposals(fields, lines));

describe('a form of which nothing is saved', () => {
  it('begins with an opening and an offer', () => {
    expect(fresh([opening])).toEqual({
      inputs: { opening: '2027-02', offers: [{ id: 'offer-1' }] },
      origins: { opening: 'proposed' },
      confirmed: [],
      typed: {},
    });
    const from = { ...opening, value: '2027-09', origin: 'answer' };
    expect(fresh([price(5), from])).toMatchObject({
      inputs: { opening: '2027-09' },
      origins: { opening: 'answer', 'offers.0.price': 'answer' },
    });
    expect(fresh([])).toMatchObject({
      inputs: { opening: '2027-01' },
      origins: { opening: 'proposed' },
    });
  });
});

describe('a field', () => {
  const form = fresh([opening, price(5)]);
  const after = (next: Partial<ForecastForm>, ...fields: ProposedField[]) => {
    const found = withProposals({ ...form, ...next }, proposals(fields));
    return [found.inputs.offers[0]?.price, found.origins['offers.0.price']];
  };

  it('takes a proposal where it is blank or holds an earlier one', () => {
    expect(after({}, price(7))).toEqual([7, 'answer']);
    expect(after({}, price(7, 'other'))).toEqual([7, 'other']);
    expect(after({}, price(5, 'other'))).toEqual([5, 'other']);
    const blank = { ...form.inputs, offers: [{ id: 'offer-1' }] };
    expect(after({ inputs: blank, origins: { 'offers.0.price': 'yours' } }, price(7))).toEqual([
      7,
      'answer',
    ]);
  });

  it('takes none where it is the person’s own, confirmed or being typed', () => {
    expect(after({ origins: { 'offers.0.price': 'yours' } }, price(7))).toEqual([5, 'yours']);
    expect(after({ origins: {} }, price(7))).toEqual([5, undefined]);
    expect(after({ confirmed: ['offers.0.price'] }, price(7))).toEqual([5, 'answer']);
    const own = { typed: { 'offers.0.price': 'x' }, origins: { 'offers.0.price': 'yours' } };
    expect(after(own, price(7))).toEqual([5, 'yours']);
    // A confirmed path within the field prevents a proposal, but that of its parent or of another field does not.
    expect(after({ confirmed: ['offers.0.prices', 'offers.0'] }, price(7))).toEqual([7, 'answer']);
    expect(after({ typed: { 'offers.0.cost': 'x' } }, price(7))).toEqual([7, 'answer']);
    const units = {
      path: 'offers.0.units',
      value: { mode: 'ramp', anchors: { 1: 3 } },
      origin: 'a',
    };
    const within = { ...form, confirmed: ['offers.0.units.anchors.1'] };
    expect(withProposals(within, proposals([units])).inputs.offers[0]?.units).toBeUndefined();
    const typed = { ...form, typed: { 'offers.0.units.anchors.1': 'x' } };
    expect(withProposals(typed, proposals([units])).inputs.offers[0]?.units).toBeUndefined();
    expect(withProposals(form, proposals([units])).inputs.offers[0]?.units).toEqual(units.value);
  });

  it('takes none that the form cannot hold', () => {
    expect(after({}, price(-1))).toEqual([5, 'answer']);
    expect(after({}, price(-1, 'other'))).toEqual([5, 'answer']);
  });

  it('leaves the form as it is where nothing changes', () => {
    expect(withProposals(form, proposals([price(5)]))).toBe(form);
  });
});

describe('the fields of an offer', () => {
  const opened = fresh([opening]);
  const priced = (offers: readonly { readonly id: string }[], ...confirmed: string[]) => {
    const inputs = { ...opened.inputs, offers: [...offers] };
    const form = withProposals({ ...opened, inputs, confirmed }, proposals([price(7)]));
    return form.inputs.offers.map((offer) => offer.price);
  };

  it('are proposed for the one that the answers describe, wherever it is', () => {
    expect(priced([{ id: 'offer-1' }, { id: 'b' }], 'offers')).toEqual([7, undefined]);
    expect(priced([{ id: 'b' }, { id: 'offer-1' }], 'offers')).toEqual([undefined, 7]);
    expect(priced([{ id: 'b' }], 'offers')).toEqual([undefined]);
  });

  it('are proposed for the first one of another id, until offers are added or removed', () => {
    expect(priced([{ id: 'a' }, { id: 'b' }])).toEqual([7, undefined]);
    expect(priced([{ id: 'a' }, { id: 'b' }], 'offers')).toEqual([undefined, undefined]);
  });
});

describe('a list', () => {
  const form = fresh([opening], [line('rent', 1), line('phone', 2)]);
  const after = (next: Partial<ForecastForm>, ...lines: ProposedLine[]) =>
    withProposals({ ...form, ...next }, proposals([], lines));
  const ids = (...all: Parameters<typeof after>) => after(...all).inputs.fixed?.map(({ id }) => id);

  it('gets its lines with an origin for each of their fields', () => {
    expect(form.inputs.fixed).toEqual([
      { id: 'rent', amount: 1 },
      { id: 'phone', amount: 2 },
    ]);
    expect(form.origins).toEqual({
      opening: 'proposed',
      'fixed.0.amount': 'answer',
      'fixed.1.amount': 'answer',
    });
    const loan = line('l', 1, {
      list: 'loans',
      line: { id: 'l', amount: 9, rate: '8' },
      origins: { rate: 'proposed' },
    });
    expect(fresh([opening], [loan]).origins).toEqual({
      opening: 'proposed',
      'loans.0.amount': 'answer',
      'loans.0.rate': 'proposed',
    });
  });

  it('loses a line that is no longer proposed, unless something of it is the person’s', () => {
    expect(ids({}, line('phone', 2))).toEqual(['phone']);
    expect(ids({}, line('phone', 2), line('web', 3))).toEqual(['phone', 'web']);
    const kept = ['rent', 'phone'];
    expect(ids({ confirmed: ['fixed.0.amount'] }, line('phone', 2))).toEqual(kept);
    expect(ids({ typed: { 'fixed.0.name': 'x' } }, line('phone', 2))).toEqual(kept);
    const yours = { ...form.origins, 'fixed.0.name': 'yours' };
    expect(ids({ origins: yours }, line('phone', 2))).toEqual(kept);
    expect(ids({ origins: { 'fixed.1.amount': 'answer' } }, line('phone', 2))).toEqual(kept);
    expect(ids({ confirmed: ['fixed.1.amount'] }, line('phone', 2))).toEqual(['phone']);
  });

  it('neither gets nor loses a line that the person has changed the list of', () => {
    const changed = { confirmed: ['fixed'] };
    expect(ids(changed, line('web', 3))).toEqual(['rent', 'phone']);
    expect(after(changed, line('rent', 9)).inputs.fixed?.[0]).toEqual({ id: 'rent', amount: 9 });
    expect(ids({ confirmed: ['staff'] }, line('web', 3))).toEqual(['web']);
  });

  it('of another name stays as it is', () => {
    const deposit = line('lease', 4, { list: 'deposits' });
    const both = after({}, line('rent', 1), line('phone', 2), deposit);
    expect(both.inputs.fixed).toBe(form.inputs.fixed);
    expect(both.inputs.deposits).toEqual([{ id: 'lease', amount: 4 }]);
    expect(after({}, line('rent', 1), line('phone', 2))).toEqual(form);
  });

  it('holds as many lines as it may', () => {
    const many = Array.from({ length: 42 }, (_, at) => line(`l${at}`, at));
    expect(fresh([opening], many).inputs.fixed).toHaveLength(40);
    expect(fresh([opening], many).inputs.fixed?.[39]).toEqual({ id: 'l39', amount: 39 });
  });
});
