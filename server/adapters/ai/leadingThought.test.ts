import { describe, expect, it } from 'vitest';
import { leadingThought, withoutUnopenedThought } from './leadingThought.ts';

function read(pieces: readonly string[]) {
  const thought = leadingThought();
  const passed = pieces.map((piece) => thought.pass(piece));
  return {
    text: passed.map(({ text }) => text).join('') + thought.end(),
    isThought: passed.some(({ isThought }) => isThought),
  };
}

/** All ways to cut a text in two, and the text cut into single characters. */
const cuts = (text: string): string[][] => [
  ...Array.from(text, (_, at) => [text.slice(0, at), text.slice(at)]),
  [...text],
];

describe('however the reply is cut', () => {
  it.each([
    ['<think>Voyons.</think>Pain', 'Pain'],
    ['\n <think>\nVoyons.\n</think>\n\n## Pain\n', '## Pain\n'],
    ['<think type="long" n=2>a < b, </ think> et </thin</think >Pain', 'Pain'],
    ['<THINK>Voyons.</Think>Pain', 'Pain'],
    ['<think></think>\n<think>Encore.</think>\nPain', 'Pain'],
    ['<think>Voyons', ''],
    ['<think>Voyons</thi', ''],
    ['<think>a <think> b</think>Pain <think>de</think> nuit', 'Pain <think>de</think> nuit'],
  ])('%j is %j', (given, text) => {
    for (const pieces of cuts(given)) expect(read(pieces)).toEqual({ text, isThought: true });
  });

  it.each([
    '\n\n  ## Pain\n',
    '<thinking>Pain</thinking>',
    '<thi',
    '< think>Pain</think>',
    '<think',
    'Pain <think>de</think> nuit',
    'Pain</think> de nuit',
    ' ',
    '',
  ])('%j has no thought and stays as it is', (given) => {
    for (const pieces of cuts(given))
      expect(read(pieces)).toEqual({ text: given, isThought: false });
  });
});

it('holds back only a few characters of a text that begins like reasoning', () => {
  const thought = leadingThought();
  const long = `<think ${'x'.repeat(300)}`;
  expect(thought.pass(long).text).toBe(long);
  expect(thought.pass(' pain').text).toBe(' pain');
});

describe.each([
  ['a text', '## Pain\n\nChaud.'],
  ['a text without headings', 'Du pain chaud, à {{f:offer1.price}}.'],
  ['a structure', '{"personas":[{"name":"Ana"}]}'],
  ['a structure in a fence', '```json\n{"personas":[]}\n```'],
])('%s after reasoning', (_, text) => {
  it.each([
    ['short', 'Voyons.'],
    ['with figures and braces', 'Le prix {{f:offer1.price}}, puis {"a": 1}.\n\n1. **Ton**'],
    ['that drafts the text', 'Je commence par :\n\n- Pain\n  puis le four'],
    ['of nothing', ''],
  ])('%s', (_form, thought) => {
    const stored = (reply: string) => withoutUnopenedThought(read([reply]).text);
    expect(stored(`<think>\n${thought}\n</think>\n\n${text}`)).toBe(text);
    expect(stored(`${thought}\n</think>\n\n${text}`)).toBe(text);
    expect(stored(`${thought}\r\n </THINK> \r\n${text}`)).toBe(text);
    expect(stored(`<think>\n${thought}\n\n${text}`)).toBe('');
  });
});

it('may draft headings before a structure', () => {
  expect(withoutUnopenedThought('## Plan\n\nTrois.</think>{"personas":[]}')).toBe(
    '{"personas":[]}',
  );
});

it.each([
  'Pain</think> de nuit',
  '## Pain\n\n</think>\n\n## De nuit.',
  'On écrit\n<think>\ncomme ceci\n</think>\n\n## Pain',
  '{"text":"\n</think>\n{}"}',
  '[{"text":"</think>{}"}]\n</think>',
])('%j keeps its tag', (text) => {
  expect(withoutUnopenedThought(text)).toBe(text);
});
