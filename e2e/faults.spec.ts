import { type Language, languages } from '@elan/domain/language';
import type { Locator, Page } from '@playwright/test';
import { expectAccessible } from './axe.ts';
import { commentFor, type FaultKind } from './faults.ts';
import { loseConnection } from './lostConnection.ts';
import { answerAll, button, openModule, waitForEnd, writeUp } from './moduleScreen.ts';
import { names } from './names.ts';
import { signedUpPerson } from './person.ts';
import { ports } from './ports.ts';
import { createProject } from './project.ts';
import { expect, test } from './test.ts';

test.use({ baseURL: `http://localhost:${ports.faults}` });

/** The provider’s texts, by a word that only they have. */
const earlier = 'Le marché';
const recovered = 'La boulangerie, revue';
const beginning = 'rien n’est ouvert';

const words = {
  fr: {
    chip: (used: number) => `IA ${used}\u00a0/\u00a03`,
    retry: 'Réessayer',
    unavailable: 'Service temporairement indisponible',
    steps: [
      'réessayer dans quelques minutes;',
      'vérifier votre connexion Internet;',
      'écrire au soutien si le problème persiste.',
    ],
    silent: 'L’assistant IA ne répond pas pour le moment.',
    brokeOff: 'L’assistant IA s’est interrompu avant la fin.',
    empty: 'Erreur lors de la génération de la réponse.',
    notCounted: 'Cette génération n’a pas été comptée.',
    beginningGone: 'Le texte commencé n’a pas été conservé.',
    earlierKept: 'Le texte précédent est toujours là.',
    cut: 'Ce texte a atteint la longueur maximale\u00a0: la fin manque.',
    reading: 'Lecture de vos réponses…',
    writing: 'Rédaction en cours, section 1 de',
    slow: 'L’assistant tarde à répondre. Vous pouvez attendre ou arrêter.',
    stoppedBefore: 'Rédaction arrêtée avant le premier mot. Elle n’a pas été comptée.',
    stopped: 'Vous avez arrêté cette rédaction\u00a0: le texte s’interrompt ici.',
    reconnecting: 'Connexion perdue, nouvelle tentative…',
    lost: 'La connexion a été perdue',
    goesOn: 'La rédaction se poursuit de notre côté.',
    notTwice: 'Elle ne sera pas comptée deux fois.',
    ready: 'L’analyse est prête.',
    readyCut: 'L’analyse est là, mais sa fin manque.',
  },
  en: {
    chip: (used: number) => `AI ${used}\u00a0/\u00a03`,
    retry: 'Retry',
    unavailable: 'Service temporarily unavailable',
    steps: [
      'retry in a few minutes;',
      'check your internet connection;',
      'contact support if the problem lasts.',
    ],
    silent: 'The AI assistant is not answering at the moment.',
    brokeOff: 'The AI assistant broke off before the end.',
    empty: 'Error generating response.',
    notCounted: 'This generation was not counted.',
    beginningGone: 'The unfinished text was not kept.',
    earlierKept: 'The earlier text is still there.',
    cut: 'This text reached the maximum length: its end is missing.',
    reading: 'Reading your answers…',
    writing: 'Writing, section 1 of',
    slow: 'The assistant is slow to answer. You can wait or stop.',
    stoppedBefore: 'Stopped before the first word. It was not counted.',
    stopped: 'You stopped this write-up: the text breaks off here.',
    reconnecting: 'Connection lost, trying again…',
    lost: 'The connection was lost',
    goesOn: 'The writing goes on at our end.',
    notTwice: 'It will not be counted twice.',
    ready: 'The analysis is ready.',
    readyCut: 'The analysis is there, but its end is missing.',
  },
} satisfies Record<Language, object>;

/** Whether anything of it was written before the fault, and what is said of it. */
const faults: [FaultKind, 'silent' | 'brokeOff' | 'empty'][] = [
  ['refused', 'silent'],
  ['busy', 'silent'],
  ['cut', 'brokeOff'],
  ['empty', 'empty'],
];

