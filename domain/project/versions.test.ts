import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { bakery } from '../forecast/testing/samplePlans.ts';
import type { ModuleContent } from './moduleEntry.ts';
import { lostBy, type Sitting, sittingMs, versionOfSave } from './versions.ts';

const entry = (id: string, content = 'Aujourd’hui') => ({
  id,
  date: '2026-11-21T10:00:00.000Z',
  title: 'Un jour',
  content,
  mood: 'neutral' as const,
  tags: [],
});

describe('what a change removes', () => {
  it.each<[string, ModuleContent, ModuleContent]>([
    ['a first answer', {}, { answers: { a: 'un' } }],
    [
      'an answer beside another one',
      { answers: { a: 'un', b: ' ' } },
      { answers: { a: 'un', b: 'deux' } },
    ],
    ['what it does not mention', { aiResponse: 'Texte.' }, { comments: 'Note' }],
    [
      'the same again, its keys in another order',
      { answers: { a: 'un', b: 'deux' } },
      { answers: { b: 'deux', a: 'un' } },
    ],
    ['a proposal confirmed', { proposedAnswers: ['a'] }, { proposedAnswers: [] }],
    ['an entry on top', { entries: [entry('1')] }, { entries: [entry('2'), entry('1')] }],
  ])('is nothing: %s', (_name, before, change) => {
    expect(lostBy(before, change)).toBeUndefined();
  });

  it.each<[string, ModuleContent, ModuleContent]>([
    ['an answer changed', { answers: { a: 'un' } }, { answers: { a: 'un peu' } }],
    ['an answer erased', { answers: { a: 'un' } }, { answers: { a: '' } }],
    ['an answer left out', { answers: { a: 'un' } }, { answers: {} }],
    ['a text written again', { aiResponse: 'Avant.' }, { aiResponse: 'Après.' }],
    ['comments erased', { comments: 'Note' }, { comments: '' }],
  ])('is what was there before: %s', (_name, before, change) => {
    expect(lostBy(before, change)).toEqual(before);
  });

  it('keeps a journal’s entries only when one of them is removed', () => {
    const before: ModuleContent = { entries: [entry('1'), entry('2')], aiAnalysis: 'Avant.' };
    expect(lostBy(before, { aiAnalysis: 'Après.' })).toEqual({ aiAnalysis: 'Avant.' });
    expect(lostBy(before, { entries: [entry('2')] })).toEqual(before);
    expect(lostBy(before, { entries: [entry('1', 'Autre'), entry('2')] })).toEqual(before);
  });

  it('leaves every earlier word in the new content, or in the kept version', () => {
    const word = fc.constantFrom('', ' ', 'un', 'deux', 'trois');
    const content = fc.record(
      {
        answers: fc.dictionary(fc.constantFrom('a', 'b', 'c'), word),
        comments: word,
        aiResponse: word,
        entries: fc.array(
          word.map((text) => entry(text.length.toString(), text)),
          { maxLength: 4 },
        ),
      },
      { requiredKeys: [] },
    );
    const words = (value: unknown): string[] =>
      JSON.stringify(value ?? {}).match(/un|deux|trois/g) ?? [];
    fc.assert(
      fc.property(content, content, (before, change) => {
        const after = { ...before, ...change };
        const kept = lostBy(before, change);
        const found = [...words(after), ...words(kept)];
        for (const written of words(before)) expect(found).toContain(written);
        // If nothing was removed, no version is stored.
        if (kept === undefined) return;
        const still = Object.entries(before).every(
          ([field, value]) =>
            JSON.stringify(after[field as keyof typeof after]) === JSON.stringify(value),
        );
        expect(still).toBe(false);
      }),
    );
  });

  it('finds every loss that comparing all with all finds', () => {
    const word = fc.constantFrom('', ' ', 'un', 'deux', '2');
    const item = fc.oneof(
      word,
      fc.record({ id: word, title: word, tags: fc.array(word, { maxLength: 3 }) }),
      fc.array(word, { maxLength: 2 }),
    );
    const list = fc.array(item, { maxLength: 4 }) as fc.Arbitrary<never[]>;
    fc.assert(
      fc.property(list, list, (before, after) => {
        const keeps = lostBy({ entries: before }, { entries: after }) === undefined;
        if (keeps) expect(containsByDefinition(after, before)).toBe(true);
      }),
    );
    // The same elements in another order are not a loss.
    const shuffled = list.chain((before) =>
      fc.tuple(
        fc.constant(before),
        fc.shuffledSubarray(before, { minLength: before.length }) as fc.Arbitrary<never[]>,
      ),
    );
    fc.assert(
      fc.property(shuffled, list, ([before, moved], more) => {
        expect(lostBy({ entries: before }, { entries: [...more, ...moved] })).toBeUndefined();
      }),
    );
  });

  it('reads each entry a fixed number of times, whatever their number and order', () => {
    const readsOf = (count: number): number => {
      let reads = 0;
      const counted = (element: object) =>
        new Proxy(element, {
          get: (target, key) => {
            reads += 1;
            return Reflect.get(target, key);
          },
        });
      const tags = Array.from({ length: 20 }, (_, at) => `mot ${at}`);
      const entries = Array.from({ length: count }, (_, at) =>
        counted({ ...entry(`${at}`), tags: [...tags.slice(at % 20), ...tags.slice(0, at % 20)] }),
      ) as never[];
      expect(lostBy({ entries }, { entries: entries.toReversed() })).toBeUndefined();
      expect(lostBy({ entries }, { entries: entries.slice(1) })).toBeDefined();
      return reads;
    };
    const some = readsOf(50);
    expect(readsOf(500)).toBeLessThanOrEqual(11 * some);
  });
});

