import { languages } from '@elan/domain/language';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { journey } from '../catalogue.ts';
import { prompts } from '../prompts.ts';
import { aMorning } from '../testing/aMorning.ts';
import { hostile } from '../testing/hostileText.ts';
import { costWithin, type DataBlock, dataBlock, readDataBlock } from './dataBlock.ts';
import type { ProjectData } from './projectData.ts';

const blocks: readonly DataBlock[] = ['project_data', 'comments', 'written'];

/** @returns a message without its data blocks, each from its first to its last tag. */
function outside(content: string): string {
  return blocks.reduce((text, block) => {
    const start = text.indexOf(`<${block}>`);
    const close = `</${block}>`;
    const end = text.lastIndexOf(close);
    return start < 0 ? text : text.slice(0, start) + text.slice(end + close.length);
  }, content);
}

function count(text: string, part: string): number {
  return text.split(part).length - 1;
}

describe('the data blocks of a prompt', () => {
  it('contain every text of a person, and no such text appears outside them', () => {
    const quiet = { name: 'n', description: 'd' };
    fc.assert(
      fc.property(
        fc.record({ text: hostile, other: hostile, language: fc.constantFrom(...languages) }),
        ({ text, other, language }) => {
          const write = (a: string, b: string, project: { name: string; description: string }) =>
            prompts.analysis.messages({
              now: aMorning,
              journey,
              language,
              project,
              answers: { competitors: a },
              comments: b,
              modules: { idea: { answers: { businessIdea: b }, aiResponse: a } },
            });
          const [system, user] = write(text, other, { name: text, description: other });
          const [quietSystem, quietUser] = write('a', 'b', quiet);

          for (const [message, quietMessage] of [
            [system, quietSystem],
            [user, quietUser],
          ] as const) {
            expect(outside(message.content)).toBe(outside(quietMessage.content));
            for (const block of blocks) {
              for (const mark of [`<${block}>`, `</${block}>`]) {
                expect(count(message.content, mark)).toBe(count(quietMessage.content, mark));
              }
            }
            expect(message.content.split('\n').length).toBe(
              quietMessage.content.split('\n').length,
            );
          }

          const data = readDataBlock('project_data', system.content) as ProjectData;
          expect(data.project).toEqual({ name: text, description: other });
          expect(data.currentModule.answers[0]?.answer).toBe(text);
          expect(data.otherModules[0]?.writeUp).toBe(text);
          expect(data.otherModules[0]?.answers[0]?.answer).toBe(other);
          expect(readDataBlock('comments', user.content)).toBe(other);
        },
      ),
    );
  });

  it('are read as undefined when there are none', () => {
    expect(readDataBlock('comments', 'no block here')).toBeUndefined();
    expect(readDataBlock('comments', '<comments>\n{"half\n</comments>')).toBeUndefined();
  });
});

it('returns the size of a value, or that it does not fit', () => {
  const written = (value: unknown) => dataBlock('comments', value).split('\n')[1] ?? '';
  fc.assert(
    fc.property(
      fc.string({ unit: fc.constantFrom('<', 'a', '\u2028') }),
      fc.nat(60),
      (text, room) => {
        const { length } = written(text);
        expect(costWithin(room, text)).toBe(length > room ? Number.POSITIVE_INFINITY : length);
      },
    ),
  );
});
