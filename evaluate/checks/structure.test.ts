import type { GeneratedIdea } from '@elan/domain/project/ideas';
import type { MaturityScore } from '@elan/domain/project/maturity';
import type { ModuleContent } from '@elan/domain/project/moduleEntry';
import type { Persona } from '@elan/domain/project/personas';
import { describe, expect, it } from 'vitest';
import { checkStructure } from './structure.ts';

const persona = (nom: string): Persona => ({
  nom,
  age: 40,
  profession: '',
  localisation: '',
  revenus: '',
  besoins: [],
  frustrations: [],
  comportements: [],
  canaux_preferes: [],
  citation: '',
  objectifs: [],
  freins_achat: [],
});
const ideas = (count: number): GeneratedIdea[] =>
  Array.from({ length: count }, (_, at) => ({
    title: `Idea ${at}`,
    description: '',
    sector: '',
    interestLevel: 'Élevé',
  }));
const category = (...recommendations: string[]) => ({ score: 50, status: '', recommendations });
const score = (finance: ReturnType<typeof category>): MaturityScore => ({
  overall: 50,
  categories: {
    idea: category('a'),
    market: category('b'),
    business: category('c'),
    marketing: category('d'),
    product: category('e'),
    finance,
  },
  strengths: [],
  weaknesses: [],
  nextSteps: [],
  timeline: '',
});
const content = (own: Partial<ModuleContent>): ModuleContent => ({
  answers: {},
  comments: '',
  ...own,
});

describe('a structure', () => {
  it.each([
    ['three personas', { personas: ['Ana', 'Luc', 'Zoé'].map(persona) }],
    ['twelve ideas', { generatedIdeas: ideas(12) }],
    ['a score with advice for each category', { score: score(category('f')) }],
  ])('passes with %s', (_what, own) => {
    expect(checkStructure(content(own))).toEqual([]);
  });

  it.each([
    ['two personas', { personas: ['Ana', 'Luc'].map(persona) }],
    ['two personas of one name', { personas: ['Ana', 'Luc', 'Ana'].map(persona) }],
    ['eleven ideas', { generatedIdeas: ideas(11) }],
    ['sixteen ideas', { generatedIdeas: ideas(16) }],
    ['an idea that is there twice', { generatedIdeas: [...ideas(13), ...ideas(1)] }],
    ['a category without advice', { score: score(category()) }],
  ])('falls short with %s', (_what, own) => {
    expect(checkStructure(content(own))).toHaveLength(1);
  });
});
