import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { repository } from './repository.ts';

/** Something that is built from the sources before `npm start` runs it. */
export interface Build {
  /** The folder that the build makes; `.build` beside it is its workshop. */
  readonly dist: string;
  /** The folders and files that it is built from; an installation may leave some out once it is built. */
  readonly inputs: readonly string[];
}

const common = ['domain', 'reading', 'modules', 'package-lock.json', 'tsconfig.base.json'];
const generated = new Set(['node_modules', 'dist', '.build']);

/** What browsers load, and what renders it on the server. */
export const webApp: Build = { dist: 'web/dist', inputs: [...common, 'web'] };

/** The server with its packages and its stand-ins, in a few files. */
export const serverCode: Build = {
  dist: 'server/dist',
  inputs: [...common, 'dossier', 'server', 'sandbox', 'package.json'],
};

/** The file in a build with the fingerprints of its inputs. */
export const fingerprintFile = 'inputs.json';

type Fingerprints = Readonly<Record<string, string>>;

/** @returns whether it was built from the current sources; those that are not there are not compared. */
export function isBuilt({ dist, inputs }: Build, root = repository): boolean {
  const file = join(root, dist, fingerprintFile);
  if (!existsSync(file)) return false;
  const built: Fingerprints = JSON.parse(readFileSync(file, 'utf8'));
  return Object.entries(fingerprintInputs(inputs, root)).every(
    ([input, fingerprint]) => built[input] === fingerprint,
  );
}

/** @returns a fingerprint of each input that is there; one changed byte changes it. */
export function fingerprintInputs(inputs: readonly string[], root = repository): Fingerprints {
  return Object.fromEntries(
    inputs.flatMap((input) => {
      const files = filesIn(root, input);
      return files.length === 0 ? [] : [[input, fingerprintOf(root, files.sort())]];
    }),
  );
}

function fingerprintOf(root: string, files: readonly string[]): string {
  const hash = createHash('sha256');
  for (const file of files) {
    const content = readFileSync(join(root, file));
    hash.update(`${file}\0${content.length}\0`).update(content);
  }
  return hash.digest('hex');
}

function filesIn(root: string, path: string): string[] {
  const found = statSync(join(root, path), { throwIfNoEntry: false });
  if (!found?.isDirectory()) return found ? [path] : [];
  return readdirSync(join(root, path), { withFileTypes: true }).flatMap((entry) => {
    const inside = `${path}/${entry.name}`;
    if (entry.isDirectory()) return generated.has(entry.name) ? [] : filesIn(root, inside);
    return /\.test\.tsx?$/.test(entry.name) ? [] : [inside];
  });
}
