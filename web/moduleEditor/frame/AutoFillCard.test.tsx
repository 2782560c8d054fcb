// @vitest-environment happy-dom
import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { failedWith, me, savedEntry, server, showModule, startEach } from '../testing/stage.tsx';

startEach('business-plan', (made) => {
  made.others = {
    brainstorm: { hasIdea: true, lastUpdated: savedEntry.lastUpdated },
    idea: savedEntry,
  };
});

const premium = { hasPremiumAccess: true };
const show = (user = me.user, used = 2) =>
  showModule({ key: 'business-plan', me: { ...premium, user, aiUsage: { used, limit: 100 } } });
const card = () => screen.queryByRole('region', { name: 'Gagner du temps' });
const field = (id: string) =>
  document.querySelector(`[data-question="${id}"]`) as HTMLInputElement | null;

describe('a dismissed auto-fill card', () => {
  it('stays away after a reload, for this person and this module', async () => {
    await show();
    await screen.findByRole('region', { name: 'Gagner du temps' });
    fireEvent.click(screen.getByRole('button', { name: 'Masquer le remplissage automatique' }));
    expect(card()).toBeNull();
    cleanup();
    await show();
    await waitFor(() => expect(field('team')).not.toBeNull());
    expect(card()).toBeNull();
    cleanup();
    await show({ id: 'u2', email: 'boris@exemple.ca' });
    expect(await screen.findByRole('region', { name: 'Gagner du temps' })).toBeTruthy();
  });
});

describe('an auto-fill', () => {
  it('without an idea shows what is missing first, and links to it', async () => {
    server.others = { brainstorm: { hasIdea: true, lastUpdated: savedEntry.lastUpdated } };
    await show();
    const shown = await screen.findByRole('region', { name: 'Gagner du temps' });
    expect(shown.textContent).toContain('Décrivez d’abord votre idée et votre clientèle');
    expect(within(shown).getByRole('link').getAttribute('href')).toBe('/p/p1/module/idea');
    expect(within(shown).queryByRole('button', { name: 'Remplissage automatique' })).toBeNull();
  });

  it('is no word above a text that is written, whatever is missing', async () => {
    server.module = { ...savedEntry, answers: { team: 'Moi' } };
    await show();
    await screen.findByText('Le texte ancien.');
    expect(card()).toBeNull();
  });

  it('at the limit reports it, and has no button', async () => {
    await show(me.user, 100);
    const shown = await screen.findByRole('region', { name: 'Gagner du temps' });
    expect(shown.textContent).toContain('Vous avez atteint votre limite de générations IA');
    expect(within(shown).queryByRole('button', { name: 'Remplissage automatique' })).toBeNull();
  });

  it('that fails reports it, is not counted, and is ready again', async () => {
    server.generation = [failedWith('ai_unavailable')];
    await show();
    await waitFor(() => expect(field('team')).not.toBeNull());
    fireEvent.change(field('values') as HTMLElement, { target: { value: 'La patience' } });
    fireEvent.click(screen.getByRole('button', { name: 'Remplissage automatique' }));
    const alert = await screen.findByRole('alert');
    expect(alert.textContent).toContain('Service temporairement indisponible');
    expect(alert.textContent).toContain('Cette génération n’a pas été comptée.');
    expect(field('values')?.value).toBe('La patience');
    const again = screen.getByRole('button', { name: 'Remplissage automatique' });
    expect((again as HTMLButtonElement).disabled).toBe(false);
  });

  it('that found nothing reports it, keeps what was typed, and is not counted', async () => {
    server.generation = [failedWith('autofill_found_nothing')];
    await show();
    await waitFor(() => expect(field('team')).not.toBeNull());
    fireEvent.change(field('values') as HTMLElement, { target: { value: 'La patience' } });
    fireEvent.click(screen.getByRole('button', { name: 'Remplissage automatique' }));
    const alert = await screen.findByRole('alert');
    expect(alert.textContent).toContain('Pas encore assez pour remplir ce module');
    expect(alert.textContent).toContain('Cette génération n’a pas été comptée.');
    expect(within(alert).queryByRole('button')).toBeNull();
    expect(field('values')?.value).toBe('La patience');
    await waitFor(() => expect(document.activeElement).toBe(card()));
  });

  it('distinguishes a default from a proposal, also after a reload, until it is confirmed', async () => {
    server.module = {
      answers: { team: 'Moi', timeline: 'within6Months' },
      proposedAnswers: ['team'],
      defaultedAnswers: ['timeline'],
      lastUpdated: savedEntry.lastUpdated,
    };
    await show();
    expect(await screen.findByText('Proposé, à vérifier')).toBeTruthy();
    expect(screen.getByText('Valeur par défaut, pas tirée de vos réponses')).toBeTruthy();
    fireEvent.click(screen.getByRole('button', { name: /^Confirmer la valeur par défaut/ }));
    expect(screen.queryByText('Valeur par défaut, pas tirée de vos réponses')).toBeNull();
    fireEvent.click(screen.getByRole('button', { name: 'Enregistrer' }));
    await waitFor(() => expect(server.module?.defaultedAnswers).toEqual([]));
    expect(server.module?.proposedAnswers).toEqual(['team']);
  });
});

describe('the result of an auto-fill', () => {
  const lastUpdated = savedEntry.lastUpdated;
  const filled = {
    aiResponse: 'Le plan.',
    aiResponseEnding: 'complete' as const,
    answers: { values: 'Le partage', team: 'Moi' },
    proposedAnswers: ['values', 'team'],
    defaultedAnswers: [],
  };
  const done = () => screen.queryByText('Module rempli et enregistré!');
  async function fill() {
    await show();
    await waitFor(() => expect(field('team')).not.toBeNull());
    fireEvent.click(screen.getByRole('button', { name: 'Remplissage automatique' }));
  }

  it.each([
    ['complete', false],
    ['complete', true],
    ['cut', false],
    ['cut', true],
    ['stopped', false],
    ['stopped', true],
  ] as const)('that is %s, superseded: %s, is called saved only where it is', async (end, late) => {
    server.result = { ...filled, aiResponseEnding: end };
    server.superseded = late;
    await fill();
    await screen.findByText('Le plan.');
    const isShown = await waitFor(() => {
      expect(screen.queryByRole('button', { name: 'Arrêter' })).toBeNull();
      return done() !== null;
    });
    expect(isShown).toBe(end === 'complete' && !late);
    expect(server.module?.aiResponse).toBe(late ? undefined : 'Le plan.');
  });

  it('that arrives late is taken with the proposals for what is still blank', async () => {
    server.module = { answers: { values: 'La patience' }, lastUpdated };
    server.result = filled;
    server.superseded = true;
    await fill();
    fireEvent.click(await screen.findByRole('button', { name: 'Utiliser ce texte' }));
    await waitFor(() => expect(server.module?.aiResponse).toBe('Le plan.'));
    expect(server.module).toMatchObject({
      answers: { values: 'La patience', team: 'Moi' },
      proposedAnswers: ['team'],
    });
    await waitFor(() => expect(field('team')?.value).toBe('Moi'));
  });

  it('that arrives late and is not taken is not called saved', async () => {
    server.result = filled;
    server.superseded = true;
    await fill();
    fireEvent.click(await screen.findByRole('button', { name: 'Garder le texte enregistré' }));
    await waitFor(() => expect(screen.queryByText('Le plan.')).toBeNull());
    expect(done()).toBeNull();
    expect(server.sent('PUT', 'business-plan')).toEqual([]);
  });
});
