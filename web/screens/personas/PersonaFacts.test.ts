import { expect, it } from 'vitest';
import { initialsOf } from './PersonaFacts.tsx';

it.each([
  ['Julie Gagnon', 'JG'],
  ['Marc-André Thériault', 'MT'],
  ['élise', 'É'],
  ['Jean de la Fontaine (68 ans)', 'JF'],
  ['', '?'],
  ['   42 ', '?'],
])('of %j are %s', (name, initials) => {
  expect(initialsOf(name)).toBe(initials);
});
