import { Agent, type IncomingMessage, request } from 'node:http';
import type { MeasuredProcess } from './measuredProcess.ts';

export interface Sent {
  readonly method: 'GET' | 'PUT' | 'POST';
  readonly path: string;
  readonly token?: string;
  readonly body?: string;
  readonly accept?: string;
}

/** The number of simultaneous requests. Each has its own connection and its own IP address. */
const parallel = 8;
const agents = Array.from(
  { length: parallel },
  (_, index) =>
    // Calls per IP address are limited too. All of 127.0.0.0/8 is this machine.
    new Agent({ keepAlive: true, maxSockets: 1, localAddress: `127.0.1.${index + 1}` }),
);

/**
 * Sends a request.
 * @returns the reply, whose body has not been read yet.
 */
export function open(port: number, sent: Sent, agent: Agent | false): Promise<IncomingMessage> {
  const { method, path, token, body, accept } = sent;
  return new Promise((resolve, reject) => {
    const headers = {
      ...(token === undefined ? {} : { authorization: `Bearer ${token}` }),
      ...(accept === undefined ? {} : { accept }),
      ...(body === undefined
        ? {}
        : { 'content-type': 'application/json', 'content-length': Buffer.byteLength(body) }),
    };
    request({ host: '127.0.0.1', port, agent, method, path, headers }, resolve)
      .once('error', reject)
      .end(body);
  });
}

async function exchange(port: number, sent: Sent, agent: Agent): Promise<string> {
  const reply = await open(port, sent, agent);
  let text = '';
  for await (const piece of reply.setEncoding('utf8')) text += piece;
  if (reply.statusCode !== 200) throw new Error(`${sent.path}: ${reply.statusCode} ${text}`);
  return text;
}

/**
 * Sends `count` requests, several at a time.
 * @param requestOf returns the next request of a client, and a function for its reply.
 * @returns the server's CPU time for one request, in microseconds.
 */
export async function cpuPerRequest(
  server: MeasuredProcess,
  count: number,
  requestOf: (client: number) => { sent: Sent; answered?: (text: string) => void },
): Promise<number> {
  const before = await server.cpuMicroseconds();
  let begun = 0;
  const work = async (agent: Agent, client: number): Promise<void> => {
    while (begun < count) {
      begun += 1;
      const { sent, answered } = requestOf(client);
      const text = await exchange(server.port, sent, agent);
      answered?.(text);
    }
  };
  await Promise.all(agents.map(work));
  return ((await server.cpuMicroseconds()) - before) / count;
}
