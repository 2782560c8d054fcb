// @vitest-environment happy-dom

import { modulesCounted } from '@elan/domain/project/progress';
import { journey } from '@elan/modules/catalogue';
import { cleanup, fireEvent, screen, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { freeModulesCounted } from '../../subscription/freeModules.ts';
import { founder, freePerson, premiumPerson } from '../../subscription/testing/premiumStage.tsx';
import { fakeDashboard, project, showDashboard } from './testing/dashboardStage.tsx';

const half = project('1', {
  name: 'Pain de nuit',
  description: 'Du pain chaud la nuit',
  progress: 55,
  completed_modules: ['brainstorm', 'idea', 'analysis', 'marketing'],
});
const strip = () => within(screen.getByRole('list', { name: 'Modules de Pain de nuit' }));
const links = () => strip().getAllByRole('link');

describe('the counters', () => {
  const figures = () =>
    screen
      .getAllByRole('term')
      .map((term) => `${term.nextSibling?.textContent} ${term.textContent}`);

  it.each([
    ['a free person', freePerson, '1\u00a0/\u00a03 générations utilisées'],
    ['a subscriber', premiumPerson, '12\u00a0/\u00a0100 générations ce mois-ci'],
    ['a founder', founder, 'Illimitées générations IA'],
  ])('count four things for %s', async (_who, me, usage) => {
    fakeDashboard([half, project('2', { progress: 100 })]);
    await showDashboard(me);
    await screen.findByText('projets créés');
    expect(figures()).toEqual([
      '2 projets créés',
      '1 projet terminé',
      `${modulesCounted} modules IA`,
      usage,
    ]);
  });
});

describe('the headline', () => {
  const at = (number: number) =>
    ({ kind: 'answer', module: 'idea', question: 'x', number, of: 7, isReady: false }) as const;
  it.each([
    ['', 0, at(1), /Par quoi commence-t-on\?$/, /^Un projet, quelques réponses/],
    ['Pain', 0, at(1), /On commence «\sPain\s»\?$/, 'Il attend ses premières réponses.'],
    ['Pain', 0, at(6), /On reprend «\sPain\s»\?$/, /^Vos réponses sont là/],
    ['Pain', 55, at(1), /On reprend «\sPain\s»\?$/, '55 % du parcours est fait.'],
    ['Pain', 100, at(1), /«\sPain\s» est complet\.$/, 'Les onze modules ont leur contenu.'],
  ])(
    'names the project in progress: %j at %i %%, %j',
    async (name, progress, step, headline, lead) => {
      const server = fakeDashboard(name === '' ? [] : [project('1', { name, progress })]);
      server.step = step;
      await showDashboard();
      expect(await screen.findByRole('heading', { level: 1, name: headline })).toBeTruthy();
      expect(screen.getByText(lead)).toBeTruthy();
    },
  );
});

it.each([
  [false, 'Compte suspendu'],
  [true, null],
])(
  'reports that the account is suspended, and what is left: hasAccess %s',
  async (hasAccess, title) => {
    fakeDashboard([half]);
    await showDashboard({ ...freePerson, hasAccess });
    if (title === null) expect(screen.queryByText(/suspendu/)).toBeNull();
    else {
      // Nothing is offered for sale to a user who may not buy.
      expect(document.querySelectorAll('a[href="/pricing"]')).toHaveLength(0);
      expect(screen.queryByText(/Premium/)).toBeNull();
      screen.getByText(title);
      screen.getByText(/Veuillez écrire au soutien\. Vous pouvez encore tout lire/);
      // Nor is the user invited to an action that would be refused.
      screen.getByRole('heading', { level: 1, name: /Voici «\sPain de nuit\s»\.$/ });
      expect(screen.queryByRole('button', { name: 'Nouveau projet' })).toBeNull();
    }
  },
);

describe('a card', () => {
  it('shows the project and its progress', async () => {
    fakeDashboard([half]);
    await showDashboard();
    const card = within(screen.getByRole('article', { name: 'Pain de nuit' }));
    expect(card.getByText('Avancé')).toBeTruthy();
    expect(card.getByText('Du pain chaud la nuit')).toBeTruthy();
    expect(card.getByText('55 % · créé le 1er novembre 2026')).toBeTruthy();
    const bar = card.getByRole('progressbar', { name: 'Progression de Pain de nuit' });
    expect(bar.getAttribute('aria-valuenow')).toBe('55');
    expect(bar.getAttribute('aria-valuetext')).toBe('55\u00a0%');
  });

  it('opens the first module of its project', async () => {
    fakeDashboard([half]);
    const { router } = await showDashboard();
    fireEvent.click(screen.getByRole('button', { name: 'Ouvrir' }));
    expect(await screen.findByText('page /p/$projectId/module/$key')).toBeTruthy();
    expect(router.state.location.pathname).toBe('/p/1/module/brainstorm');
  });

  it('locks the paid modules of a free person; a lock links to the price, except where something is written', async () => {
    fakeDashboard([half]);
    await showDashboard();
    expect(links()).toHaveLength(modulesCounted);
    expect(strip().getAllByRole('img', { name: 'terminé' })).toHaveLength(4);
    expect(strip().getAllByRole('img', { name: 'verrouillé, Premium requis' })).toHaveLength(
      modulesCounted - freeModulesCounted,
    );
    const target = (key: string) =>
      links()[journey.findIndex((module) => module.key === key)]?.getAttribute('href');
    expect(target('analysis')).toBe('/p/1/module/analysis');
    expect(target('finances')).toBe('/pricing');
    expect(target('marketing')).toBe('/p/1/module/marketing');
  });

  it('links to every module that has content, even without its tick', async () => {
    const keys = journey.map(({ key }) => key);
    for (const written of [['marketing', 'finances'], ['business-plan'], keys]) {
      fakeDashboard([project('1', { name: 'Pain de nuit', modules_with_content: written })]);
      await showDashboard();
      const openable = journey.filter(({ key, free }) => free || written.includes(key));
      expect(links().map((link) => link.getAttribute('href'))).toEqual(
        journey.map((module) =>
          openable.includes(module) ? `/p/1/module/${module.key}` : '/pricing',
        ),
      );
      const plan = screen.getByRole('link', { name: /^(?:3 )?Écrire le plan/ });
      expect(plan.getAttribute('href')).toBe(
        written.includes('business-plan') ? '/p/1/module/business-plan' : '/pricing',
      );
      cleanup();
    }
  });

  it.each([
    ['a subscriber', premiumPerson],
    ['a founder', founder],
  ])('locks nothing for %s, and each module is one click', async (_who, me) => {
    fakeDashboard([half]);
    const { router } = await showDashboard(me);
    expect(strip().queryByRole('img', { name: /verrouillé/ })).toBeNull();
    fireEvent.click(strip().getByRole('link', { name: 'Finances' }));
    expect(await screen.findByText('page /p/$projectId/module/$key')).toBeTruthy();
    expect(router.state.location.pathname).toBe('/p/1/module/finances');
  });
});

describe('the first steps', () => {
  const steps = () => screen.queryByRole('region', { name: 'Vos trois premiers pas' });

  it('guide through the only project, step by step, until they are dismissed', async () => {
    fakeDashboard([project('1', { completed_modules: ['idea'] })]);
    await showDashboard();
    const region = steps();
    if (!region) throw new Error('no first steps');
    const targets = within(region)
      .getAllByRole('link')
      .map((link) => `${link.getAttribute('href')} ${link.getAttribute('aria-current') ?? ''}`);
    expect(targets).toEqual(['/p/1/module/brainstorm ', '/p/1/module/analysis step', '/pricing ']);
    fireEvent.click(within(region).getByRole('button', { name: 'Masquer les premiers pas' }));
    expect(steps()).toBeNull();
    expect(document.activeElement).toBe(screen.getByRole('heading', { name: 'Mes projets' }));
    cleanup();
    await showDashboard();
    expect(steps()).toBeNull();
  });

  it('lead to the project', async () => {
    fakeDashboard([project('7')]);
    const { router } = await showDashboard();
    fireEvent.click(screen.getByRole('link', { name: /L’analyser/ }));
    expect(await screen.findByText('page /p/$projectId/module/$key')).toBeTruthy();
    expect(router.state.location.pathname).toBe('/p/7/module/analysis');
  });

  it('are for the first project only', async () => {
    fakeDashboard([project('1'), project('2')]);
    await showDashboard();
    expect(steps()).toBeNull();
  });
});
