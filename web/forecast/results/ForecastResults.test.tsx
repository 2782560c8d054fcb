// @vitest-environment happy-dom
import { forecast, outlook } from '@elan/domain/forecast/forecast';
import { scenarios, unmoved } from '@elan/domain/forecast/scenario';
import {
  bakery,
  incompletePlan,
  partners,
  shareholders,
  shortOfCash,
} from '@elan/domain/forecast/testing/samplePlans';
import type { Language } from '@elan/domain/language';
import { fireEvent, render, screen, within } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { ForecastResults } from './ForecastResults.tsx';
import { amount, dollars, monthText } from './figures/format.ts';

function show(inputs = bakery, language: Language = 'fr') {
  const onGoToInput = vi.fn<(path: string) => void>();
  render(<ForecastResults inputs={inputs} language={language} onGoToInput={onGoToInput} />);
  return onGoToInput;
}

function figure(path: string, of: HTMLElement = document.body): HTMLElement {
  const found = of.querySelector<HTMLElement>(`[data-figure="${path}"]`);
  if (!found) throw new Error(`${path} is not shown`);
  return found;
}

describe('charts', () => {
  it('read another month from the keyboard, and say what it is', () => {
    show();
    const cursor = screen.getByRole('slider', { name: /^L’argent en caisse.*mois lu$/ });
    const { months, lowestCash } = forecast(bakery);
    expect(Number((cursor as HTMLInputElement).value)).toBe(lowestCash.m);
    fireEvent.change(cursor, { target: { value: '14' } });
    const month = months[14];
    const name = monthText(month?.month ?? '', 'fr');
    const cash = dollars(month?.cash ?? 0, 'fr');
    expect(cursor.getAttribute('aria-valuetext')).toBe(`${name}, encaisse ${cash}`);
    expect(figure('months.14.cash').textContent).toBe(cash);
  });

  it('have their sentence and their table', () => {
    show(bakery, 'en');
    expect(
      screen.getByRole('img', { name: /the lowest is \$14,824, in April 2027 \(start-up month\)/ }),
    ).toBeTruthy();
    const [details] = document.querySelectorAll('details');
    if (!details) throw new Error('no table');
    details.open = true;
    fireEvent(details, new Event('toggle'));
    const table = within(details).getByRole('grid', { name: 'Money in the bank, month by month' });
    expect(within(table).getAllByRole('row')).toHaveLength(38);
  });

  it('have the label of their mark above every line', () => {
    show();
    const label = screen.getByText(/^plus bas.*14.824/);
    const chart = label.closest('svg');
    const ticks = [...(chart?.querySelectorAll('line.stroke-line, line.stroke-edge') ?? [])];
    const top = Math.min(...ticks.map((tick) => Number(tick.getAttribute('y1'))));
    expect(Number(label.getAttribute('y'))).toBeLessThan(top);
  });

  it('name the lines of sources and uses', () => {
    show();
    const cursor = screen.getByRole('slider', { name: /ligne lue$/ });
    const lines = [0, 1, 2, 3].map((at) => {
      fireEvent.change(cursor, { target: { value: String(at) } });
      return cursor.getAttribute('aria-valuetext');
    });
    expect(lines).toEqual([
      'Sources, Mise de fonds, 15\u00a0000\u00a0$',
      'Sources, Apport en nature · Outils, 2\u00a0000\u00a0$',
      'Sources, Prêt · Prêt de la caisse, 25\u00a0000\u00a0$',
      'Utilisations, Achat · Four, 20\u00a0696\u00a0$',
    ]);
  });
});

describe('handles', () => {
  it('move every figure and no input, and go back', () => {
    const inputs = structuredClone(bakery);
    show(inputs);
    const before = figure('years.0.netIncome').textContent;
    fireEvent.change(screen.getByRole('slider', { name: 'Prix' }), { target: { value: '10' } });
    fireEvent.change(screen.getByRole('slider', { name: 'Ouverture' }), { target: { value: '2' } });
    const { expected, prudent } = outlook(bakery, { ...unmoved, price: 10, opening: 2 }).forecasts;
    for (const shown of document.querySelectorAll('[data-figure="years.0.netIncome"]')) {
      const of = shown.getAttribute('data-scenario') === 'prudent' ? prudent : expected;
      if (shown.getAttribute('data-scenario') === 'ambitious') continue;
      const cents = of.years[0]?.netIncome ?? 0;
      expect([amount(cents, 'fr'), dollars(cents, 'fr')]).toContain(shown.textContent);
    }
    expect(screen.getByText(/^Essai en cours/)).toBeTruthy();
    expect(inputs).toEqual(bakery);
    const reset = screen.getByRole('button', { name: 'Revenir à mes réponses' });
    expect(reset.getAttribute('aria-disabled')).toBeNull();
    reset.focus();
    fireEvent.click(reset);
    expect(reset.getAttribute('aria-disabled')).toBe('true');
    expect(reset.matches(':disabled')).toBe(false);
    expect(document.activeElement).toBe(reset);
    expect(figure('years.0.netIncome').textContent).toBe(before);
    expect(screen.queryByText(/^Essai en cours/)).toBeNull();
  });

  it('say how far they are moved', () => {
    show();
    const opening = screen.getByRole('slider', { name: 'Ouverture' });
    expect(opening.getAttribute('aria-valuetext')).toBe('mai 2027, comme prévu');
    fireEvent.change(opening, { target: { value: '-1' } });
    expect(opening.getAttribute('aria-valuetext')).toBe('avril 2027, 1 mois plus tôt');
  });
});

