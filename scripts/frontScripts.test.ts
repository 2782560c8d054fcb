import { existsSync, globSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { landingPath } from '@elan/domain/language';
import { startTestServer, type TestServer } from '@elan/testing/servers/server';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { webDist } from './repository.ts';
import { buildWeb } from './webBuild.ts';

let server: TestServer;

beforeAll(async () => {
  await buildWeb();
  server = await startTestServer({}, { pages: webDist });
}, 300_000);
afterAll(() => server.close());

/** In bytes after brotli compression (issue, "Speed"). */
const scriptBudget = 20_000;
/** Budget for scripts that may be requested before the first paint, whose only task is to wait for it. */
const loaderBudget = 1_000;

describe('the scripts of the landing page', () => {
  const sizeOf = (file: string) => {
    const path = join(webDist, 'assets', file);
    return statSync(existsSync(`${path}.br`) ? `${path}.br` : path).size;
  };
  const read = (file: string) => readFileSync(join(webDist, 'assets', file), 'utf8');
  const importsOf = (file: string) =>
    Array.from(
      read(file).matchAll(/(?:from|import)\s*["']\.\/([^"']+\.js)["']/g),
      ([, name = '']) => name,
    );
  const withImports = (files: readonly string[]): Set<string> => {
    const found = new Set<string>();
    const visit = (file: string): void => {
      if (found.has(file)) return;
      found.add(file);
      importsOf(file).forEach(visit);
    };
    files.forEach(visit);
    return found;
  };
  const namedIn = (markup: string) =>
    Array.from(markup.matchAll(/(?:src|href)="\/assets\/([^"]+\.js)"/g), ([, file = '']) => file);
  /** @returns the scripts that load immediately, and those that are deferred. */
  const scriptsOf = async (path: string) => {
    const page = await (await fetch(server.url + path)).text();
    const [template = ''] = /<template id="later">.*?<\/template>/s.exec(page) ?? [];
    return { atOnce: namedIn(page.replace(template, '')), later: namedIn(template) };
  };

  it.each(Object.values(landingPath))(
    'that %s names at once do no more than wait',
    async (path) => {
      const { atOnce, later } = await scriptsOf(path);
      expect(atOnce).toHaveLength(1);
      expect([...withImports(atOnce)]).toEqual(atOnce);
      for (const file of atOnce) expect([file, sizeOf(file) <= loaderBudget]).toEqual([file, true]);
      expect(later).not.toEqual([]);
    },
  );

  it.each(Object.values(landingPath))(
    'are within their budget in all, without React or a text of the app: %s',
    async (path) => {
      const { atOnce, later } = await scriptsOf(path);
      const files = [...withImports([...atOnce, ...later])];
      const total = files.reduce((sum, file) => sum + sizeOf(file), 0);
      expect(total).toBeLessThanOrEqual(scriptBudget);
      expect(total).toBeGreaterThan(1_000);
      expect(files.filter((file) => /^(index|react|workplace|signedOut)-/.test(file))).toEqual([]);
    },
  );

  it('have their own entry: shared code does not load the app', () => {
    const entries = globSync('{index,client}-????????.js', { cwd: join(webDist, 'assets') });
    const others = globSync('*.js', { cwd: join(webDist, 'assets') });
    expect(entries).toHaveLength(2);
    const imported = others.flatMap((file) => importsOf(file));
    expect(imported.filter((file) => entries.includes(file))).toEqual([]);
  });
});
