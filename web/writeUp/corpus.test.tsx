// @vitest-environment happy-dom
import { corpus } from '@elan/domain/writeUp/testing/corpus/corpus';
import { render } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { LanguageProvider } from '../copy/language.tsx';
import { asHtml } from './asHtml.ts';
import { readingOfPage, withoutLevels } from './testing/readingOfPage.ts';
import { Passage } from './WriteUp.tsx';

/** Excludes placeholders, because the page shows their figures instead. */
const pieces = corpus.filter(({ text }) => !text.includes('{{'));

describe('what models write', () => {
  it.each(pieces)('is shown as it was meant: $name', ({ text, reading }) => {
    const { container } = render(
      <LanguageProvider>
        <Passage text={text} />
      </LanguageProvider>,
    );
    expect(readingOfPage(container)).toBe(withoutLevels(reading));
  });

  it.each(pieces)('is copied as it was meant: $name', ({ text, reading }) => {
    const place = document.createElement('div');
    place.innerHTML = asHtml(text);
    expect(readingOfPage(place)).toBe(withoutLevels(reading));
  });
});
