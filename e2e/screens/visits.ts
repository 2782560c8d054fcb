import { type Language, landingPath } from '@elan/domain/language';
import {
  isLanding,
  otherPages,
  type PublicPage,
  publicPages,
  readProjectAddress,
} from '@elan/domain/pages';
import type { ModuleDefinition } from '@elan/domain/questionnaire/module';
import { journey, type ModuleKey } from '@elan/modules/catalogue';
import type { Page } from '@playwright/test';
import { putModule } from '../content/savedModules.ts';
import { savedProject } from '../content/savedProject.ts';
import { adminEmails } from '../people/adminEmails.ts';
import { newFounder } from '../people/founders.ts';
import { newPerson, type Person, signedUp } from '../people/person.ts';
import { accountWords } from '../words/accountWords.ts';
import { dashboardWords } from '../words/dashboardWords.ts';
import { names } from '../words/names.ts';
import { openProject, projectOf } from './project.ts';

/** The paths of all pages. `scripts/frontDoor.http.test.ts` compares them with the routes. */
const places = [...publicPages, ...otherPages];
type Place = PublicPage | (typeof otherPages)[number];

/** The kinds of visitors. A founder's project has every module. */
export type Role = 'stranger' | 'free' | 'founder' | 'admin';

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

/** Every page with its visitors and its heading. A missing page is a type error. */
const visits: Readonly<Record<Place, Visit>> = {
  '/': landing,
  '/en': landing,
  '/auth': { by: ['stranger'], heading: { fr: names.fr.signIn, en: names.en.signIn } },
  '/pricing': { by: everybody, heading: { fr: /^Un seul forfait payant/, en: /^One paid plan/ } },
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

export interface Shown {
  readonly path: string;
  readonly heading: string | RegExp;
}

/** @returns every URL that a visitor can see, with its heading. There is one for each module. */
export function pagesOf(role: Role, language: Language): readonly Shown[] {
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

/** Without Premium, all paid modules show the same offer, so one of them is enough. */
function modulesOf(role: Role): readonly ModuleDefinition[] {
  const firstPaid = journey.find(({ free }) => !free);
  return role === 'free' ? journey.filter((one) => one.free || one === firstPaid) : journey;
}

/**
 * Signs the current visitor out and the next one in. The blank page in between prevents further requests of the old
 * page.
 */
export async function arrive(page: Page, person: Person): Promise<Person> {
  await page.goto('about:blank');
  await page.context().clearCookies({ name: /^elan(?!_language)/ });
  return signedUp(page, person);
}

/** Signs in a visitor of this role, with an open project; a founder's project has every module. */
export async function arriveAs(
  page: Page,
  role: Exclude<Role, 'stranger'>,
  language: Language,
): Promise<void> {
  if (role === 'admin') {
    await arrive(page, { ...newPerson(language), email: adminEmails[`walking-${language}`] });
    return;
  }
  const person = await arrive(page, role === 'free' ? newPerson(language) : newFounder(language));
  await projectOf(page, 'Pain de nuit');
  if (role === 'founder') {
    const saved = savedProject(language);
    for (const key of keys) await putModule(page, key, saved[key] ?? {});
  }
  await openProject(page, person, 'Pain de nuit');
}

/** @returns the path that identifies the page at a URL; for a project page, the path without the project id. */
export function pageOf(url: string): string {
  const { pathname, search } = new URL(url);
  return (readProjectAddress(pathname)?.page ?? pathname) + search;
}
