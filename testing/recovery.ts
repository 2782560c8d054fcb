import { request, type ServerUrl } from './person.ts';

/** The pair of tokens of a recovery link, as the page sends them. */
export interface RecoveryTokens {
  readonly accessToken: string;
  readonly refreshToken: string;
}

/** @param link path and query of a recovery link. */
export function tokensOf(link: string): RecoveryTokens {
  const { pathname, searchParams } = new URL(link, 'http://localhost');
  const [accessToken, refreshToken] = ['access_token', 'refresh_token'].map((name) =>
    searchParams.get(name),
  );
  if (pathname !== '/auth' || searchParams.get('type') !== 'recovery')
    throw new Error(`not a recovery link: ${link}`);
  if (!accessToken || !refreshToken) throw new Error('a recovery link without its pair');
  return { accessToken, refreshToken };
}

export function requestRecovery(server: ServerUrl, email: string) {
  return request(server, 'POST', '/api/auth/request-password-reset', { body: { email } });
}

export function recover(
  server: ServerUrl,
  tokens: RecoveryTokens,
  password: string,
  headers: Readonly<Record<string, string>> = {},
) {
  const body = { ...tokens, password };
  return request(server, 'POST', '/api/auth/reset-password', { body, headers });
}
