// @vitest-environment happy-dom
import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { answered } from '../../moduleEditor/testing/stage.tsx';
import type { Me } from '../../session/me.ts';
import {
  canceledRow,
  fakeApi,
  freePerson,
  pastDueRow,
  Refusal,
  showAt,
} from '../../subscription/testing/premiumStage.tsx';
import { ModuleScreen } from '../moduleRoute/ModuleScreen.tsx';

const subscription = 'GET /api/subscription';
const lastUpdated = '2026-11-20T21:00:00.000Z';

async function show(scene: {
  key?: string;
  me?: Partial<Me>;
  modules?: object;
  row?: object | null;
}) {
  const { key = 'marketing', me = {}, modules = {}, row = null } = scene;
  const api = fakeApi({
    [subscription]: row,
    'GET /api/projects/p1': {
      id: 'p1',
      user_id: 'u1',
      name: 'Pain de nuit',
      description: '',
      created_at: lastUpdated,
      updated_at: lastUpdated,
      modules_data: modules,
    },
  });
  await showAt(<ModuleScreen />, {
    me: { ...freePerson, ...me },
    at: `/p/p1/module/${key}`,
    path: '/p/$projectId/module/$key',
  });
  return api;
}

it.each([
  ['marketing', 'Module Premium'],
  ['journal', 'Accès Premium requis'],
])('replaces %s where it is empty', async (key, title) => {
  await show({ key });
  expect(await screen.findByRole('heading', { name: title })).toBeTruthy();
  expect(
    screen.getByText('Un abonnement Premium est requis pour utiliser ce module.'),
  ).toBeTruthy();
  expect(screen.queryByRole('textbox')).toBeNull();
  expect(screen.getByRole('table')).toBeTruthy();
  expect(screen.getAllByRole('listitem')).toHaveLength(9);
  expect(document.body.textContent).toMatch(/16,99\s\$\/mois/);
  const link = screen.getByRole('link', { name: 'Débloquer Premium' });
  expect(link.getAttribute('href')).toBe('/pricing');
  // Reachable on a phone without scrolling past the list of Premium features.
  const [firstFeature] = screen.getAllByRole('listitem');
  expect(
    firstFeature && link.compareDocumentPosition(firstFeature) & Node.DOCUMENT_POSITION_FOLLOWING,
  ).toBeTruthy();
  expect(screen.queryByText(/est gardé/)).toBeNull();
});

it('shows the person, their subscription and their usage, capped', async () => {
  await show({ me: { aiUsage: { used: 4, limit: 3 } }, row: pastDueRow });
  const own = within(await screen.findByRole('region', { name: 'Votre compte' }));
  expect(own.getByText('alice@exemple.ca')).toBeTruthy();
  expect(await own.findByText('En retard de paiement')).toBeTruthy();
  expect(own.getByText('4 sur 3')).toBeTruthy();
  const bar = own.getByRole('progressbar', { name: 'Générations IA' });
  expect([bar.getAttribute('aria-valuenow'), bar.getAttribute('aria-valuemax')]).toEqual([
    '3',
    '3',
  ]);
});

it('reports that the status could not be read, and reads it again', async () => {
  const api = await show({ row: new Refusal('internal', 500) });
  expect((await screen.findByRole('alert')).textContent).toContain('Un problème est survenu');
  api.answers[subscription] = null;
  fireEvent.click(screen.getByRole('button', { name: 'Réessayer' }));
  expect(await screen.findByText('Aucun')).toBeTruthy();
});

it('returns the focus to Retry where it failed again', async () => {
  const api = await show({ row: new Refusal('internal', 500) });
  await screen.findByRole('alert');
  const { promise, resolve } = Promise.withResolvers<Refusal>();
  api.answers[subscription] = () => promise;
  const retry = screen.getByRole<HTMLButtonElement>('button', { name: 'Réessayer' });
  retry.focus();
  fireEvent.click(retry);
  await waitFor(() => expect(screen.queryByRole('button', { name: 'Réessayer' })).toBeNull());
  expect(document.activeElement).toBe(document.body);
  resolve(new Refusal('internal', 500));
  await waitFor(() =>
    expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Réessayer' })),
  );
});

it('reports that answers without a generated text are kept', async () => {
  await show({ modules: { marketing: { answers: { brandName: 'Mie' }, lastUpdated } } });
  expect(await screen.findByText(/est gardé/)).toBeTruthy();
});

it('keeps generated texts readable, with the notice and a link to Premium', async () => {
  const aiResponse = '## Marché\n\nLes infirmières de nuit.';
  await show({ modules: { marketing: { answers: {}, aiResponse, lastUpdated } } });
  expect(await screen.findByText('Les infirmières de nuit.')).toBeTruthy();
  expect(screen.getByText('Module Premium')).toBeTruthy();
  expect(screen.getByRole('link', { name: 'Débloquer Premium' })).toBeTruthy();
  expect(screen.queryByRole('table')).toBeNull();
});

