import { createServer, type ServerResponse } from 'node:http';
import { text } from 'node:stream/consumers';

/** A provider on loopback. It writes the opening of a text at once, and its end when it is told to. */
export interface Provider {
  readonly port: number;
  /** How many replies have begun and not ended. */
  readonly open: () => number;
  /** Ends those that wait; the next ones end at once where `from now on` is "end". */
  finish(fromNowOn: 'wait' | 'end'): void;
  close(): void;
}

const piece = 'Une phrase de la longueur d’un morceau. ';
const openingPieces = 50;

export async function startProvider(port: number): Promise<Provider> {
  const waiting = new Set<ServerResponse>();
  let mode: 'wait' | 'end' = 'end';
  const server = createServer(async (request, reply) => {
    await text(request);
    reply.writeHead(200, { 'content-type': 'text/event-stream' });
    for (let at = 0; at < openingPieces; at += 1) reply.write(chunk({ content: piece }, null));
    if (mode === 'end') end(reply);
    else waiting.add(reply);
  });
  await new Promise<void>((resolve) => server.listen(port, '127.0.0.1', resolve));
  return {
    port,
    open: () => waiting.size,
    finish(fromNowOn) {
      mode = fromNowOn;
      for (const reply of waiting) end(reply);
      waiting.clear();
    },
    close() {
      server.closeAllConnections();
      server.close();
    },
  };
}

function end(reply: ServerResponse): void {
  reply.end(endOfReply);
}

/** One event of a streamed reply. */
export function chunk(delta: object, reason: string | null): string {
  const data = { id: 'c', object: 'chat.completion.chunk', created: 0, model: 'bench' };
  return `data: ${JSON.stringify({ ...data, choices: [{ index: 0, delta, finish_reason: reason }] })}\n\n`;
}

/** What ends a reply that is whole. */
export const endOfReply = `${chunk({}, 'stop')}data: [DONE]\n\n`;
