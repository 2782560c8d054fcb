import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { languages } from '@elan/domain/language';
import { digestsFile, pictureFile, readmePictures, screenDigest } from './readmePictures.ts';
import { repository } from './repository.ts';

// Finds README pictures that are missing, or outdated and so misleading.
const taken: Readonly<Record<string, string>> = JSON.parse(
  readFileSync(join(repository, digestsFile), 'utf8'),
);
const old = readmePictures.filter(
  ({ name, screen }) =>
    taken[name] !== screenDigest(repository, screen) ||
    languages.some((language) => !existsSync(join(repository, pictureFile(name, language)))),
);
console.log(
  old.length > 0
    ? `Changed since their pictures were taken: ${old.map(({ name }) => name).join(', ')}. Take them again: npm run pictures`
    : 'The pictures show the screens as they are.',
);
process.exitCode = old.length > 0 ? 1 : 0;
