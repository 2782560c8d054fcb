// @vitest-environment happy-dom

import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { ourCookies } from '@elan/domain/cookieName';
import { modulesCounted } from '@elan/domain/project/progress';
import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, it } from 'vitest';
import { writeCookie } from '../../lib/browserStorage.ts';
import { TermsButton } from '../../shell/TermsButton.tsx';
import { fakeApi, freePerson, showAt } from '../../subscription/testing/premiumStage.tsx';
import { PrivacyScreen } from './PrivacyScreen.tsx';
import { TermsScreen } from './TermsScreen.tsx';

const repository = join(import.meta.dirname, '../../..');

const deployment = {
  standIns: ['database', 'ai', 'payments', 'mail'],
  supportEmail: 'soutien@exemple.quebec',
  signupDisabled: false,
  freeLimit: 7,
  plan: { id: 'premium', priceId: 'price_1', mode: 'subscription' },
};

beforeEach(() => {
  writeCookie('elan_session', '', 0);
});

const page = () => screen.getByRole('article');
const titles = (of: HTMLElement, level: number) =>
  within(of)
    .getAllByRole('heading', { level })
    .map(({ textContent }) => textContent);

describe.each(['fr', 'en'] as const)('the Terms of Service, %s', (language) => {
  beforeEach(() => localStorage.setItem('elan.language', language));

  it('contain the product rules, each number from its rule', async () => {
    fakeApi({ 'GET /api/deployment': deployment });
    await showAt(<TermsScreen />, { me: null, at: '/terms' });
    const title = language === 'fr' ? 'Conditions d’utilisation' : 'Terms of Service';
    expect(titles(page(), 1)).toEqual([title]);
    expect(document.title).toBe(`${title} · Élan`);
    const rules =
      language === 'fr'
        ? [
            /En vigueur le 22 juin 2025/,
            /16,99\s\$ par mois/,
            /ouvre 3 modules/,
            new RegExp(`les ${modulesCounted} modules`),
            /100 générations/,
            /18 ans ou plus/,
            /en tout temps/,
            /Aucun remboursement/,
            /restent à vous/,
            /lois du Québec et les lois du Canada/,
            /chapitre P-40\.1/,
          ]
        : [
            /Effective June 22, 2025/,
            /\$16\.99 per month/,
            /opens 3 modules/,
            new RegExp(`all ${modulesCounted} modules`),
            /100 AI generations/,
            /18 or older/,
            /at any time/,
            /No refunds/,
            /remain yours/,
            /laws of Quebec and the laws of Canada/,
            /chapter P-40\.1/,
          ];
    for (const rule of rules) expect(page().textContent).toMatch(rule);
    await waitFor(() => expect(page().textContent).toMatch(/7 (générations|AI generations)/));
    const mail = await within(page()).findByRole('link', { name: 'soutien@exemple.quebec' });
    expect(mail.getAttribute('href')).toBe('mailto:soutien@exemple.quebec');
  });

  it('are the same text in the dialog, whose links open a new tab', async () => {
    fakeApi({});
    await showAt(<TermsScreen />, { me: null, at: '/terms' });
    const sections = titles(page(), 2);
    const text = [...page().querySelectorAll('section')].map((section) => section.textContent);
    cleanup();
    await showAt(<TermsButton>…</TermsButton>, { me: null, at: '/auth' });
    fireEvent.click(screen.getByRole('button', { name: '…' }));
    const dialog = await screen.findByRole('dialog');
    expect(titles(dialog, 3)).toEqual(sections);
    const shown = [...dialog.querySelectorAll('section section')].map(
      ({ textContent }) => textContent,
    );
    expect(shown).toEqual(text);
    const privacy = dialog.querySelector('a[href="/privacy"]');
    expect(privacy?.getAttribute('target')).toBe('_blank');
  });
});

