import type { SavedForecast } from '@elan/domain/forecast/saved/savedForecast';
import type { ModuleEntry } from '@elan/domain/project/moduleEntry';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { server, showModule, startEach } from '../testing/stage.tsx';

// @vitest-environment happy-dom
startEach('finances');

const forecastOf = (inputs: SavedForecast['inputs']): SavedForecast => ({
  inputs,
  origins: {},
  confirmed: [],
});
const workshop = forecastOf({
  opening: '2027-04',
  offers: [
    {
      id: 'repair',
      name: 'Réparation',
      price: 95_00,
      units: { mode: 'ramp', anchors: { '1': 10, '12': 30 } },
    },
  ],
  fixed: [{ id: 'rent', name: 'Loyer', amount: 850_00 }],
});
const later = forecastOf({
  opening: '2027-05',
  collect: ['0', '1', '0', '0'],
  offers: [
    {
      id: 'repair',
      name: 'Réparation',
      price: 110_00,
      season: [0, 0, 100, 100, 100, 100, 100, 100, 100, 100, 100, 100],
      units: { mode: 'ramp', anchors: { '1': 12, '12': 30 } },
    },
  ],
  loans: [{ id: 'bank', amount: 8_000_00, rate: '7.5', term: 60 }],
});

async function compared(then: SavedForecast | undefined, now: SavedForecast | undefined) {
  const entry = (forecast: SavedForecast | undefined, at: string): ModuleEntry => ({
    answers: { pricingStrategy: '95 $' },
    comments: '',
    lastUpdated: at,
    ...(forecast ? { forecast } : {}),
  });
  server.module = entry(now, '2026-11-20T21:00:00.000Z');
  server.versions = [
    {
      id: 'v1',
      cause: 'saved',
      created_at: '2026-11-18T14:00:00.000Z',
      data: entry(then, '2026-11-18T14:00:00.000Z'),
    },
  ];
  await showModule({ key: 'finances', me: { hasPremiumAccess: true } });
  fireEvent.click(await screen.findByRole('button', { name: /Versions antérieures|Earlier ver/ }));
  const dialog = await screen.findByRole('dialog');
  fireEvent.click(await within(dialog).findByRole('button', { name: /18/ }));
  await within(dialog).findByRole('region', { name: /Maintenant|Now/ });
  return dialog;
}

/** @returns the old and new value of each field, once the form's texts are loaded. */
async function listed(dialog: HTMLElement, name: string): Promise<readonly string[]> {
  const region = await within(dialog).findByRole('region', { name });
  await waitFor(() => expect(region.textContent).not.toContain('offers.'), { timeout: 30_000 });
  return within(region)
    .getAllByRole('listitem')
    .map((item) =>
      [...item.children]
        .flatMap((part) => [...(part.children.length > 0 ? part.children : [part])])
        .map(({ textContent }) => textContent.replaceAll(/[\u00a0\u202f]/g, ' '))
        .join(' | '),
    );
}

it('names the fields of the forecast that differ, with both values in the words of the form', async () => {
  const dialog = await compared(workshop, later);
  expect(await listed(dialog, 'Prévisions qui diffèrent')).toEqual([
    'Mois d’ouverture | avril 2027 | mai 2027',
    'Réparation, Prix d’une vente, avant les taxes | 95,00 $ | 110,00 $',
    'Réparation, Ventes du mois 1 | 10 | 12',
    'Loyer, Dépense | Loyer | Rien',
    'Loyer, Montant par mois | 850,00 $ | Rien',
    'Quand l’argent arrive | Rien | 0 %, 100 %, 0 %, 0 %',
    'Réparation, Avez-vous des saisons? | Rien | janv. 0, févr. 0, mars 100, avr. 100, mai 100, juin 100, juill. 100, août 100, sept. 100, oct. 100, nov. 100, déc. 100',
    'Prêt 1, Montant emprunté | Rien | 8 000,00 $',
    'Prêt 1, Taux par année | Rien | 7,5 %',
    'Prêt 1, Durée, en mois | Rien | 60',
  ]);
  expect(within(dialog).queryByText('Les deux textes sont les mêmes.')).toBeNull();
});

it('names them in English, and all of a forecast that was begun since', async () => {
  localStorage.setItem('elan.language', 'en');
  const dialog = await compared(undefined, workshop);
  const fields = await listed(dialog, 'Forecast inputs that differ');
  expect(fields).toContain('Opening month | Nothing | April 2027');
  expect(fields).toContain('Loyer, Amount a month | Nothing | $850.00');
});

it('does not mention forecasts that are the same', async () => {
  const dialog = await compared(workshop, workshop);
  expect(within(dialog).getByText('Les deux textes sont les mêmes.')).toBeTruthy();
  expect(within(dialog).queryByRole('region', { name: 'Prévisions qui diffèrent' })).toBeNull();
});
