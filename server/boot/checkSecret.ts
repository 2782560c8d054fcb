import { hkdfSync } from 'node:crypto';
import { setImmediate as yieldToOthers } from 'node:timers/promises';
import type { OpenDatabase } from '../adapters/database/database.ts';
import { createSealer } from '../auth/sealedSecrets.ts';
import type { Services } from '../services.ts';
import { replaceFingerprint } from '../store/signIn/authSecrets.ts';
import { replaceSealed, sealedSecretsAfter } from '../store/signIn/twoFactor.ts';

interface Secrets {
  readonly secret: string;
  /** `AUTH_SECRET_PREVIOUS`. */
  readonly previous: string | undefined;
}

/**
 * Warns if the server that last started with this database used a secret that is neither the current nor the previous
 * one, since data sealed with it cannot be opened. If the previous secret is set, data sealed with it is sealed again
 * with the current one.
 */
export async function checkSecret(
  { jobs: db }: Pick<OpenDatabase, 'jobs'>,
  { secret, previous }: Secrets,
  warn: Services['logAlert'],
): Promise<void> {
  const former = await replaceFingerprint(db, fingerprintOf(secret));
  const known = [secret, ...(previous === undefined ? [] : [previous])].map(fingerprintOf);
  if (former !== undefined && !known.includes(former)) {
    warn(
      'AUTH_SECRET: this database was last used with another one; set the same on every server, and AUTH_SECRET_PREVIOUS to the former one after a change',
    );
  }
  if (previous !== undefined) await sealAgain(db, createSealer(secret, previous));
}

/** @returns a fingerprint that identifies the secret but does not reveal it (HKDF, RFC 5869). */
function fingerprintOf(secret: string): string {
  const bytes = hkdfSync(
    'sha256',
    secret,
    '',
    'elan: which AUTH_SECRET a database is used with',
    32,
  );
  return Buffer.from(bytes).toString('hex');
}

async function sealAgain(
  db: OpenDatabase['jobs'],
  { renew }: ReturnType<typeof createSealer>,
): Promise<void> {
  for (let after = ''; ; ) {
    const rows = await sealedSecretsAfter(db, after);
    for (const { accountId, sealedSecret } of rows) {
      const sealed = renew(sealedSecret, accountId);
      if (sealed !== undefined) await replaceSealed(db, { accountId, sealedSecret }, sealed);
    }
    const last = rows.at(-1);
    if (!last) return;
    after = last.accountId;
    await yieldToOthers();
  }
}
