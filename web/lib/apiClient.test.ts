// @vitest-environment happy-dom

import { describe, expect, it, vi } from 'vitest';
import '../copy/copy.ts';
import { ApiFailure, call, urlOf } from './apiClient.ts';
import { contract } from './contract.ts';
import { onSessionEnd } from './sessionEnd.ts';

function answer(status: number, body: unknown, headers: Record<string, string> = {}) {
  const reply = new Response(typeof body === 'string' ? body : JSON.stringify(body), {
    status,
    headers,
  });
  const fetched = vi.fn<typeof fetch>(async () => reply);
  vi.stubGlobal('fetch', fetched);
  return fetched;
}

async function failureFrom(promise: Promise<unknown>): Promise<ApiFailure> {
  const failure = await promise.then(
    () => undefined,
    (thrown: unknown) => thrown,
  );
  if (!(failure instanceof ApiFailure)) throw new Error(`no ApiFailure: ${failure}`);
  return failure;
}

describe('a URL', () => {
  it('contains its params, encoded, and its query where it has one', () => {
    expect(urlOf(contract.getProject, { params: { id: 'a/b ?' } })).toBe(
      '/api/projects/a%2Fb%20%3F',
    );
    expect(urlOf(contract.listProjects, { query: { cursor: 'x=1&y' } })).toBe(
      '/api/projects?cursor=x%3D1%26y',
    );
    expect(urlOf(contract.listProjects, { query: { cursor: undefined } })).toBe('/api/projects');
  });
});

describe('a call', () => {
  it('sends its body as JSON and returns the reply', async () => {
    const fetched = answer(200, { language: 'en' });
    await expect(call(contract.savePreferences, { body: { language: 'en' } })).resolves.toEqual({
      language: 'en',
    });
    expect(fetched).toHaveBeenCalledWith('/api/preferences', {
      credentials: 'same-origin',
      method: 'PATCH',
      headers: { 'content-type': 'application/json' },
      body: '{"language":"en"}',
    });
  });

  it('sends no content type without a body', async () => {
    const fetched = answer(200, { status: 'ok', version: '1.2.3' });
    await call(contract.health);
    expect(fetched.mock.calls[0]?.[1]).toEqual({
      credentials: 'same-origin',
      method: 'GET',
      headers: {},
    });
  });

  it('turns a refusal into its code, status, sentence and waiting time', async () => {
    answer(429, { error: 'Too many.', code: 'too_many_attempts' }, { 'retry-after': '90' });
    const failure = await failureFrom(
      call(contract.signIn, { body: { email: 'a@b.ca', password: 'secret' } }),
    );
    expect(failure).toMatchObject({
      code: 'too_many_attempts',
      status: 429,
      detail: 'Too many.',
      retryAfter: 90,
    });
  });

  it.each([
    ['a page of a proxy', 502, '<html>Bad gateway</html>'],
    ['a code that it does not know', 418, { error: 'Short and stout.', code: 'teapot' }],
    ['a success that is no JSON', 200, 'ok'],
  ])('calls %s a failure of the service', async (_, status, body) => {
    answer(status, body);
    expect(await failureFrom(call(contract.health))).toMatchObject({ code: 'internal', status });
  });

  it('reports where nothing answered', async () => {
    vi.stubGlobal('fetch', () => Promise.reject(new TypeError('Failed to fetch')));
    expect(await failureFrom(call(contract.health))).toMatchObject({ code: 'network', status: 0 });
  });

  it.each([
    ['a success', 200, { language: 'fr' }],
    ['a refusal', 409, { error: 'Changed.', code: 'save_conflict' }],
  ])('calls %s that was cut anywhere no response', async (_, status, body) => {
    const text = new TextEncoder().encode(JSON.stringify(body));
    for (let length = 0; length <= text.length; length += 1) {
      const part = new ReadableStream({
        start(controller) {
          controller.enqueue(text.subarray(0, length));
          controller.error(new TypeError('network error'));
        },
      });
      vi.stubGlobal('fetch', async () => new Response(part, { status }));
      const failure = await failureFrom(call(contract.health));
      expect(failure).toMatchObject({ code: 'network', status: 0 });
    }
  });

  it('passes an abort in the middle of a reply on unchanged', async () => {
    const abort = new AbortController();
    const part = new ReadableStream({
      start: (controller) =>
        abort.signal.addEventListener('abort', () => controller.error(abort.signal.reason)),
    });
    vi.stubGlobal('fetch', async () => new Response(part));
    const reply = call(contract.health, undefined, { signal: abort.signal });
    setTimeout(() => abort.abort());
    await expect(reply).rejects.toMatchObject({ name: 'AbortError' });
  });

  it('passes an abort on unchanged', async () => {
    const abort = new AbortController();
    abort.abort();
    vi.stubGlobal('fetch', () => Promise.reject(abort.signal.reason));
    await expect(call(contract.health, undefined, { signal: abort.signal })).rejects.toBe(
      abort.signal.reason,
    );
  });
});

describe('the end of a session', () => {
  it('is announced by the call that was refused, and clears the session hint', async () => {
    // biome-ignore lint/suspicious/noDocumentCookie: as the server sets it
    document.cookie = 'elan_session=1; path=/';
    answer(401, { error: 'User not authenticated', code: 'unauthenticated' });
    const heard = vi.fn();
    const stop = onSessionEnd(heard);
    await failureFrom(call(contract.me));
    stop();
    expect(heard).toHaveBeenCalledOnce();
    expect(document.cookie).not.toContain('elan_session=1');
  });

  it('is not what a wrong password means', async () => {
    answer(401, { error: 'Incorrect.', code: 'invalid_credentials' });
    const heard = vi.fn();
    const stop = onSessionEnd(heard);
    await failureFrom(call(contract.signIn, { body: { email: 'a@b.ca', password: 'x' } }));
    stop();
    expect(heard).not.toHaveBeenCalled();
  });
});
