import { Secret, TOTP } from 'otpauth';
import { encode } from 'uqr';

/** The default parameters of authenticator apps (RFC 6238): SHA-1, six digits, 30 seconds. */
const settings = { algorithm: 'SHA1', digits: 6, period: 30 } as const;

/** A secret for an authenticator app, in each form in which the app may receive it. */
export interface OfferedSecret {
  /** Encoded in base32. */
  readonly secret: string;
  readonly uri: string;
  readonly qr: { readonly size: number; readonly path: string };
}

/** @returns a new 160-bit secret for the account with this email. */
export function offerSecret(email: string): OfferedSecret {
  const secret = new Secret({ size: 20 });
  const uri = new TOTP({ ...settings, issuer: 'Élan', label: email, secret }).toString();
  const { size, data } = encode(uri, { ecc: 'M', border: 2 });
  const squares = data.flatMap((row, y) =>
    row.flatMap((isDark, x) => (isDark ? [`M${x} ${y}h1v1h-1z`] : [])),
  );
  return { secret: secret.base32, uri, qr: { size, path: squares.join('') } };
}

/**
 * @param digits the six-digit code. The codes of the previous and the next period are accepted too, since clocks differ
 *   and typing takes time.
 * @param used the periods whose codes were already used. Their order does not matter: after a clock that was ahead is
 *   corrected, codes of earlier periods are used after later ones.
 * @returns the period of the code, in units of 30 seconds since 1970; undefined for a wrong or used code.
 */
export function stepOfCode(
  secret: string,
  digits: string,
  now: Date,
  used: readonly number[] = [],
): number | undefined {
  const timestamp = now.getTime();
  const key = Secret.fromBase32(secret);
  const delta = TOTP.validate({ ...settings, token: digits, secret: key, timestamp, window: 1 });
  if (delta === null) return undefined;
  const step = TOTP.counter({ period: settings.period, timestamp }) + delta;
  return used.includes(step) ? undefined : step;
}

/**
 * How many used codes are remembered, by order of use. Removing them by age would clear them all if a clock were wrong.
 */
const rememberedSteps = 64;

/** @returns `used` with one more period, limited to the last `rememberedSteps`. */
export function withUsedStep(used: readonly number[], step: number): number[] {
  return [...used, step].slice(-rememberedSteps);
}
