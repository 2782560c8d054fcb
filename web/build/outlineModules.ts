import { join } from 'node:path';
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
