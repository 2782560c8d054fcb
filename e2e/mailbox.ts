import type { APIRequestContext, Page } from '@playwright/test';
import { expect } from './test.ts';

/** Waits for the confirmation mail of an address. @returns the path of its link. */
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

/** Opens the mailbox page until the mail of an address is there. @returns the link in it. */
export async function openMailbox(page: Page, email: string) {
  const link = page.getByRole('article').filter({ hasText: email }).getByRole('link').first();
  await expect(async () => {
    await page.goto('/sandbox/mailbox');
    await expect(link).toBeVisible({ timeout: 500 });
  }).toPass();
  return link;
}
