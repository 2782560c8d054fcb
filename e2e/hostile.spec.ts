import { catalogue, type ModuleKey } from '@elan/modules/catalogue';
import type { Page } from '@playwright/test';
import { newFounder } from './founders.ts';
import { elsewhere, official, spy } from './hostileHtml.ts';
import { payloads, together } from './hostilePayloads.ts';
import { chargeOf, hostileTexts, markOf } from './hostileReplies.ts';
import { drawEveryPiece, seenIn, setTraps } from './hostileWatch.ts';
import {
  answerAll,
  button,
  fieldOf,
  openModule,
  openQuestions,
  regenerate,
  waitForEnd,
  writeUp,
} from './moduleScreen.ts';
import { names } from './names.ts';
import { signedUp } from './person.ts';
import { ports } from './ports.ts';
import { createProject } from './project.ts';
import { putModule } from './savedModules.ts';
import { expect, test } from './test.ts';

// Without our content security policy, which alone would block most payloads.
test.use({
  baseURL: `http://localhost:${ports.faults}`,
  bypassCSP: true,
  // Pages that change thousands of times: a trace would cost more than the test.
  trace: 'off',
});

const language = 'fr';
const word = names[language];
type ButtonName = Parameters<typeof button>[2];

const brainstormAnswers = Object.fromEntries(
  catalogue.brainstorm.questions.map((question) => [
    question.id,
    question.kind === 'select' ? question.options[0].id : 'Le pain de nuit',
  ]),
);
const halves = [0, 1].map((half) => payloads.filter(({ id }) => id % 2 === half));

/** A founder at the dashboard, with a project and every trap set. */
async function arrive(page: Page) {
  const traps = await setTraps(page.context());
  const person = await signedUp(page, newFounder(language));
  await page.goto('/dashboard');
  await createProject(page, person, 'Pain de nuit');
  return traps;
}

async function expectNothingRan(page: Page, { ran }: { ran: unknown[] }): Promise<void> {
  // Time for a late timer, image or frame to act.
  await page.waitForTimeout(300);
  expect((await seenIn(page)).violations).toEqual([]);
  expect(ran).toEqual([]);
  expect(page.context().pages()).toHaveLength(1);
  expect(page.frames()).toHaveLength(1);
  expect(new URL(page.url()).origin).toBe(`http://localhost:${ports.faults}`);
}

test('the payloads are effective: inserted as HTML, they run or request another host', async ({
  browser,
}) => {
  expect(payloads.length).toBeGreaterThanOrEqual(500);
  expect(new Set(payloads.map(({ text }) => text)).size).toBe(payloads.length);
  const context = await browser.newContext();
  const asked = new Set<string>();
  const { ran } = await setTraps(context);
  context.on('request', (request) => {
    if (request.url().startsWith(spy)) asked.add(new URL(request.url()).pathname);
  });
  const page = await context.newPage();
  await page.route('**/naive', (route) =>
    route.fulfill({ contentType: 'text/html', body: '<!doctype html><body>' }),
  );
  await page.goto(`http://localhost:${ports.faults}/naive`);
  const frames = payloads.filter(({ isHtml }) => isHtml);
  await page.evaluate(
    (texts) => {
      for (const text of texts) {
        const frame = document.createElement('iframe');
        frame.srcdoc = text;
        document.body.append(frame);
      }
    },
    frames.map(({ text }) => text),
  );
  await expect.poll(() => new Set(ran).size).toBeGreaterThan(12);
  await expect.poll(() => asked.size).toBeGreaterThan(12);
  await context.close();
});

for (const [half, some] of halves.entries()) {
  test(`each saved payload is shown as text only (${half + 1} of 2)`, async ({ page }) => {
    const traps = await arrive(page);
    await putModule(page, 'idea', { aiResponse: 'Le premier texte.' });
    await page.reload();
    await openModule(page, 'idea', language);
    await expect(writeUp(page, language)).toContainText('Le premier texte.');
    const shown = await page.evaluate(showEach, some);
    expect(shown.missing).toEqual([]);
    expect(shown.count).toBe(some.length);
    await expectNothingRan(page, traps);
  });

  test(`no payload streamed in pieces of 1 to 7 characters is ever more than text (${half + 1} of 2)`, async ({
    page,
  }) => {
    test.slow();
    await drawEveryPiece(page.context());
    const traps = await arrive(page);
    await openModule(page, 'idea', language);
    await answerAll(page, 'idea', language);
    const middle = payloads.length / 2;
    const ranges = [0, 1, 2].map((third) => {
      const at = (part: number) => Math.round(half * middle + (part * middle) / 3);
      return [at(third), at(third + 1)] as const;
    });
    let length = 0;
    for (const [from, to] of ranges) {
      const isFirst = from === ranges[0]?.[0];
      if (!isFirst) await openQuestions(page, language);
      await page.getByLabel(word.comments, { exact: true }).fill(chargeOf.payloads(from, to));
      if (isFirst) await button(page, language, 'generate').click();
      else await regenerate(page, language);
      await expect(page.getByText(markOf(to), { exact: true })).toBeVisible({ timeout: 100_000 });
      await waitForEnd(page, language);
      length += together(payloads.slice(from, to)).length;
    }
    await expectNothingRan(page, traps);
    // Rendered so often that the page showed the text after every few characters.
    expect((await seenIn(page)).rendered).toBeGreaterThan(length / 14);
  });
}