describe('the version of a save', () => {
  const since = new Date('2026-11-23T20:00:00.000Z');
  const after = (ms: number) => new Date(since.getTime() + ms);
  const written = { answers: { a: 'Une boul' }, comments: 'Note' };
  const module = (sitting: Sitting | null, cause: 'saved' | 'generated' = 'saved') => ({
    data: written,
    cause,
    sitting,
  });
  const ours = { by: 'phone', since };
  const save = { by: 'phone', now: after(sittingMs - 1) };
  const typed = { answers: { a: 'Une boulangerie' } };

  it('begins a sitting that the next saves of the same session share', () => {
    expect(versionOfSave(undefined, typed, save)).toEqual({ lost: undefined, sitting: null });
    expect(versionOfSave(module(null), typed, { by: 'phone', now: since })).toEqual({
      lost: written,
      sitting: ours,
    });
    expect(versionOfSave(module(ours), typed, save)).toEqual({ lost: undefined, sitting: ours });
  });

  it.each([
    ['ten minutes later', module(ours), typed, { by: 'phone', now: after(sittingMs) }],
    ['by another session', module(ours), typed, { by: 'laptop', now: after(1) }],
    ['of a text that was generated', module(ours, 'generated'), typed, save],
    ['after the clock was set back', module(ours), typed, { by: 'phone', now: after(-1) }],
  ])('is made %s, which begins another sitting', (_when, before, change, { by, now }) => {
    expect(versionOfSave(before, change, { by, now })).toEqual({
      lost: written,
      sitting: { by, since: now },
    });
  });

  it('is made in a sitting where more is removed than typing removes', () => {
    const long = { answers: { a: `Début. ${'mot '.repeat(50)}Fin.` }, comments: 'x'.repeat(99) };
    const before = { data: long, cause: 'saved' as const, sitting: ours };
    const versionOf = (change: ModuleContent) => versionOfSave(before, change, save).lost;
    expect(versionOf({ answers: {} })).toEqual(long);
    expect(versionOf({ answers: { a: 'Début. Fin.' } })).toEqual(long);
    expect(versionOf({ answers: { a: long.answers.a.replace('Fin', 'La fin') } })).toBeUndefined();
    expect(versionOf({ comments: '' })).toBeUndefined();
    const text = { ...before, data: { ...long, aiResponse: 'Texte.' } };
    expect(versionOfSave(text, { aiResponse: 'Autre.' }, save).lost).toEqual(text.data);
  });

  it('is shared by the edits of a text in one sitting, unless one takes out a sentence', () => {
    const data = { aiResponse: `Début. ${'mot '.repeat(50)}Fin.` };
    const before = { data, cause: 'edited' as const, sitting: ours };
    const lost = (aiResponse: string) => versionOfSave(before, { aiResponse }, save).lost;
    expect(lost(data.aiResponse.replace('Fin', 'La fin'))).toBeUndefined();
    expect(lost('Début. Fin.')).toEqual(data);
  });

  it('leaves nothing of another session out: its save ends the sitting, even where nothing is lost', () => {
    const added = versionOfSave(
      module(ours),
      { comments: 'Note' },
      { by: 'laptop', now: after(1) },
    );
    expect(added).toEqual({ lost: undefined, sitting: null });
    expect(versionOfSave(module(added.sitting), typed, save).lost).toEqual(written);
  });
});

/** The straightforward definition of the rule, regardless of its cost. */
function containsByDefinition(after: unknown, before: unknown): boolean {
  if (before === undefined || before === null) return true;
  if (typeof before === 'string' && before.trim() === '') return true;
  if (Array.isArray(before)) {
    if (before.length === 0) return true;
    const found = (one: unknown) => (other: unknown) => containsByDefinition(other, one);
    // Losing a blank text is not a loss, even from a list.
    return Array.isArray(after) && before.every((one) => [undefined, ...after].some(found(one)));
  }
  if (typeof before !== 'object') return before === after;
  const fields = after as Record<string, unknown> | null | undefined;
  return (
    typeof fields === 'object' &&
    fields !== null &&
    Object.entries(before).every(([key, value]) => containsByDefinition(fields[key], value))
  );
}

describe('the forecast', () => {
  const forecast = { inputs: bakery, origins: { opening: 'proposed' }, confirmed: [] };
  const now = new Date('2026-11-24T10:00:00.000Z');
  const sitting: Sitting = { by: 'one', since: now };
  const [first, ...others] = bakery.offers;
  const dearer = { ...bakery, offers: [{ ...first, id: 'bread', price: 7_00 }, ...others] };
  const save = (change: ModuleContent, by = 'one') =>
    versionOfSave({ data: { forecast }, cause: 'saved', sitting }, change, { by, now }).lost;

  it('loses nothing where a value is confirmed', () => {
    const confirmed = { ...forecast, origins: { opening: 'yours' }, confirmed: ['opening'] };
    expect(lostBy({ forecast }, { forecast: confirmed })).toBeUndefined();
  });

  it('is typed in within a sitting, and kept where another session changes it', () => {
    const change = { forecast: { ...forecast, inputs: dearer } };
    expect(save(change)).toBeUndefined();
    expect(save(change, 'other')).toEqual({ forecast });
  });

  it('is kept where a line is removed', () => {
    const inputs = { ...bakery, fixed: (bakery.fixed ?? []).slice(1) };
    expect(save({ forecast: { ...forecast, inputs } })).toEqual({ forecast });
  });
});
