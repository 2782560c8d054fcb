import type { ServerResponse } from 'node:http';
import { setTimeout as delay } from 'node:timers/promises';

/** The body of a request. */
export type AskedBody = Record<string, unknown> & { messages: { role: string; content: string }[] };

/** How the provider answers one call, with functions to send pieces of a stream. */
export type Answer = (reply: {
  /** The request's body. */
  readonly asked: AskedBody;
  readonly response: ServerResponse;
  /** Sends one piece of text. */
  piece(text: string): void;
  /** Ends with a finish reason, as a real provider does; without one, the stream just ends. */
  end(reason?: string): void;
}) => void | Promise<void>;

/** One chunk of a stream: a text, a finish reason, or both. */
export function chunk(content: unknown, reason: string | null = null) {
  const choices = [{ index: 0, delta: { content }, finish_reason: reason }];
  return { id: 'c', object: 'chat.completion.chunk', created: 0, model: 'm', choices };
}

/** A text in pieces, of a few characters unless they are given, with a finish reason. */
export function writes(text: string | readonly string[], reason = 'stop'): Answer {
  const parts = typeof text === 'string' ? (text.match(/[\s\S]{1,7}/g) ?? []) : text;
  return ({ piece, end }) => {
    for (const part of parts) piece(part);
    end(reason);
  };
}

/** The same, spread over about this time. */
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

/** An error status in a provider's format. */
export function refuses(status: number, headers: Record<string, string> = {}): Answer {
  return ({ response }) => {
    response.writeHead(status, { 'content-type': 'application/json', ...headers });
    response.end(JSON.stringify({ error: { message: 'refused', type: 'test' } }));
  };
}

/** One answer to the first calls, another to later ones. */
export function first(calls: number, before: Answer, after: Answer): Answer {
  let call = 0;
  return (reply) => {
    call += 1;
    return call <= calls ? before(reply) : after(reply);
  };
}

/** No reply for ever, or silence after a beginning. */
export function stalls(beginning = ''): Answer {
  return ({ piece }) => {
    if (beginning !== '') piece(beginning);
  };
}

/** Silence after the headers of a reply. */
export const stallsAfterHeaders: Answer = ({ response }) =>
  response.writeHead(200, { 'content-type': 'text/event-stream' }).flushHeaders();

/** A connection that breaks, before the reply or in the middle of it, this much after its beginning. */
export function breaksOff(beginning = '', afterMs = 50): Answer {
  return ({ piece, response }) => {
    if (beginning === '') response.destroy();
    else {
      piece(beginning);
      setTimeout(() => response.destroy(), afterMs);
    }
  };
}

/** A stream that ends normally but without a finish reason. */
export function endsEarly(beginning: string): Answer {
  return ({ piece, end }) => {
    piece(beginning);
    end();
  };
}

/** Raw bytes with a status. */
export function sends(
  body: string | Uint8Array,
  { status = 200, type = 'text/event-stream' } = {},
): Answer {
  return ({ response }) => {
    response.writeHead(status, { 'content-type': type });
    response.end(body);
  };
}

/** This many bytes in one endless line, with a status. */
export function floods(bytes: number, status = 200): Answer {
  return ({ response }) => {
    response.writeHead(status, { 'content-type': 'text/event-stream' });
    response.write('data: {"choices":[{"index":0,"delta":{"content":"');
    response.write('x'.repeat(bytes));
  };
}

/** The events of a stream, each a JSON value, then the end marker. */
export function streams(...chunks: unknown[]): Answer {
  const events = chunks.map((chunk) => `data: ${JSON.stringify(chunk)}\n\n`);
  return sends(`${events.join('')}data: [DONE]\n\n`);
}
