// @vitest-environment happy-dom
import { numberDefaultAt } from '@elan/domain/forecast/fieldPaths';
import type { ModuleEntry } from '@elan/domain/project/moduleEntry';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import {
  answered,
  descriptionOf,
  field,
  press,
  region,
  showForecast,
  type,
} from '../testing/forecastStage.tsx';
import { exampleText, type FieldSpec, format, specOf, unitOf } from '../values/specs.ts';

/** A shop that opens in March and closes in January and February. */
const closedInWinter: ModuleEntry = {
  ...answered,
  forecast: {
    inputs: {
      opening: '2027-03',
      offers: [
        {
          id: 'a',
          name: 'Paire',
          units: { mode: 'ramp', anchors: { 1: 30 } },
          season: [0, 0, ...Array(10).fill(100)],
        },
      ],
    },
    origins: { opening: 'yours', 'offers.0.units': 'yours', 'offers.0.season': 'yours' },
    confirmed: ['opening', 'offers.0.units', 'offers.0.season'],
  },
};

/** The note and the reason below a field. */
const below = (path: string) =>
  ['note', 'error'].map((what) => document.getElementById(`${field(path).id}-${what}`)?.innerText);

describe('the seasons', () => {
  it('show what each month sells, and that it is another number than was typed', async () => {
    await showForecast(closedInWinter);
    const texts = (month: string) =>
      screen.getByRole('slider', { name: `Ventes ${month}` }).getAttribute('aria-valuetext');
    expect(texts('de février')).toBe('0\u00a0% du mois le plus fort, 0 vente la première année');
    expect(texts('de mars')).toBe('100\u00a0% du mois le plus fort, 36 ventes la première année');
    expect(within(region()).getByText(/^Sous chaque mois.*360 en tout\.$/)).toBeTruthy();
    // Shown next to both the typed number and the season.
    const effects = () => within(region()).queryAllByText(/mars 2027 en vend 36 au lieu de 30/);
    expect(effects()).toHaveLength(2);
    press(/^Égal toute l’année/);
    expect(effects()).toHaveLength(0);
    expect(texts('de février')).toBe(
      '100\u00a0% du mois le plus fort, 30 ventes la première année',
    );
  });

  it('show no number of units before one is entered', async () => {
    await showForecast();
    expect(within(region()).queryByText(/^Sous chaque mois/)).toBeNull();
  });
});

describe('an example', () => {
  it('shows which values came with it, until they are changed', async () => {
    const server = await showForecast();
    press('Ajouter, Prêt de la caisse');
    expect(below('loans.0.name')[0]).toBeUndefined();
    expect(below('loans.0.rate')[0]).toBe('De l’exemple');
    expect(below('loans.0.term')[0]).toBe('De l’exemple');
    type('loans.0.rate', '7,5');
    expect(below('loans.0.rate')[0]).toBeUndefined();
    const line = () => within(region()).getByRole('group', { name: 'Prêt de la caisse' });
    expect(within(line()).getByText('De vous et de l’exemple')).toBeTruthy();
    type('loans.0.term', '48 mois');
    expect(within(line()).getByText('De vous')).toBeTruthy();
    fireEvent.click(screen.getByRole('button', { name: 'Enregistrer' }));
    await waitFor(() => expect(server.module?.forecast?.inputs.loans?.[0]?.term).toBe(48));
  });

  it('has nothing to confirm', async () => {
    await showForecast();
    press('Ajouter, Employé à temps plein');
    expect(below('staff.0.pay.hoursPerWeek')[0]).toBe('De l’exemple');
    expect(
      within(region()).queryByRole('button', { name: /^Confirmer.*Employé à temps plein/ }),
    ).toBeNull();
  });
});

it('another month can be chosen, and its field gets the focus', async () => {
  await showForecast();
  // Searched once: to find a label takes as long as to show the form.
  const select = screen.getByLabelText<HTMLSelectElement>('Ajouter un autre mois');
  const months = () => [...select.options].map(({ value }) => value).filter(Boolean);
  expect(months()).toHaveLength(32);
  for (const month of ['2', '35', '13']) {
    fireEvent.change(select, { target: { value: month } });
    expect(document.activeElement).toBe(field(`offers.0.units.anchors.${month}`));
    expect(months()).not.toContain(month);
  }
});

