import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from './test.ts';

const repository = join(import.meta.dirname, '..');
const read = (path: string) => readFileSync(join(repository, path), 'utf8');

test('no prompt text is in a file served to browsers', () => {
  const prompts = globSync(['modules/*/*.prompt.ts', 'modules/writing/*.ts'], { cwd: repository });
  const sentences = prompts
    .filter((path) => !path.includes('.test.'))
    .flatMap((path) =>
      Array.from(read(path).matchAll(/[\p{L}][\p{L} ,’'-]{39,}/gu), ([text]) => text),
    );
  expect(sentences.length).toBeGreaterThan(20);
  const served = globSync('web/dist/**/*.{js,css,html,svg,json,map}', { cwd: repository });
  expect(served.length).toBeGreaterThan(3);
  for (const file of served) {
    const content = read(file);
    expect(
      sentences.filter((sentence) => content.includes(sentence)),
      file,
    ).toEqual([]);
  }
});
