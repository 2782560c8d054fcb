import Fastify from 'fastify';
import { expect, it } from 'vitest';
import { readConfig } from '../../config/config.ts';
import { serveSecurityTxt } from './securityTxt.ts';

it('states where to report a weakness, for half a year from today', async () => {
  const app = Fastify();
  const config = readConfig({
    PUBLIC_URL: 'https://elan.exemple.quebec',
    SUPPORT_EMAIL: 'aide@exemple.quebec',
  });
  serveSecurityTxt(app, { config, clock: { now: () => new Date('2026-11-26T15:04:05Z') } });
  const reply = await app.inject({ url: '/.well-known/security.txt' });
  await app.close();
  expect(reply.headers['content-type']).toBe('text/plain; charset=utf-8');
  expect(reply.body).toBe(`Contact: mailto:aide@exemple.quebec
Expires: 2027-05-25T00:00:00.000Z
Preferred-Languages: fr, en
Canonical: https://elan.exemple.quebec/.well-known/security.txt
`);
});
