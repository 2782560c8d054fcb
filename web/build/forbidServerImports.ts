import { relative } from 'node:path';
import type { Plugin } from 'vite';

/** Files that must never reach a browser: the prompts and all server code. */
const serverOnly = [/^server\//, /^modules\/prompts\.ts$/, /^modules\/writing\//, /\.prompt\.ts$/];

/**
 * Fails the build if the web code imports a server-only file, directly or indirectly. Type-only imports are erased
 * earlier, so they are allowed.
 * @param repository the folder that contains `server` and `modules`.
 */
export function forbidServerImports(repository: string): Plugin {
  return {
    name: 'elan:refuse-server-code',
    apply: 'build',
    moduleParsed({ id }) {
      const path = relative(repository, id.split('?')[0] ?? id);
      if (!serverOnly.some((pattern) => pattern.test(path))) return;
      throw new Error(`${path} is the server's alone and must not reach a browser`);
    },
  };
}
