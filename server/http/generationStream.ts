import type { FastifyReply } from 'fastify';
import type { GenerationReply, Run } from '../generation/run.ts';
import { asFailure, failureReply } from './failures.ts';
import type { OpenReply } from './openReplies.ts';

/** A comment often enough that no proxy takes a silent stream for a dead one. */
const keepAliveMs = 15_000;

/** The first words go out at once; then what came meanwhile, together: a page draws no faster. */
const togetherMs = 180;

/**
 * Sends a run as server-sent events: `token`, then `done` or `error`. A reader that is slow gets
 * larger pieces rather than a growing queue; one that leaves stops nothing but this stream, and so does
 * a session that ends.
 */
export function streamRun(run: Run, reply: FastifyReply, session: OpenReply): void {
  reply.hijack();
  const { raw } = reply;
  // What the hooks have set so far (security headers, renewed cookies) belongs to this reply too.
  for (const [name, value] of Object.entries(reply.getHeaders())) {
    if (value !== undefined) raw.setHeader(name, value);
  }
  raw.writeHead(200, {
    'content-type': 'text/event-stream; charset=utf-8',
    'cache-control': 'no-store, no-transform',
    'x-accel-buffering': 'no',
    connection: 'close',
  });
  raw.flushHeaders();

  let sent = 0;
  let blocked = false;
  const send = (event: string, data: unknown): void => {
    blocked = !raw.write(`event: ${event}\ndata: ${JSON.stringify(data)}\n\n`);
  };
  const sendNow = (): void => {
    if (run.text.length === sent) return;
    const text = run.text.slice(sent);
    sent = run.text.length;
    send('token', { text });
  };
  let gathering: NodeJS.Timeout | undefined;
  const sendText = (): void => {
    if (blocked || gathering || run.text.length === sent) return;
    sendNow();
    gathering = setTimeout(() => {
      gathering = undefined;
      sendText();
    }, togetherMs);
  };
  const onDrain = (): void => {
    blocked = false;
    sendText();
  };

  const keepAlive = setInterval(() => raw.write(': \n\n'), keepAliveMs);
  const unsubscribe = run.subscribe(sendText);
  raw.on('drain', onDrain);
  const leave = (): void => {
    clearInterval(keepAlive);
    clearTimeout(gathering);
    unsubscribe();
    session.leave();
  };
  raw.on('close', leave);

  const finish = (event: 'done' | 'error', data: GenerationReply | object): void => {
    leave();
    if (raw.destroyed || raw.writableEnded) return;
    sendNow();
    send(event, data);
    raw.end();
  };
  sendText();
  run.finished.then(
    (done) => finish('done', done),
    (error: unknown) => finish('error', failureReply(asFailure(error))),
  );
  session.ended.catch((error: unknown) => {
    // What it has not seen yet is not for it any more.
    sent = run.text.length;
    finish('error', failureReply(asFailure(error)));
  });
}
