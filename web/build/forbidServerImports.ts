import { relative } from 'node:path';
import type { Plugin } from 'vite';

/** What a browser must never get: the prompts, and everything of the server. */
const serverOnly = [/^server\//, /^modules\/prompts\.ts$/, /^modules\/writing\//, /\.prompt\.ts$/];

/**
 * Ends the build when a file that is the server's alone becomes part of the browser's bundle,
 * by whatever way it came in. Types are erased before this and pass.
 * @param repository the folder that `server` and `modules` are in.
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