it('a line of staff shows how many people are paid that way', async () => {
  const server = await showForecast();
  press('Ajouter une personne');
  expect(screen.getByLabelText('Combien de personnes?')).toBe(field('staff.0.people'));
  type('staff.0.people', '0');
  expect(below('staff.0.people')[1]).toContain('1 au moins.');
  type('staff.0.people', '3');
  fireEvent.click(screen.getByRole('button', { name: 'Enregistrer' }));
  await waitFor(() => expect(server.module?.forecast?.inputs.staff?.[0]?.people).toBe(3));
});

it('a grant is for equipment, or is repaid', async () => {
  const server = await showForecast();
  press('Ajouter, Ordinateur');
  press('Ajouter, Subvention de la MRC');
  press(/^Plus de détails.*Subvention de la MRC$/);
  const isShown = (path: string) => document.querySelector(`[data-forecast="${path}"]`) !== null;
  expect([isShown('grants.0.for'), isShown('grants.0.term')]).toEqual([true, false]);
  fireEvent.click(field('grants.0.repayable'));
  expect([isShown('grants.0.for'), isShown('grants.0.term')]).toEqual([false, true]);
  fireEvent.click(field('grants.0.repayable'));
  const [, computer] = [...document.querySelectorAll('[data-forecast="grants.0.for"] option')];
  expect(computer?.textContent).toBe('Ordinateur');
  fireEvent.change(field('grants.0.for'), { target: { value: computer?.getAttribute('value') } });
  fireEvent.click(screen.getByRole('button', { name: 'Enregistrer' }));
  const saved = () => server.module?.forecast?.inputs;
  await waitFor(() => expect(saved()?.grants?.[0]?.for).toBe(saved()?.assets?.[0]?.id));
  press('Retirer : Ordinateur');
  fireEvent.click(screen.getByRole('button', { name: 'Enregistrer' }));
  await waitFor(() => expect(saved()?.assets).toEqual([]));
  expect(saved()?.grants?.[0]?.for).toBeUndefined();
});

it('a loan shows what its kind needs, and links to the equipment that secures it', async () => {
  const server = await showForecast();
  press('Ajouter, Ordinateur');
  press('Ajouter, Prêt de la caisse');
  press(/^Plus de détails.*Prêt de la caisse$/);
  const isShown = (path: string) => document.querySelector(`[data-forecast="${path}"]`) !== null;
  expect(isShown('loans.0.amortisation')).toBe(false);
  fireEvent.change(field('loans.0.kind'), { target: { value: 'balloon' } });
  type('loans.0.amortisation', '59');
  expect(below('loans.0.amortisation')[1]).toContain('Pris avec les autres chiffres');
  type('loans.0.amortisation', '300');
  expect(below('loans.0.amortisation')[1]).toBeUndefined();
  expect(field('loans.0.state').value).toBe('');
  fireEvent.change(field('loans.0.state'), { target: { value: 'asked' } });
  fireEvent.click(within(region()).getByRole('checkbox', { name: 'Ordinateur' }));
  // What was typed for another kind stays visible.
  fireEvent.change(field('loans.0.kind'), { target: { value: 'level' } });
  expect(isShown('loans.0.amortisation')).toBe(true);
  const [asset] = ['assets.0.name'].map((path) => field(path).value);
  expect(asset).toBe('Ordinateur');
  fireEvent.click(screen.getByRole('button', { name: 'Enregistrer' }));
  const saved = () => server.module?.forecast?.inputs;
  await waitFor(() => expect(saved()?.loans?.[0]?.state).toBe('asked'));
  expect(saved()?.loans?.[0]?.on).toEqual([saved()?.assets?.[0]?.id]);
  press('Retirer : Ordinateur');
  fireEvent.click(screen.getByRole('button', { name: 'Enregistrer' }));
  await waitFor(() => expect(saved()?.assets).toEqual([]));
  expect(saved()?.loans?.[0]).toMatchObject({ kind: 'level', amortisation: 300 });
  expect(saved()?.loans?.[0]?.on).toBeUndefined();
});

