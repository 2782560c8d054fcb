import { Secret, TOTP } from 'otpauth';

/** @returns the code that an authenticator shows at this time. */
export function codeOf(secret: string, at: Date): string {
  return TOTP.generate({ secret: Secret.fromBase32(secret), timestamp: at.getTime() });
}
