import { join } from 'node:path';
import { contract } from '@elan/domain/contract/contract';
import type { Plugin } from 'vite';

/**
 * Replaces the contract in the browser's bundle by the method and the path of each call: a reply is not validated again
 * there, and the schemas are a tenth of a page's code. What validates something imports its schema by itself.
 * @param repository the folder that contains `domain`.
 */
export function callsWithoutSchemas(repository: string): Plugin {
  const file = join(repository, 'domain/contract/contract.ts');
  const calls = Object.entries(contract).map(([name, { method, path }]) => [
    name,
    { method, path },
  ]);
  return {
    name: 'elan:calls',
    apply: 'build',
    load: (id) =>
      id === file
        ? { code: `export const contract = ${JSON.stringify(Object.fromEntries(calls))};` }
        : null,
  };
}
