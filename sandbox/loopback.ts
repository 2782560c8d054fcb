import { createServer, type IncomingMessage, type RequestListener } from 'node:http';
import type { AddressInfo } from 'node:net';

/** An error reply in the format that the clients of the AI and payment providers expect. */
export class Refusal extends Error {
  readonly status: number;
  readonly fields: Readonly<Record<string, string | null>>;

  constructor(status: number, message: string, fields: Refusal['fields'] = {}) {
    super(message);
    this.name = 'Refusal';
    this.status = status;
    this.fields = { type: 'invalid_request_error', ...fields };
  }

  get body() {
    return { error: { message: this.message, ...this.fields } };
  }
}

export interface Loopback {
  readonly origin: string;
  /** Closes all connections and frees the port. */
  close(): Promise<void>;
}

/** Starts a server on a free loopback port. */
export async function listen(listener: RequestListener): Promise<Loopback> {
  const server = createServer(listener);
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject);
    server.listen(0, '127.0.0.1', resolve);
  });
  const { port } = server.address() as AddressInfo;
  return {
    origin: `http://127.0.0.1:${port}`,
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}

/** @returns the body of a request. @throws Refusal (413) if it exceeds `mostBytes`. */
export async function readBody(request: IncomingMessage, mostBytes: number): Promise<string> {
  const pieces: Buffer[] = [];
  let size = 0;
  for await (const piece of request as AsyncIterable<Buffer>) {
    size += piece.length;
    if (size > mostBytes) throw new Refusal(413, 'The request is too large.');
    pieces.push(piece);
  }
  return Buffer.concat(pieces).toString('utf8');
}