/** Runs in the page: saves each payload by the call of the contract and waits until it is shown. */
async function showEach(some: readonly { id: number; text: string }[]) {
  const missing: number[] = [];
  let count = 0;
  const { projects } = await (await fetch('/api/projects')).json();
  const path = `/api/projects/${projects[0].id}`;
  let base = (await (await fetch(path)).json()).modules_data.idea.lastUpdated;
  const now = Date.now;
  for (const { id, text } of some) {
    const mark = `Marque ${id}.`;
    const body = { data: { aiResponse: `${text}\n\n${mark}` }, baseLastUpdated: base };
    const saved = await fetch(`${path}/modules/idea`, {
      method: 'PUT',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(body),
    });
    base = (await saved.json()).lastUpdated;
    // The page refetches when it becomes visible after a while.
    const later = now() + 60_000 * (count + 1);
    Date.now = () => later;
    window.dispatchEvent(new Event('visibilitychange'));
    const giveUpAt = performance.now() + 30_000;
    const isShown = () =>
      document.querySelector('[data-write-up]')?.textContent?.includes(mark) === true;
    while (!isShown() && performance.now() < giveUpAt) {
      await new Promise((resolve) => setTimeout(resolve, 5));
    }
    if (!isShown()) missing.push(id);
    count += 1;
    if (missing.length > 0) break;
  }
  return { missing, count };
}

test.describe('the allowed links', () => {
  test.use({
    expectedTroubles: /^request to another host: https:\/\/www\.oqlf\.gouv\.qc\.ca\//,
  });

  const withLinks = together(payloads.filter(({ text }) => text.includes(elsewhere)));

  test('do not lead to an unlisted host, which is shown as text', async ({ page }) => {
    const traps = await arrive(page);
    await putModule(page, 'idea', { aiResponse: withLinks });
    await page.reload();
    await openModule(page, 'idea', language);
    await expect(writeUp(page, language)).toContainText(`(${elsewhere}/`);
    await expect(writeUp(page, language).locator('a')).toHaveCount(0);
    await expectNothingRan(page, traps);
  });

  test('lead to their URL, in a new page that cannot access ours', async ({ page }) => {
    const traps = await arrive(page);
    await putModule(page, 'idea', { aiResponse: withLinks.replaceAll(elsewhere, official) });
    await page.reload();
    await openModule(page, 'idea', language);
    const links = writeUp(page, language).locator(`a[href^="${official}"]`);
    await expect(links.first()).toBeVisible();
    const count = await links.count();
    expect(count).toBeGreaterThan(10);
    for (let at = 0; at < count; at += Math.ceil(count / 8)) {
      const href = await links.nth(at).getAttribute('href');
      const opened = page.waitForEvent('popup');
      await links.nth(at).click();
      const popup = await opened;
      await popup.waitForLoadState();
      expect(popup.url()).toBe(href);
      expect(await popup.evaluate(() => window.opener)).toBeNull();
      await popup.close();
    }
    await expectNothingRan(page, traps);
  });
});

test.describe('the tools', () => {
  /** Each one-line text is shown as written. */
  async function expectTexts(page: Page, texts: readonly string[] = hostileTexts) {
    const main = page.getByRole('main');
    for (const text of texts) await expect(main).toContainText(text);
  }

  /** Makes the provider send this reply to the tool's request. */
  async function generate(page: Page, key: ModuleKey, name: ButtonName, charge: string) {
    await openModule(page, key, language);
    await page.getByLabel(word.comments, { exact: true }).fill(charge);
    await button(page, language, name).press('Enter');
    await waitForEnd(page, language);
  }

  test('show hostile ideas, personas and scores as text', async ({ page }) => {
    const traps = await arrive(page);
    await putModule(page, 'brainstorm', { answers: brainstormAnswers });
    await page.reload();
    await generate(page, 'brainstorm', 'generate', chargeOf.structure('ideas'));
    await expectTexts(page);
    await page.getByRole('button', { name: hostileTexts[0], exact: true }).click();
    await button(page, language, 'develop').click();
    await expect(page).toHaveURL('/module/idea');
    await expect(fieldOf(page, 'businessIdea')).toHaveValue(/<script>xss/);

    await generate(page, 'personas', 'generatePersonas', chargeOf.structure('personas'));
    await expectTexts(page);
    await generate(page, 'maturity', 'calculate', chargeOf.structure('score'));
    await expectTexts(page);
    await page.goto('/dashboard');
    await expectNothingRan(page, traps);
  });

  test('show hostile journal entries, and a hostile analysis of them, as text', async ({
    page,
  }) => {
    const traps = await arrive(page);
    // As many as are shown at first.
    const texts = hostileTexts.slice(0, 10);
    const entries = texts.map((text, at) => ({
      id: String(at),
      date: new Date(Date.UTC(2026, 10, at + 1, 15)).toISOString(),
      title: text,
      content: `${text}\n${text}`,
      mood: 'neutral' as const,
      tags: [text],
    }));
    await putModule(page, 'journal', { entries });
    await page.reload();
    await generate(page, 'journal', 'analyze', chargeOf.payloads(0, 60));
    await expect(page.getByText(markOf(60), { exact: true })).toBeVisible();
    await expectTexts(page, texts);
    await expectNothingRan(page, traps);
  });
});
