import type { Socket } from 'node:net';
import { Failure } from '@elan/domain/failure';
import { failureReply } from './failures.ts';

/** Answers what is not even HTTP in the one form of failures, then closes. */
export function answerClientError(error: Error & { code?: string }, socket: Socket): void {
  if (error.code === 'ECONNRESET' || !socket.writable) {
    socket.destroy();
    return;
  }
  const body = JSON.stringify(failureReply(new Failure('malformed')));
  socket.end(
    [
      'HTTP/1.1 400 Bad Request',
      'content-type: application/json; charset=utf-8',
      `content-length: ${Buffer.byteLength(body)}`,
      'connection: close',
      '',
      body,
    ].join('\r\n'),
  );
}
