import { type Growing, growingSchema } from '@elan/domain/project/growing';
import { maturityCategories } from '@elan/domain/project/maturity';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { prompts } from '../prompts.ts';
import { like } from '../testing/replies.ts';
import { growingJson } from './growingJson.ts';

const three = ['Un 🥐', '« Deux »', 'Trois\\"'];
const ideas = Array.from({ length: 13 }, (_, at) => ({
  title: `Idée ${at}`,
  description: 'Du pain chaud,\nla nuit.',
  sector: 'Alimentation',
  interestLevel: ['Élevé', 'Moyen', 'Faible'][at % 3],
}));
const personas = ['Mélanie', 'Marc', 'Aya'].map((nom) => ({
  nom,
  age: 34,
  profession: 'Infirmière',
  localisation: 'Rimouski',
  revenus: 'À vérifier',
  besoins: three,
  frustrations: three,
  comportements: three,
  canaux_preferes: three,
  citation: 'À 3 h, tout est fermé.',
  objectifs: three,
  freins_achat: three,
}));
const category = { score: 85, status: 'En chemin', recommendations: three };
const areas = {
  categories: Object.fromEntries(maturityCategories.map((name) => [name, category])),
  strengths: three,
  weaknesses: three,
  nextSteps: three,
  timeline: 'Trois mois.',
};
const score = { overall: 85, ...areas };

const kinds = [
  ['brainstorm', { ideas }, { generatedIdeas: ideas }],
  ['personas', { personas }, { personas }],
  ['maturity', areas, { score }],
] as const;

/** @returns what is shown after each character of a reply. */
function shownOf(key: (typeof kinds)[number][0], reply: string): (Growing | undefined)[] {
  const json = growingJson();
  return [...reply].map((character) => {
    json.append(character);
    return prompts[key].grow?.(json.value, 'fr');
  });
}

/**
 * @returns the number of numbers and non-blank texts in `part`. Fails unless each is also in `whole`, in the same
 * place.
 */
function countWithin(part: unknown, whole: unknown): number {
  if (part === '') return 0;
  if (typeof part !== 'object' || part === null) {
    expect(part).toBe(whole);
    return 1;
  }
  return Object.entries(part)
    .map(([name, value]) => countWithin(value, (whole as Readonly<Record<string, unknown>>)[name]))
    .reduce((sum, count) => sum + count, 0);
}

describe.each(kinds)('%s, while it is written', (key, reply, result) => {
  const text = `\`\`\`json\n${JSON.stringify(reply, null, 2)}\n\`\`\``;
  const shown = shownOf(key, text);

  it('shows only parts of the result, more and more of it, to the last word', () => {
    const counts = shown.map((growing) => (growing ? countWithin(growing, result) : 0));
    expect(counts).toEqual(counts.toSorted((one, other) => one - other));
    expect(new Set(counts).size).toBeGreaterThan(20);
    const kept = prompts[key].read({ text, ending: 'complete' }, 'fr');
    if (key !== 'maturity') expect(kept).toEqual({ ...shown.at(-1), structureEnding: 'complete' });
    else expect({ ...kept?.score, overall: undefined }).toEqual(shown.at(-1)?.score);
  });

  it('matches the contract at every character', () => {
    for (const growing of shown) {
      if (growing) expect(growingSchema.safeParse(growing).error).toBeUndefined();
    }
  });

  it('shows only the result’s fields of a reply that is not what was requested', () => {
    fc.assert(
      fc.property(like(reply), (replied) => {
        const growing = prompts[key].grow?.(replied, 'fr');
        if (growing) expect(growingSchema.safeParse(growing).error).toBeUndefined();
      }),
    );
  });

  it('shows none of the fields of another module', () => {
    expect(Object.keys(shown.at(-1) ?? {})).toEqual(Object.keys(result));
  });
});

describe('a stop', () => {
  const stopped = (key: (typeof kinds)[number][0], text: string) =>
    prompts[key].read({ text, ending: 'stopped' }, 'fr');
  const upTo = (count: number) => JSON.stringify({ ideas: ideas.slice(0, count) }).slice(0, -2);

  it.each([
    ['the first idea is whole', upTo(1), 1],
    ['the next one is being written', `${upTo(11)},{"title":"Idée 11","description":"Du`, 11],
    ['the next one lacks its level', upTo(7).slice(0, -10), 6],
  ])('once %s keeps the whole ones, as a part', (_when, text, count) => {
    const generatedIdeas = ideas.slice(0, count);
    expect(stopped('brainstorm', text)).toEqual({ generatedIdeas, structureEnding: 'stopped' });
  });

  it('once as many are there as were requested keeps them like a complete reply', () => {
    expect(stopped('brainstorm', upTo(12))).toEqual({
      generatedIdeas: ideas.slice(0, 12),
      structureEnding: 'complete',
    });
  });

  it.each(['citation', 'age'])(
    'at the end of a reply keeps the personas beside one without its %s',
    (field) => {
      const reply = {
        personas: personas.map((one, at) => (at === 1 ? { ...one, [field]: '' } : one)),
      };
      const { structureEnding, personas: kept } = stopped('personas', JSON.stringify(reply)) ?? {};
      expect(kept?.map(({ nom }) => nom)).toEqual(['Mélanie', 'Aya']);
      expect(structureEnding).toBe('stopped');
      const early = stopped('personas', JSON.stringify(reply).slice(0, -40)) ?? {};
      expect(early.personas?.map(({ nom }) => nom)).toEqual(['Mélanie']);
    },
  );

  it('before the first is whole keeps nothing', () => {
    expect(stopped('brainstorm', '')).toBeUndefined();
    expect(stopped('brainstorm', upTo(1).slice(0, -10))).toBeUndefined();
  });

  it.each(kinds)('of %s keeps more and more, and never half of a part', (key, reply, result) => {
    const text = JSON.stringify(reply);
    const kept = Array.from(text.split(''), (_, at) => stopped(key, text.slice(0, at)));
    const counts = kept.map((content) => {
      const parts = content?.generatedIdeas ?? content?.personas ?? [content?.score];
      return parts.filter((part) => part !== undefined).length;
    });
    expect(counts).toEqual(counts.toSorted((one, other) => one - other));
    const all = prompts[key].read({ text, ending: 'complete' }, 'fr');
    expect(kept.at(-1)).toEqual(all);
    const { structureEnding, ...parts } = all ?? {};
    expect(Object.keys(parts)).toEqual(Object.keys(result));
    for (const { generatedIdeas, personas: made } of kept.filter(
      (content) => content !== undefined,
    )) {
      if (generatedIdeas) expect(ideas.slice(0, generatedIdeas.length)).toEqual(generatedIdeas);
      // The last list of a persona is complete from its third item on.
      for (const [at, persona] of made?.entries() ?? []) expect(persona).toEqual(personas[at]);
    }
  });
});
