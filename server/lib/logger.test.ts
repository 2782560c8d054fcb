import { randomUUID } from 'node:crypto';
import Fastify from 'fastify';
import { expect, it } from 'vitest';
import { createLogger } from './logger.ts';

const secret = 'mon-idée-secrète';

function recordedLog() {
  let written = '';
  const log = createLogger('trace', {
    write: (line) => {
      written += line;
    },
  });
  return {
    log,
    lines: (): unknown[] =>
      written
        .split('\n')
        .filter(Boolean)
        .map((line) => JSON.parse(line)),
    written: () => written,
  };
}

const levels = ['fatal', 'error', 'warn', 'info', 'debug', 'trace'] as const;

it('never writes a message from an error or a caller', () => {
  const { log, lines, written } = recordedLog();
  const error = new Error(secret);
  const careless: readonly ((level: (typeof levels)[number]) => void)[] = [
    (level) => log[level]({ err: error }),
    (level) => log[level](error),
    (level) => log[level](error, secret),
    (level) => log[level]({ err: error }, error.message),
    (level) => log[level]({ error }, `failed: ${error.message}`),
    (level) => log[level]({ err: secret }, 'mail %s', secret),
    (level) => log[level](secret),
    (level) => log[level]('%s', secret),
    (level) => log[level]({ url: secret, req: { url: secret, headers: {} }, email: secret }),
    (level) => log[level]({ msg: secret, level: secret, time: secret }, 'mail'),
    (level) => log.child({ token: secret, reqId: secret })[level]('mail'),
    (level) => log.child({}, { msgPrefix: secret })[level]('mail'),
    (level) => log[level]({ accountId: secret, route: `/x?${secret}`, code: secret }, 'mail'),
  ];
  for (const level of levels) for (const call of careless) call(level);
  expect(written()).not.toContain(secret);
  expect(lines()).toHaveLength(levels.length * careless.length);
});

it('writes a listed message with ids, codes and the description of an error', () => {
  const { log, lines } = recordedLog();
  const accountId = randomUUID();
  const child = log.child({ reqId: 'req-1a' });
  child.error({ err: new TypeError(secret), accountId, attempt: 2 }, 'mail');
  expect(lines()).toEqual([
    expect.objectContaining({
      level: 50,
      reqId: 'req-1a',
      accountId,
      attempt: 2,
      err: expect.objectContaining({ type: 'TypeError' }),
      msg: 'mail',
    }),
  ]);
});

it('writes the origin of an unlisted message', () => {
  const { log, lines } = recordedLog();
  log.info(secret);
  expect(lines()).toEqual([
    expect.objectContaining({
      msg: 'a message that is not listed',
      err: expect.objectContaining({
        frames: expect.arrayContaining([expect.stringContaining('logger.test.ts')]),
      }),
    }),
  ]);
});

it('writes nothing below its level', () => {
  let written = '';
  const log = createLogger('error', { write: (line) => (written += line) });
  log.warn('mail');
  log.child({}).info('mail');
  log.silent('mail');
  expect(written).toBe('');
});

it('contains nothing of a request or a reply, whatever the framework logs', async () => {
  const { log, lines, written } = recordedLog();
  const app = Fastify({ loggerInstance: log });
  app.get('/fails', () => {
    throw new Error(secret);
  });
  app.get('/twice', async (_request, reply) => {
    reply.send('once');
    throw new Error(secret);
  });
  const url = `?token=${secret}`;
  for (const path of ['/fails', '/twice', '/missing']) {
    await app.inject({ url: encodeURI(path + url), headers: { authorization: 'Bearer jeton' } });
  }
  await app.close();
  expect(lines().length).toBeGreaterThan(6);
  for (const form of [secret, encodeURIComponent(secret), 'jeton', '/missing']) {
    expect(written()).not.toContain(form);
  }
});
