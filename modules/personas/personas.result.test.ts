import { languages } from '@elan/domain/language';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { journey } from '../catalogue.ts';
import { aMorning } from '../testing/aMorning.ts';
import { isStored, like } from '../testing/replies.ts';
import { personas } from './personas.module.ts';
import { personasPrompt } from './personas.prompt.ts';
import { keep, replySchema } from './personas.result.ts';

const list = ['un', 'deux', 'trois'];
const sample = {
  nom: 'Mélanie Gagnon',
  age: 34,
  profession: 'Infirmière de nuit',
  localisation: 'Rimouski',
  revenus: 'De 60\u00a0000\u00a0$ à 75\u00a0000\u00a0$ (à vérifier)',
  besoins: list,
  frustrations: list,
  comportements: list,
  canaux_preferes: list,
  citation: 'À 3 h, tout est fermé.',
  objectifs: list,
  freins_achat: list,
};

function some(count: number, over: Readonly<Record<string, unknown>> = {}) {
  return Array.from({ length: count }, (_, at) => ({ ...sample, nom: `Nom ${at}`, ...over }));
}

function kept(over: Readonly<Record<string, unknown>>, language: 'fr' | 'en' = 'fr') {
  return keep({ personas: some(3, over) }, language)?.personas?.[0];
}

describe('the personas that are kept', () => {
  it.each([
    [0, 0],
    [2, 0],
    [3, 3],
    [4, 3],
    [6, 3],
    [7, 0],
    [40, 0],
  ])('of %i sent are %i', (sent, count) => {
    expect(keep({ personas: some(sent) }, 'fr')?.personas ?? []).toHaveLength(count);
  });

  it('are exactly those that were requested, under the field names of docs/product.md#personas', () => {
    const whole = { personas: some(3) };
    expect(replySchema.safeParse(whole).success).toBe(true);
    expect(keep(whole, 'fr')).toEqual(whole);
    expect(keep(some(3), 'fr')).toEqual(whole);
  });

  it.each([
    [34, 34],
    ['34', 34],
    [34.4, 34],
    ['dans la trentaine', 'dans la trentaine'],
    [140, ''],
    [-1, ''],
    ['400', ''],
    [null, ''],
    [['34'], ''],
  ])('are of the age %j as %j', (age, read) => {
    expect(kept({ age })?.age).toBe(read);
  });

  it('have an income in words, or as an amount in the words of their language', () => {
    expect(kept({ revenus: 52_000 })?.revenus).toBe('52\u00a0000\u00a0$');
    expect(kept({ revenus: 52_000 }, 'en')?.revenus).toBe('$52,000');
    expect(kept({ revenus: -1 })?.revenus).toBe('');
    expect(kept({ revenus: { min: 1 } })?.revenus).toBe('');
  });

  it('have lists without blank items; one text is a list of one', () => {
    expect(kept({ besoins: [' a ', '', 3, null, 'b'] })?.besoins).toEqual(['a', 'b']);
    expect(kept({ besoins: 'dormir' })?.besoins).toEqual(['dormir']);
    expect(kept({ besoins: 7 })?.besoins).toEqual([]);
    expect(kept({ besoins: Array(50).fill('x'.repeat(900)) })?.besoins).toHaveLength(20);
  });

  it.each([
    { nom: ' ' },
    { profession: undefined },
    { citation: 3 },
    {
      besoins: [],
      frustrations: '',
      comportements: null,
      canaux_preferes: 4,
      objectifs: [' '],
    },
  ])('are somebody: not %j', (over) => {
    expect(keep({ personas: [...some(2), { ...sample, ...over }] }, 'fr')).toBeUndefined();
    expect(keep({ personas: [{ ...sample, ...over }, ...some(3)] }, 'fr')).toEqual({
      personas: some(3),
    });
  });

  it('keep markup as the plain text it is', () => {
    expect(kept({ citation: '<script>alert(1)</script>' })?.citation).toBe(
      '<script>alert(1)</script>',
    );
  });
});

describe('a reply', () => {
  const json = JSON.stringify({ personas: some(3) });

  it.each(['Voici trois personas.', '', '[]', '{"personas": 3}', json.slice(0, -40)])(
    'is refused where it cannot be read',
    (text) => {
      expect(personasPrompt.read({ text, ending: 'complete' }, 'fr')).toBeUndefined();
    },
  );

  it('can be stored, whatever the model sent', () => {
    const reply = like({ personas: [sample] });
    const three = fc.array(like(sample), { minLength: 3, maxLength: 5 });
    fc.assert(
      fc.property(fc.oneof(reply, three), fc.constantFrom(...languages), (value, language) => {
        const result = keep(value, language);
        if (result === undefined) return;
        expect(isStored(personas, result)).toBe(true);
        expect(result.personas).toHaveLength(3);
      }),
    );
  });
});

it.each(languages)('the prompt asks in %s for exactly three, as a structure', (language) => {
  const [system, user] = personasPrompt.messages({
    now: aMorning,
    journey,
    language,
    project: { name: 'P', description: '' },
    answers: {},
    comments: '',
    modules: { idea: { answers: { targetMarket: 'Infirmières de nuit à Rimouski' } } },
  });
  expect(user.content).toContain(language === 'fr' ? 'Exactement trois' : 'Exactly three');
  expect(user.content).toContain(language === 'fr' ? '(à vérifier)' : '(to verify)');
  expect(system.content).toContain('Infirmières de nuit à Rimouski');
  expect(personasPrompt.schema?.name).toBe('personas');
});
