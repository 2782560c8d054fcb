import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { repository, webDist } from './repository.ts';

/** The sources of the built web app. */
const inputFolders = ['domain', 'modules', 'web'];
const inputFiles = ['package-lock.json', 'tsconfig.base.json'];
const generated = new Set(['node_modules', 'dist', '.build']);

/** The file in the build with the fingerprint of its sources. */
export const fingerprintFile = 'inputs.sha256';

/** @returns whether `dist` was built from the current sources; an image has the build without them. */
export function isWebBuilt(root = repository, dist = webDist): boolean {
  const file = join(dist, fingerprintFile);
  if (!existsSync(file)) return false;
  return (
    !existsSync(join(root, 'web/index.html')) ||
    readFileSync(file, 'utf8') === fingerprintWebInputs(root)
  );
}

/** @returns a fingerprint of everything that the web build reads; one changed byte changes it. */
export function fingerprintWebInputs(root = repository): string {
  const hash = createHash('sha256');
  const files = [...inputFiles, ...inputFolders.flatMap((folder) => filesIn(root, folder))];
  for (const file of files.sort()) {
    const content = readFileSync(join(root, file));
    hash.update(`${file}\0${content.length}\0`).update(content);
  }
  return hash.digest('hex');
}

function filesIn(root: string, folder: string): string[] {
  return readdirSync(join(root, folder), { withFileTypes: true }).flatMap((entry) => {
    const path = `${folder}/${entry.name}`;
    if (entry.isDirectory()) return generated.has(entry.name) ? [] : filesIn(root, path);
    return /\.test\.tsx?$/.test(entry.name) ? [] : [path];
  });
}
