import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { repository } from './repository.ts';

/** Output that is built from the sources before `npm start` runs it. */
export interface Build {
  /** Output folder of the build. The `.build` folder next to it is for temporary files. */
  readonly dist: string;
  /** Folders and files that the build depends on. An installation may omit some of them after the build. */
  readonly inputs: readonly string[];
}

const common = ['domain', 'reading', 'modules', 'package-lock.json', 'tsconfig.base.json'];
const generated = new Set(['node_modules', 'dist', '.build']);

/** Code for browsers, and code that renders the pages on the server. */
export const webApp: Build = { dist: 'web/dist', inputs: [...common, 'web'] };

/** The server, its packages and the stand-ins, bundled into a few files. */
export const serverCode: Build = {
  dist: 'server/dist',
  inputs: [...common, 'dossier', 'server', 'sandbox', 'package.json'],
};

/** File in a build that contains the fingerprints of its inputs. */
export const fingerprintFile = 'inputs.json';

type Fingerprints = Readonly<Record<string, string>>;

/** @returns whether the build is up to date with its sources. Missing sources are not compared. */
export function isBuilt({ dist, inputs }: Build, root = repository): boolean {
  const file = join(root, dist, fingerprintFile);
  if (!existsSync(file)) return false;
  const built: Fingerprints = JSON.parse(readFileSync(file, 'utf8'));
  return Object.entries(fingerprintInputs(inputs, root)).every(
    ([input, fingerprint]) => built[input] === fingerprint,
  );
}

/** @returns a fingerprint for each input that exists, without its `.test.ts` files and generated folders. */
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
