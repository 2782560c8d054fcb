import type { Check } from '@elan/domain/forecast/outputs';
import type { Bilingual } from '@elan/domain/language';
import { type Place, type ProjectTexts, textAt } from '../projectTexts.ts';

/** A value found in an answer of a module or in its comments. */
export interface Stated<Value> {
  readonly module: string;
  readonly question: string;
  readonly value: Value;
}

/** @returns the values that `read` finds in these answers, in the order of `places`. */
export function statedIn<Value>(
  project: ProjectTexts,
  places: readonly Place[],
  read: (text: string) => Value | undefined,
): Stated<Value>[] {
  return places.flatMap(([module, question]) => {
    const value = read(textAt(project, module, question));
    return value === undefined ? [] : [{ module, question, value }];
  });
}

/** @returns two answers in different modules that disagree, or undefined if none do. */
export function disagreeing<Value>(
  stated: readonly Stated<Value>[],
  isSame: (a: Value, b: Value) => boolean,
): readonly [Stated<Value>, Stated<Value>] | undefined {
  for (const [at, first] of stated.entries()) {
    const second = stated
      .slice(at + 1)
      .find((one) => one.module !== first.module && !isSame(first.value, one.value));
    if (second) return [first, second];
  }
  return undefined;
}

const names: Readonly<Record<string, Bilingual>> = {
  brainstorm: { fr: '«\u00a0Trouver mon idée\u00a0»', en: '“Find my idea”' },
  idea: { fr: '«\u00a0Mon idée\u00a0»', en: '“My idea”' },
  analysis: { fr: 'l’analyse', en: 'the analysis' },
  'business-plan': { fr: 'le plan d’affaires', en: 'the business plan' },
  marketing: { fr: 'le marketing', en: 'marketing' },
  rd: { fr: 'la R-D', en: 'R&D' },
  finances: { fr: 'les finances', en: 'the finances' },
  environmental: { fr: 'l’impact environnemental', en: 'the environmental impact' },
};

/** @returns the name of a module, for use inside a sentence. */
export function nameOf(module: string): Bilingual {
  return names[module] ?? { fr: 'un autre module', en: 'another module' };
}

/** @returns a check about the second of two answers. @param write receives the name of the first answer's module. */
export function differing(
  id: string,
  [first, second]: readonly [Stated<unknown>, Stated<unknown>],
  write: (elsewhere: Bilingual) => Bilingual,
): Check {
  return {
    id,
    severity: 'warning',
    modules: [...new Set([first.module, second.module])],
    text: write(nameOf(first.module)),
    mendAt: { module: second.module, question: second.question },
  };
}
