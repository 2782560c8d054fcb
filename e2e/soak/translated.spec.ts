import { languages } from '@elan/domain/language';
import type { ElementHandle, Page } from '@playwright/test';
import { nextPress } from '../browser/pressing.ts';
import { installTranslator, startTranslator, translationOf } from '../browser/translator.ts';
import { arriveAs, pageOf, pagesOf, type Role } from '../screens/visits.ts';
import { expect, test } from '../test.ts';
import { names } from '../words/names.ts';

// Activating a control may fail, leave the page during a request, or open a page on another host.
test.use({
  expectedTroubles: /^console, (?:error: Failed to load resource|warning)|^\d+ from|another host/,
});

const crashed = /Cette page n’a pas pu s’afficher|This page could not be shown/;
const typed = 'Mots tapés';

interface Field {
  readonly field: ElementHandle<HTMLInputElement | HTMLTextAreaElement>;
  readonly value: string;
}

/** Types into every empty text field. */
async function type(page: Page): Promise<Field[]> {
  const fields: Field[] = [];
  const empty = await page.$$(
    'main textarea:enabled, main input:not([type]):enabled, main input[type=text]:enabled, main input[type=email]:enabled',
  );
  for (const handle of empty) {
    const field = handle as Field['field'];
    if (!(await field.isVisible()) || (await field.inputValue()) !== '') continue;
    const isNumber = (await field.getAttribute('inputmode')) !== null;
    const value = isNumber
      ? '12'
      : (await field.getAttribute('type')) === 'email'
        ? 'mots@exemple.ca'
        : typed;
    await field.fill(value);
    fields.push({ field, value });
  }
  return fields;
}

/** @returns whether all fields that are still on the page contain what was typed. */
async function isKept(fields: readonly Field[]): Promise<boolean> {
  for (const { field, value } of fields) {
    const now = await field.evaluate((element) => (element.isConnected ? element.value : null));
    if (now !== null && !now.includes(value)) return false;
  }
  return true;
}

for (const language of languages) {
  for (const role of ['stranger', 'free', 'founder', 'admin'] as const) {
    test(`every button of every page that is translated, ${role}, ${language}`, async ({
      page,
      baseURL,
    }) => {
      test.setTimeout(3_600_000);
      await walk(page, role, `${baseURL}`);
    });
  }

  async function walk(page: Page, role: Role, url: string): Promise<void> {
    await page.context().addCookies([{ name: 'elan_language', value: language, url }]);
    await installTranslator(page, language === 'fr' ? 'font' : 'text');
    const errors: string[] = [];
    page.on('dialog', (dialog) => void dialog.accept().catch(() => {}));
    page.on('popup', (popup) => void popup.close());
    await page.addInitScript(() => {
      window.print = () => {};
    });
    const arrive = async () => {
      if (role !== 'stranger') await arriveAs(page, role, language);
    };
    const pressed = new Map<string, number>();
    const rows: string[] = [];
    for (const { path } of pagesOf(role, language)) {
      const row = await pressAll(path);
      rows.push(`| ${path} | ${row.presses} | ${row.errors} |`);
      console.log(`${language} ${role} ${rows.at(-1)}`);
    }
    expect(errors).toEqual([]);

    /** Activates every control on a page, and every control that appears as a result. */
    async function pressAll(path: string) {
      let presses = 0;
      const before = errors.length;
      // Restores the person's session and project, in case a control on another page ended or deleted them.
      await arrive();
      let fields = await open(path);
      for (;;) {
        // Activating a control may leave the page a moment later.
        const next = await nextPress(page, path, pressed).catch(() => null);
        if (next === null) {
          fields = await open(path);
          continue;
        }
        if (next === undefined) {
          if (!(await leaveLayer(page))) break;
          continue;
        }
        const { control, name } = next;
        presses += 1;
        const isToggle = name.includes(names[language].toggle);
        const words = isToggle ? await page.locator('main').innerText() : '';
        await control
          .click({ timeout: 1_000 })
          .catch(() => control.evaluate((it) => it.click()).catch(() => {}));
        await page.waitForTimeout(80);
        await page.waitForLoadState();
        const at = pageOf(page.url());
        const text = await page
          .locator('body')
          .innerText()
          .catch(() => '');
        const problems = [
          ...(crashed.test(text) ? ['the error page'] : []),
          ...(isToggle && !(await isOther(page, words)) ? ['no other language'] : []),
          ...(at === path && !(await isKept(fields)) ? ['lost words'] : []),
          ...(await heldBy(page)),
        ];
        errors.push(...problems.map((problem) => `${path}: ${name}: ${problem}`));
        for (const problem of problems) console.log(`  ${path}: ${name}: ${problem}`);
        await control.dispose();
        if (isToggle || problems.length > 0 || at !== path) fields = await open(path);
      }
      return { presses, errors: errors.length - before };
    }

    /** Opens a page and starts the translator. A visitor who was signed out or has no project is set up again first. */
    async function open(path: string): Promise<Field[]> {
      await page.context().addCookies([{ name: 'elan_language', value: language, url }]);
      if (role !== 'stranger') {
        const reply = await page.request.get('/api/projects');
        const isThere =
          reply.ok() && (role === 'admin' || (await reply.json()).projects.length > 0);
        if (!isThere) await arrive();
      }
      await page.goto('about:blank', { waitUntil: 'load' });
      await page.goto(path);
      await startTranslator(page);
      return type(page);
    }
  }
}

/** @returns whether the page's words change. The texts in the other language may have to be loaded first. */
function isOther(page: Page, words: string): Promise<boolean> {
  return page
    .waitForFunction((before) => document.querySelector('main')?.innerText !== before, words, {
      timeout: 60_000,
    })
    .then(() => true)
    .catch(() => false);
}

/**
 * Closes the topmost dialog or menu.
 * @returns false if none is open, or if it stays open.
 */
async function leaveLayer(page: Page): Promise<boolean> {
  const layers = page.locator(
    '[role=dialog], [role=alertdialog], [role=menu], [role=listbox], dialog[open]',
  );
  const count = await layers.count();
  if (count === 0) return false;
  await page.keyboard.press('Escape');
  await page.waitForTimeout(200);
  return (await layers.count()) < count;
}

async function heldBy(page: Page): Promise<readonly string[]> {
  const { held } = await translationOf(page).catch(() => ({ held: [] }));
  return held.map((text) => `held by React: ${text}`);
}
