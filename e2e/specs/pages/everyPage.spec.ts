import { type Language, landingPath, languages } from '@elan/domain/language';
import { isLanding, otherPages, type PublicPage, publicPages } from '@elan/domain/pages';
import type { ModuleDefinition } from '@elan/domain/questionnaire/module';
import { journey, type ModuleKey } from '@elan/modules/catalogue';
import type { Page } from '@playwright/test';
import { holdScripts } from '../../browser/heldScripts.ts';
import { waitForHydration } from '../../browser/hydrated.ts';
import { watchPage } from '../../browser/pageWatch.ts';
import { putModule } from '../../content/savedModules.ts';
import { savedProject } from '../../content/savedProject.ts';
import { adminEmails } from '../../people/adminEmails.ts';
import { newFounder } from '../../people/founders.ts';
import { newPerson, type Person, signedUp } from '../../people/person.ts';
import { openProject, projectOf } from '../../screens/project.ts';
import { expect, test } from '../../test.ts';
import { accountWords } from '../../words/accountWords.ts';
import { dashboardWords } from '../../words/dashboardWords.ts';
import { names } from '../../words/names.ts';

// Neither the server's time zone nor the machine's: what a page shows of it must not change when it is hydrated.
test.use({ timezoneId: 'Asia/Tokyo' });

/** The paths of all pages; `scripts/frontDoor.http.test.ts` compares them with the routes. */
const places = [...publicPages, ...otherPages];
type Place = PublicPage | (typeof otherPages)[number];

/** The visitors; a founder's project has every module. */
type Role = 'stranger' | 'free' | 'founder' | 'admin';

interface Visit {
  readonly by: readonly Role[];
  readonly heading: Readonly<Record<Language, string | RegExp>> | 'of the module';
}

const keys = journey.map(({ key }) => key) as readonly ModuleKey[];
const everybody: readonly Role[] = ['stranger', 'free'];
const members: readonly Role[] = ['free', 'founder'];
const both = (key: keyof (typeof accountWords)['fr']) => ({
  fr: accountWords.fr[key],
  en: accountWords.en[key],
});
const landing: Visit = {
  by: ['stranger'],
  heading: { fr: /^De l’idée griffonnée/, en: /^From a scribbled/ },
};

/** Every page with its visitors and its heading: a missing page is a type error. */
const visits: Readonly<Record<Place, Visit>> = {
  '/': landing,
  '/en': landing,
  '/auth': { by: ['stranger'], heading: { fr: names.fr.signIn, en: names.en.signIn } },
  '/pricing': { by: everybody, heading: { fr: /^Un seul forfait/, en: /^One plan/ } },
  '/privacy': { by: everybody, heading: both('privacy') },
  '/terms': { by: everybody, heading: both('terms') },
  '/account-deleted': { by: ['stranger'], heading: both('deleted') },
  '/dashboard': {
    by: members,
    heading: { fr: dashboardWords.fr.greeting, en: dashboardWords.en.greeting },
  },
  '/module/': { by: members, heading: 'of the module' },
  '/rehearsal': {
    by: members,
    heading: { fr: 'Les dix questions du prêteur', en: 'The lender’s ten questions' },
  },
  '/dossier': { by: members, heading: { fr: 'Mon dossier', en: 'My dossier' } },
  '/success': { by: ['free'], heading: { fr: 'Votre abonnement', en: 'Your subscription' } },
  '/account': { by: ['free'], heading: both('title') },
  '/admin': { by: ['admin'], heading: { fr: 'Service à la clientèle', en: 'Support desk' } },
};

interface Shown {
  readonly path: string;
  readonly heading: string | RegExp;
}

/** Every URL that a visitor sees, with its heading; there is one for each module. */
function pagesOf(role: Role, language: Language): readonly Shown[] {
  const panels = ['/auth?panel=signup', '/auth?confirmed=true'].map((path) => ({
    path,
    heading: /./,
  }));
  return places
    .filter((place) => visits[place].by.includes(role))
    .filter((place) => !isLanding(place) || place === landingPath[language])
    .flatMap((place): readonly Shown[] => {
      const { heading } = visits[place];
      return heading === 'of the module'
        ? modulesOf(role).map(({ key, title }) => ({
            path: `${place}${key}`,
            heading: title[language],
          }))
        : [{ path: place, heading: heading[language] }, ...(place === '/auth' ? panels : [])];
    });
}

/** Without Premium all paid modules show the same offer, so one is enough. */
function modulesOf(role: Role): readonly ModuleDefinition[] {
  const firstPaid = journey.find(({ free }) => !free);
  return role === 'free' ? journey.filter((one) => one.free || one === firstPaid) : journey;
}

for (const language of languages) {
  // Console and requests are watched in every test (`e2e/test.ts`).
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
        expect(page.url()).toBe(origin + path);
        const { isKept, moved } = await seen.state();
        expect({ path, isKept }).toEqual({ path, isKept: true });
        // Personal pages fill in some of what they ask for.
        if (role === 'stranger') expect({ path, moved }).toEqual({ path, moved: 0 });
        await page.unrouteAll();
      }
    }

    /** Opens a page and lets its scripts come once its fonts are there, so that only hydration could move anything. */
    async function openBeforeScripts(path: string): Promise<void> {
      const scripts = await holdScripts(page);
      await scripts.open(path);
      await seen.fontsLoaded();
      scripts.release();
    }

    await walk('stranger');
    const workers = await page.evaluate(() => navigator.serviceWorker.getRegistrations());
    expect(workers, 'signed out, no page installs a service worker').toHaveLength(0);

    const free = await arrive(page, newPerson(language));
    await page.goto('/module/idea');
    await expect(page.getByRole('main')).toContainText(
      language === 'fr' ? 'Aucun projet sélectionné' : 'No project selected',
    );
    await projectOf(page, 'Pain de nuit');
    await openProject(page, free, 'Pain de nuit');
    await walk('free');

    const founder = await arrive(page, newFounder(language));
    await projectOf(page, 'Pain de nuit');
    const saved = savedProject(language);
    for (const key of keys) await putModule(page, key, saved[key] ?? {});
    await openProject(page, founder, 'Pain de nuit');
    await walk('founder');

    await arrive(page, { ...newPerson(language), email: adminEmails[`walking-${language}`] });
    await walk('admin');
  });
}

/** Signs the visitor out, leaving nothing open that would make requests, and the next one in. */
async function arrive(page: Page, person: Person): Promise<Person> {
  await page.goto('about:blank');
  await page.context().clearCookies({ name: /^elan(?!_language)/ });
  return signedUp(page, person);
}
