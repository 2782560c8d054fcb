import { expect, it } from 'vitest';
import { developIdea } from './developIdea.ts';

const selected = {
  title: 'Paniers de pousses livrés à vélo',
  description: 'Des restaurants paient un abonnement pour des pousses coupées le matin.',
  sector: 'Agriculture urbaine',
};
const answers = {
  interests: 'Le jardinage',
  skills: 'Dix ans en serre',
  targetCustomers: 'Les restaurants de Limoilou',
  productOrService: 'both',
  budget: 'under-5000',
};

it('fills in the idea in French from the brainstorm', () => {
  expect(developIdea(selected, answers, 'fr')).toEqual({
    businessIdea:
      'Paniers de pousses livrés à vélo\u00a0: Des restaurants paient un abonnement pour des pousses coupées le matin.',
    targetMarket: 'Les restaurants de Limoilou',
    problemSolved:
      'Dans le secteur «\u00a0Agriculture urbaine\u00a0», mes clients ne trouvent pas encore d’offre qui leur convienne vraiment, et ils se débrouillent autrement en attendant.',
    businessModel: 'directSales',
    location: '',
    experience: 'Dix ans en serre',
    budget: 'under-5000',
  });
});

it('fills it in in English too', () => {
  const idea = developIdea({ ...selected, title: 'Microgreens', sector: 'Food' }, answers, 'en');
  expect(idea.businessIdea).toMatch(/^Microgreens: Des restaurants/);
  expect(idea.problemSolved).toMatch(/^In the “Food” field, my customers cannot yet/);
});

it('leaves unanswered what was unanswered, and a budget not yet defined', () => {
  const blank = { targetMarket: '', businessModel: '', location: '', experience: '', budget: '' };
  expect(developIdea(selected, {}, 'fr')).toMatchObject(blank);
  expect(developIdea(selected, { budget: 'undecided' }, 'fr').budget).toBe('');
  expect(developIdea(selected, { productOrService: 'toString' }, 'fr').businessModel).toBe('');
});

it('names no sector if the idea has none', () => {
  const { problemSolved } = developIdea({ ...selected, sector: ' ' }, answers, 'fr');
  expect(problemSolved).toMatch(/^Mes clients ne trouvent pas encore/);
});
