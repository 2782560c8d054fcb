// @vitest-environment happy-dom
import { forecast } from '@elan/domain/forecast/forecast';
import { incompletePlan, shortOfCash } from '@elan/domain/forecast/testing/samplePlans';
import type { ModuleEntry } from '@elan/domain/project/moduleEntry';
import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { goToInput } from './goToInput.ts';
import {
  answered,
  descriptionOf,
  field,
  press,
  region,
  showForecast,
  type,
} from './testing/forecastStage.tsx';

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

/** Raises the check about the owner’s pay. */
const unpaid = {
  ownerPay: null,
  fixed: [{ id: 'rent', name: 'Loyer', amount: 1_000_00 }],
  staff: [{ id: 'help', pay: { mode: 'monthly' as const } }],
};

const errorOf = (path: string) =>
  document.getElementById(`${field(path).id}-error`)?.textContent ?? '';
const draft = () => localStorage.getItem('elan.draft.u1.p1.finances') ?? '';
const save = () => fireEvent.click(screen.getByRole('button', { name: 'Enregistrer' }));

describe('the form of the forecast', () => {
  it('greets a person who has not begun, and starts with the first question', async () => {
    await showForecast();
    expect(within(region()).getByText('Vos chiffres, calculés pour vous')).toBeTruthy();
    press('Commencer par la première question');
    expect(document.activeElement).toBe(field('opening'));
    expect(within(region()).getAllByRole('heading', { name: /^Question \d+ sur 12/ })).toHaveLength(
      12,
    );
  });

  it.each([
    ['none', {}, undefined],
    ['one', { pricingStrategy: '98 $ la paire.' }, /^Un chiffre vient déjà/],
    ['several', answered.answers, /^5 chiffres viennent déjà/],
  ])('mentions the figures that come from the answers: %s', async (_number, answers, words) => {
    await showForecast({ ...answered, answers });
    const mentioned = within(region()).queryByText(/déjà de ce que vous avez écrit/);
    if (words) expect(mentioned?.textContent).toMatch(words);
    else expect(mentioned).toBeNull();
  });

  it('begins with what is already written, and saves nothing before the person acts', async () => {
    const server = await showForecast(answered);
    expect(field('offers.0.price').value).toBe('98');
    expect(field('offers.0.cost').value).toBe('41');
    expect(field('offers.0.units.years.0').value).toBe('420');
    expect(field('fixed.1.name').value).toBe('Assurance');
    save();
    await waitFor(() => expect(server.sent('PUT', 'finances')).toHaveLength(1));
    expect(server.module?.forecast).toBeUndefined();
  });

  it('confirms with one tap, shows where it comes from, and saves that', async () => {
    const server = await showForecast(answered);
    const link = within(region()).getAllByRole('link', {
      name: /De votre réponse, Quel sera votre prix/,
    })[0];
    expect(link?.getAttribute('href')).toBe('#question-pricingStrategy');
    press('Confirmer : Prix d’une vente, avant les taxes');
    expect(document.activeElement).toBe(field('offers.0.price'));
    save();
    await waitFor(() => expect(server.module?.forecast?.confirmed).toEqual(['offers.0.price']));
    expect(server.module?.forecast?.origins).toMatchObject({
      'offers.0.price': 'answer:finances.pricingStrategy',
      'offers.0.cost': 'answer:finances.variableCosts',
    });
    expect(server.module?.forecast?.inputs.offers[0]?.price).toBe(98_00);
  });

  it('asks which of two amounts is meant, stores the others, then the one that is chosen', async () => {
    const server = await showForecast(answered);
    type('offers.0.price', '12,000');
    type('offers.0.cost', '41,50');
    expect(field('offers.0.price').getAttribute('aria-invalid')).toBe('true');
    expect(errorOf('offers.0.price')).toContain('Est-ce 12\u00a0000\u00a0$ ou 12,00\u00a0$?');
    save();
    await waitFor(() => expect(server.module?.forecast?.inputs.offers[0]?.cost).toBe(41_50));
    expect(server.module?.forecast?.inputs.offers[0]).not.toHaveProperty('price');
    press('12\u00a0000\u00a0$');
    expect(document.activeElement).toBe(field('offers.0.price'));
    expect(errorOf('offers.0.price')).toBe('');
    save();
    await waitFor(() => expect(server.module?.forecast?.inputs.offers[0]?.price).toBe(12_000_00));
  });

  it('asks about an amount of an answer, and links to it', async () => {
    const server = await showForecast({
      ...answered,
      answers: { ...answered.answers, pricingStrategy: '12,000 $ la paire' },
    });
    expect(field('offers.0.price').value).toBe('12,000');
    expect(field('offers.0.price').getAttribute('aria-invalid')).toBe('true');
    const note = document.getElementById('forecast-offers.0.price-note') as HTMLElement;
    expect(within(note).getByRole('link', { name: /^De votre réponse/ })).toBeTruthy();
    expect(within(note).queryByRole('button')).toBeNull();
    // Proposed texts are not the user's own, so none of them is stored as a draft.
    type('offers.0.cost', '41,50');
    save();
    await waitFor(() => expect(server.module?.forecast?.inputs.offers[0]?.cost).toBe(41_50));
    expect(server.module?.forecast?.inputs.offers[0]).not.toHaveProperty('price');
    await waitFor(() => expect(draft()).toBe(''));
    expect(field('offers.0.price').value).toBe('12,000');
    press('12,00\u00a0$');
    expect(field('offers.0.price').value).toBe('12');
    save();
    await waitFor(() => expect(server.module?.forecast?.inputs.offers[0]?.price).toBe(12_00));
    expect(server.module?.forecast?.confirmed).toContain('offers.0.price');
  });

  it('confirms all of a question at once', async () => {
    const server = await showForecast(answered);
    press(/Tout confirmer \(\d+\), Que payez-vous chaque mois/);
    save();
    await waitFor(() => expect(server.module?.forecast?.confirmed).toContain('fixed.0.amount'));
    expect(server.module?.forecast?.confirmed).toContain('fixed.1.tax');
  });

  it('keeps the link to the answer of a line once it is confirmed, whatever else is proposed in it', async () => {
    await showForecast({ ...answered, comments: 'Un prêt de 8 000 $ de la SADC.' });
    press('Confirmer : Prêt (SADC)');
    const line = within(region()).getByRole('group', { name: 'Prêt (SADC)' });
    expect(within(line).getByText('Confirmé')).toBeTruthy();
    expect(within(line).getByRole('link', { name: /^De votre réponse/ })).toBeTruthy();
  });

  it('follows an answer until the value is confirmed', async () => {
    await showForecast(answered);
    press('Confirmer : Coût d’une vente, avant les taxes');
    const question = document.querySelector('[data-question="variableCosts"]') as HTMLElement;
    fireEvent.change(question, { target: { value: 'Laine 20 $' } });
    const price = document.querySelector('[data-question="pricingStrategy"]') as HTMLElement;
    fireEvent.change(price, { target: { value: '105 $ la paire' } });
    await waitFor(() => expect(field('offers.0.price').value).toBe('105'));
    expect(field('offers.0.cost').value).toBe('41');
  });

  it('shows what is typed in the format of the page, and saves cents', async () => {
    const server = await showForecast();
    type('offers.0.price', '1,234.50');
    expect(field('offers.0.price').value).toBe('1\u00a0234,50');
    expect(errorOf('offers.0.price')).toBe('');
    save();
    await waitFor(() => expect(server.module?.forecast?.inputs.offers[0]?.price).toBe(1_234_50));
    expect(server.module?.forecast?.origins['offers.0.price']).toBe('yours');
  });

  it('keeps what is no number, reports it, and saves the rest', async () => {
    const server = await showForecast(answered);
    type('offers.0.price', 'environ 95');
    expect(field('offers.0.price').value).toBe('environ 95');
    expect(field('offers.0.price').getAttribute('aria-invalid')).toBe('true');
    expect(errorOf('offers.0.price')).toContain('Écrivez un nombre');
    type('offers.0.cost', '40');
    await waitFor(() => expect(draft()).toContain('environ 95'));
    save();
    await waitFor(() => expect(server.module?.forecast?.inputs.offers[0]?.cost).toBe(40_00));
    expect(server.module?.forecast?.inputs.offers[0]?.price).toBeUndefined();
    expect(JSON.stringify(server.module)).not.toContain('environ 95');
    // The text is kept in this browser until it is a valid value.
    expect(field('offers.0.price').value).toBe('environ 95');
    await waitFor(() => expect(draft()).toContain('environ 95'));
    type('offers.0.price', '95');
    expect(errorOf('offers.0.price')).toBe('');
    save();
    await waitFor(() => expect(server.module?.forecast?.inputs.offers[0]?.price).toBe(95_00));
    await waitFor(() => expect(draft()).toBe(''));
  });

  it('finds a text that is no number again after the page was left', async () => {
    await showForecast(answered);
    type('fixed.0.amount', '60.1255');
    press(/^Plus de détails.*, Atelier$/);
    type('fixed.0.index', 'beaucoup');
    await waitFor(() => expect(draft()).toContain('beaucoup'));
    const kept = draft();
    cleanup();
    await showForecast(answered);
    cleanup();
    localStorage.setItem('elan.draft.u1.p1.finances', kept);
    const { showModule, fakeServer } = await import('../moduleEditor/testing/stage.tsx');
    fakeServer('finances').module = answered;
    await showModule({ key: 'finances', me: { hasPremiumAccess: true } });
    await waitFor(() => field('opening'));
    expect(field('fixed.0.amount').value).toBe('60.1255');
    expect(errorOf('fixed.0.amount')).toContain('Deux décimales au plus');
    expect(field('fixed.0.index').value).toBe('beaucoup');
  });

  it('marks a bound that is broken', async () => {
    await showForecast(answered);
    for (const [path, text, reason] of [
      ['offers.0.price', '-5', 'positif'],
      ['offers.0.price', '1000000000000', '10\u00a0000\u00a0000\u00a0$ au plus'],
      ['cardFee', '60,1 %', '60\u00a0% au plus'],
      ['offers.0.units.years.1', '12,5', 'entier'],
    ] as const) {
      expect(errorOf(path), path).not.toContain(reason);
      type(path, text);
      expect(errorOf(path), `${path} ${text}`).toContain(reason);
      expect(field(path).value).toBe(text);
    }
  });

  it('marks what two figures break together, until either is smaller', async () => {
    await showForecast(answered);
    type('offers.0.units.years.0', '1000000');
    type('offers.0.price', '100000');
    expect(errorOf('offers.0.price')).toContain('dépasse');
    type('offers.0.units.years.0', '10');
    expect(errorOf('offers.0.price')).toBe('');
    expect(field('offers.0.price').value).toBe('100\u00a0000');
  });

  it('shows a hostile name as text', async () => {
    await showForecast();
    const name = '<img src=x onerror=alert(1)>';
    type('offers.0.name', name);
    expect(field('offers.0.name').value).toBe(name);
    expect(region().querySelector('img')).toBeNull();
    expect(
      within(region()).getByRole('group', { name: `Saisons : ${name}`.replace(' :', '\u00a0:') }),
    ).toBeTruthy();
  });

  it('is closed to a suspended account, with the reason', async () => {
    await showForecast(answered, { hasAccess: false });
    expect(field('offers.0.price').disabled).toBe(true);
    expect(within(region()).getByText('Compte suspendu')).toBeTruthy();
  });
});

