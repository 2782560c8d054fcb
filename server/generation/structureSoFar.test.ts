import { someIdeas } from '@elan/testing/provider/structures';
import { describe, expect, it, vi } from 'vitest';
import { structureSoFar } from './structureSoFar.ts';

const reply = JSON.stringify({ ideas: someIdeas(12) });
const titlesOf = (value: unknown) =>
  (value as { ideas?: { title?: string }[] }).ideas?.map(({ title = '' }) => title) ?? [];

describe('a structure while it arrives', () => {
  it('is computed once for all readers, and only when something was completed', () => {
    const grow = vi.fn(() => ({}));
    const structure = structureSoFar(grow);
    for (const character of reply) {
      structure.append(character);
      structure.shown();
      structure.shown();
    }
    // Twelve ideas with four texts: each idea and text counts once when it is complete, then the list and the
    // outer object.
    expect(grow).toHaveBeenCalledTimes(12 * 5 + 2);
  });

  it('is not computed without a reader', () => {
    const grow = vi.fn(() => undefined);
    const structure = structureSoFar(grow);
    for (const character of reply) structure.append(character);
    expect(grow).not.toHaveBeenCalled();
  });

  it('stays the same object until more of it is shown', () => {
    const structure = structureSoFar((value) => ({
      generatedIdeas: titlesOf(value).map((title) => ({ title, description: '', sector: '' })),
    }));
    const shown = new Set<unknown>();
    for (const character of reply) {
      structure.append(character);
      const now = structure.shown();
      if (now) shown.add(now);
    }
    expect(shown.size).toBe(12);
  });
});
