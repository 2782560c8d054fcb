import { catalogue, type ModuleKey } from '@elan/modules/catalogue';
import { answers } from '../../content/answers.ts';
import { putModule } from '../../content/savedModules.ts';
import { elsewhere, official, spy } from '../../hostile/hostileHtml.ts';
import { payloads, together } from '../../hostile/hostilePayloads.ts';
import { chargeOf, hostileTexts, markOf, payloadsOf } from '../../hostile/hostileReplies.ts';
import { saveAndShowEach } from '../../hostile/hostileSaving.ts';
import { expectNothingRan, openHostile } from '../../hostile/hostileScreen.ts';
import { drawEveryPiece, seenIn, setTraps } from '../../hostile/hostileWatch.ts';
import { ports } from '../../ports.ts';
import { button, fieldOf, openModule, waitForEnd, writeUp } from '../../screens/moduleScreen.ts';
import { expectProjectPage } from '../../screens/project.ts';
import { expect, test } from '../../test.ts';
import { names } from '../../words/names.ts';

// Disables our content security policy, which by itself would block most payloads.
test.use({
  baseURL: `http://localhost:${ports.faults}`,
  bypassCSP: true,
  // These pages change thousands of times, so a trace would cost more than the test.
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
const { length } = payloads;
/** This file tests every sixteenth payload; `soak/hostile.spec.ts` tests all of them. */
const step = 16;
const sample = payloadsOf(0, length, step);

test.describe('inserted as HTML', () => {
  // The payloads run here, and do what they like.
  test.use({ expectedTroubles: /^(?:console|uncaught|request to another host)/ });

  test('the payloads are effective: they run or request another host', async ({ browser }) => {
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
});

test('saved payloads are shown as text only, and so are those that stream in pieces of 1 to 7 characters', async ({
  page,
}) => {
  await drawEveryPiece(page.context());
  const traps = await openHostile(page);
  await putModule(page, 'idea', { answers: answers.fr.idea, aiResponse: 'Le premier texte.' });
  await page.goto('/module/idea');
  await expect(writeUp(page, language)).toContainText('Le premier texte.');
  const shown = await page.evaluate(saveAndShowEach, sample);
  expect(shown).toEqual({ missing: [], count: sample.length });

  // A saved text would count as edited, and the generated one would only be offered beside it.
  await putModule(page, 'idea', { answers: answers.fr.idea, aiResponse: '' });
  await page.reload();
  await page.getByLabel(word.comments, { exact: true }).fill(chargeOf.payloads(0, length, step));
  await button(page, language, 'generate').click();
  await expect(page.getByText(markOf(length), { exact: true })).toBeVisible();
  await waitForEnd(page, language);
  await expectNothingRan(page, traps);
  // A minimum number of renderings shows that the page displayed the text every few characters.
  expect((await seenIn(page)).rendered).toBeGreaterThan(together(sample).length / 14);
});

test.describe('the links of a text', () => {
  test.use({
    expectedTroubles: /^request to another host: https:\/\/www\.oqlf\.gouv\.qc\.ca\//,
  });

  test('lead to a listed host in a new page that cannot access ours, and to no other', async ({
    page,
  }) => {
    const withLinks = together(payloads.filter(({ text }) => text.includes(elsewhere)));
    const traps = await openHostile(page);
    await putModule(page, 'idea', { aiResponse: withLinks });
    await page.goto('/module/idea');
    await expect(writeUp(page, language)).toContainText(`(${elsewhere}/`);
    await expect(writeUp(page, language).locator('a')).toHaveCount(0);

    await putModule(page, 'idea', { aiResponse: withLinks.replaceAll(elsewhere, official) });
    await page.reload();
    const links = writeUp(page, language).locator(`a[href^="${official}"]`);
    await expect(links.first()).toBeVisible();
    const count = await links.count();
    expect(count).toBeGreaterThan(10);
    for (let at = 0; at < count; at += Math.ceil(count / 4)) {
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

test('the tools show hostile ideas, personas, scores and journal entries as text', async ({
  page,
}) => {
  /** Expects each one-line text to be shown verbatim. */
  const expectTexts = async (texts: readonly string[] = hostileTexts) => {
    const main = page.getByRole('main');
    for (const text of texts) await expect(main).toContainText(text);
  };
  /** Requests a generation to which the provider replies with this payload. */
  const generate = async (key: ModuleKey, name: ButtonName, charge: string) => {
    await openModule(page, key, language);
    await page.getByLabel(word.comments, { exact: true }).fill(charge);
    await button(page, language, name).press('Enter');
    await waitForEnd(page, language);
  };
  const traps = await openHostile(page);
  // As many entries as the page shows at first.
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
  await putModule(page, 'brainstorm', { answers: brainstormAnswers });
  await page.reload();
  await generate('brainstorm', 'generate', chargeOf.structure('ideas'));
  await expectTexts();
  await page.getByRole('button', { name: hostileTexts[0], exact: true }).click();
  await button(page, language, 'develop').click();
  await expectProjectPage(page, '/module/idea');
  await expect(fieldOf(page, 'businessIdea')).toHaveValue(/<script>xss/);

  await generate('personas', 'generatePersonas', chargeOf.structure('personas'));
  await expectTexts();
  await generate('maturity', 'calculate', chargeOf.structure('score'));
  await expectTexts();
  await generate('journal', 'analyze', chargeOf.payloads(0, 60));
  await expect(page.getByText(markOf(60), { exact: true })).toBeVisible();
  await expectTexts(texts);
  await page.goto('/dashboard');
  await expectNothingRan(page, traps);
});