describe('an unknown figure', () => {
  it('shows what is missing and links to it', () => {
    const onGoToInput = show(incompletePlan);
    const card = screen.getByText('Encaisse la plus basse', { selector: 'dt.font-semibold' });
    const text = card.parentElement?.textContent;
    expect(text).toContain('inconnu\u00a0: il manque «\u00a0prix · Atelier\u00a0»');
    const [link] = screen.getAllByRole('button', { name: '«\u00a0prix · Atelier\u00a0»' });
    if (!link) throw new Error('no link');
    fireEvent.click(link);
    expect(onGoToInput).toHaveBeenCalledWith('offers.1.price');
  });

  it('reports it in a table too, and explains why', async () => {
    const onGoToInput = show(incompletePlan, 'en');
    const [cell] = screen.getAllByRole('button', {
      name: 'unknown: what is missing is “price · Atelier”',
    });
    if (!cell) throw new Error('no such figure');
    fireEvent.click(cell);
    const dialog = await screen.findByRole('dialog');
    fireEvent.click(
      within(dialog).getByRole('button', { name: 'Go to the answer: price · Atelier' }),
    );
    expect(onGoToInput).toHaveBeenCalledWith('offers.1.price');
  });
});

describe('the explanation of a figure', () => {
  it('leads from figure to figure down to an answer, and back', async () => {
    const onGoToInput = show();
    fireEvent.click(figure('years.0.revenue', screen.getByRole('grid', { name: /^Résultats/ })));
    const dialog = await screen.findByRole('dialog', { name: 'Revenus, An 1' });
    expect(dialog.querySelector('[data-explained]')?.textContent).toBe('161\u00a0719,50\u00a0$');
    fireEvent.click(within(dialog).getByRole('button', { name: 'revenus, mai 2027' }));
    fireEvent.click(within(dialog).getByRole('button', { name: 'vente · Pain' }));
    expect(
      within(dialog).getByText(/unités vendues \(\d+\) × prix · Pain \(6,50\s\$\)/),
    ).toBeTruthy();
    fireEvent.click(within(dialog).getByRole('button', { name: 'Retour' }));
    expect(within(dialog).getByRole('button', { name: 'vente · Pain' })).toBeTruthy();
    fireEvent.click(within(dialog).getByRole('button', { name: 'vente · Pain' }));
    fireEvent.click(
      within(dialog).getByRole('button', { name: 'Voir la réponse\u00a0: prix · Pain' }),
    );
    expect(onGoToInput).toHaveBeenCalledWith('offers.0.price');
  });

  it('names the table of a rate, its year and its source', async () => {
    show();
    fireEvent.click(screen.getByRole('radio', { name: 'Par mois' }));
    fireEvent.click(figure('months.5.employerCharges'));
    const dialog = await screen.findByRole('dialog');
    fireEvent.click(within(dialog).getByRole('button', { name: 'RRQ · Vente' }));
    const [source] = within(dialog).getAllByRole('link', { name: /^source officielle/ });
    expect(source?.getAttribute('href')).toMatch(/^https:\/\/www\.revenuquebec\.ca\//);
    expect(dialog.textContent).toContain('taux de 2026');
  });
});

describe('tables', () => {
  it('compare the scenarios', () => {
    show();
    const table = screen.getByRole('grid', { name: /^Comparaison des scénarios/ });
    for (const scenario of scenarios) {
      const { years, lowestCash } = forecast(bakery, scenario);
      const shown = (path: string) =>
        table.querySelector(`[data-figure="${path}"][data-scenario="${scenario}"]`)?.textContent;
      expect(shown('lowestCash.amount')).toBe(amount(lowestCash.amount ?? 0, 'fr'));
      expect(shown('years.1.revenue')).toBe(amount(years[1]?.revenue ?? 0, 'fr'));
      expect(shown('years.2.dscrAfterOwners')).toBe(
        years[2]?.dscrAfterOwners?.toFixed(2).replace('.', ','),
      );
    }
  });

  it('are one stop of the Tab key; arrows move inside', () => {
    show();
    const table = screen.getByRole('grid', { name: /^Résultats/ });
    const stops = () => [...table.querySelectorAll<HTMLElement>('[tabindex="0"]')];
    expect(stops()).toHaveLength(1);
    stops()[0]?.focus();
    fireEvent.keyDown(document.activeElement ?? table, { key: 'ArrowRight' });
    fireEvent.keyDown(document.activeElement ?? table, { key: 'ArrowDown' });
    expect(document.activeElement).toBe(figure('years.1.directCosts', table));
    fireEvent.keyDown(document.activeElement ?? table, { key: 'End' });
    expect(document.activeElement).toBe(figure('years.2.directCosts', table));
    expect(stops()).toEqual([document.activeElement]);
  });
});

describe('stress tests', () => {
  const table = () => screen.getByRole('grid', { name: /^Imprévus/ });

  it('show the loss of the main offer and all together, where there are several offers', () => {
    show();
    const rows = within(table()).getAllByRole('rowheader');
    expect(rows.slice(4).map((row) => row.textContent)).toEqual([
      'Votre offre principale perdue',
      'Tout cela ensemble',
    ]);
  });

  it('show what is the same once where there is one offer, and no coverage without a loan', () => {
    const { loans: _, offers, ...inputs } = bakery;
    show({ ...inputs, offers: offers.slice(0, 1) });
    const rows = within(table()).getAllByRole('rowheader');
    expect(rows).toHaveLength(5);
    expect(rows.at(-1)?.textContent).toBe('Votre seule offre perdue');
    expect(within(table()).getAllByRole('columnheader')).toHaveLength(3);
    expect(screen.getByText(/sans votre seule offre, rien ne se vend/)).toBeTruthy();
    const { stress } = outlook({ ...inputs, offers: offers.slice(0, 1) }).forecasts.expected;
    expect(stress[4]).toEqual({ ...stress[6], id: 'lost' });
  });
});

describe('checks', () => {
  it('are beside the figures with where to fix each', () => {
    const onGoToInput = show(shortOfCash);
    const text = /L’encaisse passe sous zéro en février 2027/;
    const finding = screen.getByText(text).closest('li');
    if (!finding) throw new Error('no finding');
    expect(within(finding).getAllByRole('listitem')).toHaveLength(3);
    fireEvent.click(within(finding).getByRole('button', { name: /^Corriger/ }));
    expect(onGoToInput).toHaveBeenCalledWith('capital');
  });

  it('do not call sound what is unknown', () => {
    show({ opening: '2027-05', offers: [{ id: 'a' }] }, 'en');
    expect(screen.getByText(/^Nothing to report for now/)).toBeTruthy();
  });
});

describe('the cash budget', () => {
  const rowsOf = (inputs: typeof bakery) => {
    show(inputs);
    fireEvent.click(screen.getByRole('radio', { name: 'Budget de caisse' }));
    const table = screen.getByRole('grid', { name: /^Budget de caisse/ });
    return within(table)
      .getAllByRole('rowheader')
      .map(({ textContent }) => textContent);
  };
  const dividends = expect.stringMatching(/^Dividendes/);
  const ownerTaxes = expect.stringMatching(/^Impôts et cotisations des propriétaires/);

  it('has no dividends in a partnership', () => {
    const rows = rowsOf(partners);
    expect(rows).toContainEqual(ownerTaxes);
    expect(rows).not.toContainEqual(dividends);
  });

  it('has no taxes of the owners in a corporation', () => {
    const rows = rowsOf(shareholders);
    expect(rows).toContainEqual(dividends);
    expect(rows).not.toContainEqual(ownerTaxes);
  });
});

it('says what a balloon leaves to pay at the end of the loan', () => {
  const [loan] = bakery.loans ?? [];
  if (!loan) throw new Error('no loan');
  const balloon = { ...loan, kind: 'balloon' as const, amortisation: 120 };
  const inputs = { ...bakery, loans: [balloon, { ...loan, id: 'level' }] };
  show(inputs);
  fireEvent.click(screen.getByRole('radio', { name: 'Prêts' }));
  const last = forecast(inputs).loans[0]?.schedule?.at(-1);
  expect(figure('loans.0.schedule.59.principal').textContent).toBe(
    dollars(last?.principal ?? 0, 'fr'),
  );
  expect(screen.getAllByText(/Solde à payer à la fin/)).toHaveLength(1);
});
