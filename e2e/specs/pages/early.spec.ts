import type { Browser, Page } from '@playwright/test';
import { holdScripts } from '../../browser/heldScripts.ts';
import { waitForHydration } from '../../browser/hydrated.ts';
import { newFounder } from '../../people/founders.ts';
import { signedUp, signedUpPerson } from '../../people/person.ts';
import { authForm } from '../../screens/authForm.ts';
import { projectOf } from '../../screens/project.ts';
import { expect, test } from '../../test.ts';
import { authWords } from '../../words/authWords.ts';
import { dashboardWords } from '../../words/dashboardWords.ts';
import { names } from '../../words/names.ts';

test.use({
  // A service worker would return the scripts that the tests hold back.
  serviceWorkers: 'block',
  expectedTroubles: /Service Worker registration blocked|net::ERR_FAILED|status of (?:401|409)/,
});

/**
 * A page with fields, who can see it, and its buttons whose effect does not depend on the time or on another server.
 */
interface Place {
  readonly path: string;
  readonly isSignedIn?: boolean;
  readonly hasProject?: boolean;
  readonly presses: readonly string[];
}

const fr = names.fr;
const auth = authWords.fr;
const shows = ['Afficher le mot de passe', 'Afficher la confirmation'];
const places: readonly Place[] = [
  { path: '/auth', presses: [fr.toSignUp, fr.signIn, auth.toForgot, shows[0] ?? ''] },
  { path: '/auth?panel=signup', presses: [fr.toSignIn, fr.createAccount, ...shows] },
  { path: '/dashboard', isSignedIn: true, presses: [] },
  {
    path: '/dashboard',
    isSignedIn: true,
    hasProject: true,
    presses: [fr.newProject, dashboardWords.fr.cancel],
  },
  ...['idea', 'brainstorm', 'journal', 'maturity', 'finances'].map((module) => ({
    path: `/module/${module}`,
    isSignedIn: true,
    hasProject: true,
    presses: [fr.save],
  })),
  { path: '/account', isSignedIn: true, presses: ['Changer le mot de passe'] },
  { path: '/dossier', isSignedIn: true, hasProject: true, presses: [] },
];

/** A field or button, identified as users would: by its label. */
interface Control {
  readonly kind: 'text' | 'toggle' | 'choice' | 'button';
  readonly label: string;
  readonly nth: number;
}
interface Act {
  readonly control: Control;
  readonly text: string;
}

/**
 * Runs in the page.
 * @returns its controls, in page order.
 */
function controlsIn(presses: readonly string[]): Control[] {
  const seen = new Map<string, number>();
  const selector = 'main :is(input, textarea, select, button)';
  return [...document.querySelectorAll<HTMLInputElement>(selector)].flatMap((element) => {
    const isButton = element.tagName === 'BUTTON';
    const label = isButton
      ? (element.ariaLabel ?? element.textContent.trim())
      : (element.labels?.[0]?.textContent.trim() ?? element.ariaLabel ?? '');
    const isHidden = !element.checkVisibility() || ['file', 'range'].includes(element.type);
    if (isHidden || label === '' || (isButton && !presses.includes(label))) return [];
    const isToggle = ['checkbox', 'radio'].includes(element.type);
    const field = isToggle ? ('toggle' as const) : ('text' as const);
    const kind = isButton ? 'button' : element.tagName === 'SELECT' ? 'choice' : field;
    const nth = seen.get(kind + label) ?? 0;
    seen.set(kind + label, nth + 1);
    element.dataset.known = JSON.stringify([kind, label, nth]);
    return [{ kind, label, nth }];
  });
}

async function does({ control, text }: Act, page: Page, presses: readonly string[]): Promise<void> {
  await page.evaluate(controlsIn, presses);
  const { kind, label, nth } = control;
  const known = JSON.stringify(JSON.stringify([kind, label, nth]));
  const element = page.locator(`[data-known=${known}]`);
  if ((await element.count()) === 0) return;
  if (kind === 'choice') {
    const values = await element.locator('option').evaluateAll((all) => all.length);
    await element.selectOption({ index: values - 1 });
    return;
  }
  // Does not wait until the control is clickable, which would be after hydration.
  await element.evaluate((one) => one.scrollIntoView({ block: 'center' }));
  await element.click({ force: true });
  if (kind === 'text') await page.keyboard.type(text);
}

/** @returns what the user sees and has typed. */
async function stateOf(page: Page): Promise<unknown> {
  const state = await page.evaluate(() => {
    const fields = document.querySelectorAll<HTMLInputElement>('main :is(input, textarea, select)');
    const label = (one: Element | null) =>
      one instanceof HTMLInputElement || one instanceof HTMLTextAreaElement
        ? (one.labels?.[0]?.textContent ?? one.name)
        : null;
    return {
      focus: label(document.activeElement),
      headings: [...document.querySelectorAll('main :is(h1, h2, h3)')].map(
        (one) => one.textContent,
      ),
      alerts: [...document.querySelectorAll('main [role=alert]')].map((one) => one.textContent),
      fields: [...fields].map((one) => [one.name, label(one), one.value, one.type, one.checked]),
    };
  });
  // For ids that React generates, only their presence counts.
  const text = JSON.stringify(state).replaceAll(/_r_\w+_/g, '_r_');
  return JSON.parse(text.replaceAll(/(?:marie|fondatrice)\.[\w.-]+@/g, 'marie@'));
}

