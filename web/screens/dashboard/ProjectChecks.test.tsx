// @vitest-environment happy-dom
import type { Resumption } from '@elan/domain/contract/projects';
import type { Check } from '@elan/domain/forecast/outputs';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { founder } from '../../subscription/testing/premiumStage.tsx';
import { fakeDashboard, project, showDashboard } from './testing/dashboardStage.tsx';

const check = (id: string, severity: Check['severity'], mendAt: Check['mendAt']): Check => ({
  id,
  severity,
  modules: [mendAt.module],
  text: { fr: `${id} en français`, en: `${id} in English` },
  mendAt,
});
const price = check('priceDiffers', 'warning', { module: 'finances', question: 'pricingStrategy' });
const cash = check('cashBelowZero', 'blocking', { module: 'finances', question: 'capital' });
const note = check('noInsurance', 'note', { module: 'finances', question: 'fixed' });

async function show(checks: Check[], stale: Resumption['stale'] = []) {
  const server = fakeDashboard([project('7', { name: 'Pain de nuit', progress: 55 })]);
  server.checks = checks;
  server.stale = stale;
  const shown = await showDashboard(founder);
  await screen.findByRole('region', { name: 'La suite' });
  return shown;
}

it.each([
  ['an answer', price, 'question-pricingStrategy', /^Voir la réponse Finances · /],
  ['a figure of the forecast', cash, 'forecast.capital', 'Voir le chiffre Finances · Prévisions'],
])('links to %s that is to be checked, in that project', async (_, one, hash, name) => {
  const { router } = await show([one, note]);
  const summary = await screen.findByText('1 point à vérifier dans ce projet');
  const group = summary.closest('details');
  if (!group) throw new Error('not folded');
  expect(group.open).toBe(false);
  group.open = true;
  expect(within(group).getByText(one.text.fr)).toBeTruthy();
  fireEvent.click(within(group).getByRole('link', { name }));
  expect(await screen.findByText('page /p/$projectId/module/$key')).toBeTruthy();
  expect(router.state.location).toMatchObject({ pathname: '/p/7/module/finances', hash });
});

it('shows nothing where there is nothing but notes', async () => {
  await show([note]);
  expect(screen.queryByText(/à vérifier/)).toBeNull();
});

it('counts the texts that no longer fit the answers, and links to each', async () => {
  const because = [
    { module: 'idea', question: 'targetMarket' },
    { module: 'finances', question: 'pricingStrategy' },
  ];
  const { router } = await show([price], [{ module: 'marketing', because }]);
  const summary = await screen.findByText('2 points à vérifier dans ce projet');
  const group = summary.closest('details') as HTMLElement;
  expect(within(group).getByText(/^Écrit avant que 2 réponses changent/)).toBeTruthy();
  fireEvent.click(within(group).getByRole('link', { name: 'Voir le texte Marketing' }));
  expect(await screen.findByText('page /p/$projectId/module/$key')).toBeTruthy();
  expect(router.state.location.pathname).toBe('/p/7/module/marketing');
});

it('folds a check that is meant so with its reason, and takes the reason back', async () => {
  await show([price, cash]);
  const group = (await screen.findByText('2 points à vérifier dans ce projet')).closest('details');
  if (!group) throw new Error('not folded');
  const list = within(group);
  const press = (name: RegExp) => fireEvent.click(list.getByRole('button', { name }));
  press(/^C’est voulu, parce que… Finances · (?!Prévisions)/);
  const reason = list.getByRole('textbox', { name: 'C’est voulu, parce que…' });
  expect(document.activeElement).toBe(reason);
  press(/^Enregistrer$/);
  expect(list.getByRole('alert').textContent).toBe('Écrivez pourquoi c’est voulu.');
  fireEvent.change(reason, { target: { value: ' Deux formats ' } });
  press(/^Enregistrer$/);

  const fold = (await list.findByText(/^Voulu par vous\s: 1 point$/)).closest('details');
  if (!fold) throw new Error('not folded');
  expect(fold.textContent).toContain('C’est voulu, parce que\u00a0: Deux formats');
  expect(fold.textContent).toContain(price.text.fr);
  expect(screen.getByText('1 point à vérifier dans ce projet')).toBeTruthy();
  press(/^Retirer Finances/);
  expect(await screen.findByText('2 points à vérifier dans ce projet')).toBeTruthy();
  expect(list.queryByText(/^Voulu par vous/)).toBeNull();
});

it('still shows a reason that was typed on while it was saved', async () => {
  await show([price, cash]);
  const group = (await screen.findByText('2 points à vérifier dans ce projet')).closest('details');
  if (!group) throw new Error('not folded');
  const list = within(group);
  fireEvent.click(list.getByRole('button', { name: /^C’est voulu.* Finances · (?!Prévisions)/ }));
  const reason = () => list.getByRole<HTMLTextAreaElement>('textbox');
  fireEvent.change(reason(), { target: { value: 'Deux' } });
  fireEvent.click(list.getByRole('button', { name: 'Enregistrer' }));
  fireEvent.change(reason(), { target: { value: 'Deux formats' } });
  const fold = (await list.findByText(/^Voulu par vous\s: 1 point$/)).closest('details');
  await waitFor(() => expect(reason().value).toBe('Deux formats'));
  expect(reason().closest('details')).toBe(fold);
  expect(fold?.open).toBe(true);
});

it('links to the questions of a lender, in that project', async () => {
  const { router } = await show([]);
  fireEvent.click(screen.getByRole('link', { name: 'Les dix questions du prêteur' }));
  expect(await screen.findByText('page /p/$projectId/rehearsal')).toBeTruthy();
  expect(router.state.location.pathname).toBe('/p/7/rehearsal');
});
