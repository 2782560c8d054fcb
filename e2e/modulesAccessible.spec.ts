import { type Language, languages } from '@elan/domain/language';
import { catalogue, journey, type ModuleKey } from '@elan/modules/catalogue';
import type { Page } from '@playwright/test';
import { expectAccessible } from './axe.ts';
import { newFounder } from './founders.ts';
import { openModule } from './moduleScreen.ts';
import { atDesk, buyPremium, expectPremium } from './payments.ts';
import { paymentWords } from './paymentWords.ts';
import { post, signedUp, signedUpPerson } from './person.ts';
import { createProject } from './project.ts';
import { putModule } from './savedModules.ts';
import { savedProject } from './savedProject.ts';
import { expect, test } from './test.ts';

const keys = journey.map(({ key }) => key) as readonly ModuleKey[];

// Some twenty readings by axe each; every module is read in each language, in one state or the other.
test.beforeEach(() => test.setTimeout(400_000));

test('axe finds nothing on the modules as they are when blank, in English', async ({ page }) => {
  await begin(page, 'en');
  for (const key of keys) {
    await openModule(page, key, 'en');
    await expectAccessible(page, `${key}, blank`);
  }
});

test('axe finds nothing on the modules once they are written, in French', async ({ page }) => {
  await begin(page, 'fr');
  const saved = savedProject('fr');
  for (const key of keys) await putModule(page, key, saved[key] ?? {});
  await page.reload();
  for (const key of keys) {
    await openModule(page, key, 'fr');
    await expectAccessible(page, `${key}, written`);
  }
});

async function begin(page: Page, language: Language): Promise<void> {
  const person = await signedUp(page, newFounder(language));
  await page.goto('/dashboard');
  await createProject(page, person, 'Pain de nuit');
}

for (const language of languages) {
  test(`axe finds nothing where a subscription is over, ${language}`, async ({ page }) => {
    const person = await signedUpPerson(page, language);
    await page.goto('/dashboard');
    await createProject(page, person, 'Pain de nuit');
    await buyPremium(page, language);
    const written = ['business-plan', 'personas', 'journal', 'maturity'] as const;
    const saved = savedProject(language);
    for (const key of written) await putModule(page, key, saved[key] ?? {});
    await post(page.request, '/api/subscription/cancel', undefined);
    await atDesk(page, person.email, 'renew');
    await expectPremium(page, false);
    for (const key of written) {
      await page.goto(`/module/${key}`);
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      await expect(page.getByText(lockedTitle(key, language), { exact: true })).toBeVisible();
      await expectAccessible(page, `${key}, locked`);
    }
  });
}

/** How a module that is locked says so; a tool says it in its own words (spec, section 6). */
function lockedTitle(key: ModuleKey, language: Language): string {
  const word = paymentWords[language];
  return catalogue[key].kind === 'writeUp' ? word.premiumModule : word.premiumTool;
}
