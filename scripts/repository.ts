import { existsSync, globSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';

export const repository = dirname(import.meta.dirname);

/** The npm workspaces. Apart from tests, each statically imports only workspaces before it. */
export const workspaces = [
  'domain',
  'reading',
  'modules',
  'dossier',
  'server',
  'sandbox',
  'testing',
  'client',
  'web',
  'e2e',
  'bench',
  'evaluate',
] as const;

/** Workspaces that only serve tests, measurements and clients of the API. */
const besideProduct: ReadonlySet<string> = new Set([
  'testing',
  'client',
  'e2e',
  'bench',
  'evaluate',
]);
const isTest = /(^|\/)(node_modules|dist|\.build|testing|tests)(\/|$)|\.test\.tsx?$/;

/** A source file, with its path in the repository. */
export interface Source {
  readonly path: string;
  readonly text: string;
}

/**
 * @returns the sources of the product and its stand-ins, without tests.
 * @throws if a workspace has hardly any, for example because its folder was moved: rules would then check nothing.
 */
export function productSources(): readonly Source[] {
  return workspaces
    .filter((workspace) => !besideProduct.has(workspace))
    .flatMap((workspace) => {
      const paths = globSync(`${workspace}/**/*.{ts,tsx}`, {
        cwd: repository,
        exclude: (path) => isTest.test(path),
      });
      if (paths.length < 30) throw new Error(`only ${paths.length} sources in ${workspace}/`);
      return paths.map((path) => ({ path, text: readFileSync(join(repository, path), 'utf8') }));
    });
}

export const webDist = join(repository, 'web/dist');

/** Loads `.env` if it exists. Existing environment variables take precedence. */
export function loadEnvironmentFile(): void {
  const file = join(repository, '.env');
  if (existsSync(file)) process.loadEnvFile(file);
}
