import { languages } from '@elan/domain/language';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { isStored, like } from '../testing/replies.ts';
import { brainstorm } from './brainstorm.module.ts';
import { brainstormPrompt } from './brainstorm.prompt.ts';
import { keep, replySchema } from './brainstorm.result.ts';

const sample = {
  title: 'Pain de nuit',
  description: 'Des infirmières paient du pain chaud.',
  sector: 'Alimentation',
  interestLevel: 'Élevé',
};

function ideas(count: number, over: Readonly<Record<string, unknown>> = {}) {
  return Array.from({ length: count }, (_, at) => ({ ...sample, title: `Idée ${at}`, ...over }));
}

function kept(value: unknown) {
  return keep(value, 'fr')?.generatedIdeas ?? [];
}

function read(text: string, ending: 'complete' | 'cut' = 'complete') {
  return brainstormPrompt.read({ text, ending }, 'fr');
}

describe('the ideas that are kept', () => {
  it.each([
    [5, 0],
    [6, 6],
    [11, 11],
    [12, 12],
    [15, 15],
    [16, 15],
    [30, 15],
    [31, 0],
    [40, 0],
  ])('of %i sent are %i', (sent, count) => {
    expect(kept({ ideas: ideas(sent) })).toHaveLength(count);
    expect(kept(ideas(sent))).toHaveLength(count);
  });

  it('are exactly those that were requested', () => {
    const whole = { ideas: ideas(12) };
    expect(replySchema.safeParse(whole).success).toBe(true);
    expect(keep(whole, 'fr')).toEqual({ generatedIdeas: whole.ideas });
  });

  it.each([
    ['Élevé', 'Élevé', 'High'],
    ['ELEVE', 'Élevé', 'High'],
    ['élevée', 'Élevé', 'High'],
    [' high ', 'Élevé', 'High'],
    ['Medium', 'Moyen', 'Medium'],
    ['faible', 'Faible', 'Low'],
    ['LOW', 'Faible', 'Low'],
    ['passionnant', 'Moyen', 'Medium'],
    ['', 'Moyen', 'Medium'],
    [3, 'Moyen', 'Medium'],
    [undefined, 'Moyen', 'Medium'],
  ])('bear the level %j in the words of their language', (interestLevel, french, english) => {
    const sent = { ideas: ideas(6, { interestLevel }) };
    expect(keep(sent, 'fr')?.generatedIdeas?.[0]?.interestLevel).toBe(french);
    expect(keep(sent, 'en')?.generatedIdeas?.[0]?.interestLevel).toBe(english);
  });

  it('are not blank, each under a different title', () => {
    const useless = [
      { ...sample, title: '  ' },
      { ...sample, description: '' },
      { ...sample, description: ['x'] },
      { ...sample, title: 4 },
      'une idée',
      null,
      { ...sample, title: 'IDEE  0' },
    ];
    expect(kept({ ideas: [...ideas(6), ...useless] })).toEqual(ideas(6));
    expect(kept({ ideas: [...ideas(5), ...useless] })).toEqual([]);
  });

  it('are cut at a word, cleaned of what cannot be stored, and otherwise unchanged', () => {
    const long = { title: 'mot '.repeat(80), description: `${'a'.repeat(1_998)}😀😀`, sector: '' };
    const markup = { title: '<script>alert(1)</script>', description: 'a\u0000b\ud83d & <b>' };
    const [first, second] = kept({
      ideas: [{ ...sample, ...long }, { ...sample, ...markup }, ...ideas(6)],
    });
    expect(first?.title).toMatch(/mot…$/);
    expect(first?.title.length).toBeLessThanOrEqual(200);
    expect(first?.description).toBe(`${'a'.repeat(1_998)}…`);
    expect(second?.title).toBe('<script>alert(1)</script>');
    expect(second?.description).toBe('ab\ufffd & <b>');
  });
});

describe('a reply', () => {
  const json = JSON.stringify({ ideas: ideas(12) });

  it('is read with prose and fences around it, and as a bare list', () => {
    expect(read(json)?.generatedIdeas).toHaveLength(12);
    expect(
      read(`Voici\u00a0:\n\`\`\`json\n${json}\n\`\`\`\nBonne route!`)?.generatedIdeas,
    ).toHaveLength(12);
    expect(read(JSON.stringify(ideas(7)))?.generatedIdeas).toHaveLength(7);
  });

  it.each([
    ['prose', 'Je vous propose une boulangerie.'],
    ['nothing', ''],
    ['another structure', '{"personas": []}'],
    ['ideas that are no list', '{"ideas": "douze"}'],
    ['JSON that ends too early', json.slice(0, -200)],
  ])('is refused when it is %s', (_what, text) => {
    expect(read(text)).toBeUndefined();
  });

  it('is refused when it was cut, even if it looks complete', () => {
    expect(read(json, 'cut')).toBeUndefined();
  });

  it('can be stored, whatever the model sent', () => {
    const reply = like({ ideas: [sample, sample] });
    const list = fc.array(like(sample), { minLength: 6, maxLength: 20 });
    fc.assert(
      fc.property(fc.oneof(reply, list), fc.constantFrom(...languages), (value, language) => {
        const result = keep(value, language);
        if (result === undefined) return;
        expect(Object.keys(result)).toEqual(['generatedIdeas']);
        expect(isStored(brainstorm, result)).toBe(true);
        expect(result.generatedIdeas?.length).toBeGreaterThanOrEqual(6);
        expect(result.generatedIdeas?.length).toBeLessThanOrEqual(15);
      }),
    );
  });
});
