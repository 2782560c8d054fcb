import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { createEventStreamParser } from './parseEventStream.ts';

const bytes = (text: string) => new TextEncoder().encode(text);

describe('an event stream', () => {
  it('gives the same events wherever its bytes are split', () => {
    const stream = bytes(
      ': bonjour\n\nevent: token\ndata: {"text":"Québec 🥖"}\n\nevent: token\r\ndata: a\r\ndata: b\r\n\r\ndata:seul\n\nevent: done\ndata: {}\n\nevent: token\ndata: inachevé',
    );
    const events = [
      { name: 'token', data: '{"text":"Québec 🥖"}' },
      { name: 'token', data: 'a\nb' },
      { name: 'message', data: 'seul' },
      { name: 'done', data: '{}' },
    ];
    fc.assert(
      fc.property(fc.array(fc.integer({ min: 1, max: 9 }), { minLength: 1 }), (sizes) => {
        const read = createEventStreamParser();
        const seen = [];
        for (let at = 0, step = 0; at < stream.length; step += 1) {
          const size = sizes[step % sizes.length] ?? 1;
          seen.push(...read(stream.slice(at, at + size)));
          at += size;
        }
        expect(seen).toEqual(events);
      }),
    );
  });
});