for (const language of languages) {
  const word = words[language];
  const comments = (page: Page) => page.getByLabel(names[language].comments, { exact: true });
  const alert = (page: Page): Locator => writeUp(page, language).getByRole('alert');
  const retry = (page: Page) => alert(page).getByRole('button', { name: word.retry, exact: true });

  test.describe(`a provider at fault, ${language}`, () => {
    test.beforeEach(async ({ page }) => {
      const person = await signedUpPerson(page, language);
      await page.goto('/dashboard');
      await createProject(page, person, 'Pain de nuit');
      await openModule(page, 'idea', language);
      await answerAll(page, 'idea', language);
    });

    /** Has the first text written, then asks for another one, which fails. */
    async function regenerate(page: Page, kind: FaultKind): Promise<string> {
      await button(page, language, 'generate').click();
      await waitForEnd(page, language);
      await expect(writeUp(page, language)).toContainText(earlier);
      const typed = commentFor(kind);
      await comments(page).fill(typed);
      await button(page, language, 'regenerate').click();
      return typed;
    }

    for (const [kind, reason] of faults) {
      test(`${kind}: says so, costs nothing, keeps both texts, and Retry works`, async ({
        page,
      }) => {
        const typed = await regenerate(page, kind);
        if (reason === 'brokeOff') {
          await expect(writeUp(page, language)).toContainText(beginning);
          await expect(writeUp(page, language)).not.toContainText(earlier);
        }
        await expect(alert(page)).toContainText(word[reason]);
        if (reason !== 'empty') {
          await expect(alert(page)).toContainText(word.unavailable);
          await expect(alert(page).getByRole('listitem')).toHaveText(word.steps);
        }
        await expect(alert(page)).toContainText(word.notCounted);
        await expect(alert(page)).toContainText(word.earlierKept);
        if (reason === 'brokeOff') await expect(alert(page)).toContainText(word.beginningGone);
        else await expect(alert(page)).not.toContainText(word.beginningGone);
        await expect(writeUp(page, language)).toContainText(earlier);
        await expect(page.getByText(word.chip(1))).toBeVisible();
        await expect(comments(page)).toHaveValue(typed);

        await retry(page).press('Enter');
        await expect(writeUp(page, language)).toContainText(recovered);
        await expect(alert(page)).toBeHidden();
        await expect(page.getByText(word.chip(2))).toBeVisible();
        // The button that had the focus is gone; the focus is where the text came, not lost.
        await expect(page.getByRole('heading', { name: names[language].writeUp })).toBeFocused();
        await page.reload();
        await expect(writeUp(page, language)).toContainText(recovered);
        await expect(comments(page)).toHaveValue(typed);
      });
    }

    test('says so to everybody: axe finds nothing, and nothing sticks out', async ({ page }) => {
      test.slow();
      await regenerate(page, 'cut');
      await expect(alert(page)).toContainText(word.brokeOff);
      await expectAccessible(page, 'a fault');
      await comments(page).fill(commentFor('stalled'));
      await button(page, language, 'regenerate').click();
      const status = writeUp(page, language).getByRole('status');
      await expect(status).toHaveText(word.slow, { timeout: 25_000 });
      await expectAccessible(page, 'a long silence');
    });

    test('in a module without a text, says nothing of an earlier one', async ({ page }) => {
      await comments(page).fill(commentFor('refused'));
      await button(page, language, 'generate').click();
      await expect(alert(page)).toContainText(word.notCounted);
      await expect(alert(page)).not.toContainText(word.earlierKept);
      await expect(page.getByText(word.chip(0))).toBeVisible();
      await retry(page).click();
      await expect(writeUp(page, language)).toContainText(recovered);
    });

    test('a text cut by its length is kept, counted, and says so, also later', async ({ page }) => {
      await regenerate(page, 'long');
      await waitForEnd(page, language);
      await expect(writeUp(page, language)).toContainText(word.cut);
      await expect(page.getByRole('status').getByText(word.readyCut)).toBeAttached();
      await expect(page.getByText(word.chip(2))).toBeVisible();
      await page.reload();
      await expect(writeUp(page, language)).toContainText(word.cut);
      await expect(writeUp(page, language)).toContainText(earlier);
    });

    test('silence is told in words, and can be stopped for nothing', async ({ page }) => {
      await regenerate(page, 'silent');
      await expect(writeUp(page, language)).toContainText(word.reading);
      await expect(writeUp(page, language)).toContainText(earlier);
      const status = writeUp(page, language).getByRole('status');
      await expect(status).toHaveText(word.slow, { timeout: 25_000 });
      await button(page, language, 'stop').click();
      await expect(alert(page)).toHaveText(word.stoppedBefore);
      await expect(writeUp(page, language)).toContainText(earlier);
      await expect(page.getByText(word.chip(1))).toBeVisible();
    });

    test('silence in the middle too; stopped, its text is kept and counts', async ({ page }) => {
      await regenerate(page, 'stalled');
      await expect(writeUp(page, language)).toContainText(word.writing);
      const status = writeUp(page, language).getByRole('status');
      await expect(status).toHaveText(word.slow, { timeout: 25_000 });
      await button(page, language, 'stop').click();
      await expect(writeUp(page, language)).toContainText(word.stopped);
      await expect(writeUp(page, language)).toContainText(beginning);
      await expect(page.getByText(word.chip(2))).toBeVisible();
    });

    test.describe('a connection that is lost', () => {
      test.use({ expectedTroubles: /net::ERR_INTERNET_DISCONNECTED/ });

      test('is told, and the text found again: one charge', async ({ page }) => {
        await comments(page).fill(commentFor('slow'));
        const restore = await loseConnection(page);
        await button(page, language, 'generate').click();
        await expect(writeUp(page, language)).toContainText(earlier);
        const status = writeUp(page, language).getByRole('status');
        await expect(status).toHaveText(word.reconnecting);
        await restore();
        await waitForEnd(page, language);
        await expect(writeUp(page, language)).toContainText(recovered);
        await expect(page.getByText(word.chip(1))).toBeVisible();
        await expect(page.getByRole('status').getByText(word.ready)).toBeAttached();
      });

      test('for long is told, and the text found again by itself', async ({ page, context }) => {
        await comments(page).fill(commentFor('slow'));
        const restore = await loseConnection(page);
        await button(page, language, 'generate').click();
        await expect(writeUp(page, language)).toContainText(earlier);
        await context.setOffline(true);
        await expect(alert(page)).toContainText(word.lost, { timeout: 30_000 });
        await expect(alert(page)).toContainText(word.goesOn);
        await expect(alert(page)).toContainText(word.notTwice);
        await expect(retry(page)).toBeVisible();
        await restore();
        await context.setOffline(false);
        await expect(writeUp(page, language)).toContainText(recovered);
        await expect(alert(page)).toBeHidden();
        await expect(page.getByText(word.chip(1))).toBeVisible();
      });
    });
  });
}
