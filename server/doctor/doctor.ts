import { setTimeout as delay } from 'node:timers/promises';
import type { Config } from '../config/config.ts';
import { ConfigError } from '../lib/configError.ts';
import { checkAi } from './checkAi.ts';
import { checkDatabase } from './checkDatabase.ts';
import { checkSmtp } from './checkSmtp.ts';
import { checkStripe } from './checkStripe.ts';
import { reasonOf } from './reason.ts';

export interface Finding {
  readonly isWell: boolean;
  /** One line for the operator that names the service and contains no secret. */
  readonly line: string;
}

const checks: readonly (readonly [string, (config: Config) => Promise<string>])[] = [
  ['database', checkDatabase],
  ['AI', checkAi],
  ['SMTP', checkSmtp],
  ['Stripe', checkStripe],
];

/** Time limit for a check, in milliseconds; longer than the limits within each check. */
const longestMs = 60_000;

/** Checks all services at once, using the server's settings. @returns one finding per service; never throws. */
export function examine(config: Config): Promise<Finding[]> {
  return Promise.all(
    checks.map(async ([service, check]) => {
      const late = delay(longestMs, undefined, { ref: false }).then(() => {
        throw new ConfigError('no answer in time');
      });
      try {
        return {
          isWell: true,
          line: `ok    ${service}: ${await Promise.race([check(config), late])}`,
        };
      } catch (error) {
        const reason = error instanceof ConfigError ? error.message : reasonOf(error);
        return { isWell: false, line: `FAIL  ${service}: ${reason}` };
      }
    }),
  );
}
