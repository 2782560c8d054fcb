import type { ServerResponse } from 'node:http';
import { setTimeout as delay } from 'node:timers/promises';

export type AskedBody = Record<string, unknown> & { messages: { role: string; content: string }[] };

/** Answers one call of the provider, with functions to send the pieces of a stream. */
export type Answer = (reply: {
  readonly asked: AskedBody;
  readonly response: ServerResponse;
  /** Sends one piece of text. */
  piece(text: string): void;
  /** Ends the stream with a finish reason, as real providers do. Without one, the stream just ends. */
  end(reason?: string): void;
}) => void | Promise<void>;

/** One chunk of a stream, with a text, a finish reason or both. */
export function chunk(content: unknown, reason: string | null = null) {
  const choices = [{ index: 0, delta: { content }, finish_reason: reason }];
  return { id: 'c', object: 'chat.completion.chunk', created: 0, model: 'm', choices };
}

/** Sends a text in the given pieces, or in pieces of a few characters, and then a finish reason. */
export function writes(text: string | readonly string[], reason = 'stop'): Answer {
  const parts = typeof text === 'string' ? (text.match(/[\s\S]{1,7}/g) ?? []) : text;
  return ({ piece, end }) => {
    for (const part of parts) piece(part);
    end(reason);
  };
}

/** Like `writes`, but spread over about this duration. */
export function writesSlowly(text: string, durationMs: number): Answer {
  return async ({ response, piece, end }) => {
    const parts = text.match(/[\s\S]{1,7}/g) ?? [];
    for (const part of parts) {
      piece(part);
      await delay(durationMs / parts.length);
      if (response.destroyed) return;
    }
    end('stop');
  };
}

/** Replies with an error status in the format of providers. */
export function refuses(status: number, headers: Record<string, string> = {}): Answer {
  return ({ response }) => {
    response.writeHead(status, { 'content-type': 'application/json', ...headers });
    response.end(JSON.stringify({ error: { message: 'refused', type: 'test' } }));
  };
}

/** Uses one answer for the first calls and another for later ones. */
export function first(calls: number, before: Answer, after: Answer): Answer {
  let call = 0;
  return (reply) => {
    call += 1;
    return call <= calls ? before(reply) : after(reply);
  };
}

/** Never replies, or stops sending after `beginning`. */
export function stalls(beginning = ''): Answer {
  return ({ piece }) => {
    if (beginning !== '') piece(beginning);
  };
}

/** Sends only the headers of a reply. */
export const stallsAfterHeaders: Answer = ({ response }) =>
  response.writeHead(200, { 'content-type': 'text/event-stream' }).flushHeaders();

/** Breaks the connection: immediately or, if there is a `beginning`, some time after sending it. */
export function breaksOff(beginning = '', afterMs = 50): Answer {
  return ({ piece, response }) => {
    if (beginning === '') response.destroy();
    else {
      piece(beginning);
      setTimeout(() => response.destroy(), afterMs);
    }
  };
}

/** Ends the stream normally but without a finish reason. */
export function endsEarly(beginning: string): Answer {
  return ({ piece, end }) => {
    piece(beginning);
    end();
  };
}

/** Sends raw bytes with a status. */
export function sends(
  body: string | Uint8Array,
  { status = 200, type = 'text/event-stream' } = {},
): Answer {
  return ({ response }) => {
    response.writeHead(status, { 'content-type': type });
    response.end(body);
  };
}

/** Sends this many bytes in a line that never ends. */
export function floods(bytes: number, status = 200): Answer {
  return ({ response }) => {
    response.writeHead(status, { 'content-type': 'text/event-stream' });
    response.write('data: {"choices":[{"index":0,"delta":{"content":"');
    response.write('x'.repeat(bytes));
  };
}

/** Sends the events of a stream, each a JSON value, then the end marker. */
export function streams(...chunks: unknown[]): Answer {
  const events = chunks.map((chunk) => `data: ${JSON.stringify(chunk)}\n\n`);
  return sends(`${events.join('')}data: [DONE]\n\n`);
}
