import { putModule } from '../content/savedModules.ts';
import { payloads, together } from '../hostile/hostilePayloads.ts';
import { chargeOf, markOf } from '../hostile/hostileReplies.ts';
import { saveAndShowEach } from '../hostile/hostileSaving.ts';
import { expectNothingRan, openHostile } from '../hostile/hostileScreen.ts';
import { drawEveryPiece, seenIn } from '../hostile/hostileWatch.ts';
import { ports } from '../ports.ts';
import {
  answerAll,
  button,
  openModule,
  openQuestions,
  regenerate,
  waitForEnd,
  writeUp,
} from '../screens/moduleScreen.ts';
import { expect, test } from '../test.ts';
import { names } from '../words/names.ts';

// Disables our content security policy, which by itself would block most payloads.
test.use({
  baseURL: `http://localhost:${ports.faults}`,
  bypassCSP: true,
  // These pages change thousands of times, so a trace would cost more than the test.
  trace: 'off',
});

const language = 'fr';
const word = names[language];
const halves = [0, 1].map((half) => payloads.filter(({ id }) => id % 2 === half));

for (const [half, some] of halves.entries()) {
  test(`each saved payload is shown as text only (${half + 1} of 2)`, async ({ page }) => {
    const traps = await openHostile(page);
    await putModule(page, 'idea', { aiResponse: 'Le premier texte.' });
    await page.reload();
    await openModule(page, 'idea', language);
    await expect(writeUp(page, language)).toContainText('Le premier texte.');
    const shown = await page.evaluate(saveAndShowEach, some);
    expect(shown.missing).toEqual([]);
    expect(shown.count).toBe(some.length);
    await expectNothingRan(page, traps);
  });

  test(`no payload streamed in pieces of 1 to 7 characters is ever more than text (${half + 1} of 2)`, async ({
    page,
  }) => {
    test.slow();
    await drawEveryPiece(page.context());
    const traps = await openHostile(page);
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
    // A minimum number of renderings shows that the page displayed the text every few characters.
    expect((await seenIn(page)).rendered).toBeGreaterThan(length / 14);
  });
}
