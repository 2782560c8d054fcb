import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { lockoutMs, maxSignInFailures } from './lockout.ts';
import {
  followReply,
  readRecords,
  recordKey,
  type SignInRecords,
  standingOf,
  standingRecords,
  withoutRecord,
  writeRecords,
} from './signInRecord.ts';

const email = fc.constantFrom(
  'alex@exemple.ca',
  'Alex@Exemple.CA',
  ' alex@exemple.ca ',
  'zoe@exemple.ca',
  'été@exemple.ca',
  'ÉTÉ@exemple.ca',
  '__proto__',
  'constructor',
);
/** A range of one hour, so that expired, current and future records are about equally frequent. */
const moment = fc.date({
  min: new Date('2026-11-22T12:00:00Z'),
  max: new Date('2026-11-22T13:00:00Z'),
  noInvalidDate: true,
});
const record = fc.record({
  count: fc.integer({ min: 1, max: maxSignInFailures }),
  lastAttempt: moment.map((date) => date.getTime()),
});
const records: fc.Arbitrary<SignInRecords> = fc
  .array(fc.tuple(email.map(recordKey), record))
  .map((pairs) => new Map(pairs));
const left = fc.integer({ min: 1, max: maxSignInFailures - 1 });
const wait = fc.integer({ min: 1, max: lockoutMs / 1000 });
const later = (now: Date, ms: number) => new Date(now.getTime() + ms);

describe('the browser’s records of failed sign-ins', () => {
  it('follow the server’s reply for that email, however it is typed, and for no other', () => {
    fc.assert(
      fc.property(records, moment, left, email, email, (before, now, count, failed, other) => {
        const after = followReply(before, failed, { attemptsRemaining: count, retryAfter: 0 }, now);
        expect(standingOf(after, `${failed.replace('exemple', 'EXEMPLE')} `, now)).toEqual({
          attemptsRemaining: count,
          lockedUntil: null,
        });
        if (recordKey(other) === recordKey(failed)) return;
        expect(standingOf(after, other, now)).toEqual(standingOf(before, other, now));
      }),
    );
  });

  it('lock for exactly as long as the server stated, and then allow all attempts', () => {
    fc.assert(
      fc.property(records, moment, wait, email, (before, now, seconds, failed) => {
        const reply = { attemptsRemaining: 0, retryAfter: seconds };
        const after = followReply(before, failed, reply, now);
        const until = later(now, seconds * 1000);
        expect(standingOf(after, failed, now)).toEqual({
          attemptsRemaining: 0,
          lockedUntil: until,
        });
        expect(standingOf(after, failed, later(until, -1)).lockedUntil).toEqual(until);
        expect(standingOf(after, failed, until)).toEqual({
          attemptsRemaining: maxSignInFailures,
          lockedUntil: null,
        });
      }),
    );
  });

  it('never lock for longer than 15 minutes, whatever is stored and whatever the clock does', () => {
    fc.assert(
      fc.property(records, moment, email, (kept, now, typed) => {
        const { attemptsRemaining, lockedUntil } = standingOf(kept, typed, now);
        expect(attemptsRemaining === 0).toBe(lockedUntil !== null);
        if (!lockedUntil) return;
        expect(lockedUntil > now && lockedUntil <= later(now, lockoutMs)).toBe(true);
      }),
    );
  });

  it('are unchanged by a failure that does not count', () => {
    fc.assert(
      fc.property(records, moment, email, (before, now, typed) => {
        expect(followReply(before, typed, { retryAfter: 600 }, now)).toBe(before);
      }),
    );
  });

  it('keep nothing of an email that is cleared', () => {
    fc.assert(
      fc.property(records, moment, email, (before, now, typed) => {
        const after = withoutRecord(before, typed);
        expect(standingOf(after, typed, now).attemptsRemaining).toBe(maxSignInFailures);
        expect(after.size).toBe(before.size - (before.has(recordKey(typed)) ? 1 : 0));
      }),
    );
  });

  it('drop expired records, and no current one', () => {
    fc.assert(
      fc.property(records, moment, email, (kept, now, typed) => {
        const current = standingRecords(kept, now);
        expect(standingOf(current, typed, now)).toEqual(standingOf(kept, typed, now));
        for (const { lastAttempt } of current.values()) {
          expect(now.getTime() - lastAttempt).toBeGreaterThanOrEqual(0);
          expect(now.getTime() - lastAttempt).toBeLessThan(lockoutMs);
        }
      }),
    );
  });

  it('survive being written and read', () => {
    fc.assert(
      fc.property(records, (kept) => {
        expect(readRecords(writeRecords(kept))).toEqual(kept);
      }),
    );
  });

  it('are read from any text, without what is no record', () => {
    const number = fc.oneof(fc.integer({ min: -1, max: 9 }), fc.double());
    const similar = fc.record({ count: number, lastAttempt: number });
    const own = fc.dictionary(fc.string(), fc.oneof(record, similar, fc.jsonValue()));
    const text = fc.oneof(
      fc.string(),
      fc.json(),
      own.map((all) => JSON.stringify(all)),
    );
    let found = 0;
    fc.assert(
      fc.property(text, (kept) => {
        for (const read of readRecords(kept).values()) {
          found += 1;
          expect(Object.keys(read).toSorted()).toEqual(['count', 'lastAttempt']);
          expect(Array.from({ length: maxSignInFailures }, (_, at) => at + 1)).toContain(
            read.count,
          );
          expect(Number.isSafeInteger(read.lastAttempt) && read.lastAttempt >= 0).toBe(true);
        }
      }),
    );
    expect(found).toBeGreaterThan(0);
    const foreign = [
      { count: 0, lastAttempt: 1 },
      { count: maxSignInFailures + 1, lastAttempt: 1 },
      { count: 1.5, lastAttempt: 1 },
      { count: 1, lastAttempt: -1 },
      { count: 7, lastAttempt: '1' },
      { count: 1, lastAttempt: 1, other: 1 },
      null,
    ];
    expect(readRecords(JSON.stringify(foreign)).size).toBe(0);
    expect(readRecords(null).size).toBe(0);
  });
});
