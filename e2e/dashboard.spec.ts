import type { Language } from '@elan/domain/language';
import type { Locator, Page } from '@playwright/test';
import { dashboardWords } from './dashboardWords.ts';
import { newFounder } from './founders.ts';
import { names } from './names.ts';
import { buyPremium } from './payments.ts';
import { newPerson, type Person, signedUp } from './person.ts';
import { projectOf } from './project.ts';
import { expect, test } from './test.ts';

interface Role {
  readonly language: Language;
  readonly person: () => Person;
  readonly premium?: true;
  /** The header's text about the AI, its tag, the banner's count, and the menu's badge. */
  readonly chip: RegExp;
  readonly tag: string | null;
  readonly usage: RegExp;
  readonly badge: string;
  readonly locks: number;
  readonly hasSubscription: boolean;
}

const roles: Readonly<Record<'free' | 'premium' | 'founder', Role>> = {
  free: {
    language: 'fr',
    person: () => newPerson('fr'),
    chip: /^IA 0\s\/\s3$/,
    tag: 'GRATUIT',
    usage: /^0\s\/\s3$/,
    badge: 'Gratuit',
    locks: 8,
    hasSubscription: true,
  },
  premium: {
    language: 'en',
    person: () => newPerson('en'),
    premium: true,
    chip: /^AI 0\s\/\s100$/,
    tag: null,
    usage: /^0\s\/\s100$/,
    badge: 'Premium',
    locks: 0,
    hasSubscription: true,
  },
  founder: {
    language: 'fr',
    person: () => newFounder('fr'),
    chip: /^IA illimitée$/,
    tag: 'Fondateur',
    usage: /^Illimitées$/,
    badge: 'Fondateur',
    locks: 0,
    hasSubscription: false,
  },
};

for (const [name, role] of Object.entries(roles)) {
  test(`shows every part of the dashboard and the frame, wide and narrow, as ${name}`, async ({
    page,
  }) => {
    const person = await signedUp(page, role.person());
    if (role.premium) await buyPremium(page, role.language);
    await projectOf(page, 'Pain de nuit');
    await page.goto('/dashboard');
    for (const width of [1280, 360]) {
      await page.setViewportSize({ width, height: 900 });
      await expectDashboard(page, role);
      await expectHeader(page, role, person);
    }
    await page.getByRole('button', { name: names[role.language].open, exact: true }).click();
    await expect(page).toHaveURL('/module/brainstorm');
    await page.setViewportSize({ width: 1280, height: 900 });
    await expectSidebar(page.getByRole('complementary').first(), role);
    await page.setViewportSize({ width: 360, height: 900 });
    const word = dashboardWords[role.language];
    await page.getByRole('button', { name: word.modules, exact: true }).click();
    const drawer = page.getByRole('dialog', { name: word.modules });
    await expectSidebar(drawer, role);
    await page.keyboard.press('Escape');
    await expect(drawer).toBeHidden();
  });
}

async function expectDashboard(page: Page, { language, usage, locks }: Role): Promise<void> {
  const word = dashboardWords[language];
  await expect(page).toHaveTitle(word.title);
  const banner = page.getByRole('main').getByRole('term');
  await expect(banner).toHaveCount(4);
  for (const [at, label] of word.counters.entries()) await expect(banner.nth(at)).toHaveText(label);
  await expect(page.getByRole('definition').first()).toHaveText('1');
  await expect(page.getByRole('definition').last()).toHaveText(usage);
  const card = page.getByRole('article', { name: 'Pain de nuit', exact: true });
  await expect(card.getByRole('progressbar')).toHaveAttribute('aria-valuenow', '0');
  await expect(card.getByRole('listitem')).toHaveCount(11);
  await expect(card.getByRole('img', { name: word.locked })).toHaveCount(locks);
  await expect(page.getByRole('region', { name: word.subscription, exact: true })).toBeVisible();
  await expect(page.getByRole('region', { name: word.steps })).toBeVisible();
  const footer = page.getByRole('contentinfo');
  await expect(footer.getByText(word.copyright)).toBeVisible();
  await expect(footer.getByRole('button', { name: word.terms })).toBeVisible();
}

async function expectHeader(page: Page, role: Role, person: Person): Promise<void> {
  const { language, chip, tag, badge, hasSubscription } = role;
  const word = dashboardWords[language];
  const header = page.getByRole('banner');
  await expect(header.getByText(chip)).toBeVisible();
  const bar = header.getByRole('progressbar');
  await expect(bar).toHaveCount(role === roles.founder ? 0 : 1);
  if (role !== roles.founder) await expect(bar).toBeVisible();
  if (tag !== null) await expect(header.getByText(tag, { exact: true })).toBeVisible();
  await expect(header.getByRole('button', { name: names[language].toggle })).toBeVisible();
  await header.getByRole('button', { name: person.email }).click();
  const menu = page.getByRole('menu');
  await expect(menu.getByText(badge, { exact: true })).toBeVisible();
  const item = (name: string) => menu.getByRole('menuitem', { name, exact: true });
  await expect(item(word.account)).toBeVisible();
  await expect(item(word.subscription)).toHaveCount(hasSubscription ? 1 : 0);
  await expect(item(names[language].signOut)).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(menu).toBeHidden();
}

async function expectSidebar(sidebar: Locator, { language, locks, tag }: Role): Promise<void> {
  const word = dashboardWords[language];
  await expect(sidebar.getByText('Pain de nuit', { exact: true })).toBeVisible();
  await expect(sidebar.getByRole('progressbar')).toHaveAttribute('aria-valuenow', '0');
  await expect(sidebar.getByRole('listitem')).toHaveCount(11);
  await expect(sidebar.getByRole('img', { name: word.locked })).toHaveCount(locks);
  await expect(sidebar.getByText(word.free, { exact: true })).toHaveCount(
    tag === word.free ? 3 : 0,
  );
  await expect(sidebar.getByText(word.lastUpdate)).toBeVisible();
}
