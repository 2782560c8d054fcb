import { createRequire } from 'node:module';
import { join } from 'node:path';
import { repository } from './repository.ts';

/** The viewer for `/api/docs`, bundled into one file that a build copies next to the pages. */
export const apiExplorer = createRequire(join(repository, 'web/package.json')).resolve(
  'openapi-explorer/dist/browser/openapi-explorer.min.js',
);
