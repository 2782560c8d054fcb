import { Failure } from '@elan/domain/failure';
import { linkId } from '../accounts/linkToken.ts';
import type { Services } from '../services.ts';
import { confirmEmail } from '../store/accounts.ts';
import { removeLinks } from '../store/mailLinks.ts';
import { takeLink } from './takeLink.ts';

/** Confirms the address that a link was sent to; it does not sign in. @throws Failure `confirmation_invalid`. */
export async function confirmAddress(
  { db, clock }: Pick<Services, 'db' | 'clock'>,
  token: string,
): Promise<void> {
  const now = clock.now();
  const link = { id: linkId([token]), purpose: 'confirmation' } as const;
  await db.transaction(async (tx) => {
    const account = await takeLink(tx, link, now);
    if (!account) throw new Failure('confirmation_invalid');
    await confirmEmail(tx, account.id, now);
    await removeLinks(tx, account.id, 'confirmation');
  });
}
