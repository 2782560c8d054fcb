import { Failure } from '@elan/domain/failure';
import type { Growing } from '@elan/domain/project/growing';
import type { FastifyReply } from 'fastify';
import type { GenerationReply, Run } from '../generation/run.ts';
import { failureReply } from './errorReplies.ts';
import type { OpenReply } from './openStreams.ts';
import { endIfStalled } from './stalledReplies.ts';

/** Interval between keep-alive comments in milliseconds, so that proxies do not close an idle stream. */
const keepAliveMs = 15_000;

/**
 * Interval in milliseconds at which updates are batched after the first. It is slightly longer than the interval at
 * which a page renders (`web/generation/throttle.ts`).
 */
const togetherMs = 260;

/**
 * Sends a run as server-sent events: any of `thinking`, `token` and `partial`, then `done` or `error`. If the run can
 * no longer be watched, breaks the connection instead, because the client then reconnects, whereas it would take an
 * `error` for the end of the generation. A slow client gets larger pieces instead of a growing queue. If the client
 * disconnects or the session ends, only this stream stops, not the run.
 */
export function streamGeneration(run: Run, reply: FastifyReply, session: OpenReply): void {
  reply.hijack();
  const { raw } = reply;
  // Includes the headers set by hooks, such as security headers and renewed cookies.
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
  // While a run is silent, the keep-alive comments prevent this timeout.
  endIfStalled(raw);

  let sent = 0;
  let grown: Growing | undefined;
  let isThinking = false;
  let blocked = false;
  const send = (event: string, data: unknown): void => {
    blocked = !raw.write(`event: ${event}\ndata: ${JSON.stringify(data)}\n\n`);
  };
  const sendText = (): void => {
    if (run.text.length === sent) return;
    const text = run.text.slice(sent);
    sent = run.text.length;
    send('token', { text });
  };
  const sendGrowing = (): void => {
    const growing = run.growing;
    if (growing === grown) return;
    grown = growing;
    if (growing) send('partial', { result: growing });
  };
  const sendThinking = (): void => {
    if (run.isThinking === isThinking) return;
    isThinking = run.isThinking;
    send('thinking', { isThinking });
  };
  let gathering: NodeJS.Timeout | undefined;
  const sendNews = (): void => {
    if (blocked || gathering || !hasNews()) return;
    sendThinking();
    sendText();
    sendGrowing();
    gathering = setTimeout(() => {
      gathering = undefined;
      sendNews();
    }, togetherMs);
  };
  const hasNews = (): boolean =>
    run.text.length > sent || run.isThinking !== isThinking || run.growing !== grown;
  const onDrain = (): void => {
    blocked = false;
    sendNews();
  };

  const keepAlive = setInterval(() => raw.write(': \n\n'), keepAliveMs);
  const unsubscribe = run.subscribe(sendNews);
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
    sendThinking();
    sendText();
    send(event, data);
    raw.end();
  };
  const fail = (error: unknown): void => {
    if (error instanceof Failure) finish('error', failureReply(error));
    else if (!raw.writableEnded) raw.destroy();
  };
  sendNews();
  run.finished.then((done) => finish('done', done), fail);
  session.ended.catch((error: unknown) => {
    // After the session has ended, no more text may be sent.
    sent = run.text.length;
    fail(error);
  });
}