/**
 * @returns a page of a new visitor: signed out, a user without a project, or a founder with one, who can open every
 * module.
 */
async function openedBy(browser: Browser, place: Place): Promise<Page> {
  const context = await browser.newContext({ serviceWorkers: 'block' });
  const page = await context.newPage();
  if (!place.isSignedIn) return page;
  if (!place.hasProject) {
    await signedUpPerson(page);
    return page;
  }
  await signedUp(page, newFounder('fr'));
  await projectOf(page, 'Pain de nuit');
  return page;
}

/** A random number generator that returns the same numbers for the same seed (mulberry32). */
function randomOf(seed: number): (below: number) => number {
  let state = seed;
  return (below) => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) % below;
  };
}

const rounds = Number(process.env.EARLY_ROUNDS ?? 1);
const firstSeed = Number(process.env.EARLY_SEED ?? 20_261_128);

for (const [index, place] of places.entries()) {
  const who = place.isSignedIn ? (place.hasProject ? 'a project' : 'no project yet') : 'signed out';
  test(`early on ${place.path}, ${who}: presses and keys in any order end as after hydration`, async ({
    browser,
  }) => {
    for (let round = 0; round < rounds; round += 1) {
      const seed = firstSeed + index * 1_000 + round;
      const random = randomOf(seed);
      const early = await openedBy(browser, place);
      const scripts = await holdScripts(early);
      await scripts.open(place.path);
      const controls = await early.evaluate(controlsIn, place.presses);
      expect(controls.length).toBeGreaterThan(0);
      const acts = Array.from({ length: 7 }, (_, turn): Act => {
        const control = controls[random(controls.length)] as Control;
        return { control, text: ['Lin', 'b@c.ca', '42', '3'][random(4)] + String(turn) };
      });
      const described = acts.map(({ control, text }) => `${control.label}: ${text}`).join('\n');
      console.info(`${place.path}: EARLY_SEED=${firstSeed}, seed ${seed}\n${described}`);
      for (const act of acts) await does(act, early, place.presses);
      scripts.release();
      await waitForHydration(early);

      const later = await openedBy(browser, place);
      await later.goto(place.path);
      await waitForHydration(later);
      // The parts that buttons open are loaded when the page is idle.
      await later.waitForLoadState('networkidle');
      for (const act of acts) await does(act, later, place.presses);
      await expect(async () =>
        expect([await stateOf(early), described]).toEqual([await stateOf(later), described]),
      ).toPass({ timeout: 30_000 });
      await early.context().close();
      await later.context().close();
    }
  });
}

test('early on /auth: “Sign up”, e-mail, password, and what comes later make an account', async ({
  page,
}) => {
  const form = authForm(page, 'fr');
  const { word } = form;
  const scripts = await holdScripts(page);
  await scripts.open('/auth');
  await form.button(word.toSignUp).click();
  await form.field(word.email).fill('marie@exemple.ca');
  await form.field(word.password).fill('pain-de-nuit-7');
  scripts.release();
  await form.field(word.confirmPassword).fill('pain-de-nuit-7');
  await expect(form.field(word.email)).toHaveValue('marie@exemple.ca');
  await expect(form.field(word.password)).toHaveValue('pain-de-nuit-7');
  await expect(page.getByText(auth.match)).toBeVisible();
});

test.describe('an extension', () => {
  test.use({ expectedTroubles: /Service Worker registration blocked|#418/ });
  for (const [path, change] of [
    ['/auth?panel=signup', 'a node beside each field'],
    ['/auth', 'a node beside each field'],
    ['/auth', 'a node around each field'],
  ] as const) {
    test(`adds ${change} of ${path}: what was typed stays, with the focus`, async ({ page }) => {
      const form = authForm(page, 'fr');
      const { word } = form;
      const scripts = await holdScripts(page);
      await scripts.open(path);
      await page.evaluate((isAround) => {
        for (const input of document.querySelectorAll('main input')) {
          const added = document.createElement('com-1password-button');
          input.after(added);
          if (isAround) added.append(input);
        }
      }, change.includes('around'));
      await form.field(word.email).fill('marie@exemple.ca');
      await form.field(word.password).click();
      await page.keyboard.type('pain-de-nui');
      await page.keyboard.press('ArrowLeft');
      scripts.release();
      await waitForHydration(page);
      await expect(form.field(word.password)).toBeFocused();
      await page.keyboard.type('x');
      await expect(form.field(word.password)).toHaveValue('pain-de-nuxi');
      await expect(form.field(word.email)).toHaveValue('marie@exemple.ca');
      // React must know the value too: it keeps it when it renders the form again.
      await form.button(shows[0] ?? '').click();
      await expect(form.field(word.password)).toHaveValue('pain-de-nuxi');
    });
  }
});