describe('the lists', () => {
  it('add an example with one tap, and ask for its amount', async () => {
    await showForecast();
    press('Ajouter, Loyer');
    expect(field('fixed.0.name').value).toBe('Loyer');
    expect(document.activeElement).toBe(field('fixed.0.amount'));
    expect(within(region()).queryByRole('button', { name: 'Ajouter, Loyer' })).toBeNull();
  });

  it('remove a line, and give it back with its text that is no number', async () => {
    const server = await showForecast(answered);
    type('fixed.0.amount', 'beaucoup');
    press('Retirer : Atelier');
    expect(field('fixed.0.name').value).toBe('Assurance');
    fireEvent.click(screen.getByRole('button', { name: 'Annuler' }));
    expect(field('fixed.0.name').value).toBe('Atelier');
    expect(field('fixed.0.amount').value).toBe('beaucoup');
    press('Retirer : Atelier');
    save();
    await waitFor(() => expect(server.module?.forecast?.inputs.fixed).toHaveLength(1));
    // A removed line is not proposed again.
    expect(server.module?.forecast?.confirmed).toContain('fixed');
    expect(field('fixed.0.name').value).toBe('Assurance');
  });

  it('take forty lines, and say why no more', async () => {
    const fixed = Array.from({ length: 40 }, (_, at) => ({ id: `l${at}`, name: `Coût ${at}` }));
    await showForecast({
      ...answered,
      forecast: {
        inputs: { opening: '2027-05', offers: [{ id: 'a' }], fixed },
        origins: {},
        confirmed: ['fixed'],
      },
    });
    const add = within(region()).getByRole('button', { name: 'Ajouter une dépense' });
    expect((add as HTMLButtonElement).disabled).toBe(true);
    expect(within(region()).getByText(/40 lignes au plus/)).toBeTruthy();
  });

  it('pay a person by the hour or by the month, with a way back', async () => {
    await showForecast();
    press('Ajouter, Aide à temps partiel');
    type('staff.0.pay.wage', '20');
    fireEvent.change(field('staff.0.pay.mode'), { target: { value: 'monthly' } });
    type('staff.0.pay.amount', '3 000');
    expect(document.querySelector('[data-forecast="staff.0.pay.wage"]')).toBeNull();
    fireEvent.change(field('staff.0.pay.mode'), { target: { value: 'hourly' } });
    expect(field('staff.0.pay.wage').value).toBe('');
  });
});

