import { Failure } from '@elan/domain/failure';
import { networkPrefixOf } from '../../auth/networkPrefix.ts';
import { verifyPassword } from '../../auth/passwordHash.ts';
import type { Services } from '../../services.ts';
import { findPasswordHash } from '../../store/passwords.ts';
import { clearFailures, takeBackFailure, wholeNetwork } from '../../store/signInFailures.ts';
import { countedAttempt } from './countedAttempt.ts';

/**
 * Verifies the password of an account without signing in. Failed attempts count together with those of the sign-in.
 * @throws Failure `invalid_credentials`, `too_many_failures`, `account_locked`, `too_many_attempts`.
 */
export async function verifyOwnPassword(
  services: Pick<Services, 'db' | 'clock' | 'logError' | 'logEvent'>,
  input: { readonly email: string; readonly password: string; readonly ip: string },
): Promise<void> {
  const { db } = services;
  const place = { email: input.email, network: networkPrefixOf(input.ip) };
  await countedAttempt(services, place, async () => {
    const hash = await findPasswordHash(db, input.email);
    const isRight = hash !== undefined && (await verifyPassword(hash, input.password));
    if (!isRight) throw new Failure('invalid_credentials');
  });
  await db.transaction(async (tx) => {
    await takeBackFailure(tx, wholeNetwork(place.network));
    await clearFailures(tx, place);
  });
}
