// @vitest-environment happy-dom
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import {
  answered,
  failedWith,
  savedEntry,
  server,
  showModule,
  startEach,
} from '../testing/stage.tsx';

startEach();

const token = 'event: token\ndata: {"text":"## Début"}\n\n';

const words = {
  fr: {
    region: 'Analyse IA',
    generate: 'Générer',
    regenerate: 'Régénérer',
    misconfigured: 'Un réglage de l’IA est incorrect de notre côté.',
    silent: 'L’assistant IA ne répond pas pour le moment.',
    brokeOff: 'L’assistant IA s’est interrompu avant la fin.',
    empty: 'Erreur lors de la génération de la réponse.',
    notCounted: 'Cette génération n’a pas été comptée.',
    beginningGone: 'Le texte commencé n’a pas été conservé.',
    earlierKept: 'Le texte précédent est toujours là.',
    steps: [
      'réessayer dans quelques minutes;',
      'vérifier votre connexion Internet;',
      'écrire au soutien si le problème persiste.',
    ],
    cut: 'Ce texte a atteint la longueur maximale\u00a0: la fin manque.',
  },
  en: {
    region: 'AI analysis',
    generate: 'Generate',
    regenerate: 'Regenerate',
    misconfigured: 'Something is wrong with the AI’s settings on our side.',
    silent: 'The AI assistant is not answering at the moment.',
    brokeOff: 'The AI assistant broke off before the end.',
    empty: 'Error generating response.',
    notCounted: 'This generation was not counted.',
    beginningGone: 'The unfinished text was not kept.',
    earlierKept: 'The earlier text is still there.',
    steps: [
      'retry in a few minutes;',
      'check your internet connection;',
      'contact support if the problem lasts.',
    ],
    cut: 'This text reached the maximum length: its end is missing.',
  },
} as const;

describe.each(['fr', 'en'] as const)('a generation that fails, %s', (language) => {
  const word = words[language];
  const press = async (name: string, within_: HTMLElement = document.body) =>
    fireEvent.click(await within(within_).findByRole('button', { name }));
  const open = async () => {
    localStorage.setItem('elan.language', language);
    await showModule({ me: { language } });
  };
  const alert = async () => {
    const region = await screen.findByRole('region', { name: word.region });
    return within(region).findByRole('alert');
  };

  it.each([
    ['wrong settings', [failedWith('ai_misconfigured')], word.misconfigured],
    ['silence', [failedWith('ai_unavailable')], word.silent],
    ['an end in mid-text', [token, failedWith('ai_unavailable')], word.brokeOff],
    ['an empty reply', [failedWith('ai_empty_reply')], word.empty],
  ] as const)(
    'by %s explains why, that it is free and that the earlier text is there',
    async (_, events, reason) => {
      server.module = savedEntry;
      server.generation = events;
      await open();
      await press(word.regenerate);
      await press(word.regenerate, await screen.findByRole('dialog'));
      const shownText = (await alert()).textContent;
      for (const sentence of [reason, word.notCounted, word.earlierKept]) {
        expect(shownText).toContain(sentence);
      }
      expect(shownText?.includes(word.beginningGone)).toBe(events.length > 1);
      const isAway = reason === word.silent || reason === word.brokeOff;
      for (const step of word.steps) expect(shownText?.includes(step)).toBe(isAway);
      expect(screen.getByText('Le texte ancien.')).toBeTruthy();
    },
  );

  it('does not mention an earlier text where there is none', async () => {
    server.module = { ...answered, lastUpdated: savedEntry.lastUpdated };
    server.generation = [failedWith('ai_misconfigured')];
    await open();
    await press(word.generate);
    const shownText = (await alert()).textContent;
    expect(shownText).toContain(word.notCounted);
    expect(shownText).not.toContain(word.earlierKept);
  });

  it('only by its length is marked', async () => {
    server.module = { ...savedEntry, aiResponseEnding: 'cut' };
    await open();
    await waitFor(() => expect(document.body.textContent).toContain(word.cut));
  });
});
