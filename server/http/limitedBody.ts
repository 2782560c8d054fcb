import { type Readable, Transform } from 'node:stream';
import { Failure } from '@elan/domain/failure';

/** @returns a body of unknown length, which fails with `body_too_large` past `limit` bytes. */
export function limited(body: Readable, limit: number): Readable {
  let length = 0;
  const counted = new Transform({
    transform(chunk: Buffer, _encoding, done) {
      length += chunk.length;
      done(length > limit ? new Failure('body_too_large') : null, chunk);
    },
  });
  body.once('error', (error) => counted.destroy(error));
  return body.pipe(counted);
}
