import type { Language } from '@elan/domain/language';
import { type Answers, answerLabel } from '@elan/domain/questionnaire/answers';
import type { Question } from '@elan/domain/questionnaire/module';
import { catalogue, type ModuleKey } from '@elan/modules/catalogue';
import type { JSHandle, Locator, Page } from '@playwright/test';
import { type AnsweredModule, answers } from '../content/answers.ts';
import { expect } from '../test.ts';
import { names } from '../words/names.ts';
import { expectProjectPage } from './project.ts';

/** The field of a question, which is marked with the question's id. */
export function fieldOf(page: Page, questionId: string): Locator {
  return page.locator(`[data-question="${questionId}"]`);
}

export function writeUp(page: Page, language: Language): Locator {
  return page.getByRole('region', { name: names[language].writeUp, exact: true });
}

/** @returns the write-up's own text, without the buttons and notices around it, which depend on the page's language. */
export async function writeUpText(page: Page, language: Language): Promise<string> {
  return writeUp(page, language)
    .locator('[data-write-up]')
    .evaluate((text) => {
      const copy = text.cloneNode(true) as HTMLElement;
      for (const control of copy.querySelectorAll('button, nav')) control.remove();
      return copy.textContent;
    });
}

export function button(page: Page, language: Language, name: keyof (typeof names)['fr']): Locator {
  return page.getByRole('button', { name: names[language][name], exact: true });
}

/** Opens a module of the current project through the list of modules. */
export async function openModule(page: Page, key: ModuleKey, language: Language): Promise<void> {
  if (!page.url().endsWith(`/module/${key}`)) {
    await page.getByRole('navigation').locator(`a[href$="/module/${key}"]`).click();
  }
  await expectProjectPage(page, `/module/${key}`);
  const [first] = catalogue[key].questions;
  if (first) await expect(fieldOf(page, first.id)).toBeEnabled();
  else await expect(page.getByLabel(names[language].comments, { exact: true })).toBeEnabled();
}

/** Expands the questions of a written module if they are collapsed. */
export async function openQuestions(page: Page, language: Language): Promise<void> {
  const toggle = button(page, language, 'questionsAndAnswers');
  if ((await toggle.getAttribute('aria-expanded')) === 'false') await toggle.click();
  await expect(toggle).toHaveAttribute('aria-expanded', 'true');
}

/** Expands the “More” menu of a written module. */
export async function openMore(page: Page, language: Language): Promise<void> {
  const more = button(page, language, 'more');
  if ((await more.getAttribute('aria-expanded')) === 'false') await more.press('Enter');
  await expect(more).toHaveAttribute('aria-expanded', 'true');
}

/** Requests a new generation of the result and confirms the dialog. */
export async function regenerate(page: Page, language: Language): Promise<void> {
  await button(page, language, 'regenerate').click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('button', { name: names[language].regenerate, exact: true }).click();
  await expect(dialog).toBeHidden();
}

/** Answers every question of a module with the answers of the suite's entrepreneur. */
export function answerAll(page: Page, key: AnsweredModule, language: Language): Promise<void> {
  return answerWith(page, key, answers[language][key], language);
}

/** Answers every question of a module with the given answers. */
export async function answerWith(
  page: Page,
  key: ModuleKey,
  given: Answers,
  language: Language,
): Promise<void> {
  for (const question of catalogue[key].questions) {
    await answerOne(page, question, given[question.id] ?? '', language);
  }
}

async function answerOne(page: Page, question: Question, answer: string, language: Language) {
  const field = fieldOf(page, question.id);
  if (question.kind !== 'select') return field.fill(answer);
  const label = answerLabel(question, answer, language);
  if (await isNativeSelect(field)) {
    await field.selectOption({ label });
  } else {
    await field.click();
    await page.getByRole('option', { name: label, exact: true }).click();
  }
}

/** Expects every answer of a module to be on the page. */
export async function expectAnswers(
  page: Page,
  key: ModuleKey,
  given: Answers,
  language: Language,
): Promise<void> {
  for (const question of catalogue[key].questions) {
    const field = fieldOf(page, question.id);
    const label = answerLabel(question, given[question.id] ?? '', language);
    if (question.kind !== 'select') await expect(field).toHaveValue(label);
    else if (await isNativeSelect(field)) {
      await expect(field.locator('option:checked')).toHaveText(label);
    } else await expect(field).toContainText(label);
  }
}

export function isNativeSelect(field: Locator): Promise<boolean> {
  return field.evaluate((element) => element.tagName === 'SELECT');
}

/** Waits until the generation on this page has ended with a result, which is when it can be generated again. */
export async function waitForEnd(page: Page, language: Language): Promise<void> {
  await expect(button(page, language, 'regenerate')).toBeVisible({ timeout: 100_000 });
  await expect(button(page, language, 'stop')).toBeHidden();
}

/**
 * Generates and expects the text to grow.
 * @returns the write-up's text.
 */
export async function generateAndWatch(page: Page, language: Language): Promise<string> {
  await button(page, language, 'generate').click();
  await waitForText(page, language);
  const lengths = await watchLengths(writeUp(page, language));
  await waitForEnd(page, language);
  const seen = await lengths.jsonValue();
  // How many states of a growing text are rendered depends on how busy the machine is.
  expect(seen.at(-1), `sizes of the text while it streamed: ${seen}`).toBeGreaterThan(
    seen[0] ?? Number.NaN,
  );
  return writeUpText(page, language);
}

/** Waits until a good part of the write-up is on the page. All placeholders are shorter. */
export async function waitForText(page: Page, language: Language): Promise<void> {
  await expect
    .poll(async () => (await writeUpText(page, language)).length, { intervals: [50] })
    .toBeGreaterThan(500);
}

/** Records inside the page the length of a text at each change, so that none is missed. */
export function watchLengths(text: Locator): Promise<JSHandle<number[]>> {
  return text.evaluateHandle((element) => {
    const lengths: number[] = [];
    const note = () => {
      const { length } = element.textContent ?? '';
      if (length !== lengths.at(-1)) lengths.push(length);
    };
    new MutationObserver(note).observe(element, {
      childList: true,
      characterData: true,
      subtree: true,
    });
    return lengths;
  });
}

/** Saves and waits for the server's confirmation. */
export async function save(page: Page, language: Language): Promise<void> {
  const saved = page.waitForResponse(
    (reply) => reply.request().method() === 'PUT' && reply.url().includes('/modules/'),
  );
  await button(page, language, 'save').click();
  expect((await saved).status()).toBe(200);
}
