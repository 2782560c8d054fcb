import { expect, it } from 'vitest';
import { type Persona, withoutPersona, withPersona } from './personas.ts';

const named = (nom: string): Persona => ({
  nom,
  age: 34,
  profession: 'Infirmière de nuit',
  localisation: 'Rimouski',
  revenus: '55 000 $',
  besoins: ['Manger chaud'],
  frustrations: [],
  comportements: [],
  canaux_preferes: [],
  citation: 'À 5 h, tout est fermé.',
  objectifs: [],
  freins_achat: [],
});
const all = ['Julie', 'Marc', 'Aya'].map(named);

it('removes a persona once and restores it once at its place', () => {
  const [, marc] = all as [Persona, Persona, Persona];
  const two = withoutPersona(all, marc);
  expect(two.map(({ nom }) => nom)).toEqual(['Julie', 'Aya']);
  expect(withoutPersona(two, marc)).toEqual(two);
  expect(withPersona(two, marc, 1)).toEqual(all);
  expect(withPersona(all, marc, 0)).toEqual(all);
});

it('recognizes a persona whose fields come in another order', () => {
  const [julie] = all as [Persona];
  const turned = Object.fromEntries(Object.entries(julie).reverse()) as Persona;
  expect(withoutPersona([turned], julie)).toEqual([]);
});
