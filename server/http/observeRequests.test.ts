import Fastify from 'fastify';
import { expect, it } from 'vitest';
import { createLogger } from '../lib/logger.ts';
import { noMeasurements } from '../observability/measurements.ts';
import { observeRequests, requestIdOf } from './observeRequests.ts';

/**
 * Makes one request.
 * @returns its reply, log lines and measurements.
 */
async function observed(
  path: string,
  {
    headers = {},
    isLeaving = false,
  }: { headers?: Record<string, string>; isLeaving?: boolean } = {},
) {
  const lines: Record<string, unknown>[] = [];
  const measured: unknown[] = [];
  const write = (line: string) => lines.push(JSON.parse(line));
  const app = Fastify({ loggerInstance: createLogger('info', { write }), genReqId: requestIdOf });
  const measure = { ...noMeasurements, request: (one: unknown) => measured.push(one) };
  observeRequests(app, { measure, tracer: undefined, leaving: { isLeaving } });
  for (const route of ['/things/:id', '/icon-180.png', '/assets/react-CoO2v0PY.js']) {
    app.get(route, async () => ({}));
  }
  app.get('/refused', (_request, sent) => sent.code(503).send({}));
  const options = { host: '127.0.0.1', port: 0, listenTextResolver: () => 'listening' };
  const address = await app.listen(options);
  const reply = await fetch(`${address}${path}`, { headers });
  await reply.text();
  await expect.poll(() => measured).toHaveLength(1);
  await app.close();
  return { reply, line: lines.find(({ msg }) => msg === 'request'), measured: measured[0] };
}

it('records a request by the pattern of its route, and returns its id', async () => {
  const { reply, line, measured } = await observed('/things/secret?token=secret', {
    headers: { 'x-request-id': 'proxy-7f3a' },
  });
  expect(reply.headers.get('x-request-id')).toBe('proxy-7f3a');
  const expected = { method: 'GET', route: '/things/:id', status: 200 };
  expect(line).toMatchObject({
    ...expected,
    level: 30,
    reqId: 'proxy-7f3a',
    ms: expect.any(Number),
  });
  expect(JSON.stringify(line)).not.toContain('secret');
  expect(measured).toEqual({ ...expected, seconds: expect.any(Number) });
});

it.each([
  [false, 503],
  [true, 'stopping'],
])(
  'counts a refusal as planned while the server is about to stop (%s), and logs it as sent',
  async (isLeaving, status) => {
    const { line, measured } = await observed('/refused', { isLeaving });
    expect(line).toMatchObject({ status: 503 });
    expect(measured).toMatchObject({ status });
  },
);

it.each([
  ['one of a build without its hash', '/assets/react-CoO2v0PY.js', '/assets/*'],
  ['one with a digit in its name', '/icon-180.png', '/icon-180.png'],
])('tells a file: %s', async (_name, path, route) => {
  const { line, measured } = await observed(path);
  expect(line).toMatchObject({ route, status: 200 });
  expect(measured).toMatchObject({ route });
});

it('records every unknown path as one word', async () => {
  const { line, measured } = await observed('/secret');
  expect(line).toMatchObject({ method: 'GET', route: 'unmatched', status: 404 });
  expect(measured).toMatchObject({ route: 'unmatched' });
});

it.each([
  ['none', undefined],
  ['an e-mail', 'ana1@exemple.ca'],
  ['a sentence', 'mon idee 1'],
  ['one that is too long', 'a1'.repeat(40)],
])('gives a request an id of its own where there is %s', (_name, given) => {
  const headers = given === undefined ? {} : { 'x-request-id': given };
  expect(requestIdOf({ headers })).toMatch(/^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/);
});
