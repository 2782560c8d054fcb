import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { framesOf } from '@elan/server/lib/stackFrames';
import { request, signedUpByCalls } from '@elan/testing/people/person';
import { migratedDataDir, npmStart, startServerProcess } from '@elan/testing/servers/serverProcess';
import { beforeAll, expect, test } from 'vitest';
import { serverCode } from './builds.ts';
import { repository } from './repository.ts';
import { buildServer } from './serverBuild.ts';
import { buildWeb } from './webBuild.ts';

/** Prints each local code file that Node loads. */
const printLoaded = `data:text/javascript,${encodeURIComponent(`
  import { registerHooks } from 'node:module';
  registerHooks({ load: (url, context, next) => {
    if (url.startsWith('file:')) console.log('loads ' + url);
    return next(url, context);
  } });
`)}`;

const founder = 'fondatrice@exemple.quebec';
const dist = join(repository, serverCode.dist);

beforeAll(async () => {
  await buildWeb();
  await buildServer();
}, 300_000);

test('a start loads the bundle, and no package or source by itself', async () => {
  const args = ['--import', printLoaded, ...npmStart];
  const server = await startServerProcess(
    { DATA_DIR: migratedDataDir(), FOUNDER_EMAILS: founder },
    args,
  );
  await server.listening();
  expect((await request(server, 'GET', '/api/ready')).status).toBe(200);
  const [untilReady = ''] = server.output().split('Élan is at');
  const loaded = Array.from(untilReady.matchAll(/^loads file:\/\/(.*)$/gm), ([, path = '']) =>
    path.replace(`${repository}/`, ''),
  );
  expect(loaded).toContain('server/dist/main.js');
  expect(loaded.length).toBeLessThan(60);
  const others = loaded.filter((path) => !/^(?:server\/dist|scripts)\//.test(path));
  expect(others.filter((path) => !path.startsWith('node_modules/@electric-sql/pglite/'))).toEqual(
    [],
  );

  // The stand-ins, pages and document processes must also run from the bundle.
  const { token } = await signedUpByCalls(server, founder);
  const body = { name: 'Boulangerie du Faubourg' };
  const project = await request(server, 'POST', '/api/projects', { token, body });
  const dossier = `/api/projects/${project.body.id}/dossier?format=pdf&pack=bank&language=fr`;
  const pdf = await request(server, 'GET', dossier, { token });
  expect(pdf.body.text).toMatch(/^%PDF-/);
  const page = await request(server, 'GET', '/', { headers: { 'accept-language': 'fr' } });
  expect(page.body.text).toMatch(/<h1[^>]*>/);
  server.kill('SIGTERM');
  expect(await server.ended).toMatchObject({ code: 0, errors: '' });
});

test.each(['createServices', 'settingsInForce'])(
  'a frame of %s names its source, as the log shows it',
  (name) => {
    const isItsLine = (line: string) => line.includes(`function ${name}(`);
    const built = readFileSync(join(dist, 'main.js'), 'utf8').split('\n').findIndex(isItsLine);
    const [frame = ''] = framesOf(`Error\n    at ${name} (file://${dist}/main.js:${built + 1}:3)`);
    const [path = '', row] = frame.split(':');
    expect(path).toMatch(new RegExp(`^server/.*/${name}\\.ts$`));
    const source = readFileSync(join(repository, path), 'utf8').split('\n');
    expect(Number(row)).toBe(source.findIndex(isItsLine) + 1);
  },
);
