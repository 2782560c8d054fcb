import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { buffer } from 'node:stream/consumers';
import { signedUpByCalls } from '@elan/testing/people/person';
import { writes } from '@elan/testing/provider/providerAnswers';
import { startTestServer } from '@elan/testing/servers/server';
import { asked, atModule } from '@elan/testing/stages/atModule';
import { expect, it, onTestFinished } from 'vitest';

/**
 * Starts a trace collector on loopback. Texts can be searched in the bodies, because protobuf stores them unencoded.
 */
async function startCollector() {
  const bodies: Buffer[] = [];
  const paths = new Set<string | undefined>();
  const server = createServer(async (request, response) => {
    bodies.push(await buffer(request));
    paths.add(request.url);
    response.end();
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  onTestFinished(() => void server.close());
  const { port } = server.address() as AddressInfo;
  return { url: `http://127.0.0.1:${port}`, paths, received: () => Buffer.concat(bodies) };
}

it('sends a trace of each request, its queries and its calls, without a word of a person', async () => {
  const collector = await startCollector();
  const server = await startTestServer({ OTEL_EXPORTER_OTLP_ENDPOINT: collector.url });
  const at = await atModule(server, 'trace@exemple.ca');
  const text = '## Un\n\nLe texte secret.';
  server.provider.answers(writes(text));
  const answers = { ...asked.answers };
  await at.stream();
  const parent = '0af7651916cd43dd8448eb211c80319c';
  await at.person.call('GET', '/api/me?token=secret', undefined, {
    traceparent: `00-${parent}-b7ad6b7169203331-01`,
  });
  await server.close();
  const lines = server.logged().filter(({ msg }) => msg === 'request');
  expect(lines.length).toBeGreaterThan(1);
  const sent = collector.received();
  for (const { traceId } of lines) {
    expect(sent.includes(Buffer.from(String(traceId), 'hex'))).toBe(true);
  }
  expect(lines.at(-1)).toMatchObject({ route: '/api/me', traceId: parent });
  expect([...collector.paths]).toEqual(['/v1/traces']);
  const read = sent.toString('latin1');
  for (const name of [
    'POST /api/projects/:id/modules/:module/generate',
    'AI chat',
    'gpt-4o',
    'insert generations',
    'elan',
  ]) {
    expect(read).toContain(name);
  }
  const words = Object.values(answers).filter((one) => typeof one === 'string' && one.length > 8);
  for (const secret of ['trace@', at.person.token, 'secret', ...words]) {
    expect(read).not.toContain(Buffer.from(String(secret)).toString('latin1'));
  }
});

it('a mail and a document continue the trace of the request that they come from', async () => {
  const collector = await startCollector();
  const server = await startTestServer({ OTEL_EXPORTER_OTLP_ENDPOINT: collector.url });
  const person = await signedUpByCalls(server);
  const { id } = await person.createProject();
  const path = `/api/projects/${id}/dossier/pages?pack=personal&language=fr`;
  expect((await person.call('GET', path)).status).toBe(200);
  await server.close();
  const traceOf = (wanted: string) =>
    String(server.logged().find(({ route }) => route === wanted)?.traceId);
  const sent = collector.received().toString('hex');
  for (const [route, name] of [
    ['/api/auth/sign-up/email', 'send a mail'],
    ['/api/projects/:id/dossier/pages', 'create a document'],
  ] as const) {
    // In a span, its own id and that of its parent are between the id of the trace and the name.
    const span = `${traceOf(route)}1208[0-9a-f]{16}2208[0-9a-f]{16}2a..${Buffer.from(name).toString('hex')}`;
    expect(sent, name).toMatch(new RegExp(span));
  }
});

it('a collector that does not answer is reported once, and delays nothing', async () => {
  const server = await startTestServer({ OTEL_EXPORTER_OTLP_ENDPOINT: 'http://127.0.0.1:1' });
  const at = await atModule(server);
  expect((await at.me()).user.email).toBe(at.person.email);
  await server.close();
  expect(server.logged().filter(({ msg }) => msg === 'sending traces').length).toBeLessThan(2);
});
