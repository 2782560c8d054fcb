import type { ServerResponse } from 'node:http';
import { setTimeout as delay } from 'node:timers/promises';

/** The body of a request. */
export type AskedBody = Record<string, unknown> & { messages: { role: string; content: string }[] };

/** How the provider answers one call; it gets the tools to send pieces as a provider does. */
export type Answer = (reply: {
  /** What it was asked. */
  readonly asked: AskedBody;
  readonly response: ServerResponse;
  /** Sends one piece of text. */
  piece(text: string): void;
  /** Ends with a reason, as a provider that is done does; without one, it just ends. */
  end(reason?: string): void;
}) => void | Promise<void>;

/** One chunk of a stream: a text, a reason to end, or both. */
export function chunk(content: unknown, reason: string | null = null) {
  const choices = [{ index: 0, delta: { content }, finish_reason: reason }];
  return { id: 'c', object: 'chat.completion.chunk', created: 0, model: 'm', choices };
}

/** A text in pieces of a few characters, ended properly, or for another reason. */
export function writes(text: string, reason = 'stop'): Answer {
  return ({ piece, end }) => {
    for (const part of text.match(/[\s\S]{1,7}/g) ?? []) piece(part);
    end(reason);
  };
}

/** The same, piece by piece in about this time. */
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

/** An error status, as a provider sends it. */
export function refuses(status: number, headers: Record<string, string> = {}): Answer {
  return ({ response }) => {
    response.writeHead(status, { 'content-type': 'application/json', ...headers });
    response.end(JSON.stringify({ error: { message: 'refused', type: 'test' } }));
  };
}

/** One answer to the first calls, another to those that come after them. */
export function first(calls: number, before: Answer, after: Answer): Answer {
  let call = 0;
  return (reply) => {
    call += 1;
    return call <= calls ? before(reply) : after(reply);
  };
}

/** Nothing, for ever; or nothing after a beginning. */
export function stalls(beginning = ''): Answer {
  return ({ piece }) => {
    if (beginning !== '') piece(beginning);
  };
}

/** A connection that breaks, before any reply or after a beginning of it. */
export function breaksOff(beginning = ''): Answer {
  return ({ piece, response }) => {
    if (beginning === '') response.destroy();
    else {
      piece(beginning);
      setTimeout(() => response.destroy(), 50);
    }
  };
}

/** A reply that ends as if all were well, but does not say so. */
export function endsEarly(beginning: string): Answer {
  return ({ piece, end }) => {
    piece(beginning);
    end();
  };
}

/** Bytes as they are, under a status. */
export function sends(
  body: string | Uint8Array,
  { status = 200, type = 'text/event-stream' } = {},
): Answer {
  return ({ response }) => {
    response.writeHead(status, { 'content-type': type });
    response.end(body);
  };
}

/** So many bytes in one line that never ends, under a status. */
export function floods(bytes: number, status = 200): Answer {
  return ({ response }) => {
    response.writeHead(status, { 'content-type': 'text/event-stream' });
    response.write('data: {"choices":[{"index":0,"delta":{"content":"');
    response.write('x'.repeat(bytes));
  };
}

/** The events of a stream, each a JSON value, then the mark of its end. */
export function streams(...chunks: unknown[]): Answer {
  const events = chunks.map((chunk) => `data: ${JSON.stringify(chunk)}\n\n`);
  return sends(`${events.join('')}data: [DONE]\n\n`);
}
