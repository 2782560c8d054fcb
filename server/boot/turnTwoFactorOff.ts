import { comparableEmail } from '@elan/domain/account/emailAddress';
import type { Config } from '../config/config.ts';
import { refuse } from '../config/env.ts';
import { turnOffForOwner } from '../flows/twoFactor/turnOffForOwner.ts';
import { systemClock } from '../lib/clock.ts';
import { databaseName, withDatabase } from './withDatabase.ts';

/**
 * Turns two-factor sign-in off for a person who has lost phone and recovery codes. The operator has
 * made sure who they are.
 * @returns the line for the operator.
 * @throws ConfigError with one line when nothing was changed.
 */
export async function turnTwoFactorOffFor(
  config: Config,
  given: string | undefined,
): Promise<string> {
  if (given === undefined) refuse('EMAIL', 'is missing: npm run unlock -- EMAIL');
  const email = comparableEmail(given.trim());
  await withDatabase(config, async ({ db }) => {
    const wasOn = await turnOffForOwner({ db, config, clock: systemClock }, email);
    if (!wasOn) refuse(email, `has no two-factor sign-in in ${databaseName(config)}`);
  });
  return `Two-factor sign-in is off for ${email}, and every session has ended; a mail says so.`;
}