describe('the seasons', () => {
  const slider = (month: string) => screen.getByRole('slider', { name: `Ventes ${month}` });

  it('are moved by the keyboard and written as numbers', async () => {
    const server = await showForecast();
    fireEvent.keyDown(slider('de juillet'), { key: 'ArrowDown' });
    expect(slider('de juillet').getAttribute('aria-valuenow')).toBe('95');
    fireEvent.keyDown(slider('de janvier'), { key: 'Home' });
    expect(slider('de janvier').getAttribute('aria-valuetext')).toBe(
      '0\u00a0% du mois le plus fort',
    );
    press(/^Écrire les nombres/);
    type('offers.0.season.1', '250');
    type('offers.0.season.2', '1001');
    expect(errorOf('offers.0.season.2')).toContain('1\u00a0000 au plus');
    expect(slider('de février').getAttribute('aria-valuemax')).toBe('250');
    save();
    await waitFor(() => expect(server.module?.forecast?.inputs.offers[0]?.season).toBeTruthy());
    expect(server.module?.forecast?.inputs.offers[0]?.season).toEqual([
      0, 250, 100, 100, 100, 100, 95, 100, 100, 100, 100, 100,
    ]);
  });

  it('begin from a pattern, and never sell in no month', async () => {
    await showForecast();
    expect(slider('d’août').getAttribute('aria-valuenow')).toBe('100');
    press(/^Fort en été/);
    expect(slider('de juin').getAttribute('aria-valuenow')).toBe('100');
    const bars = () => screen.getAllByRole('slider', { name: /^Ventes d/ });
    for (const one of bars()) fireEvent.keyDown(one, { key: 'Home' });
    const left = bars().map((one) => one.getAttribute('aria-valuenow'));
    expect(left.filter((value) => value !== '0')).toHaveLength(1);
  });
});

