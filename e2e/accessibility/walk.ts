import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Language } from '@elan/domain/language';
import { catalogue } from '@elan/modules/catalogue';
import type { Locator, Page } from '@playwright/test';
import { confirmationLink } from '../people/mailbox.ts';
import type { Person } from '../people/person.ts';
import { authForm } from '../screens/authForm.ts';
import { button, fieldOf } from '../screens/moduleScreen.ts';
import { expectProjectPage } from '../screens/project.ts';
import { expect } from '../test.ts';
import { dashboardWords } from '../words/dashboardWords.ts';
import { names } from '../words/names.ts';
import { choose, tabTo } from './keyboard.ts';
import { listenTo } from './screenReader.ts';

/** One step: the action, the focused element afterwards, and the announcement. */
export type Line = readonly [keys: string, focus: string, announced: string];

const documents = { fr: 'docs/accessibilite.md', en: 'docs/accessibility.md' } as const;

const frenchKeys: Readonly<Record<string, string>> = {
  Enter: 'Entrée',
  Space: 'Espace',
  text: 'texte',
};

const speech = {
  fr: {
    keys: (keys: string) => keys.replace(/\w+/g, (key) => frenchKeys[key] ?? key),
    differ: /ne correspondent pas/,
    match: /identiques/,
    nameMissing: /nom/i,
    saved: /^C’est enregistré/,
    begin: /commence/,
  },
  en: {
    keys: (keys: string) => keys,
    differ: /do not match/,
    match: /match/,
    nameMissing: /name/i,
    saved: /^All saved/,
    begin: /start/,
  },
} as const;

/** @returns the lines of the document's table that describe the walk. */
export function writtenWalk(language: Language): Line[] {
  const text = readFileSync(join(import.meta.dirname, '../..', documents[language]), 'utf8');
  const [, table = ''] = text.split('<!-- walk -->');
  const rows = table.split('\n').filter((row) => /^\| \d+ \|/.test(row));
  return rows.map((row) => {
    const [, , keys = '', focus = '', announced = ''] = row.split('|').map((cell) => cell.trim());
    return [keys, focus, announced];
  });
}

/**
 * Goes from the sign-up to a saved module using only the keyboard.
 * @returns a line for each step: the keys, the focused element afterwards, and the announcement.
 */
export async function walk(page: Page, person: Person): Promise<Line[]> {
  const { language } = person;
  const form = authForm(page, language);
  const word = names[language];
  const patterns = speech[language];
  const reader = await listenTo(page);
  const lines: Line[] = [];
  const note = async (keys: string, announced?: RegExp) => {
    const words = announced ? await reader.announcement(announced) : '';
    // The dashboard's greeting depends on the time of day.
    const focus = (await reader.focus()).replace(dashboardWords[language].greeting, '… ');
    lines.push([speech[language].keys(keys), focus, words]);
  };
  const at = async (control: Locator, text?: string) => {
    await tabTo(page, control);
    if (text !== undefined) await page.keyboard.insertText(text);
    await note(text === undefined ? 'Tab' : 'Tab, text');
  };
  const press = async (control: Locator, key: 'Enter' | 'Space' = 'Enter') => {
    await tabTo(page, control);
    await page.keyboard.press(key);
  };
  const heading = page.getByRole('heading', { level: 1 });

  await form.open();
  await page.reload();
  await expect(form.button(word.signIn)).toBeVisible();
  await page.keyboard.press('Tab');
  await note('Tab');
  await press(form.button(word.toSignUp));
  await expect(form.button(word.createAccount)).toBeVisible();
  await note('Tab, Enter');
  await at(form.field(word.email), person.email);
  await at(form.field(word.password), person.password);
  await tabTo(page, form.field(word.confirmPassword));
  await page.keyboard.insertText('autre');
  await note('Tab, text', patterns.differ);
  await page.keyboard.press('ControlOrMeta+a');
  await page.keyboard.insertText(person.password);
  await note('text', patterns.match);
  await press(page.getByRole('checkbox', { name: word.acceptTerms, exact: true }), 'Space');
  await note('Tab, Space');
  await press(form.button(word.createAccount));
  await expect(page.getByText(person.email)).toBeVisible();
  await expect(heading).toBeFocused();
  await note('Tab, Enter');

  await page.goto(await confirmationLink(page.request, person.email));
  await press(form.button(names[language].confirmEmail));
  await expect(heading).toHaveText(form.word.welcome);
  await expect(heading).toBeFocused();
  await note('Tab, Enter');
  await expect(form.field(word.email)).toHaveValue(person.email);
  await tabTo(page, form.field(word.password));
  await page.keyboard.insertText(person.password);
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL('/dashboard');
  await expect(heading).toBeFocused();
  // The list is loaded and contains no project yet.
  await expect(heading).toContainText(patterns.begin);
  await note('Tab, text, Enter');

  await press(form.button(word.createProject));
  await expect(form.field(word.projectName)).toBeFocused();
  await note('Tab, Enter', patterns.nameMissing);
  await page.keyboard.insertText('Pain de nuit');
  await page.keyboard.press('Enter');
  await expectProjectPage(page, '/module/brainstorm');
  await expect(heading).toBeFocused();
  await note('text, Enter');
  await press(form.button(word.haveIdea));
  await expectProjectPage(page, '/module/idea');
  await expect(heading).toBeFocused();
  await note('Tab, Enter');
  await at(fieldOf(page, 'businessIdea'), 'Du pain la nuit');
  const model = catalogue.idea.questions.find(({ id }) => id === 'businessModel');
  if (model?.kind !== 'select') throw new Error('no such choice');
  await choose(page, fieldOf(page, model.id), model.options[1]?.label[language] ?? '');
  await note('Tab, ↓');
  await press(button(page, language, 'save'));
  await note('Tab, Enter', patterns.saved);
  return lines;
}
