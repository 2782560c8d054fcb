// `npm version` runs this after changing the version number and before committing.
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { isoDayInToronto } from '@elan/domain/day';
import { repository } from '../repository.ts';
import { changelogs, closeChangelog } from './changelog.ts';

const version = process.env.npm_package_version;
if (version === undefined) throw new Error('npm version runs this, and says which version');
const day = isoDayInToronto(new Date());
// Both files are checked before either one is written.
const closed = Object.values(changelogs).map((log) => {
  const path = join(repository, log.file);
  return { path, text: closeChangelog(readFileSync(path, 'utf8'), log, version, day) };
});
for (const { path, text } of closed) writeFileSync(path, text);
