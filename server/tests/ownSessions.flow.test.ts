import { randomUUID } from 'node:crypto';
import { duringTests } from '@elan/testing/duringTests';
import { accountFlows } from '@elan/testing/flows/accountFlows';
import { endOf } from '@elan/testing/flows/flowEnds';
import { newPerson, onAnotherDevice, openFlows } from '@elan/testing/flows/flows';
import { password } from '@elan/testing/people/accounts';
import { describe, expect, it } from 'vitest';
import { signOutEverywhere } from '../flows/auth/changePassword.ts';
import { endSession, listSessions } from '../flows/auth/ownSessions.ts';

const firefox = 'Mozilla/5.0 (Windows NT 10.0; Win64; x64; rv:150.0) Gecko/20100101 Firefox/150.0';
const start = new Date('2026-11-02T14:05:00.000Z');
const minute = 60_000;

/** The clock is fixed, so that times can be compared. */
let now = start;
const flows = duringTests(() => openFlows({}, { clock: { now: () => now } }));
const at = accountFlows(flows);

const everyPage = { cursor: undefined };

describe('the sessions of an account', () => {
  it('are listed newest first with what is known of them, and the own one is marked', async () => {
    now = start;
    const person = await newPerson(flows);
    now = new Date(start.getTime() + minute);
    await at.signIn(person.email, password, '2001:db8:1:2:3:4:5:6', { userAgent: firefox });
    const { sessions, nextCursor } = await person.act(listSessions, everyPage);
    expect(nextCursor).toBeNull();
    expect(sessions).toEqual([
      {
        id: expect.any(String),
        browser: 'Firefox',
        system: 'Windows',
        network: '2001:db8:1:2::/64',
        signed_in_at: now.toISOString(),
        last_used_at: now.toISOString(),
        current: false,
      },
      {
        id: (await person.account()).sessionId,
        browser: null,
        system: null,
        network: null,
        signed_in_at: start.toISOString(),
        last_used_at: start.toISOString(),
        current: true,
      },
    ]);
  });

  it('show their last use to the hour', async () => {
    now = start;
    const person = await newPerson(flows);
    const usedAt = async (minutes: number) => {
      now = new Date(start.getTime() + minutes * minute);
      const { sessions } = await person.act(listSessions, everyPage);
      return sessions.map(({ last_used_at }) => last_used_at);
    };
    expect(await usedAt(59)).toEqual([start.toISOString()]);
    expect(await usedAt(61)).toEqual(['2026-11-02T15:06:00.000Z']);
    expect(await usedAt(120)).toEqual(['2026-11-02T15:06:00.000Z']);
  });

  it('are given in pages, each once', async () => {
    now = start;
    const person = await newPerson(flows);
    for (let count = 0; count < 24; count += 1) await onAnotherDevice(flows, person);
    const first = await person.act(listSessions, everyPage);
    expect(first.sessions).toHaveLength(20);
    const rest = await person.act(listSessions, { cursor: first.nextCursor ?? undefined });
    expect(rest.nextCursor).toBeNull();
    const ids = [...first.sessions, ...rest.sessions].map(({ id }) => id);
    expect(new Set(ids).size).toBe(25);
    expect(ids).toContain((await person.account()).sessionId);
  });

  it('leave out those that are over, and those of other people', async () => {
    now = start;
    const person = await newPerson(flows);
    await newPerson(flows);
    now = new Date(start.getTime() + 8 * 24 * 60 * minute);
    const { sessions } = await person.act(listSessions, everyPage);
    expect(sessions).toHaveLength(1);
    expect(sessions[0]?.current).toBe(true);
  });
});

describe('one session', () => {
  it('is ended, and no other', async () => {
    const person = await newPerson(flows);
    const phone = await onAnotherDevice(flows, person);
    const { sessionId } = await phone.account();
    await person.act(endSession, { id: sessionId });
    const { sessions } = await person.act(listSessions, everyPage);
    expect(sessions.map(({ id }) => id)).toEqual([(await person.account()).sessionId]);
    expect(await endOf(person.act(endSession, { id: sessionId }))).toBe('not_found');
  });

  it('of another person is not found, and stays', async () => {
    const [person, stranger] = [await newPerson(flows), await newPerson(flows)];
    const { sessionId } = await person.account();
    for (const id of [sessionId, randomUUID(), 'x']) {
      expect(await endOf(stranger.act(endSession, { id }))).toBe('not_found');
    }
    expect((await person.act(listSessions, everyPage)).sessions).toHaveLength(1);
  });

  it('ends once, even if it is requested twice at the same time', async () => {
    const person = await newPerson(flows);
    const { sessionId } = await (await onAnotherDevice(flows, person)).account();
    const account = await person.account();
    const ends = await Promise.all([
      ...Array.from({ length: 10 }, () =>
        endOf(endSession(flows.services, { account, id: sessionId })),
      ),
      endOf(signOutEverywhere(flows.services, person.id)),
    ]);
    expect(ends.filter((end) => end === 'done').length).toBeLessThanOrEqual(2);
    expect((await person.act(listSessions, everyPage)).sessions).toHaveLength(1);
  });
});
