import { describe, expect, it } from 'vitest';
import { visits } from '../forecast/testing/samplePlans.ts';
import { profilePoints } from './profilePoints.ts';

const people = [{ id: 'a', name: 'Ève' }];
const ids = (more: Partial<Parameters<typeof profilePoints>[0]>) =>
  profilePoints({ profile: { people }, pack: 'bank', inputs: undefined, ...more }).map(
    ({ id }) => id,
  );
const loan = { id: 'l', amount: 20_000_00 };

describe('what is still to validate in the profile', () => {
  it('is who is behind the project, for others than oneself', () => {
    expect(ids({})).toEqual([]);
    expect(ids({ profile: {} })).toEqual(['people']);
    expect(ids({ profile: { people: [{ id: 'a', role: 'Associé' }] } })).toEqual(['people']);
    expect(ids({ profile: {}, pack: 'personal' })).toEqual([]);
  });

  it('is an amount asked for that the loans do not come to', () => {
    const asks = (amountAsked: number) => ({ profile: { people, amountAsked } });
    const inputs = { ...visits, loans: [loan, { ...loan, id: 'm', amount: 5_000_00 }] };
    expect(ids({ ...asks(25_000_00), inputs })).toEqual([]);
    expect(ids({ ...asks(20_000_00), inputs })).toEqual(['amountAsked']);
    expect(ids({ ...asks(20_000_00), inputs: { ...visits, loans: [] } })).toEqual(['amountAsked']);
    expect(ids({ ...asks(20_000_00), inputs: { ...visits, loans: [{ id: 'l' }] } })).toEqual([]);
    expect(ids(asks(20_000_00))).toEqual([]);
  });
});