it('a bar that is dragged follows the pointer, however high it was', async () => {
  await showForecast();
  press(/^Écrire les nombres/);
  type('offers.0.season.6', '1000');
  const july = screen.getByRole('slider', { name: 'Ventes de juillet' });
  vi.spyOn(july.parentElement as HTMLElement, 'getBoundingClientRect').mockReturnValue(
    new DOMRect(0, 0, 20, 100),
  );
  const moved = (clientY: number) => {
    fireEvent.pointerMove(july, { clientY });
    return july.getAttribute('aria-valuenow');
  };
  fireEvent.pointerDown(july, { clientY: 0, pointerId: 1 });
  expect([moved(50), moved(50), moved(60), moved(50)]).toEqual(['500', '500', '400', '500']);
  expect(july.getAttribute('aria-valuemax')).toBe('1000');
  fireEvent.pointerUp(july);
  expect(july.getAttribute('aria-valuemax')).toBe('500');
});

describe('what was typed comes back', () => {
  const undo = () => fireEvent.click(screen.getByRole('button', { name: 'Annuler' }));

  it('after a pattern replaced the seasons, and stays while another month moves', async () => {
    await showForecast();
    press(/^Écrire les nombres/);
    type('offers.0.season.0', '25');
    type('offers.0.season.1', 'douze');
    fireEvent.keyDown(screen.getByRole('slider', { name: 'Ventes de juillet' }), {
      key: 'ArrowDown',
    });
    expect(field('offers.0.season.1').value).toBe('douze');
    press(/^Fort en été/);
    expect(field('offers.0.season.1').value).toBe('30');
    undo();
    const shown = [0, 1, 6].map((month) => field(`offers.0.season.${month}`).value);
    expect(shown).toEqual(['25', 'douze', '95']);
  });

  it('after a common split replaced the shares', async () => {
    await showForecast();
    fireEvent.change(field('collect'), { target: { value: 'other' } });
    type('collect.0', '80');
    type('collect.1', '20');
    type('collect.2', 'peu');
    fireEvent.change(field('collect'), { target: { value: 'month1' } });
    expect(field('collect').value).toBe('month1');
    undo();
    expect([0, 1, 2].map((part) => field(`collect.${part}`).value)).toEqual(['80', '20', 'peu']);
  });
});

