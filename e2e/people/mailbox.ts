import type { Language } from '@elan/domain/language';
import type { APIRequestContext, Page } from '@playwright/test';
import { expect } from '../test.ts';
import { names } from '../words/names.ts';

/**
 * Waits for the confirmation email to an address.
 * @returns the path of its link.
 */
export async function confirmationLink(request: APIRequestContext, email: string): Promise<string> {
  let link: string | undefined;
  await expect
    .poll(
      async () => {
        const html = await (await request.get('/sandbox/mailbox')).text();
        const mail = html.split('<article').find((article) => article.includes(email));
        link = /class="mail"[\s\S]*?href="([^"]+)"/.exec(mail ?? '')?.[1];
        return link;
      },
      { message: `a mail for ${email}` },
    )
    .toBeDefined();
  return (link ?? '').replaceAll('&amp;', '&');
}

/** Presses the button on the open confirmation page. */
export async function pressConfirm(page: Page, language: Language): Promise<void> {
  await page.getByRole('button', { name: names[language].confirmEmail, exact: true }).click();
  await expect(page).toHaveURL('/auth?confirmed=true');
}

/**
 * Reloads the mailbox page until the email to an address is there.
 * @returns the link in it.
 */
export async function openMailbox(page: Page, email: string) {
  const link = page.getByRole('article').filter({ hasText: email }).getByRole('link').first();
  await expect(async () => {
    await page.goto('/sandbox/mailbox');
    await expect(link).toBeVisible({ timeout: 500 });
  }).toPass();
  return link;
}

/**
 * Waits for a new recovery email to an address.
 * @returns the path of its link.
 */
export async function recoveryLink(
  request: APIRequestContext,
  email: string,
  seen: readonly string[] = [],
): Promise<string> {
  let links: string[] = [];
  await expect
    .poll(
      async () => {
        links = (await mailsTo(request, email)).flatMap((mail) => {
          const [, path] = /href="[^"]*(\/auth\?type=recovery[^"]+)"/.exec(mail) ?? [];
          return path ? [path.replaceAll('&amp;', '&')] : [];
        });
        return links.some((link) => !seen.includes(link));
      },
      { message: `a recovery mail for ${email}` },
    )
    .toBe(true);
  return links.find((link) => !seen.includes(link)) ?? '';
}

/**
 * Waits for an email with this subject to an address.
 * @returns its HTML.
 */
export async function waitForMail(
  request: APIRequestContext,
  email: string,
  subject: string,
): Promise<string> {
  let found: string | undefined;
  await expect
    .poll(
      async () => {
        const mails = await mailsTo(request, email);
        found = mails.find((mail) => mail.includes(`<h2>${subject}</h2>`));
        return found;
      },
      { message: `“${subject}” for ${email}` },
    )
    .toBeDefined();
  return found ?? '';
}

/** @returns the emails to an address on the mailbox page, newest first. */
async function mailsTo(request: APIRequestContext, email: string): Promise<string[]> {
  const html = await (await request.get('/sandbox/mailbox')).text();
  return html.split('<article').filter((article) => article.includes(email));
}
