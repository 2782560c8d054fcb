import { expect, it } from 'vitest';
import { type OwnRun, startRun } from '../generation/run.ts';
import { createFollowers } from './followers.ts';

const run = (): OwnRun => startRun(() => new Promise(() => {}));

it('a generation is sent to so many at once, and again when one has left', () => {
  const followers = createFollowers(2);
  const [one, other] = [run(), run()];
  const leave = followers.join(one);
  followers.join(one);
  const refusal = { code: 'rate_limited', facts: { retryAfter: 5 } };
  expect(() => followers.join(one)).toThrow(expect.objectContaining(refusal));
  // Another generation has its own followers.
  followers.join(other);
  leave();
  // The function may be called twice for one reply.
  leave();
  followers.join(one);
  expect(() => followers.join(one)).toThrow(expect.objectContaining(refusal));
});
