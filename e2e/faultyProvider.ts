import { createServer, type ServerResponse } from 'node:http';
import { text } from 'node:stream/consumers';
import { setTimeout as delay } from 'node:timers/promises';
import { type FaultKind, faultIn, texts } from './faults.ts';
import { pieces } from './hostilePayloads.ts';
import { hostileReplyTo, unfinishedReplyTo } from './hostileReplies.ts';

// An OpenAI-compatible provider that fails as requested in the comments the first time that it
// is asked, and succeeds after that. So each test has its own faults, and its Retry works.
const calls = new Map<string, number>();

const server = createServer(async (request, response) => {
  if (request.method === 'GET') return response.end('ready');
  const asked = await text(request);
  const hostile = hostileReplyTo(asked);
  if (hostile !== undefined) return write(response, pieces(hostile));
  const unfinished = unfinishedReplyTo(asked);
  if (unfinished !== undefined) return piece(response, unfinished);
  const fault = faultIn(asked);
  if (!fault) return write(response, texts.plain);
  const earlier = calls.get(fault.tag) ?? 0;
  calls.set(fault.tag, earlier + 1);
  // The SDK itself tries three times before it gives up on a busy provider.
  const times = fault.kind === 'busy' ? 3 : 1;
  return earlier < times ? answers[fault.kind](response) : write(response, texts.recovered);
});
server.listen(Number(process.env.PORT), 'localhost');
process.once('SIGTERM', () => process.exit());

const answers: Record<FaultKind, (response: ServerResponse) => unknown> = {
  wrongKey: (response) => response.writeHead(401).end(),
  busy: (response) => response.writeHead(429, { 'retry-after-ms': '10' }).end(),
  async cut(response) {
    piece(response, texts.beginning);
    // Long enough to be visible on the page.
    await delay(1_500);
    response.destroy();
  },
  empty: (response) => write(response, ''),
  long: (response) => write(response, texts.plain, 'length'),
  silent: (response) => begin(response),
  stalled: (response) => piece(response, texts.beginning),
  async slow(response) {
    piece(response, texts.plain);
    await delay(6_000);
    piece(response, texts.recovered);
    end(response, 'stop');
  },
};

function begin(response: ServerResponse) {
  if (!response.headersSent) response.writeHead(200, { 'content-type': 'text/event-stream' });
  response.flushHeaders();
}

function send(response: ServerResponse, delta: object, reason: string | null) {
  begin(response);
  const choices = [{ index: 0, delta, finish_reason: reason }];
  response.write(`data: ${JSON.stringify({ choices })}\n\n`);
}

function piece(response: ServerResponse, content: string) {
  send(response, { content }, null);
}

function end(response: ServerResponse, reason: string) {
  send(response, {}, reason);
  response.end('data: [DONE]\n\n');
}

function write(response: ServerResponse, content: string | readonly string[], reason = 'stop') {
  const parts = typeof content === 'string' ? (content.match(/[\s\S]{1,20}/g) ?? []) : content;
  for (const part of parts) piece(response, part);
  end(response, reason);
}
