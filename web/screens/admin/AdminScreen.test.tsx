// @vitest-environment happy-dom
import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, it } from 'vitest';
import { account, entry, fakeDesk, showDesk } from './testing/desk.tsx';

let desk: ReturnType<typeof fakeDesk>;
beforeEach(() => {
  desk = fakeDesk();
});

const button = (name: string) => screen.getByRole<HTMLButtonElement>('button', { name });
const search = (email: string) => {
  fireEvent.change(screen.getByLabelText(/^(Adresse courriel|Email)$/), {
    target: { value: email },
  });
  fireEvent.click(screen.getByRole('button', { name: /^(Chercher le compte|Find the account)$/ }));
};
async function find(facts: Partial<typeof account> = {}) {
  desk.account = { ...account, ...facts };
  await showDesk();
  search('lea@exemple.ca');
  await screen.findByRole('heading', { name: 'lea@exemple.ca' });
}
const fact = (name: string) => screen.getByText(name, { selector: 'dt' }).nextSibling?.textContent;
const confirm = async (name: string) => {
  fireEvent.click(button(name));
  const dialog = await screen.findByRole('dialog');
  fireEvent.click(within(dialog).getByRole('button', { name }));
};
const posts = () => desk.calls.filter((call) => call.startsWith('POST'));

describe('access to the support desk', () => {
  it('redirects non-administrators to the dashboard, like an unknown path', async () => {
    const where = await showDesk({ isAdmin: false });
    await waitFor(() => expect(where()).toBe('/dashboard'));
    expect(desk.calls).toEqual([]);
    expect(screen.queryByText('Service à la clientèle')).toBeNull();
  });

  it('shows the desk to administrators in their language', async () => {
    const where = await showDesk();
    expect(where()).toBe('/admin');
    screen.getByRole('heading', { level: 1, name: 'Service à la clientèle' });
    await screen.findByText('Élan 1.2.3');
    cleanup();
    localStorage.setItem('elan.language', 'en');
    await showDesk();
    screen.getByRole('heading', { level: 1, name: 'Support desk' });
    search('lea@exemple.ca');
    await screen.findByText('Active, renews on December 15, 2026');
    cleanup();
    const { subscription } = account;
    desk.account = {
      ...account,
      subscription: subscription && { ...subscription, subscription_status: 'canceled' },
    };
    await showDesk();
    search('lea@exemple.ca');
    await screen.findByText('Canceled');
  });
});

/** Simulates a browser with a slow server, where a button that is disabled while busy loses the focus. */
async function loseFocusWhileBusy(name: string) {
  const { promise, resolve } = Promise.withResolvers<void>();
  desk.held = promise;
  const busy = button(name);
  busy.focus();
  fireEvent.click(busy);
  busy.blur();
  await waitFor(() => expect(busy.disabled).toBe(true));
  expect(document.activeElement).toBe(document.body);
  resolve();
  await waitFor(() => expect(document.activeElement).toBe(busy));
}

describe('a search', () => {
  it('returns the focus to its button', async () => {
    await showDesk();
    fireEvent.change(screen.getByLabelText('Adresse courriel'), {
      target: { value: 'lea@exemple.ca' },
    });
    await loseFocusWhileBusy('Chercher le compte');
  });

  it('shows what is wrong with an e-mail beside it, without a request', async () => {
    await showDesk();
    search('  ');
    const field = screen.getByLabelText('Adresse courriel');
    expect(screen.getByRole('alert').textContent).toBe('Entrez votre adresse courriel.');
    expect(field.getAttribute('aria-describedby')).toBe(screen.getByRole('alert').id);
    search('lea');
    expect(screen.getByRole('alert').textContent).toContain('nom@exemple.ca');
    expect(posts()).toEqual([]);
  });

  it('reports that there is no such account, and announces it', async () => {
    desk.account = null;
    await showDesk();
    search(' personne@exemple.ca ');
    const message = await screen.findByText('Aucun compte n’a l’adresse personne@exemple.ca.');
    expect(message.getAttribute('role')).toBe('status');
    expect(desk.bodies).toEqual([{ email: 'personne@exemple.ca' }]);
  });

  it('that fails explains why, and keeps the e-mail', async () => {
    desk.refusal = { status: 503, code: 'database_unavailable' };
    await showDesk();
    search('lea@exemple.ca');
    expect((await screen.findByRole('alert')).textContent).toContain('Impossible de joindre');
    expect(screen.getByLabelText<HTMLInputElement>('Adresse courriel').value).toBe(
      'lea@exemple.ca',
    );
  });

  it('shows the facts of the account, in Toronto time', async () => {
    await find();
    expect(fact('Forfait')).toBe('Premium');
    expect(fact('Générations utilisées')).toBe('12 sur 100');
    expect(fact('Abonnement')).toBe('Actif, se renouvelle le 15 décembre 2026');
    expect(fact('Mode de paiement')).toBe('Visa se terminant par 4242');
    expect(fact('Dernière connexion')).toMatch(/^21 novembre 2026 à 22\sh\s05/);
    expect(fact('Compte créé le')).toBe('1er novembre 2026');
    expect(fact('Adresse confirmée')).toBe('Oui');
    expect(fact('Accès')).toBe('Ouvert');
    expect(fact('Connexion')).toBe('Possible');
    // The search itself is logged, so the log is fetched again.
    await waitFor(() => expect(desk.calls.filter((one) => one.includes('audit'))).toHaveLength(2));
  });

  it('shows a founder, an unknown state, and what is missing', async () => {
    const { subscription } = account;
    await find({
      plan: 'founder',
      ai_usage: { used: 0, limit: 999_999 },
      last_sign_in_at: null,
      email_confirmed: false,
      subscription: subscription && {
        ...subscription,
        subscription_status: 'nouveau',
        current_period_end: null,
        payment_method_brand: null,
      },
    });
    expect(fact('Forfait')).toBe('Fondateur');
    expect(fact('Générations utilisées')).toBe('Illimitées');
    expect(fact('Dernière connexion')).toBe('Jamais');
    expect(fact('Adresse confirmée')).toBe('Non');
    expect(fact('Abonnement')).toBe('nouveau');
    expect(fact('Mode de paiement')).toBe('–');
  });
});

