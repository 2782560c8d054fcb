import { languages } from '@elan/domain/language';
import { catalogue } from '@elan/modules/catalogue';
import { expectAccessibleInBoth } from './axe.ts';
import { waitForHydration } from './hydrated.ts';
import { names } from './names.ts';
import { post, signedUpPerson } from './person.ts';
import { projectOf } from './project.ts';
import { expect, test } from './test.ts';

const words = {
  fr: { resume: 'Reprendre : Mon idée', question: 'Question 4 sur 7', hide: /^Masquer l’avis/ },
  en: { resume: 'Resume: My idea', question: 'Question 4 of 7', hide: /^Hide the demonstration/ },
} as const;
const chip = /^(?:Démonstration|Demonstration)\b/;
const [first, second, third, fourth] = catalogue.idea.questions;

for (const language of languages) {
  const word = words[language];

  test(`a phone goes on at the question where the person stopped, ${language}`, async ({
    page,
  }) => {
    await page.setViewportSize({ width: 360, height: 740 });
    await signedUpPerson(page, language);
    await page.goto('/dashboard');
    const name = page.getByLabel(names[language].projectName, { exact: true });
    const banner = page.getByRole('complementary', { name: /^(Bac à sable|Sandbox)$/ });
    const field = await name.boundingBox();
    const covered = await banner.boundingBox();
    expect((field?.y ?? 0) + (field?.height ?? 0)).toBeLessThan(covered?.y ?? 0);
    await page.getByRole('radio', { name: names[language].haveIdea }).check();
    await name.fill('Pain de nuit');
    await name.press('Enter');
    await expect(page).toHaveURL('/module/idea');

    const [{ id = '' } = {}] = (
      (await (await page.request.get('/api/projects')).json()) as { projects: { id: string }[] }
    ).projects;
    const reply = await page.request.put(`/api/projects/${id}/modules/idea`, {
      data: {
        data: { answers: { [first.id]: 'Du pain', [second.id]: 'La nuit', [third.id]: 'La faim' } },
        baseLastUpdated: null,
      },
    });
    expect(reply.ok(), await reply.text()).toBe(true);
    await page.goto('/dashboard');
    const link = page.getByRole('link', { name: word.resume, exact: true });
    await expect(page.getByText(word.question)).toBeVisible();
    await expect(page.getByText(fourth.label[language], { exact: true })).toBeVisible();
    await expectAccessibleInBoth(page, 'resuming');
    await link.click();
    await expect(page).toHaveURL(`/module/idea#question-${fourth.id}`);
    await expect(page.locator(`[data-question="${fourth.id}"]`)).toBeFocused();
    // Its question is in view too.
    await expect(page.getByText(fourth.label[language]).first()).toBeInViewport();
  });

  test(`the banner folds to a button that covers nothing, and stays so, ${language}`, async ({
    page,
    baseURL,
  }) => {
    const { origin } = new URL(baseURL ?? '');
    await page.context().addCookies([{ name: 'elan_language', value: language, url: origin }]);
    await page.goto(language === 'fr' ? '/' : '/en');
    const banner = page.getByRole('complementary', { name: /^(Bac à sable|Sandbox)$/ });
    const hide = banner.getByRole('button', { name: word.hide });
    await waitForHydration(page);
    await hide.click();
    await expect(hide).toBeHidden();
    await expect(banner.getByRole('button', { name: chip })).toBeVisible();
    await expect(banner).toHaveCSS('position', 'static');
    for (const path of ['/pricing', '/auth', '/terms']) {
      await page.goto(path);
      await expect(hide).toBeHidden();
      await expect(banner).toHaveCSS('position', 'static');
    }
    await banner.getByRole('button', { name: chip }).click();
    await expect(hide).toBeVisible();
    await page.reload();
    await expect(hide).toBeVisible();
  });
}

test('a new project is what the dashboard goes on with, not the open one', async ({ page }) => {
  await signedUpPerson(page, 'fr');
  await projectOf(page, 'Pain de nuit');
  await page.goto('/dashboard');
  await page.getByRole('button', { name: names.fr.open }).click();
  await expect(page).toHaveURL('/module/brainstorm');
  await post(page.request, '/api/projects', { name: 'Atelier' });
  await page.goto('/dashboard');
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Atelier');
  await page.getByRole('link', { name: /^Reprendre/ }).click();
  await expect(page.getByText('Atelier').filter({ visible: true })).toHaveCount(1);
});