it('quotes what the person wrote, and shows which module the payment opens', async () => {
  const idea = {
    answers: { businessIdea: 'Du pain chaud la nuit.', targetMarket: 'Les infirmières de nuit' },
    lastUpdated,
  };
  await show({ modules: { idea } });
  const preview = within(
    await screen.findByRole('region', { name: /^Ce que «\sMarketing\s» ferait de vos réponses$/ }),
  );
  expect(preview.getAllByRole('definition')).toHaveLength(2);
  expect(preview.getByText(/«\sLes infirmières de nuit\s»/)).toBeTruthy();
  expect(preview.getByText(/«\sDu pain chaud la nuit\s»/)).toBeTruthy();
  const link = screen.getByRole('link', { name: 'Débloquer Premium' });
  expect(link.getAttribute('data-wanted')).toBe('marketing');
});

it('shows what the module is where nothing is written yet', async () => {
  await show({});
  const preview = within(
    await screen.findByRole('region', { name: /^Le module «\sMarketing\s»$/ }),
  );
  expect(preview.getByText(/Répondez d’abord aux modules gratuits/)).toBeTruthy();
});

it('offers a person whose payment was refused to change the card, and sells nothing', async () => {
  await show({ row: pastDueRow });
  expect(await screen.findByText('Votre paiement n’a pas réussi')).toBeTruthy();
  expect(screen.getByRole('button', { name: 'Mettre à jour le mode de paiement' })).toBeTruthy();
  expect(screen.queryByRole('link', { name: 'Débloquer Premium' })).toBeNull();
  expect(screen.queryByRole('table')).toBeNull();
  expect(screen.queryByText(/16,99/)).toBeNull();
});

it('offers the same where a text of a paid module can only be read', async () => {
  const aiResponse = '## Marché\n\nLes infirmières de nuit.';
  await show({ row: pastDueRow, modules: { marketing: { answers: {}, aiResponse, lastUpdated } } });
  expect(await screen.findByText('Votre paiement n’a pas réussi')).toBeTruthy();
  expect(screen.getByRole('button', { name: 'Mettre à jour le mode de paiement' })).toBeTruthy();
  expect(screen.queryByRole('link', { name: 'Débloquer Premium' })).toBeNull();
});

const ended = { ...canceledRow, current_period_end: Date.UTC(2025, 0, 1, 17) / 1_000 };

it.each([
  ['ended', ended, /^Votre abonnement Premium a pris fin le 1er janvier 2025\. Vos textes restent/],
  [
    'ended before its last day',
    { ...canceledRow, current_period_end: Date.UTC(2199, 0, 1) / 1_000 },
    /^Votre abonnement Premium a pris fin\. Vos textes restent lisibles\. Renouvelez-le/,
  ],
  [
    'owed',
    pastDueRow,
    /suspendu\. Vos textes restent lisibles\. Mettez à jour votre mode de paiement pour/,
  ],
])(
  'has words of their own for a person whose subscription is %s, on every lock and refusal',
  async (_how, row, words) => {
    const aiResponse = '## Marché\n\nLes infirmières de nuit.';
    const never = 'Un abonnement Premium est requis pour utiliser ce module.';
    await show({ row });
    expect(await screen.findByText(words)).toBeTruthy();
    cleanup();
    await show({ row, modules: { marketing: { answers: {}, aiResponse, lastUpdated } } });
    expect(await screen.findByText(words)).toBeTruthy();
    expect(screen.queryByText(never)).toBeNull();
    cleanup();
    const idea = { ...answered, lastUpdated };
    await show({ key: 'idea', row, modules: { idea }, me: { aiUsage: { used: 3, limit: 3 } } });
    expect(
      (await screen.findAllByText(/^Limite atteinte! Votre (abonnement|paiement)/))[0],
    ).toBeTruthy();
    expect(screen.queryByText(/Abonnez-vous/)).toBeNull();
  },
);

it('is not shown for a suspended account', async () => {
  await show({ me: { hasAccess: false } });
  expect(await screen.findByText('Compte suspendu')).toBeTruthy();
  expect(screen.queryByRole('link', { name: 'Débloquer Premium' })).toBeNull();
});

it.each([
  ['premium', { hasPremiumAccess: true, aiUsage: { used: 0, limit: 100 } }],
  ['a founder', { hasPremiumAccess: true, isFounder: true }],
])('is not shown to %s', async (_who, me) => {
  const api = await show({ me });
  expect(await screen.findByRole('button', { name: 'Générer' })).toBeTruthy();
  expect(screen.queryByText('Débloquer Premium')).toBeNull();
  expect(api.made(subscription)).toEqual([]);
});

it('is shown without a project too, where a free module asks for one', async () => {
  fakeApi({ [subscription]: null });
  const at = (key: string) => ({ me: freePerson, at: `/module/${key}`, path: '/module/$key' });
  await showAt(<ModuleScreen />, at('marketing'));
  expect(screen.getByRole('link', { name: 'Débloquer Premium' })).toBeTruthy();
  cleanup();
  await showAt(<ModuleScreen />, at('idea'));
  expect(screen.getByText('Aucun projet sélectionné')).toBeTruthy();
});
