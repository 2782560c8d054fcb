import { describe, expect, it } from 'vitest';
import { sampleAnswers, sampleModule } from '../testing/sampleModule.ts';
import { maxWriteUpLength } from '../writeUp/length.ts';
import {
  changeOf,
  hasContent,
  hasResult,
  maxCommentsLength,
  moduleEntrySchema,
  savedDataSchema,
  writeUpEndings,
} from './moduleEntry.ts';

const lastUpdated = '2026-11-20T12:00:00.000Z';
const entry = {
  answers: sampleAnswers,
  comments: 'Sans gluten',
  aiResponse: '## Forces',
  aiResponseEnding: 'complete',
  lastUpdated,
};

describe('what a save may carry', () => {
  const accepts = (data: unknown) => savedDataSchema(sampleModule).safeParse(data).success;

  it('is a complete stored entry, or any part of it', () => {
    expect(moduleEntrySchema.parse(entry)).toEqual(entry);
    expect(accepts(entry)).toBe(true);
    expect(accepts({})).toBe(true);
    for (const aiResponseEnding of writeUpEndings) {
      expect(accepts({ aiResponse: '', aiResponseEnding })).toBe(true);
    }
  });

  it.each([
    ['an unknown field', { prompt: 'x' }],
    ['an unknown question', { answers: { other: 'x' } }],
    ['an unknown option', { answers: { size: 'medium' } }],
    ['an unknown ending', { aiResponseEnding: 'failed' }],
    ['a date that is none', { lastUpdated: '2026-02-30T12:00:00Z' }],
    ['comments too long', { comments: 'x'.repeat(maxCommentsLength + 1) }],
    ['a write-up too long', { aiResponse: 'x'.repeat(maxWriteUpLength + 1) }],
    ['NUL', { aiResponse: '\u0000' }],
  ])('is never %s', (_what, data) => {
    expect(accepts(data)).toBe(false);
  });
});

it('has content with a write-up that is not blank, and with nothing else', () => {
  expect(hasContent({ aiResponse: '## Forces' })).toBe(true);
  const without = [undefined, {}, { aiResponse: '' }, { aiResponse: ' \n' }, { answers: {} }];
  for (const none of without) expect(hasContent(none)).toBe(false);
});

describe('changeOf', () => {
  it('keeps a text and its ending together', () => {
    expect(changeOf({ comments: 'x', aiResponseEnding: 'complete', lastUpdated })).toEqual({
      comments: 'x',
    });
    expect(changeOf({ aiResponse: 'Mon texte' })).toEqual({
      aiResponse: 'Mon texte',
      aiResponseEnding: 'complete',
    });
    expect(changeOf({ aiResponse: 'Coupé', aiResponseEnding: 'cut' })).toEqual({
      aiResponse: 'Coupé',
      aiResponseEnding: 'cut',
    });
  });

  it('keeps a structure and its ending together', () => {
    expect(changeOf({ comments: 'x', structureEnding: 'stopped' })).toEqual({ comments: 'x' });
    for (const list of [{ personas: [] }, { generatedIdeas: [] }]) {
      expect(changeOf(list)).toEqual({ ...list, structureEnding: 'complete' });
      const stopped = { ...list, structureEnding: 'stopped' as const };
      expect(changeOf(stopped)).toEqual(stopped);
    }
  });
});

it('is written with the result of its kind, and with nothing else', () => {
  const idea = { title: 'Pain', sector: 'x', description: 'x', interest: 'x' } as never;
  expect(hasResult('writeUp', { aiResponse: '## Forces' })).toBe(true);
  expect(hasResult('journal', { aiAnalysis: 'Vous avancez.' })).toBe(true);
  expect(hasResult('ideas', { generatedIdeas: [idea] })).toBe(true);
  expect(hasResult('personas', { personas: [{} as never] })).toBe(true);
  expect(hasResult('score', { score: {} as never })).toBe(true);
  for (const kind of ['writeUp', 'journal', 'ideas', 'personas', 'score'] as const) {
    for (const none of [undefined, {}, { aiResponse: ' ' }, { hasIdea: true, entries: [] }]) {
      expect(hasResult(kind, none)).toBe(false);
    }
  }
});
