import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { repository, webDist } from './repository.ts';
import { buildWeb } from './webBuild.ts';

/** Text that only the kit page contains. */
const mark = 'elan-kit';

it('keeps the page of the kit out of what is built', { timeout: 300_000 }, async () => {
  expect(readFileSync(join(repository, 'web/kit/KitPage.tsx'), 'utf8')).toContain(mark);
  await buildWeb();
  const files = globSync('**/*.{html,js,css,json}', { cwd: webDist });
  expect(files.length).toBeGreaterThan(10);
  const withKit = files.filter((file) => readFileSync(join(webDist, file), 'utf8').includes(mark));
  expect([...withKit, ...files.filter((file) => /(^|\/)kit(\/|\.|-)/.test(file))]).toEqual([]);
});