describe('shares', () => {
  it('say below a part why it is refused, and what counts until then', async () => {
    await showForecast();
    fireEvent.change(field('collect'), { target: { value: 'other' } });
    for (const [text, reason] of [
      ['150', '100\u00a0% au plus. '],
      ['-5', 'Écrivez un nombre positif ou zéro. '],
      ['12,345', 'Deux décimales au plus, comme 12,5. '],
      ['peu', 'Écrivez un nombre, comme 12,5. '],
    ] as const) {
      type('collect.1', text);
      expect(errorOf('collect.1'), text).toBe(
        `${reason}D’ici là, la dernière répartition complète compte.`,
      );
      expect(descriptionOf('collect.1'), text).toContain(reason);
      const refused = [0, 1, 2, 3].map((part) =>
        field(`collect.${part}`).hasAttribute('aria-invalid'),
      );
      expect(refused, text).toEqual([false, true, false, false]);
    }
  });

  it('count once they are all of it', async () => {
    const server = await showForecast();
    fireEvent.change(field('collect'), { target: { value: 'other' } });
    type('collect.0', '80');
    expect(region().textContent).toContain('Le total est de 80\u00a0%');
    for (const part of [0, 1, 2, 3]) {
      expect(field(`collect.${part}`).getAttribute('aria-invalid')).toBe('true');
      expect(descriptionOf(`collect.${part}`)).toContain('Le total est de 80\u00a0%');
    }
    expect(field('collect.0').value).toBe('80');
    type('collect.1', '20');
    expect(region().textContent).not.toContain('Le total est de');
    save();
    await waitFor(() =>
      expect(server.module?.forecast?.inputs.collect).toEqual(['0.8', '0.2', '0', '0']),
    );
  });
});

describe('an offer with customers of its own', () => {
  it('is paid like the others until it says otherwise, and again afterwards', async () => {
    const server = await showForecast();
    press('Ajouter un produit ou un service');
    expect(screen.queryByLabelText('Quand l’argent de cette offre arrive')).toBeNull();
    press(/^Cette offre est payée autrement, .*2/);
    expect(field('offers.1.collect').value).toBe('same');
    fireEvent.change(field('offers.1.collect'), { target: { value: 'month1' } });
    save();
    await waitFor(() =>
      expect(server.module?.forecast?.inputs.offers[1]?.collect).toEqual(['0', '1', '0', '0']),
    );
    fireEvent.change(field('offers.1.collect'), { target: { value: 'same' } });
    save();
    await waitFor(() =>
      expect(server.module?.forecast?.inputs.offers[1]).not.toHaveProperty('collect'),
    );
  });
});

