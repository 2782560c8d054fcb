// @vitest-environment happy-dom
import { changePasswordLink } from '@elan/domain/pages';
import { journey } from '@elan/modules/catalogue';
import { createMemoryHistory } from '@tanstack/react-router';
import { describe, expect, it } from 'vitest';
import { makeRouter } from './routes.tsx';

/** @returns the path at which a visitor ends up. */
async function landingOf(path: string, isSignedIn: boolean): Promise<string> {
  const router = makeRouter({ hasSession: () => isSignedIn });
  router.update({
    ...router.options,
    history: createMemoryHistory({ initialEntries: [path] }),
    context: { hasSession: () => isSignedIn },
  });
  await router.load();
  return router.state.location.pathname;
}

const modules = journey.map(({ key }) => `/module/${key}`);
const personal = ['/dashboard', ...modules, '/rehearsal', '/dossier', '/account', '/admin'];
const open = ['/pricing', '/terms', '/privacy'];
const inProject = [...modules, '/rehearsal', '/dossier'].map((page) => `/p/p1${page}`);
const forStrangers = ['/', '/en', '/auth', '/account-deleted'];

describe('a stranger', () => {
  it.each([...open, ...forStrangers, '/auth?type=recovery'])('reaches %s', async (path) => {
    expect(await landingOf(path, false)).toBe(path.split('?')[0]);
  });

  it.each([...personal, '/nowhere', '/nulle/part'])('is led home from %s', async (path) => {
    expect(await landingOf(path, false)).toBe('/');
  });

  it.each(['/success', changePasswordLink, ...inProject])(
    'signs in first on the way to %s',
    async (path) => {
      expect(await landingOf(path, false)).toBe('/auth');
    },
  );
});

describe('a signed-in person', () => {
  // The support desk's own screen redirects other users.
  it.each([...open, ...personal, ...inProject, '/success', '/auth?type=recovery'])(
    'reaches %s',
    async (path) => {
      expect(await landingOf(path, true)).toBe(path.split('?')[0]);
    },
  );

  it.each([...forStrangers, '/auth?confirmed=true', '/nulle/part', '/module/inconnu'])(
    'is led to the dashboard from %s',
    async (path) => {
      expect(await landingOf(path, true)).toBe('/dashboard');
    },
  );
});
