// Usage: node scripts/release/releaseNotes.ts v1.2.3. Prints that version's section of each changelog.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { repository } from '../repository.ts';
import { changelogs, sectionOf } from './changelog.ts';

const version = process.argv[2]?.replace(/^v/, '') ?? '';
const notes = Object.values(changelogs).map(({ file }) => {
  const section = sectionOf(readFileSync(join(repository, file), 'utf8'), `## ${version}`);
  if (section === undefined) throw new Error(`${file} says nothing of ${version}`);
  return section;
});
console.log(notes.join('\n\n---\n\n'));
