// @vitest-environment happy-dom
import { expect, it } from 'vitest';
import { ApiFailure } from '../lib/apiClient.ts';
import { needsUncountedNote } from './uncounted.ts';

it.each([
  ['a failure in the stream', new ApiFailure('ai_unavailable', { status: 200 }), true],
  ['one whose message states it', new ApiFailure('generation_interrupted', { status: 200 }), false],
  ['a stream that was cut', new ApiFailure('network', { status: 200 }), true],
  ['no answer: it may go on', new ApiFailure('network'), false],
  ['a server error: it may go on', new ApiFailure('internal', { status: 500 }), false],
  ['a fault of the page', new TypeError('x'), false],
])('reports that it was not counted, or not: %s', (_what, failure, needsNote) => {
  expect(needsUncountedNote(failure)).toBe(needsNote);
});
