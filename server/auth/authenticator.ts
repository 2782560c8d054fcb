import { Secret, TOTP } from 'otpauth';
import { encode } from 'uqr';

/** What every authenticator knows (RFC 6238): SHA-1, six digits, 30 seconds. */
const settings = { algorithm: 'SHA1', digits: 6, period: 30 } as const;

/** A secret that an authenticator app can take in, in each of the ways that it may. */
export interface OfferedSecret {
  /** In base32. */
  readonly secret: string;
  readonly uri: string;
  readonly qr: { readonly size: number; readonly path: string };
}

/** @returns a new secret of 160 bits for the account of that email. */
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
 * @param digits six of them. The period before and the one after are accepted as well, since clocks
 * differ and typing takes time.
 * @param used the periods whose codes were used. The order of use does not matter: after a clock
 * that was ahead, of a phone or of the server, earlier codes are used than before.
 * @returns the period of the code, in units of 30 seconds since 1970; undefined for a wrong or a used code.
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

/** How many codes are remembered: the last used ones, since by time a wrong clock would clear them. */
const rememberedSteps = 64;

/** @returns the periods of the used codes with one more. */
export function withUsedStep(used: readonly number[], step: number): number[] {
  return [...used, step].slice(-rememberedSteps);
}
