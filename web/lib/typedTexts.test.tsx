// @vitest-environment happy-dom
import { act, cleanup, render, screen } from '@testing-library/react';
import { useState } from 'react';
import { expect, it } from 'vitest';
import { keepTypedTexts, refillTypedTexts, typedTexts } from './typedTexts.ts';

function Form({ first = '', isOpen = false }: { first?: string; isOpen?: boolean }) {
  const [city, setCity] = useState(first);
  const [note, setNote] = useState('');
  return (
    <form>
      <label>
        Ville
        <input value={city} onChange={(event) => setCity(event.target.value)} />
      </label>
      <input type="password" aria-label="Mot de passe" defaultValue="secret" />
      {isOpen ? (
        <textarea
          aria-label="Note"
          value={note}
          onChange={(event) => setNote(event.target.value)}
        />
      ) : null}
      <output>{`${city}, ${note}`}</output>
    </form>
  );
}

const state = () => screen.getByRole('status').textContent;

it('reads the texts of a page, and no password', () => {
  render(<Form first="Rimouski" />);
  expect(typedTexts()).toEqual([{ label: 'Ville', text: 'Rimouski' }]);
});

it('puts kept texts into their fields, also one that appears later, as if they were typed', async () => {
  const page = render(<Form />);
  keepTypedTexts([
    { label: 'Ville', text: 'Rimouski' },
    { label: 'Note', text: 'Du pain la nuit' },
  ]);
  act(refillTypedTexts);
  expect(state()).toBe('Rimouski, ');
  page.rerender(<Form isOpen />);
  await act(async () => new Promise((resolve) => setTimeout(resolve)));
  expect(state()).toBe('Rimouski, Du pain la nuit');
});

it('leaves a field alone that has a text, and fills once', () => {
  render(<Form first="Matane" />);
  keepTypedTexts([{ label: 'Ville', text: 'Rimouski' }]);
  act(refillTypedTexts);
  expect(state()).toBe('Matane, ');
  cleanup();
  render(<Form />);
  act(refillTypedTexts);
  expect(state()).toBe(', ');
});
