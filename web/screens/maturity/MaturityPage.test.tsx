// @vitest-environment happy-dom

import { type MaturityScore, maturityCategories } from '@elan/domain/project/maturity';
import { modulesCounted } from '@elan/domain/project/progress';
import { fireEvent, screen, within } from '@testing-library/react';
import { beforeEach, expect, it } from 'vitest';
import {
  type FakeServer,
  fakeServer,
  regenerate,
  showModule,
} from '../../moduleEditor/testing/stage.tsx';

const scores = [95, 80, 60, 40, 39, 0];
const score: MaturityScore = {
  overall: 72,
  categories: Object.fromEntries(
    maturityCategories.map((category, index) => [
      category,
      {
        score: scores[index] ?? 0,
        status: `État ${category}`,
        recommendations: [1, 2, 3].map((number) => `Conseil ${number} ${category}`),
      },
    ]),
  ) as MaturityScore['categories'],
  strengths: ['Un moment précis'],
  weaknesses: ['Aucun prix'],
  nextSteps: ['Fixer trois prix', 'Demander deux soumissions'],
  timeline: 'Au printemps, à vérifier.',
};
const lastUpdated = '2026-11-20T21:00:00.000Z';
const premium = { hasPremiumAccess: true, aiUsage: { used: 1, limit: 100 } };

let server: FakeServer;

beforeEach(() => {
  server = fakeServer('maturity');
});

const show = (me: object = premium) => showModule({ key: 'maturity', me });
const find = (name: string) => screen.findByRole<HTMLButtonElement>('button', { name });

it('shows what the score is based on before there is one', async () => {
  await show();
  expect(await screen.findByText('Votre indice apparaîtra ici')).toBeTruthy();
  expect(screen.getByText(new RegExp(`Aucun de vos ${modulesCounted} modules`))).toBeTruthy();
  expect((await find('Enregistrer')).disabled).toBe(true);
});

it('calculates the score and shows it on the dial', async () => {
  server.result = { score };
  await show();
  fireEvent.click(await find('Calculer l’indice'));
  const dial = await screen.findByRole('img', { name: /^Indice global\s: 72 sur 100$/ });
  expect(dial.querySelector('[stroke-dasharray]')?.getAttribute('class')).toBe('stroke-yellow');
  expect((await find('Enregistrer')).disabled).toBe(false);
});

it('ends the journey with the dossier', async () => {
  server.module = { score, lastUpdated };
  await show();
  const link = await screen.findByRole('link', { name: 'Mon dossier' });
  expect(link.getAttribute('href')).toBe('/p/p1/dossier');
});

it('shows each area in a colour and in words, with at most two recommendations', async () => {
  server.module = { score, lastUpdated };
  await show();
  const list = await screen.findByRole('list', { name: 'Les six volets' });
  const cards = [...list.children].map((card) => within(card as HTMLElement));
  expect(cards.map((card) => card.getByRole('heading').textContent)).toEqual([
    'Idée',
    'Marché',
    'Plan d’affaires',
    'Marketing',
    'Produit',
    'Finances',
  ]);
  const bands = ['Solide', 'Solide', 'En bonne voie', 'À travailler', 'À bâtir', 'À bâtir'];
  const fills = ['action', 'action', 'yellow', 'accent', 'danger', 'danger'];
  cards.forEach((card, index) => {
    expect(card.getByText(bands[index] ?? '')).toBeTruthy();
    const bar = list.children[index]?.querySelector('[style]');
    expect(bar?.className).toContain(`bg-${fills[index]}`);
    expect(bar?.getAttribute('style')).toContain(`${scores[index]}%`);
    expect(card.getByText(/^État/)).toBeTruthy();
    expect(card.getAllByText(/^Conseil/)).toHaveLength(2);
  });
  for (const title of ['Forces', 'Points à améliorer', 'Prochaines étapes', 'Échéancier estimé']) {
    expect(screen.getByRole('heading', { name: title })).toBeTruthy();
  }
  expect(screen.getByText('Fixer trois prix').closest('ol')).toBeTruthy();
});

it('leads from each piece of advice to the module and the question that it is about', async () => {
  server.others = {
    finances: { answers: { pricingStrategy: '98 $ la paire', fixedCosts: 'Loyer' }, lastUpdated },
  };
  const categories = Object.fromEntries(
    maturityCategories.map((category) => [
      category,
      { score: 50, status: '', recommendations: [] },
    ]),
  ) as unknown as MaturityScore['categories'];
  server.module = {
    score: {
      ...score,
      categories: {
        ...categories,
        finance: {
          score: 50,
          status: '',
          recommendations: ['Précisez « 98 $ la paire » dans « Finances ».', 'Réduisez les coûts.'],
        },
      },
      nextSteps: ['Remplissez « Marketing ».', 'Dormez.'],
    },
    lastUpdated,
  };
  await show();
  await screen.findByRole('list', { name: 'Les six volets' });
  const target = (name: RegExp) => screen.getByRole('link', { name }).getAttribute('href');
  expect(target(/^Finances$/)).toBe('/p/p1/module/finances#question-pricingStrategy');
  expect(target(/^Finances, question\s1/)).toBe('/p/p1/module/finances#question-initialInvestment');
  expect(target(/^Marketing$/)).toBe('/p/p1/module/marketing#question-brandName');
  const steps = screen.getByText('Dormez.').closest('ol');
  expect(steps && within(steps).getAllByRole('link')).toHaveLength(1);
});

it('keeps the earlier score and reports it when a calculation fails', async () => {
  server.module = { score, lastUpdated };
  server.generation = ['event: error\ndata: {"error":"x","code":"ai_unreadable_reply"}\n\n'];
  await show();
  await regenerate();
  const alert = await screen.findByRole('alert');
  expect(alert.textContent).toContain('L’indice n’a pas pu être calculé');
  expect(alert.textContent).toContain('L’indice précédent est toujours là.');
  expect(screen.getByRole('img', { name: /^Indice global\s: 72 sur 100$/ })).toBeTruthy();
  expect(await find('Réessayer')).toBeTruthy();
});

it('is closed to a free account', async () => {
  server.module = { score, lastUpdated };
  await show({});
  expect(await screen.findByText('Accès Premium requis')).toBeTruthy();
  for (const name of ['Calculer l’indice', 'Régénérer', 'Enregistrer']) {
    expect(screen.queryByRole('button', { name })).toBeNull();
  }
  expect(screen.getByRole('img', { name: /72/ })).toBeTruthy();
});
