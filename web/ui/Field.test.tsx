// @vitest-environment happy-dom
import { fireEvent, render, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { type FieldTexts, TextArea, TextField } from './Field.tsx';
import { PasswordField } from './PasswordField.tsx';
import { SelectField } from './SelectField.tsx';

it('links help and error to the control and passes other props on', () => {
  render(<TextField label="Nom" help="Court." error="Il manque." data-question="brandName" />);
  const input = screen.getByLabelText('Nom');
  const texts = (input.getAttribute('aria-describedby') ?? '')
    .split(' ')
    .map((id) => document.getElementById(id)?.textContent);
  expect(texts).toEqual(['Court.', 'Il manque.']);
  expect(input.getAttribute('aria-invalid')).toBe('true');
  expect(input.dataset.question).toBe('brandName');
});

it('renders no empty help or error', () => {
  render(<TextArea label="Vision" />);
  const area = screen.getByLabelText('Vision');
  expect(area.hasAttribute('aria-describedby')).toBe(false);
  expect(area.hasAttribute('aria-invalid')).toBe(false);
  expect(screen.queryByRole('alert')).toBeNull();
});

it.each([
  ['a text', TextField],
  ['a longer text', TextArea],
  ['a password', (texts: FieldTexts) => <PasswordField {...texts} showLabel="o" hideLabel="n" />],
  ['a choice', (texts: FieldTexts) => <SelectField {...texts} options={[]} />],
])('shows what is around %s beside the control, not as its attributes', (_what, Control) => {
  render(<Control label="Nom" beside="Exemple" aside="Ici" choices="Garder" />);
  for (const text of ['Exemple', 'Ici', 'Garder']) expect(screen.getByText(text)).toBeTruthy();
  const names = screen.getByLabelText('Nom').getAttributeNames();
  expect(names.filter((name) => ['beside', 'aside', 'choices'].includes(name))).toEqual([]);
});

it('marks an optional field', () => {
  render(<TextField label="Description" mark="(facultatif)" />);
  screen.getByLabelText('Description (facultatif)');
});

it('offers an empty choice only where it has a placeholder', () => {
  const options = [{ id: 'a', label: 'Ici' }];
  render(<SelectField label="Un" options={options} placeholder="Choisir…" />);
  render(<SelectField label="Deux" options={options} />);
  const count = (label: string) => screen.getByLabelText<HTMLSelectElement>(label).options.length;
  expect([count('Un'), count('Deux')]).toEqual([2, 1]);
});

it('shows and hides a password', () => {
  render(<PasswordField label="Mot de passe" showLabel="Afficher" hideLabel="Masquer" />);
  const input = screen.getByLabelText<HTMLInputElement>('Mot de passe');
  fireEvent.click(screen.getByRole('button', { name: 'Afficher' }));
  expect(input.type).toBe('text');
  fireEvent.click(screen.getByRole('button', { name: 'Masquer' }));
  expect(input.type).toBe('password');
});
