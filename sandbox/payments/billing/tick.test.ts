import { eq } from 'drizzle-orm';
import { afterAll, afterEach, expect, it } from 'vitest';
import { sandboxPayments } from '../../schema.ts';
import { closeSandboxDatabase, openSandbox, type Sandbox } from '../testing/sandbox.ts';

let sandbox: Sandbox;
afterEach(() => sandbox.close());
afterAll(closeSandboxDatabase);

it('tells what fails and renews the others', async () => {
  sandbox = await openSandbox();
  const [broken, sound] = [await sandbox.checkout(), await sandbox.checkout()];
  for (const { session } of [broken, sound]) await sandbox.pay(session.url);
  const { id } = await sandbox.subscriptionOf(broken.customer.id);
  // A row that no code of ours can have written.
  await sandbox.database.db
    .update(sandboxPayments)
    .set({ data: { object: { id, status: 'active' } } })
    .where(eq(sandboxPayments.id, id));
  sandbox.setTime('2026-12-22T15:00:00Z');
  await sandbox.payments.tick();
  expect(sandbox.errors.length).toBeGreaterThan(0);
  const { data } = await sandbox.stripe.invoices.list({ customer: sound.customer.id });
  expect(data).toHaveLength(2);
});
