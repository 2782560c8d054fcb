/**
 * @returns the code or status that caused an error, such as `ECONNREFUSED` or `503`; `no answer` if there is none. The
 *   message is left out, because a service may quote a key in it.
 */
export function reasonOf(error: unknown): string {
  let found: string | undefined;
  for (let cause = error; cause instanceof Error; cause = cause.cause) {
    const { code, status, statusCode } = cause as {
      code?: unknown;
      status?: unknown;
      statusCode?: unknown;
    };
    const named = [code, status, statusCode].find(isCode);
    // The innermost error is the cause of the others.
    if (named !== undefined) found = String(named);
    if (cause.name === 'TimeoutError' || cause.name === 'AbortError') found ??= 'no answer in time';
  }
  return found ?? 'no answer';
}

function isCode(value: unknown): boolean {
  return (
    typeof value === 'number' || (typeof value === 'string' && /^[A-Z0-9_]{3,60}$/.test(value))
  );
}
