// @vitest-environment happy-dom

import type { Project } from '@elan/domain/contract/projects';
import { modulesCounted } from '@elan/domain/project/progress';
import { fireEvent, screen, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { freeModulesCounted } from '../subscription/freeModules.ts';
import {
  fakeApi,
  founder,
  freePerson,
  pastDueRow,
  premiumPerson,
  Refusal,
  showAt,
} from '../subscription/testing/premiumStage.tsx';
import { projectPlaceOf, Sidebar } from './Sidebar.tsx';
import { UsageChip } from './UsageChip.tsx';
import { UserMenu } from './UserMenu.tsx';

const subscription = 'GET /api/subscription';
const paidModules = modulesCounted - freeModulesCounted;
const lastUpdated = '2026-11-20T21:00:00.000Z';

const project: Project = {
  id: 'p1',
  user_id: 'u1',
  name: 'Pain de nuit',
  description: '',
  created_at: lastUpdated,
  updated_at: lastUpdated,
  modules_data: { marketing: { answers: {}, aiResponse: 'Texte.', lastUpdated } },
};

describe('the list of modules', () => {
  const show = (me = freePerson) =>
    showAt(<Sidebar project={project} place="module/idea" />, { me });
  const modules = () => within(screen.getByRole('list', { name: 'Modules' })).getAllByRole('link');
  const link = (name: RegExp) => screen.getByRole('link', { name });

  it('marks the free modules and locks the others, which link to the price while they are empty', async () => {
    await show();
    const paths = modules().map((one) => one.getAttribute('href'));
    expect(paths.filter((path) => path === '/pricing')).toHaveLength(paidModules - 1);
    expect(screen.getAllByText('GRATUIT')).toHaveLength(freeModulesCounted);
    expect(screen.getAllByRole('img', { name: 'verrouillé, Premium requis' })).toHaveLength(
      paidModules,
    );
    const locked = link(/^Plan d’affaires.*verrouillé/);
    expect(locked.getAttribute('href')).toBe('/pricing');
    expect(locked.getAttribute('data-wanted')).toBe('business-plan');
    expect(link(/^Mon idée/).hasAttribute('data-wanted')).toBe(false);
  });

  it('still opens a locked module with content', async () => {
    await show();
    expect(link(/marketing.*verrouillé/i).getAttribute('href')).toBe('/module/marketing');
  });

  it('counts a module once: one that is only begun is in the percentage, and said beside the finished ones', async () => {
    await show();
    const bar = screen.getByRole('progressbar', { name: 'Progression du projet' });
    expect(bar.getAttribute('aria-valuetext')).toMatch(/^9\s% du parcours$/);
    expect(screen.getByText(/^0 module terminé sur 11, 1 commencé/)).toBeTruthy();
  });

  it('links a suspended person to no price', async () => {
    await show({ ...freePerson, hasAccess: false });
    expect(modules().every((one) => one.getAttribute('href')?.startsWith('/module/'))).toBe(true);
  });

  it.each([
    ['premium', premiumPerson],
    ['a founder', founder],
  ])('locks nothing for %s', async (_who, me) => {
    await show(me);
    expect(modules().every((one) => one.getAttribute('href')?.startsWith('/module/'))).toBe(true);
    expect(screen.queryByText('GRATUIT')).toBeNull();
    expect(screen.queryByRole('img', { name: /verrouillé/ })).toBeNull();
  });
});

describe('a project’s navigation', () => {
  it.each([
    ['/module/idea', 'Mon idée'],
    ['/dossier', 'Mon dossier'],
    ['/rehearsal', 'Les dix questions du prêteur'],
    ['/p/3f2a/rehearsal/', 'Les dix questions du prêteur'],
  ])('has the modules and what is handed over, and names where one is: %s', async (path, name) => {
    await showAt(<Sidebar project={project} place={projectPlaceOf(path) ?? 'dossier'} />, {
      me: founder,
    });
    const links = within(screen.getByRole('navigation', { name: 'Projet' })).getAllByRole('link');
    expect(links).toHaveLength(modulesCounted + 2);
    const current = screen.getAllByRole('link', { current: 'page' });
    expect(current.map(({ textContent }) => textContent?.trim())).toEqual([name]);
    expect(screen.getByRole('list', { name: 'Remettre' })).toBeTruthy();
  });

  it('has nothing to hand over where no project is open, and is on no other page', async () => {
    await showAt(<Sidebar project={undefined} place="dossier" />, { me: founder });
    expect(screen.queryByRole('list', { name: 'Remettre' })).toBeNull();
    for (const path of ['/dashboard', '/account', '/module/', '/']) {
      expect(projectPlaceOf(path)).toBeUndefined();
    }
  });
});

describe('the user menu', () => {
  const open = async (me = freePerson, row: object | null = null) => {
    const api = fakeApi({ [subscription]: row });
    await showAt(<UserMenu />, { me });
    fireEvent.click(screen.getByRole('button', { name: me.user.email }));
    await screen.findByRole('menu');
    return api;
  };
  const target = (name: string) => screen.getByRole('menuitem', { name }).getAttribute('href');

  it('links a free person to the price', async () => {
    await open();
    expect(target('Mon compte')).toBe('/account');
    expect(target('Abonnement')).toBe('/pricing');
    expect(screen.queryByRole('menuitem', { name: 'Service à la clientèle' })).toBeNull();
  });

  it('links a subscriber to the subscription, and says what is used of the month', async () => {
    const api = await open({ ...premiumPerson, aiUsage: { used: 100, limit: 100 } });
    expect(target('Abonnement')).toBe('/account#subscription');
    expect(screen.getByText('100 générations utilisées sur 100 ce mois-ci')).toBeTruthy();
    expect(screen.getByText(/Vous avez atteint votre limite de 100 générations/)).toBeTruthy();
    expect(api.made(subscription)).toEqual([]);
  });

  it('links a person who owes a payment to the subscription', async () => {
    await open(freePerson, pastDueRow);
    await screen.findByRole('menuitem', { name: 'Abonnement' });
    await expect.poll(() => target('Abonnement')).toBe('/account#subscription');
  });

  it('links a suspended person to the account', async () => {
    await open({ ...freePerson, hasAccess: false });
    expect(target('Abonnement')).toBe('/account#subscription');
  });

  it('links to the price where the subscription cannot be read', async () => {
    await open(freePerson, new Refusal('internal', 500));
    expect(target('Abonnement')).toBe('/pricing');
  });

  it('shows no subscription for a founder, and requests none', async () => {
    const api = await open(founder);
    expect(target('Mon compte')).toBe('/account');
    expect(screen.queryByRole('menuitem', { name: 'Abonnement' })).toBeNull();
    expect(api.made(subscription)).toEqual([]);
  });

  it('links an administrator to the support desk', async () => {
    await open({ ...freePerson, isAdmin: true });
    expect(target('Service à la clientèle')).toBe('/admin');
  });
});

describe('the usage chip', () => {
  it.each([
    ['of a life', freePerson, '1 génération utilisée sur 3'],
    ['of a month', premiumPerson, '12 générations utilisées sur 100 ce mois-ci'],
  ])('says what is used %s', async (_period, me, words) => {
    await showAt(<UsageChip />, { me });
    expect(screen.getByRole('progressbar').getAttribute('aria-valuetext')).toBe(words);
    expect(screen.getByText(`IA ${me.aiUsage.used} / ${me.aiUsage.limit}`)).toBeTruthy();
  });

  it('counts nothing for a founder', async () => {
    await showAt(<UsageChip />, { me: founder });
    expect(screen.getByText('IA illimitée')).toBeTruthy();
    expect(screen.getByText('Fondateur')).toBeTruthy();
    expect(screen.queryByRole('progressbar')).toBeNull();
  });

  it.each([
    ['turns red when nothing is left', 3, true],
    ['is not red while something is left', 2, false],
  ])('%s', async (_which, used, isRed) => {
    await showAt(<UsageChip />, { me: { ...freePerson, aiUsage: { used, limit: 3 } } });
    const bar = screen.getByRole('progressbar');
    expect(bar.getAttribute('aria-valuenow')).toBe(String(used));
    expect(bar.querySelector('.bg-danger') !== null).toBe(isRed);
    // The limit must also be shown as text and with an icon.
    const sign = screen.queryByText('Limite atteinte')?.closest('p')?.querySelector('svg');
    expect(sign != null).toBe(isRed);
    expect(screen.getByText('GRATUIT')).toBeTruthy();
  });
});