describe('what is missing', () => {
  it('is brought into view and focused, in details that are closed too', async () => {
    await showForecast(answered);
    for (const [path, focused] of [
      ['offers.0.price', 'offers.0.price'],
      ['fixed.1.index', 'fixed.1.index'],
      ['salesTax.registration', 'salesTax.registration'],
      ['hsfRate', 'hsfRate'],
      ['collect', 'collect'],
      ['offers.0.units.years.2', 'offers.0.units.years.2'],
    ] as const) {
      goToInput(region(), path);
      expect(document.activeElement, path).toBe(field(focused));
    }
    goToInput(region(), 'offers.0.season');
    expect(
      document.activeElement?.closest('[data-forecast-within~="offers.0.season"]'),
    ).toBeTruthy();
  });

  it.each([
    ['incomplete', incompletePlan],
    ['short of cash', shortOfCash],
    ['without details', { ...incompletePlan, ...unpaid }],
  ])('can be reached, as can what a check is about: a plan that is %s', async (_, inputs) => {
    await showForecast({
      ...answered,
      forecast: { inputs, origins: {}, confirmed: ['fixed', 'loans', 'staff'] },
    });
    const { checks, unknown } = forecast(inputs);
    const paths = [
      ...checks.map(({ mendAt }) => mendAt.question ?? ''),
      ...unknown.flatMap(({ because }) => because),
    ];
    expect(paths.length).toBeGreaterThan(0);
    for (const path of new Set(paths)) {
      (document.activeElement as HTMLElement | null)?.blur();
      goToInput(region(), path);
      expect(document.activeElement, path).not.toBe(document.body);
    }
  });

  it('is where a link to it leads, once the form is loaded', async () => {
    window.location.hash = '#forecast.cardFee';
    await showForecast(answered);
    await waitFor(() => expect(document.activeElement).toBe(field('cardFee')));
    window.location.hash = '';
  });
});

it('a save that another device made elsewhere in the form is merged', async () => {
  const entry: ModuleEntry = {
    ...answered,
    forecast: {
      inputs: {
        opening: '2027-05',
        offers: [{ id: 'a', price: 10_00 }],
        fixed: [{ id: 'rent', name: 'Loyer', amount: 500_00 }],
      },
      origins: {},
      confirmed: ['fixed', 'offers.0.price', 'fixed.0.amount'],
    },
  };
  const server = await showForecast(entry);
  type('offers.0.price', '12');
  server.module = {
    ...entry,
    forecast: {
      inputs: {
        opening: '2027-05',
        offers: [{ id: 'a', price: 10_00 }],
        fixed: [{ id: 'rent', name: 'Loyer', amount: 650_00 }],
      },
      origins: {},
      confirmed: ['fixed', 'offers.0.price', 'fixed.0.amount'],
    },
    lastUpdated: '2026-11-20T22:00:00.000Z',
  };
  save();
  await waitFor(() => expect(server.module?.forecast?.inputs.offers[0]?.price).toBe(12_00));
  expect(server.module?.forecast?.inputs.fixed?.[0]?.amount).toBe(650_00);
  expect(field('fixed.0.amount').value).toBe('650');
});

it('two prices that differ are a choice, named in the words of the form', async () => {
  const forecast = (price: number) => ({
    inputs: { opening: '2027-05', offers: [{ id: 'a', name: 'Paire', price }] },
    origins: {},
    confirmed: ['offers.0.price', 'offers.0.name'],
  });
  const server = await showForecast({ ...answered, forecast: forecast(10_00) });
  type('offers.0.price', '12');
  server.module = {
    ...answered,
    forecast: forecast(11_00),
    lastUpdated: '2026-11-20T22:00:00.000Z',
  };
  save();
  const dialog = await screen.findByRole('dialog');
  expect(await within(dialog).findByText(/Prix d’une vente/)).toBeTruthy();
  expect(within(dialog).getByText(/^11,00\s\$$/)).toBeTruthy();
  fireEvent.click(within(dialog).getByRole('button', { name: 'Garder ma version' }));
  await waitFor(() => expect(server.module?.forecast?.inputs.offers[0]?.price).toBe(12_00));
});
