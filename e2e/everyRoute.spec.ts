import { type Language, landingPath, languages } from '@elan/domain/language';
import { isLanding, otherPages, type PublicPage, publicPages } from '@elan/domain/pages';
import type { ModuleDefinition } from '@elan/domain/questionnaire/module';
import { journey, type ModuleKey } from '@elan/modules/catalogue';
import type { Page } from '@playwright/test';
import { accountWords } from './accountWords.ts';
import { adminEmails } from './adminEmails.ts';
import { dashboardWords } from './dashboardWords.ts';
import { newFounder } from './founders.ts';
import { waitForHydration } from './hydrated.ts';
import { names } from './names.ts';
import { newPerson, type Person, signedUp } from './person.ts';
import { openProject, projectOf } from './project.ts';
import { putModule } from './savedModules.ts';
import { savedProject } from './savedProject.ts';
import { expect, test } from './test.ts';

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

const greeting = { fr: dashboardWords.fr.greeting, en: dashboardWords.en.greeting };

/** Every page with its visitors and its heading: a missing page is a type error. */
const visits: Readonly<Record<Place, Visit>> = {
  '/': { by: ['stranger'], heading: { fr: /^De l’idée griffonnée/, en: /^From a scribbled/ } },
  '/en': { by: ['stranger'], heading: { fr: /^De l’idée griffonnée/, en: /^From a scribbled/ } },
  '/auth': { by: ['stranger'], heading: { fr: names.fr.signIn, en: names.en.signIn } },
  '/pricing': {
    by: everybody,
    heading: { fr: /^Un seul forfait/, en: /^One plan/ },
  },
  '/privacy': { by: everybody, heading: both('privacy') },
  '/terms': { by: everybody, heading: both('terms') },
  '/account-deleted': { by: ['stranger'], heading: both('deleted') },
  '/dashboard': { by: members, heading: greeting },
  '/module/': { by: members, heading: 'of the module' },
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
  return places
    .filter((place) => visits[place].by.includes(role))
    .filter((place) => !isLanding(place) || place === landingPath[language])
    .flatMap((place): Shown[] => {
      const { heading } = visits[place];
      return heading === 'of the module'
        ? modulesOf(role).map(({ key, title }) => ({
            path: `${place}${key}`,
            heading: title[language],
          }))
        : [{ path: place, heading: heading[language] }];
    });
}

/** Without Premium all paid modules show the same offer, so one is enough. */
function modulesOf(role: Role): readonly ModuleDefinition[] {
  const firstPaid = journey.find(({ free }) => !free);
  return role === 'free' ? journey.filter((one) => one.free || one === firstPaid) : journey;
}

/** Opens every page of a visitor and waits until it is complete and makes no more requests. */
async function walk(page: Page, role: Role, language: Language): Promise<void> {
  for (const { path, heading } of pagesOf(role, language)) {
    await page.goto(path);
    await expect(page.getByRole('heading', { level: 1, name: heading }), path).toBeVisible();
    await waitForHydration(page);
    await page.waitForLoadState('networkidle');
    expect(new URL(page.url()).pathname).toBe(path);
  }
}

/** Signs the visitor out, leaving nothing open that would make requests. */
async function arrive(page: Page, person: Person, email = person.email): Promise<Person> {
  await page.goto('about:blank');
  await page.context().clearCookies();
  return signedUp(page, { ...person, email });
}

for (const language of languages) {
  // Console and requests are watched in every test (`test.ts`).
  test(`no page writes to the console for any of its visitors, ${language}`, async ({
    page,
    baseURL,
  }) => {
    const { origin } = new URL(baseURL ?? '');
    await page.context().addCookies([{ name: 'elan_language', value: language, url: origin }]);
    await walk(page, 'stranger', language);

    const free = await arrive(page, newPerson(language));
    await page.goto('/module/idea');
    await expect(page.getByRole('main')).toContainText(
      language === 'fr' ? 'Aucun projet sélectionné' : 'No project selected',
    );
    await projectOf(page, 'Pain de nuit');
    await openProject(page, free, 'Pain de nuit');
    await walk(page, 'free', language);

    const founder = await arrive(page, newFounder(language));
    await projectOf(page, 'Pain de nuit');
    const saved = savedProject(language);
    for (const key of keys) await putModule(page, key, saved[key] ?? {});
    await openProject(page, founder, 'Pain de nuit');
    await walk(page, 'founder', language);

    await arrive(page, newPerson(language), adminEmails[`walking-${language}`]);
    await walk(page, 'admin', language);
  });
}
