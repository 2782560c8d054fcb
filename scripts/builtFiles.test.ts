import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { beforeAll, describe, expect, it } from 'vitest';
import { repository, webDist } from './repository.ts';
import { buildWeb } from './webBuild.ts';

/** Text that only the kit page contains. */
const mark = 'elan-kit';
const read = (path: string) => readFileSync(join(repository, path), 'utf8');

describe('what is built', () => {
  beforeAll(async () => {
    await buildWeb();
  }, 300_000);
  const filesOf = (pattern: string) => globSync(pattern, { cwd: webDist });

  it('leaves out the page of the kit', () => {
    expect(read('web/kit/KitPage.tsx')).toContain(mark);
    const files = filesOf('**/*.{html,js,css,json}');
    expect(files.length).toBeGreaterThan(10);
    expect([
      ...files.filter((file) => readFileSync(join(webDist, file), 'utf8').includes(mark)),
      ...files.filter((file) => /(^|\/)kit(\/|\.|-)/.test(file)),
    ]).toEqual([]);
  });

  it('holds no sentence of a prompt', () => {
    const prompts = globSync(['modules/*/*.prompt.ts', 'modules/writing/*.ts'], {
      cwd: repository,
    }).filter((path) => !path.includes('.test.'));
    const sentences = prompts.flatMap((path) =>
      Array.from(read(path).matchAll(/[\p{L}][\p{L} ,’'-]{39,}/gu), ([text]) => text),
    );
    expect(sentences.length).toBeGreaterThan(20);
    const contents = filesOf('**/*.{js,css,html,svg,json,map}').map((file) => ({
      file,
      content: readFileSync(join(webDist, file), 'utf8'),
    }));
    const found = sentences.flatMap((sentence) =>
      contents
        .filter(({ content }) => content.includes(sentence))
        .map(({ file }) => `${file}: ${sentence}`),
    );
    expect(found).toEqual([]);
  });
});
