import { join } from 'node:path';
import { contract } from '@elan/domain/contract/contract';
import { outlineOf } from '@elan/domain/questionnaire/module';
import { journey } from '@elan/modules/catalogue';
import type { Plugin } from 'vite';

/**
 * Puts the module outlines into the bundle as data, so that the first page does not load all questions of all modules.
 * @param root the folder of the web app.
 */
export function outlineModules(root: string): Plugin {
  const file = join(root, 'catalogue/outlines.ts');
  const code = `export const outlines = ${JSON.stringify(journey.map(outlineOf))};`;
  return {
    name: 'elan:outlines',
    apply: 'build',
    load: (id) => (id === file ? { code } : null),
  };
}

/**
 * Reduces the contract in the browser's bundle to the method and path of each call, since the browser does not validate
 * most replies. Browser code that validates data imports the schemas that it needs.
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
