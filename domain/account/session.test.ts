import { describe, expect, it } from 'vitest';
import { longestSessionDays, sessionDays, sessionEnd, sessionState } from './session.ts';

const now = new Date('2026-11-24T15:00:00Z');
const days = (count: number) => new Date(now.getTime() + count * 86_400_000);
const stateOf = (createdAt: Date, expiresAt: Date) => sessionState({ createdAt, expiresAt }, now);

describe('a session', () => {
  it('is fresh for a day after it began or was renewed, then due', () => {
    expect(stateOf(now, sessionEnd(now))).toBe('fresh');
    expect(stateOf(days(-1), days(sessionDays - 0.99))).toBe('fresh');
    expect(stateOf(days(-1), days(sessionDays - 1))).toBe('due');
    expect(stateOf(days(-6), days(0.001))).toBe('due');
  });

  it('is over a week after its last renewal, and 90 days after the sign-in', () => {
    expect(stateOf(days(-7), now)).toBe('over');
    expect(stateOf(days(-longestSessionDays), days(7))).toBe('over');
    expect(stateOf(days(-longestSessionDays + 0.001), days(7))).toBe('fresh');
  });
});
