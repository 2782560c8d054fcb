import { createHash } from 'node:crypto';
import { findRow, insertRow, saveRow } from '../store/rows.ts';
import type { Work } from '../work.ts';
import { ApiError } from './apiError.ts';
import type { Reply } from './call.ts';

/** As long as Stripe keeps them. */
const keptMs = 24 * 60 * 60_000;

/**
 * Answers a call once for its key: the same call again gets the same reply, and one that comes
 * meanwhile waits for it. What fails before it has changed anything is not kept.
 * @throws ApiError where the key was used for something else.
 */
export async function onceForKey(
  work: Work,
  call: { readonly key: string; readonly asked: string },
  answer: () => Promise<Reply>,
): Promise<Reply & { readonly replayed?: true }> {
  const id = `idem_${digest(call.key)}`;
  const hash = digest(call.asked);
  const dueAt = new Date(work.now.getTime() + keptMs);
  const begun = { hash, status: 0, body: null };
  // Another transaction that writes the same key holds this one up until it ends.
  if (await insertRow(work.tx, 'idempotency', { id, dueAt, data: { object: begun } })) {
    const reply = await answer();
    const object = { hash, status: reply.status ?? 200, body: reply.body };
    await saveRow(work.tx, 'idempotency', { id, dueAt, data: { object } });
    return reply;
  }
  const kept = (await findRow(work.tx, 'idempotency', id))?.data.object;
  if (kept?.hash !== hash) {
    throw new ApiError(
      400,
      `Keys for idempotent requests can only be used with the same parameters they were first used with. Try using a key other than '${call.key}' if you meant to execute a different request.`,
      { type: 'idempotency_error' },
    );
  }
  return { status: kept.status, body: Object(kept.body), replayed: true };
}

function digest(text: string): string {
  return createHash('sha256').update(text).digest('hex');
}
