import { type Language, landingPath, languages } from '@elan/domain/language';
import { isLanding, otherPages, publicPages } from '@elan/domain/pages';
import { journey, type ModuleKey } from '@elan/modules/catalogue';
import type { Page } from '@playwright/test';
import { coveredStops } from '../../accessibility/covered.ts';
import { misfits } from '../../accessibility/narrow.ts';
import { waitForHydration } from '../../browser/hydrated.ts';
import { putModule } from '../../content/savedModules.ts';
import { savedProject } from '../../content/savedProject.ts';
import { adminEmails } from '../../people/adminEmails.ts';
import { newFounder } from '../../people/founders.ts';
import { newPerson, type Person, signedUp } from '../../people/person.ts';
import { openProject, projectOf } from '../../screens/project.ts';
import { expect, test } from '../../test.ts';

test.use({ viewport: { width: 360, height: 740 } });

/** Soft, so that a test reports the problems of all screens and not only of the first. */
const all = expect.configure({ soft: true, timeout: 5_000 });

const keys = journey.map(({ key }) => key) as readonly ModuleKey[];
const free = journey.filter((module) => module.free).map(({ key }) => key);
const [locked = ''] = journey.filter((module) => !module.free).map(({ key }) => key);
const asks = (key: string) => journey.some((one) => one.key === key && one.questions.length > 0);

const withLink = `## Sources

| Source | Adresse | Date |
| --- | --- | --- |
| Institut | [Institut de la statistique du Québec](https://statistique.quebec.ca/) | Mai |`;

const visitors = ['a stranger', 'a newcomer', 'a writer', 'an administrator'] as const;
type Visitor = (typeof visitors)[number];

/**
 * The kinds of visitors. Each function signs the visitor in with the right data and returns the paths that they can
 * open.
 */
const come: Readonly<
  Record<Visitor, (page: Page, language: Language) => Promise<readonly string[]>>
> = {
  'a stranger': async (_page, language) => [
    ...publicPages.filter((path) => !isLanding(path) || path === landingPath[language]),
    '/auth?panel=signup',
    '/account-deleted',
  ],
  'a newcomer': async (page, language) => {
    await withProject(page, newPerson(language));
    const others = ['/module/', '/admin', '/account-deleted'];
    return [
      ...otherPages.filter((path) => !others.includes(path)),
      '/pricing',
      ...[...free, locked].map((key) => `/module/${key}`),
    ];
  },
  'a writer': async (page, language) => {
    await withProject(page, newFounder(language));
    const saved = savedProject(language);
    for (const key of keys) await putModule(page, key, saved[key] ?? {});
    await putModule(page, 'idea', { ...saved.idea, aiResponse: withLink });
    return ['/dashboard', '/rehearsal', '/dossier', ...keys.map((key) => `/module/${key}`)];
  },
  'an administrator': async (page, language) => {
    await signedUp(page, { ...newPerson(language), email: adminEmails[`phone-${language}`] });
    return ['/admin'];
  },
};

for (const language of languages) {
  for (const visitor of visitors) {
    test(`at 360 px every screen of ${visitor} fits, can be touched and shows what has the focus, ${language}`, async ({
      page,
      baseURL,
    }) => {
      await speak(page, language, baseURL);
      for (const path of await come[visitor](page, language)) {
        await test.step(path, () => expectUsable(page, `${visitor} ${path}`, path));
      }
    });
  }

  test(`at 360 px a module begins with what one came for, ${language}`, async ({
    page,
    baseURL,
  }) => {
    await speak(page, language, baseURL);
    await withProject(page, newPerson(language));
    for (const key of free.filter(asks)) {
      await page.goto(`/module/${key}`);
      await expectFirstField(page, `new ${key}`);
    }
    await page.goto('/dashboard');
    await waitForHydration(page);
    const lock = page.getByRole('article').locator('a[href="/pricing"]').first();
    await lock.click();
    const buy = page.getByRole('main').getByRole('button').first();
    await expect(buy).toBeInViewport({ ratio: 1 });
    await expect.poll(() => isUncovered(page, 'main button')).toBe(true);

    await page.goto('about:blank');
    await page.context().clearCookies({ name: /^elan(?!_language)/ });
    await withProject(page, newFounder(language));
    for (const key of keys.filter(asks)) {
      await page.goto(`/module/${key}`);
      await expectFirstField(page, `unwritten ${key}`);
    }
  });
}

/** Expects that nothing on a screen is too small, too wide or covered, including the sizes inside expandable parts. */
async function expectUsable(page: Page, screen: string, path: string): Promise<void> {
  await page.goto(path);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await waitForHydration(page);
  await all.poll(() => misfits(page), screen).toEqual([]);
  all(await coveredStops(page), screen).toEqual([]);
  all(await louderThanTitle(page), screen).toEqual([]);
  await page.evaluate(() => {
    for (const fold of document.querySelectorAll<HTMLElement>('main [aria-expanded="false"]')) {
      if (!fold.hasAttribute('aria-haspopup')) fold.click();
    }
    for (const details of document.querySelectorAll<HTMLDetailsElement>('main details'))
      details.open = true;
  });
  await all.poll(() => misfits(page), `${screen}, unfolded`).toEqual([]);
}

/** @returns the headings that are larger than the page's title. */
function louderThanTitle(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const sizeOf = (heading: Element | null) =>
      heading ? Number.parseFloat(getComputedStyle(heading).fontSize) : 0;
    const title = sizeOf(document.querySelector('main h1'));
    return [...document.querySelectorAll('main :is(h2, h3, h4)')]
      .filter((heading) => heading.checkVisibility() && sizeOf(heading) > title)
      .map((heading) => `${heading.textContent}: ${sizeOf(heading)} px, the title ${title} px`);
  });
}

/** Expects that the first question and the top of its field are visible without scrolling, and not covered. */
async function expectFirstField(page: Page, screen: string): Promise<void> {
  await waitForHydration(page);
  await expect(page.locator('[data-question]').first()).toBeVisible();
  all(await page.evaluate(() => window.scrollY), screen).toBe(0);
  await all.poll(() => isUncovered(page, '[data-question]'), screen).toBe(true);
}

/** @returns whether the top of the first element that matches is in view and not covered. */
function isUncovered(page: Page, selector: string): Promise<boolean> {
  return page.evaluate((one) => {
    const element = document.querySelector(one);
    if (!element) return false;
    const { left, top, width, height } = element.getBoundingClientRect();
    return [4, Math.min(height, 44) - 4].every((down) => {
      const seen = document.elementFromPoint(left + width / 2, top + down);
      return seen !== null && element.contains(seen);
    });
  }, selector);
}

async function speak(page: Page, language: Language, baseURL: string | undefined): Promise<void> {
  const { origin } = new URL(baseURL ?? '');
  await page.context().addCookies([{ name: 'elan_language', value: language, url: origin }]);
}

/** Signs a person in and opens a project. */
async function withProject(page: Page, person: Person): Promise<void> {
  await signedUp(page, person);
  await projectOf(page, 'Pain de nuit');
  await openProject(page, person, 'Pain de nuit');
}