describe('the privacy policy', () => {
  const of = (name: string) =>
    screen.getByRole('heading', { level: 2, name }).closest('section')?.textContent;

  it('names the contact, the recipients of data, the retention and the rights', async () => {
    fakeApi({});
    await showAt(<PrivacyScreen />, { me: null, at: '/privacy' });
    expect(titles(page(), 1)).toEqual(['Politique de confidentialité']);
    await waitFor(() => expect(of('Qui en est responsable')).toContain('soutien@exemple.quebec'));
    expect(of('À qui nous les communiquons')).toMatch(/fournisseur d’IA reçoit.*Stripe reçoit/);
    expect(of('Où c’est gardé, et combien de temps')).toMatch(/sauvegarde\s: au plus 30 jours/);
    expect(of('Où c’est gardé, et combien de temps')).toMatch(
      /jamais confirmée\s: 30 jours.*dès que le transporteur les a pris/,
    );
    expect(of('Ce que nous ne faisons pas')).toMatch(/ne voit jamais vos projets.*quatre derniers/);
    expect(of('Traitement automatisé')).toMatch(/15 minutes après 7 essais/);
    expect(of('Vos droits')).toMatch(/Télécharger mes données.*Supprimer mon compte.*Commission/);
    expect(of('Où c’est gardé, et combien de temps')).toMatch(
      /reste 30 jours dans la corbeille.*50\sMo au plus, 500\sMo avec Premium.*les 20 dernières.*Le relevé de vos générations/,
    );
    expect(of('À qui nous les communiquons')).toMatch(/article 17.*L’hébergeur/);
    expect(of('Vos droits')).toMatch(/emporter.*Rectifier.*Effacer.*Retirer.*désindexer/);
    expect(of('Personnes mineures')).toMatch(/moins de 14 ans/);
    const terms = within(page()).getByRole('link', { name: 'Conditions d’utilisation' });
    expect([terms.getAttribute('href'), terms.getAttribute('target')]).toEqual(['/terms', null]);
  });

  it.each([
    ['fr', 'Témoins et mémoire du navigateur', /six témoins/],
    ['en', 'Cookies and browser storage', /six cookies/],
  ] as const)('names every cookie, and no other: %s', async (language, title, count) => {
    localStorage.setItem('elan.language', language);
    fakeApi({});
    await showAt(<PrivacyScreen />, { me: null, at: '/privacy' });
    expect(of(title)?.match(/elan[._][a-z_]+/g)).toEqual(ourCookies);
    expect(ourCookies).toHaveLength(6);
    expect(of(title)).toMatch(count);
  });

  it('can rely on the list: nothing else sets a cookie', () => {
    const sources = globSync('{domain,web,server,sandbox}/**/*.{ts,tsx}', { cwd: repository })
      .filter((path) => !/(^|\/)(node_modules|dist|testing|tests)\/|\.test\./.test(path))
      .map((path) => ({ path, text: readFileSync(join(repository, path), 'utf8') }));
    const found = (form: RegExp, within = /./) =>
      sources
        .filter(({ text }) => within.test(text))
        .flatMap(({ path, text }) =>
          Array.from(text.matchAll(form), ([what]) => `${path}: ${what}`),
        );
    // The compiler checks each name that is given to `cookieName`, `cookieNames` or `writeCookie`.
    expect(found(/\.setCookie\(\s*(?:cookieName\(|name,)/g).length).toBeGreaterThan(5);
    expect(found(/\.setCookie\(\s*(?!cookieName\(|name,).*|set-cookie/gi)).toEqual([]);
    expect(found(/\bname (?:=|of) (?!cookieNames?\().*/g, /\.setCookie\(/)).toEqual([]);
    expect(found(/document\.cookie =|cookieStore\.set|\}elan.\w+=/g).sort()).toEqual([
      'web/entry/noteEarlyClick.ts: document.cookie =',
      'web/entry/noteEarlyClick.ts: }elan_wanted=',
      'web/lib/browserStorage.ts: document.cookie =',
    ]);
  });

  it('does not claim that a provider receives data that its stand-in keeps here', async () => {
    fakeApi({ 'GET /api/deployment': deployment });
    await showAt(<PrivacyScreen />, { me: null, at: '/privacy' });
    const shared = () => of('À qui nous les communiquons') ?? '';
    await waitFor(() => expect(shared().match(/une démonstration/g)).toHaveLength(3));
    expect(shared()).not.toMatch(/reçoit/);
    const kept = of('Où c’est gardé, et combien de temps');
    expect(kept).toMatch(/boîte de démonstration, 30 jours au plus/);
    expect(kept).not.toMatch(/transporteur/);
  });

  it('has the frame of its reader, signed in or not', async () => {
    fakeApi({ 'GET /api/me': freePerson });
    await showAt(<PrivacyScreen />, { me: null, at: '/privacy' });
    expect(screen.getByRole('link', { name: 'Élan, accueil' })).toBeTruthy();
    cleanup();
    writeCookie('elan_session', '1', 60);
    await showAt(<PrivacyScreen />, { me: freePerson, at: '/privacy' });
    expect(await screen.findByRole('button', { name: 'alice@exemple.ca' })).toBeTruthy();
    expect(screen.queryByRole('link', { name: 'Élan, accueil' })).toBeNull();
  });
});
