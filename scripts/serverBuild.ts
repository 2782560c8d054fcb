import { existsSync } from 'node:fs';
import { dirname, join, relative, resolve } from 'node:path';
import { build, type Plugin } from 'vite';
import { buildIfStale } from './buildIfStale.ts';
import { serverCode } from './builds.ts';
import { repository } from './repository.ts';

/**
 * Packages that contain native code or read files next to their own. They stay in `node_modules`, if installed at all.
 */
const external = [
  '@electric-sql/pglite',
  '@myriaddreamin/typst-ts-node-compiler',
  '@resvg/resvg-js',
  // An optional dependency of pg.
  'pg-native',
].map((name) => new RegExp(`^${name}(?:/|$)`));

const dist = join(repository, serverCode.dist);

/**
 * Bundles the server with its packages unless the bundle is up to date. A start then reads a few files instead of
 * 2,500.
 */
export function buildServer(): Promise<'built' | 'fresh'> {
  return buildIfStale(serverCode, async (folder) => {
    await build({
      configFile: false,
      root: repository,
      logLevel: 'warn',
      plugins: [placesOfSources()],
      ssr: { noExternal: true },
      build: {
        ssr: join(repository, 'server/main.ts'),
        outDir: folder,
        target: 'node24',
        sourcemap: true,
        minify: false,
        copyPublicDir: false,
        rolldownOptions: {
          external,
          output: {
            chunkFileNames: '[name]-[hash].js',
            sourcemapExcludeSources: true,
            // Source paths must be relative to the final folder, since the build is renamed at the end.
            sourcemapPathTransform: (source, map) => relative(dist, resolve(dirname(map), source)),
          },
        },
      },
    });
  });
}

/** Matches the URL of a TypeScript file, or another use of `import.meta`. */
const places = /\bnew URL\('([^']+\.ts)', import\.meta\.url\)|\bimport\.meta\.(?:url|dirname)\b/g;

/**
 * Keeps `import.meta` relative to the source file instead of the bundle. A TypeScript file that it refers to is loaded
 * at run time, so it becomes an entry of the bundle.
 */
function placesOfSources(): Plugin {
  return {
    name: 'places of sources',
    enforce: 'pre',
    transform(code, id) {
      const isSource = id.startsWith(repository) && !id.includes('/node_modules/');
      if (!isSource || !code.includes('import.meta.')) return undefined;
      const fromBundle = (path: string): string =>
        `new URL(${JSON.stringify(relative(dist, path))}, import.meta.url)`;
      const placed = code.replace(places, (named, path?: string) => {
        if (named === 'import.meta.url') return `${fromBundle(id)}.href`;
        if (path === undefined) {
          return `process.getBuiltinModule('node:url').fileURLToPath(${fromBundle(dirname(id))})`;
        }
        const file = resolve(dirname(id), path);
        if (!existsSync(file)) return fromBundle(file);
        const fileName = relative(repository, file).replaceAll('/', '-').replace(/ts$/, 'js');
        this.emitFile({ type: 'chunk', id: file, fileName });
        return fromBundle(join(dist, fileName));
      });
      // Lines do not move, so the source map remains correct.
      return { code: placed, map: null };
    },
  };
}