it.each(['hourly', 'monthly'])(
  'every field of staff paid in the %s mode accepts its default and its example',
  async (mode) => {
    await showForecast();
    press('Ajouter une personne');
    fireEvent.change(field('staff.0.pay.mode'), { target: { value: mode } });
    const held = mode === 'hourly' ? 'vacances, pourboires' : 'pourboires';
    press(new RegExp(`^Plus de détails\\s: ${held}, augmentation, mois, Personne 1$`));
    const paths = [...document.querySelectorAll<HTMLElement>('input[data-forecast^="staff.0."]')]
      .map((control) => control.dataset.forecast ?? '')
      .filter((path) => specOf(path));
    expect(paths.includes('staff.0.pay.vacation')).toBe(mode === 'hourly');
    for (const path of paths) {
      const spec = specOf(path) as FieldSpec;
      const standard = format(spec, numberDefaultAt(path, '2027-05'), 'fr');
      for (const text of [exampleText(spec, 'fr'), standard]) {
        type(path, text);
        expect(field(path).getAttribute('aria-invalid'), `${path} ${text}`).toBeNull();
      }
    }
  },
);

it('who directs a company may choose the coverage of the CNESST, which a proprietor is not asked', async () => {
  const server = await showForecast();
  const covered = { name: 'Je me protège auprès de la CNESST, par choix' };
  const details = () =>
    within(region()).getByRole('button', { name: /^Plus de détails.*besoin pour vivre/ });
  fireEvent.click(details());
  expect(screen.queryByRole('checkbox', covered)).toBeNull();
  for (const form of ['corporation', 'cooperative', 'nonProfit']) {
    fireEvent.change(field('form'), { target: { value: form } });
    expect(details().textContent).toContain('CNESST');
    expect(screen.getByRole<HTMLInputElement>('checkbox', covered).checked).toBe(false);
  }
  type('ownerPay.amount', '2000');
  fireEvent.click(screen.getByRole('checkbox', covered));
  fireEvent.click(screen.getByRole('button', { name: 'Enregistrer' }));
  await waitFor(() =>
    expect(server.module?.forecast?.inputs.ownerPay).toEqual({ amount: 2_000_00, cnesst: true }),
  );
});

describe('details that are closed', () => {
  it('say what they hold', async () => {
    await showForecast(answered);
    const more = (name: RegExp) => within(region()).getAllByRole('button', { name })[0];
    expect(more(/^Plus de détails\u00a0: stock, taxes/)?.textContent).toBe(
      'Plus de détails\u00a0: stock, taxes, hausse, redevance',
    );
    expect(more(/^Plus de détails\s: factures jamais payées/)).toBeTruthy();
  });
});

it('a field with a unit has it in its accessible description', async () => {
  await showForecast();
  for (const list of ['une personne', 'une dépense', 'un équipement', 'un prêt']) {
    press(`Ajouter ${list}`);
  }
  fireEvent.change(field('collect'), { target: { value: 'other' } });
  const closed = within(region()).getAllByRole('button', { name: /^Plus de détails/ });
  for (const one of closed) fireEvent.click(one);
  const units = [...region().querySelectorAll<HTMLElement>('input[data-forecast]')].flatMap(
    (control) => {
      const { forecast: path = '' } = control.dataset;
      const spec = path.startsWith('collect.') ? ({ kind: 'share' } as const) : specOf(path);
      const unit = spec && unitOf(spec);
      return unit ? [{ path, unit, description: descriptionOf(path) }] : [];
    },
  );
  expect(new Set(units.map(({ unit }) => unit)).size).toBe(2);
  expect(units.filter(({ unit, description }) => !description.includes(unit))).toEqual([]);
});

it('a refusal has an example of the kind of value', async () => {
  await showForecast(answered);
  for (const [path, text, example] of [
    ['offers.0.price', 'cher', '1\u00a0234,50'],
    ['offers.0.units.years.1', 'douze', 'un nombre entier, comme 12.'],
    ['cardFee', 'peu', 'un nombre, comme 7,5.'],
    ['hoursPerWeek', 'beaucoup', 'un nombre, comme 37,5.'],
  ] as const) {
    type(path, text);
    const [note, error] = below(path);
    expect(error, path).toContain(example);
    expect(note ?? '', path).not.toContain('Valeur par défaut');
  }
});
