import { journey } from '@elan/modules/catalogue';
import { describe, expect, it } from 'vitest';
import { english } from './english/phrases.ts';
import { french } from './french/phrases.ts';

describe.each([
  ['French', french],
  ['English', english],
] as const)('the writer in %s', (_language, phrases) => {
  it('knows every section of every module that is written', () => {
    const known: Readonly<Record<string, object | undefined>> = phrases.sections;
    for (const { key, sections } of journey.filter((module) => module.sections.length > 0)) {
      expect(Object.keys(known[key] ?? {}).toSorted()).toEqual(
        sections.map(({ id }) => id).toSorted(),
      );
    }
  });
});
