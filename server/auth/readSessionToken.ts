import { createHmac, timingSafeEqual } from 'node:crypto';

/** The part of a request that is read. */
export interface TokenCarrier {
  readonly headers: { readonly authorization?: string | undefined };
  readonly cookies: Readonly<Record<string, string | undefined>>;
}

const bearer = /^bearer +([^\s.]+)$/i;

/**
 * Makes the reader of session tokens: the bearer token, otherwise the cookie that the account
 * library signed with HMAC-SHA256. Other forms that the library knows are left to it.
 * @returns the token, or undefined if there is none signed with our secret.
 */
export function createSessionTokenReader(options: {
  readonly cookieName: string;
  readonly secret: string;
}): (request: TokenCarrier) => string | undefined {
  return ({ headers, cookies }) => {
    if (headers.authorization !== undefined) return bearer.exec(headers.authorization)?.[1];
    const cookie = cookies[options.cookieName] ?? '';
    const dot = cookie.lastIndexOf('.');
    const token = cookie.slice(0, Math.max(dot, 0));
    const signature = Buffer.from(cookie.slice(dot + 1), 'base64');
    const ours = createHmac('sha256', options.secret).update(token).digest();
    if (token === '' || signature.length !== ours.length) return undefined;
    return timingSafeEqual(signature, ours) ? token : undefined;
  };
}
