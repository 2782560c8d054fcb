import { languages } from '@elan/domain/language';
import { isPlainProjectPage } from '@elan/domain/pages';
import { holdScripts } from '../../browser/heldScripts.ts';
import { waitForHydration } from '../../browser/hydrated.ts';
import { watchPage } from '../../browser/pageWatch.ts';
import { newPerson } from '../../people/person.ts';
import { arrive, arriveAs, pageOf, pagesOf, type Role } from '../../screens/visits.ts';
import { expect, test } from '../../test.ts';

// Differs from the time zones of the server and the machine, so that hydration would change any date that depends on
// them.
test.use({ timezoneId: 'Asia/Tokyo' });

for (const language of languages) {
  // `e2e/test.ts` checks the console and the requests in every test.
  test(`every page is hydrated as it came and writes nothing to the console, for each of its visitors, ${language}`, async ({
    page,
    baseURL,
  }) => {
    const { origin } = new URL(baseURL ?? '');
    await page.context().addCookies([{ name: 'elan_language', value: language, url: origin }]);
    const seen = await watchPage(page);

    /** Opens every page of a visitor and waits until it is complete and makes no more requests. */
    async function walk(role: Role): Promise<void> {
      for (const { path, heading } of pagesOf(role, language)) {
        if (role === 'stranger') await openBeforeScripts(path);
        else await page.goto(path);
        await expect(page.getByRole('heading', { level: 1, name: heading }), path).toBeVisible();
        await waitForHydration(page);
        await seen.settled();
        expect(pageOf(page.url())).toBe(path);
        const links = await page
          .locator('a')
          .evaluateAll((all: HTMLAnchorElement[]) => all.map((link) => link.pathname));
        expect({ path, plain: links.filter(isPlainProjectPage) }).toEqual({ path, plain: [] });
        const { isKept, moved } = await seen.state();
        expect({ path, isKept }).toEqual({ path, isKept: true });
        // Personal pages prefill some of their fields, which may move others.
        if (role === 'stranger') expect({ path, moved }).toEqual({ path, moved: 0 });
        await page.unrouteAll();
      }
    }

    /**
     * Opens a page and releases its scripts only after its fonts have loaded, so that only hydration could move
     * anything.
     */
    async function openBeforeScripts(path: string): Promise<void> {
      const scripts = await holdScripts(page);
      await scripts.open(path);
      await seen.fontsLoaded();
      scripts.release();
    }

    await walk('stranger');
    const workers = await page.evaluate(() => navigator.serviceWorker.getRegistrations());
    expect(workers, 'signed out, no page installs a service worker').toHaveLength(0);

    await arrive(page, newPerson(language));
    await page.goto('/module/idea');
    await expect(page.getByRole('main')).toContainText(
      language === 'fr' ? 'Aucun projet sélectionné' : 'No project selected',
    );
    for (const role of ['free', 'founder', 'admin'] as const) {
      await arriveAs(page, role, language);
      await walk(role);
    }
  });
}
