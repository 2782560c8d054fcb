// @vitest-environment happy-dom
import { act, cleanup, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { LanguageProvider } from '../../copy/language.tsx';
import { createFeed } from '../../lib/store.ts';
import type { Standing } from '../state/formState.ts';
import { WrittenField } from './TextAnswerField.tsx';

const blank = { answers: {}, comments: '', proposedAnswers: [], defaultedAnswers: [] };
const standing = createFeed<Standing>({
  written: blank,
  base: { written: blank, lastUpdated: null },
  pending: undefined,
  offered: undefined,
});
const commentsOf = ({ written }: Standing) => written.comments;
const put = (comments: string) =>
  act(() => standing.put({ ...standing.read(), written: { ...blank, comments } }));
const field = () => screen.getByRole('textbox', { name: 'Commentaires' });

beforeEach(() => {
  put('');
  render(
    <LanguageProvider>
      <WrittenField
        id="comments"
        label="Commentaires"
        standing={standing}
        choose={commentsOf}
        longest={5}
        placeholder="Deux congélateurs."
        disabled={false}
        onWrite={put}
      />
    </LanguageProvider>,
  );
});
afterEach(cleanup);

it('shows the example while nothing is written, and again then', () => {
  expect(field().getAttribute('placeholder')).toBe('Deux congélateurs.');
  put('Trois');
  expect(field().getAttribute('placeholder')).toBeNull();
  put('');
  expect(field().getAttribute('placeholder')).toBe('Deux congélateurs.');
});

it('says how much is too much, and counts on', () => {
  put('Trois');
  expect(screen.queryByRole('alert')).toBeNull();
  put('Quatre');
  expect(screen.getByRole('alert').textContent).toContain('6');
  expect(field().getAttribute('aria-invalid')).toBe('true');
  put('Quatre.');
  expect(screen.getByRole('alert').textContent).toContain('7');
  put('Trois');
  expect(screen.queryByRole('alert')).toBeNull();
});
