import { type Bilingual, languages } from '../language.ts';
import { money } from '../money.ts';
import type { Option } from './module.ts';

const words = {
  under: { fr: 'Moins de', en: 'Under' },
  between: { fr: 'De', en: '' },
  to: { fr: 'à', en: 'to' },
  over: { fr: 'Plus de', en: 'Over' },
} satisfies Record<string, Bilingual>;

function bilingual(write: (language: 'fr' | 'en') => string): Bilingual {
  return Object.fromEntries(
    languages.map((language) => [language, write(language).trim()]),
  ) as Record<'fr' | 'en', string>;
}

/**
 * @returns the budget options for the given limits (docs/product.md#option-lists).
 * @param limits ascending, in Canadian dollars. n limits give n + 1 bands: below the first, between each pair, and
 * above the last.
 */
export function budgetBands(limits: readonly [number, ...number[]]): readonly Option[] {
  const last = limits[limits.length - 1] ?? limits[0];
  const between = limits.slice(1).map((upper, index) => {
    const lower = limits[index] ?? 0;
    return {
      id: `${lower}-${upper}`,
      label: bilingual(
        (l) => `${words.between[l]} ${money(lower, l)} ${words.to[l]} ${money(upper, l)}`,
      ),
    };
  });
  return [
    {
      id: `under-${limits[0]}`,
      label: bilingual((l) => `${words.under[l]} ${money(limits[0], l)}`),
    },
    ...between,
    { id: `over-${last}`, label: bilingual((l) => `${words.over[l]} ${money(last, l)}`) },
  ];
}

/** The budget bands of the idea and brainstorm modules, in Canadian dollars (docs/product.md#option-lists). */
export const startingBudgetBands = budgetBands([5_000, 20_000, 50_000, 100_000]);
