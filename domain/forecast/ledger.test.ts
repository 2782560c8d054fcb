import { describe, expect, it } from 'vitest';
import { type Entry, Ledger } from './ledger.ts';

const source = { rule: 'sale', item: 0 };

describe('the ledger', () => {
  it('refuses what does not sum to zero', () => {
    const ledger = new Ledger();
    expect(() => ledger.post(3, source, 'receivables', 100, 'revenue', -99)).toThrow(
      'sale in month 3 does not sum to zero',
    );
    expect(() =>
      ledger.post(3, source, 'receivables', 1, 'revenue', 1, 'gst', 1, 'qst', -2),
    ).toThrow();
    ledger.post(3, source, 'receivables', 6, 'revenue', -3, 'gst', -1, 'qst', -2);
    ledger.post(3, source, 'receivables', 1, 'revenue', -1);
    expect([ledger.sum('receivables', 3), ledger.sum('revenue', 3)]).toEqual([7, -4]);
    expect([ledger.sum('gst', 3), ledger.sum('qst', 3), ledger.sum('revenue', 2)]).toEqual([
      -1, -2, 0,
    ]);
  });

  it('lists what was posted, but for zeros', () => {
    const entries: Entry[] = [];
    new Ledger(entries).post(2, source, 'receivables', 5, 'revenue', -5, 'gst', 0, 'qst', 0);
    expect(entries).toEqual([
      { month: 2, source, account: 'receivables', amount: 5 },
      { month: 2, source, account: 'revenue', amount: -5 },
    ]);
  });

  it('keeps why a movement is unknown in its month, and a balance until it is settled', () => {
    const ledger = new Ledger();
    ledger.mark('revenue', 2, 1n, 9);
    ledger.mark('revenue', 2, 4n);
    ledger.mark('receivables', 2, 1n, 4);
    ledger.mark('inventory', 35, 2n);
    ledger.mark('interest', 40, 8n);
    const reasons = (account: 'revenue' | 'receivables' | 'inventory' | 'wages', first: number) =>
      [0, 1, 2, 3].map((more) => ledger.unknown(account, first + more));
    expect(reasons('revenue', 1)).toEqual([0n, 5n, 0n, 0n]);
    expect(reasons('receivables', 1)).toEqual([0n, 1n, 1n, 0n]);
    expect(reasons('inventory', 33)).toEqual([0n, 0n, 2n, 2n]);
    expect(reasons('wages', 0)).toEqual([0n, 0n, 0n, 0n]);
  });
});
