import { act, render, screen } from '@testing-library/react';
import { beforeEach, expect, it } from 'vitest';
import { LanguageProvider } from '../../copy/language.tsx';
import { createStore } from '../../lib/store.ts';
import type { FormState } from '../state/formState.ts';
import { TextAnswerField } from './QuestionField.tsx';

// @vitest-environment happy-dom
const blank = { answers: {}, comments: '', proposedAnswers: [], defaultedAnswers: [] };
const formState = createStore<FormState>({
  values: blank,
  base: { values: blank, lastUpdated: null },
  pending: undefined,
  lateResult: undefined,
});
const commentsOf = ({ values }: FormState) => values.comments;
const set = (comments: string) =>
  act(() => formState.set({ ...formState.read(), values: { ...blank, comments } }));
const field = () => screen.getByRole('textbox', { name: 'Commentaires' });

beforeEach(() => {
  set('');
  render(
    <LanguageProvider>
      <TextAnswerField
        id="comments"
        label="Commentaires"
        formState={formState}
        choose={commentsOf}
        longest={5}
        placeholder="Deux congélateurs."
        disabled={false}
        onWrite={set}
      />
    </LanguageProvider>,
  );
});
it('shows the example while empty, and again when emptied', () => {
  expect(field().getAttribute('placeholder')).toBe('Deux congélateurs.');
  set('Trois');
  expect(field().getAttribute('placeholder')).toBeNull();
  set('');
  expect(field().getAttribute('placeholder')).toBe('Deux congélateurs.');
});

it('shows by how much the text is too long, and counts on', () => {
  set('Trois');
  expect(screen.queryByRole('alert')).toBeNull();
  set('Quatre');
  expect(screen.getByRole('alert').textContent).toContain('6');
  expect(field().getAttribute('aria-invalid')).toBe('true');
  set('Quatre.');
  expect(screen.getByRole('alert').textContent).toContain('7');
  set('Trois');
  expect(screen.queryByRole('alert')).toBeNull();
});
