import { type Language, languages } from '@elan/domain/language';
import type { ModuleKey } from '@elan/modules/catalogue';
import type { Locator, Page } from '@playwright/test';
import { expectAccessible } from './axe.ts';
import { newFounder } from './founders.ts';
import { chargeOf, hostileTexts } from './hostileReplies.ts';
import { seenIn, setTraps } from './hostileWatch.ts';
import { button, openModule, waitForEnd, watchLengths } from './moduleScreen.ts';
import { names } from './names.ts';
import { signedUp, signedUpPerson } from './person.ts';
import { ports } from './ports.ts';
import { createProject } from './project.ts';
import { projects } from './projects/projects.ts';
import { putModule, storedModule } from './savedModules.ts';
import { expect, test } from './test.ts';

interface Kind {
  readonly module: ModuleKey;
  readonly start: keyof (typeof names)['fr'];
  /** The part of the page that shows it. */
  readonly region: Readonly<Record<Language, string>>;
  readonly field: 'generatedIdeas' | 'personas' | 'score';
  readonly structure: Parameters<typeof chargeOf.structure>[0];
}

const kinds: readonly Kind[] = [
  {
    module: 'brainstorm',
    start: 'generate',
    region: { fr: 'Vos idées', en: 'Your ideas' },
    field: 'generatedIdeas',
    structure: 'ideas',
  },
  {
    module: 'personas',
    start: 'generatePersonas',
    region: { fr: 'Vos personas', en: 'Your personas' },
    field: 'personas',
    structure: 'personas',
  },
  {
    module: 'maturity',
    start: 'calculate',
    region: { fr: 'Votre indice', en: 'Your score' },
    field: 'score',
    structure: 'score',
  },
];

const gone = {
  fr: /n’a pas été compté.*Ce qui s’affichait n’a pas été gardé/,
  en: /It was not counted\. What was shown was not kept/,
};

async function openAnswered(page: Page, { module }: Kind, language: Language): Promise<void> {
  const isFree = module === 'brainstorm';
  const person = isFree
    ? await signedUpPerson(page, language)
    : await signedUp(page, newFounder(language));
  await page.goto('/dashboard');
  await createProject(page, person, 'Pain de nuit');
  if (isFree) {
    await putModule(page, module, { answers: projects.digital[language].answers.brainstorm });
    await page.reload();
  }
  await openModule(page, module, language);
}

function resultOf(page: Page, { region }: Kind, language: Language): Locator {
  return page.getByRole('region', { name: region[language], exact: true });
}

for (const language of languages) {
  for (const kind of kinds) {
    test(`${kind.module} grows while it is generated, and a stop discards it, ${language}`, async ({
      page,
    }) => {
      await openAnswered(page, kind, language);
      const result = resultOf(page, kind, language);
      const growing = result.locator('[aria-busy="true"]');
      await button(page, language, kind.start).click();
      await expect(growing).toBeVisible();
      const sizes = await watchLengths(growing);
      await expect.poll(async () => (await sizes.jsonValue()).length).toBeGreaterThan(1);
      await button(page, language, 'stop').click();
      await expect(result.getByText(gone[language])).toBeVisible();
      await expect(growing).toBeHidden();
      await expect(button(page, language, 'regenerate')).toBeHidden();
      expect((await storedModule(page, kind.module))?.[kind.field]).toBeUndefined();
      const me = await (await page.request.get('/api/me')).json();
      expect(me.aiUsage.used).toBe(0);

      await button(page, language, kind.start).click();
      await expect(growing).toBeVisible();
      await waitForEnd(page, language);
      expect((await storedModule(page, kind.module))[kind.field]).toBeDefined();
      await expect(growing).toBeHidden();
    });
  }
}

test.describe('a structure that stops arriving in the middle', () => {
  test.use({ baseURL: `http://localhost:${ports.faults}` });

  for (const kind of kinds) {
    test(`${kind.module}: accessible, narrow, nothing to choose, and text only`, async ({
      page,
    }) => {
      const traps = await setTraps(page.context());
      await openAnswered(page, kind, 'fr');
      const comments = page.getByLabel(names.fr.comments, { exact: true });
      await comments.fill(chargeOf.unfinished(kind.structure));
      await button(page, 'fr', kind.start).click();
      const result = resultOf(page, kind, 'fr');
      const growing = result.locator('[aria-busy="true"]');
      await expect(growing).toContainText(hostileTexts[0]);
      await expect(growing.getByRole('button')).toHaveCount(0);
      await expectAccessible(page, `${kind.module}, while it is written`);
      expect((await seenIn(page)).violations).toEqual([]);
      expect(traps.ran).toEqual([]);

      const text = await growing.textContent();
      await page.reload();
      await expect(growing).toHaveText(text ?? '');
      await button(page, 'fr', 'stop').click();
      await expect(result.getByText(gone.fr)).toBeVisible();
    });
  }
});
