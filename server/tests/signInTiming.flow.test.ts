import { createHook } from 'node:async_hooks';
import { duringTests } from '@elan/testing/duringTests';
import { accountFlows } from '@elan/testing/flows/accountFlows';
import { refusalOf } from '@elan/testing/flows/flowEnds';
import { openFlows } from '@elan/testing/flows/flows';
import { password } from '@elan/testing/people/accounts';
import pg from 'pg';
import { expect, it, vi } from 'vitest';

// Instead of measuring time, this test compares the work done, which is the same on any machine.

const flows = duringTests(openFlows);
const at = accountFlows(flows);

/** @returns the SQL statements that `work` sends, without their values, and the number of passwords that it hashes. */
async function workOf(work: () => Promise<unknown>) {
  let hashed = 0;
  const hashes = createHook({
    init: (_id, type) => {
      if (type === 'ARGON2REQUEST') hashed += 1;
    },
  }).enable();
  const sent = vi.spyOn(pg.Client.prototype, 'query');
  try {
    await work();
    return { hashed, statements: sent.mock.calls.map(([query]) => textOf(query)) };
  } finally {
    sent.mockRestore();
    hashes.disable();
  }
}

function textOf(query: unknown): unknown {
  return typeof query === 'object' && query !== null && 'text' in query ? query.text : query;
}

it('a failed sign-in does the same for an email with an account and for one without', async () => {
  const known = await at.confirmed();
  const attempt = (email: string, from: string) => () =>
    refusalOf(at.signIn(email, 'un mauvais mot de passe', from));
  const ofKnown = await workOf(attempt(known, '203.0.113.1'));
  expect(await workOf(attempt('personne@exemple.quebec', '203.0.113.2'))).toEqual(ofKnown);
  expect(ofKnown.hashed).toBe(1);
  expect(ofKnown.statements.length).toBeGreaterThan(3);
});

it('a sign-in hashes its password once', async () => {
  const email = await at.confirmed();
  expect((await workOf(() => at.signIn(email, password))).hashed).toBe(1);
});
