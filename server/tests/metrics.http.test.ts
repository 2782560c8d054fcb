import { freePort } from '@elan/testing/network/freePort';
import { signedEvent, stripeSettings } from '@elan/testing/payments/stripe';
import { request } from '@elan/testing/people/person';
import { refuses, stalls, writes } from '@elan/testing/provider/providerAnswers';
import { sampleValue, scrape } from '@elan/testing/servers/scrape';
import { startTestServer, type TestServer } from '@elan/testing/servers/server';
import { asked, atModule } from '@elan/testing/stages/atModule';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { startServer } from '../boot/startServer.ts';
import { readConfig } from '../config/config.ts';
import { ConfigError } from '../lib/configError.ts';
import { createLogger } from '../lib/logger.ts';

let port: number;
let server: TestServer;
beforeAll(async () => {
  port = await freePort();
  server = await startTestServer({ METRICS_PORT: String(port), ...stripeSettings });
});
afterAll(() => server.close());

const value = async (name: string, labels: Record<string, string> = {}) =>
  sampleValue(await scrape(port), name, labels);

it('counts requests by route and status, and unknown paths together', async () => {
  await request(server, 'GET', '/api/me');
  for (const path of ['/api/un', '/deux/trois', '/quatre?cinq']) {
    await request(server, 'GET', path);
  }
  const requests = 'elan_http_requests_total';
  const me = { method: 'GET', route: '/api/me', status: '401' };
  await expect.poll(() => value(requests, me)).toBe(1);
  await expect.poll(() => value(requests, { route: 'unmatched', status: '404' })).toBe(3);
  const timed = { method: 'GET', route: '/api/me' };
  expect(await value('elan_http_request_duration_seconds_count', timed)).toBe(1);
  const paths = (await scrape(port)).map(({ labels }) => labels.route ?? '');
  expect(paths.filter((path) => /un$|deux|quatre/.test(path))).toEqual([]);
});

it('counts generations, and reports the reserved units', async () => {
  const at = await atModule(server);
  server.provider.answers(stalls());
  const called = server.provider.nextCall();
  const running = at.generate('longue');
  await called;
  expect(await value('elan_generation_holds')).toBe(1);
  expect(await value('elan_generation_hold_oldest_seconds')).toBeGreaterThan(0);
  await at.stop('longue');
  await running;
  server.provider.answers(writes('## Un\n\nTexte.'));
  await at.generate('bonne');
  server.provider.answers(refuses(500, { 'x-should-retry': 'false' }));
  await at.generate('mauvaise', asked);
  const ended = (outcome: string) =>
    value('elan_generations_total', { module: 'idea', action: 'generate', outcome });
  await expect.poll(() => ended('generation_stopped')).toBe(1);
  expect(await ended('succeeded')).toBe(1);
  expect(await ended('ai_unavailable')).toBe(1);
  expect(await value('elan_generation_holds')).toBe(0);
  expect(await value('elan_generation_provider_seconds_count', { outcome: 'succeeded' })).toBe(1);
  expect(await value('elan_generation_provider_first_token_seconds_count')).toBe(1);
});

it('reports mails, payment events, pools, jobs and the event loop', async () => {
  const at = new Date(Date.now() - 30_000);
  const { body, signature } = signedEvent(null, { at });
  const deliver = () =>
    fetch(`${server.url}/api/stripe/webhook`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'stripe-signature': signature },
      body,
    });
  await deliver();
  // The provider may send an event again, but it is counted only once.
  expect((await deliver()).status).toBe(200);
  const samples = await scrape(port);
  expect(sampleValue(samples, 'elan_payment_webhook_lag_seconds_count')).toBe(1);
  expect(sampleValue(samples, 'elan_payment_webhook_lag_seconds_sum')).toBeGreaterThan(29);
  for (const name of ['waiting', 'oldest_wait_seconds']) {
    expect(sampleValue(samples, `elan_documents_${name}`)).toBe(0);
  }
  expect(sampleValue(samples, 'elan_mail_outbox')).toBeTypeOf('number');
  expect(
    sampleValue(samples, 'elan_job_last_run_timestamp_seconds', { task: 'sweep' }),
  ).toBeGreaterThan(0);
  expect(sampleValue(samples, 'nodejs_eventloop_lag_p99_seconds')).toBeTypeOf('number');
  expect(sampleValue(samples, 'elan_database_up')).toBe(1);
  expect(samples.some(({ name }) => name === 'elan_database_pool_connections')).toBe(true);
});

it('counts what a server refuses because it is about to stop as planned', async () => {
  const own = await freePort();
  const stopping = await startTestServer({ METRICS_PORT: String(own), SHUTDOWN_DELAY: '1' });
  const stopped = stopping.close();
  expect((await request(stopping, 'GET', '/api/ready')).status).toBe(503);
  expect((await request(stopping, 'GET', '/api/me')).status).toBe(401);
  const statuses = async () =>
    (await scrape(own))
      .filter(({ name }) => name === 'elan_http_requests_total')
      .map(({ labels }) => `${labels.route} ${labels.status}`);
  await expect.poll(statuses).toEqual(['/api/ready stopping', '/api/me 401']);
  await stopped;
});

it('serves nothing else on that port, and no metrics on the product’s', async () => {
  expect((await fetch(`http://127.0.0.1:${port}/api/me`)).status).toBe(404);
  expect((await fetch(`http://127.0.0.1:${port}/metrics`, { method: 'POST' })).status).toBe(405);
  expect((await request(server, 'GET', '/metrics')).status).toBe(404);
});

it('a port that is taken is refused in one line', async () => {
  const config = readConfig({ METRICS_PORT: String(port) });
  const logger = createLogger('silent');
  // The test's server closes the database, so the second one must not.
  const database = { ...server.database, close: async () => {} };
  const refusal = await startServer(config, { logger, pages: undefined, database }).catch(
    (error: unknown) => error,
  );
  expect(refusal).toBeInstanceOf(ConfigError);
  expect(refusal).toMatchObject({ message: expect.stringMatching(/^METRICS_PORT \d+ is in use/) });
});
