import { someIdeas, somePersonas, someScore } from './structures.ts';

/** A valid structured reply, another one, and the module field that stores it. */
export interface Structure {
  readonly field: 'generatedIdeas' | 'personas' | 'score';
  readonly whole: object;
  readonly other: object;
  /** Values that are valid JSON but do not have the requested form. */
  readonly wrong: readonly (readonly [name: string, value: unknown])[];
}

const missingCategory = someScore(55, { finance: undefined });
/** The structured replies of three modules. */
export const structures: Record<'brainstorm' | 'personas' | 'maturity', Structure> = {
  brainstorm: {
    field: 'generatedIdeas',
    whole: { ideas: someIdeas(12) },
    other: { ideas: someIdeas(12, 'Autre idée') },
    wrong: [
      ['40 ideas', { ideas: someIdeas(40) }],
      ['2 ideas', { ideas: someIdeas(2) }],
      ['one idea twelve times', { ideas: someIdeas(12).map((idea) => ({ ...idea, title: 'x' })) }],
      ['ideas that are numbers', { ideas: Array.from({ length: 12 }, (_, at) => at) }],
      ['ideas in a text', { ideas: JSON.stringify(someIdeas(12)) }],
      ['ideas by number', { ideas: { ...someIdeas(12) } }],
      ['10,000 empty ideas', { ideas: Array.from({ length: 10_000 }, () => ({})) }],
    ],
  },
  personas: {
    field: 'personas',
    whole: { personas: somePersonas(3) },
    other: { personas: somePersonas(3, 'Karim') },
    wrong: [
      ['2 personas', { personas: somePersonas(2) }],
      ['40 personas', { personas: somePersonas(40) }],
      ['3 personas of which one is empty', { personas: [...somePersonas(2), { nom: 'x' }] }],
      ['personas that are texts', { personas: ['Mélanie', 'Karim', 'Sofia'] }],
      ['one persona', { personas: somePersonas(1)[0] }],
      ['10,000 empty personas', { personas: Array.from({ length: 10_000 }, () => ({})) }],
    ],
  },
  maturity: {
    field: 'score',
    whole: someScore(),
    other: someScore(56, { market: { score: 60, status: 'Mieux', recommendations: [] } }),
    wrong: [
      ['a category of 140', someScore(55, { market: { score: 140 } })],
      ['a category of -1', someScore(55, { market: { score: -1 } })],
      ['a category in words', someScore(55, { market: { score: 'beaucoup' } })],
      ['a category of nothing', someScore(55, { market: { score: null } })],
      ['a category that is a number', someScore(55, { market: 61 })],
      ['a missing category', missingCategory],
      ['categories in a list', { ...someScore(), categories: [1, 2, 3, 4, 5, 6] }],
      ['10,000 scores', Array.from({ length: 10_000 }, () => 50)],
    ],
  },
};

/** @returns replies that must be refused, each with the provider's finish reason. */
export function unreadableReplies({
  whole,
  wrong,
}: Structure): [name: string, text: string, ending: 'stop' | 'length'][] {
  const json = JSON.stringify(whole);
  const half = json.slice(0, Math.floor(json.length / 2));
  const complete: [string, string][] = [
    ['prose', 'Bien sûr ! Voici ce que je vous propose : tout { est } possible.'],
    ['an empty object', '{}'],
    ['an empty list', '[]'],
    ['null', 'null'],
    ['a text', '"{}"'],
    ['truncated JSON', half],
    ['JSON without its end', json.slice(0, -1)],
    ['truncated JSON in fences', `\`\`\`json\n${half}\n\`\`\``],
    ['JSON with comments', json.replace('{', '{ // voici\n')],
    ['brackets without end', '['.repeat(50_000)],
    ['braces without end', '{"a":'.repeat(10_000)],
    ['script tags', '<script>fetch("https://espion.example")</script>'],
    ['fields of the prototype', '{"__proto__":{"ideas":[],"personas":[],"overall":50}}'],
    ...wrong.map(([name, value]): [string, string] => [name, JSON.stringify(value)]),
  ];
  return [
    ...complete.map(([name, text]): [string, string, 'stop'] => [name, text, 'stop']),
    ['JSON cut by length', half, 'length'],
    ['whole JSON that ended by length', json, 'length'],
  ];
}