describe('an action', () => {
  it.each([
    ['Planifier l’annulation', 'cancel', 'Retirer l’annulation', 'L’annulation est planifiée.'],
    ['Suspendre l’accès', 'suspend', 'Rétablir l’accès', 'L’accès est suspendu.'],
  ])(
    '%s: is asked about first, carried out, reported, and can be undone',
    async (name, path, contrary, message) => {
      await find();
      await confirm(name);
      await screen.findByText(message);
      await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
      expect(posts().at(-1)).toBe(`POST /api/admin/accounts/u2/${path}`);
      await confirm(contrary);
      await waitFor(() => expect(posts()).toHaveLength(3));
      await screen.findByRole('button', { name });
    },
  );

  it('shows its result', async () => {
    await find();
    await confirm('Planifier l’annulation');
    await waitFor(() => expect(fact('Abonnement')).toBe('Actif, prend fin le 15 décembre 2026'));
    await confirm('Suspendre l’accès');
    await waitFor(() => expect(fact('Accès')).toMatch(/^Suspendu depuis le 22 novembre 2026/));
  });

  it('does nothing when it is not confirmed', async () => {
    await find();
    fireEvent.click(button('Suspendre l’accès'));
    const dialog = await screen.findByRole('dialog');
    expect(dialog.textContent).toContain('lea@exemple.ca pourra encore lire');
    fireEvent.click(within(dialog).getByRole('button', { name: 'Annuler' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(posts()).toHaveLength(1);
  });

  it.each([
    ['admin_protected', 409, 'Un compte d’administration ne peut pas être suspendu.'],
    ['not_found', 404, 'Ce compte n’existe plus.'],
  ])(
    'that is refused (%s) explains why in the dialog, and no more when requested again',
    async (code, status, message) => {
      await find();
      desk.refusal = { status, code };
      await confirm('Suspendre l’accès');
      const dialog = screen.getByRole('dialog');
      const alert = await within(dialog).findByRole('alert');
      expect(alert.textContent).toContain(message);
      expect(fact('Accès')).toBe('Ouvert');
      fireEvent.click(within(dialog).getByRole('button', { name: 'Annuler' }));
      await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
      fireEvent.click(button('Planifier l’annulation'));
      const next = await screen.findByRole('dialog');
      expect(within(next).queryByRole('alert')).toBeNull();
    },
  );

  it('lifts a lockout immediately, and moves the focus on', async () => {
    await find({ locked_until: '2026-11-22T15:15:00.000Z' });
    expect(fact('Connexion')).toMatch(/^Verrouillée jusqu’au 22 novembre 2026 à 10\sh\s15/);
    const lift = button('Lever le verrouillage');
    lift.focus();
    fireEvent.click(lift);
    await screen.findByText('Le verrouillage est levé.');
    expect(fact('Connexion')).toBe('Possible');
    expect(screen.queryByRole('button', { name: 'Lever le verrouillage' })).toBeNull();
    expect(document.activeElement?.textContent).toBe('lea@exemple.ca');
  });

  it('whose reply is late leaves the account that was searched in the meantime', async () => {
    await find({ locked_until: '2026-11-22T15:15:00.000Z' });
    const { promise, resolve } = Promise.withResolvers<void>();
    desk.held = promise;
    fireEvent.click(button('Lever le verrouillage'));
    await waitFor(() => expect(posts()).toHaveLength(2));
    desk.held = Promise.resolve();
    desk.account = { ...account, id: 'u3', email: 'max@exemple.ca' };
    search('max@exemple.ca');
    await screen.findByRole('heading', { name: 'max@exemple.ca' });
    resolve();
    await screen.findByText('Le verrouillage est levé.');
    screen.getByRole('heading', { name: 'max@exemple.ca' });
    expect(screen.queryByRole('heading', { name: 'lea@exemple.ca' })).toBeNull();
  });

  it('shows beside its button why a lockout could not be lifted', async () => {
    await find({ locked_until: '2026-11-22T15:15:00.000Z' });
    desk.refusal = { status: 500, code: 'internal' };
    fireEvent.click(button('Lever le verrouillage'));
    expect((await screen.findByRole('alert')).textContent).toContain('Ce geste n’a pas réussi');
    button('Lever le verrouillage');
  });

  it('is offered only where it makes sense', async () => {
    const { subscription } = account;
    await find({
      id: 'u1',
      subscription: subscription && { ...subscription, subscription_status: 'canceled' },
    });
    expect(fact('Abonnement')).toBe('Annulé');
    const group = screen.getByRole('group', { name: 'Gestes possibles' });
    expect(within(group).queryAllByRole('button')).toEqual([]);
  });
});

describe('the log', () => {
  it('shows who did what to whom, and when in Toronto, page by page', async () => {
    const deleted = { account_email: null, admin_email: null, account_id: 'u9', admin_id: 'u8' };
    desk.pages = [[entry(1)], [entry(2, { action: 'account_suspended', ...deleted })]];
    await showDesk();
    const log = screen.getByRole('region', { name: 'Registre' });
    const first = await within(log).findByRole('listitem');
    expect(first.textContent).toMatch(/^30 novembre 2026 à 23\sh\s59/);
    expect(first.textContent).toContain('Compte consulté');
    expect(first.textContent).toContain('lea@exemple.ca par soutien@exemple.ca');
    fireEvent.click(button('Montrer la suite'));
    await within(log).findByText('Accès suspendu');
    expect(within(log).getAllByRole('listitem')[1]?.textContent).toContain(
      'compte supprimé u9 par compte supprimé u8',
    );
    expect(screen.queryByRole('button', { name: 'Montrer la suite' })).toBeNull();
  });

  it('names the operator, and an action on all accounts', async () => {
    const facts = { admin_email: null, account_email: null, admin_id: 'operator' };
    desk.pages = [[entry(1, { ...facts, action: 'sessions_ended', account_id: 'all' })]];
    await showDesk();
    const log = screen.getByRole('region', { name: 'Registre' });
    const first = await within(log).findByRole('listitem');
    expect(first.textContent).toContain('Appareils déconnectés');
    expect(first.textContent).toContain('tous les comptes par l’exploitant');
  });

  it('returns the focus to the button that shows more', async () => {
    desk.pages = [[entry(1)], [entry(2)], [entry(3)]];
    await showDesk();
    await screen.findByRole('button', { name: 'Montrer la suite' });
    await loseFocusWhileBusy('Montrer la suite');
    expect(screen.getAllByRole('listitem')).toHaveLength(2);
  });

  it.each([
    ['as a whole', 0, ''],
    ['from its second page on', 1, '?cursor=1'],
  ])('that cannot be read %s is retried from there', async (_how, page, query) => {
    desk.pages = [[entry(1)], [entry(2)]];
    desk.refusedPage = page;
    await showDesk();
    if (page > 0) fireEvent.click(await screen.findByRole('button', { name: 'Montrer la suite' }));
    await screen.findByRole('alert');
    expect(screen.queryByRole('button', { name: 'Montrer la suite' })).toBeNull();
    expect(screen.queryAllByRole('listitem')).toHaveLength(page);
    desk.refusedPage = undefined;
    desk.calls.length = 0;
    fireEvent.click(button('Réessayer'));
    await waitFor(() => expect(screen.getAllByRole('listitem')).toHaveLength(page + 1));
    expect(screen.queryByRole('alert')).toBeNull();
    expect(desk.calls).toEqual([`GET /api/admin/audit${query}`]);
  });

  it('reports that it is empty', async () => {
    desk.pages = [[]];
    await showDesk();
    await screen.findByText('Rien n’est encore inscrit.');
  });
});

it('leads an administrator without the second step through it, and opens then', async () => {
  let isOn = false;
  desk.twoFactor = (path) => {
    if (path.endsWith('/set-up')) {
      return { secret: 'JBSW', uri: 'otpauth://totp/x', qr: { size: 25, path: 'M0 0h1v1h-1z' } };
    }
    if (path.endsWith('/enable')) {
      isOn = true;
      return { recovery_codes: ['7k3mw-q9d2x'] };
    }
    return { enabled_at: isOn ? entry(1).at : null, recovery_codes_left: isOn ? 10 : 0 };
  };
  await showDesk();
  await screen.findByText(/L’administration ouvre les comptes des autres/);
  expect(desk.calls).toEqual([]);
  const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }));
  press('Activer la connexion en deux étapes');
  fireEvent.change(screen.getByLabelText('Mot de passe actuel'), { target: { value: 'levain-1' } });
  press('Continuer');
  fireEvent.change(await screen.findByLabelText('Code à six chiffres'), {
    target: { value: '123456' },
  });
  press('Activer');
  await screen.findByText('7k3mw-q9d2x');
  expect(desk.calls).toEqual([]);
  press('J’ai gardé mes codes');
  await waitFor(() => expect(desk.calls).toContain('GET /api/admin/audit'));
  const title = screen.getByRole('heading', { level: 1 });
  await waitFor(() => expect(document.activeElement).toBe(title));
});
