import { join } from 'node:path';
import tailwindcss from '@tailwindcss/vite';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { callsWithoutSchemas, outlineModules } from './build/dataInBundle.ts';
import { forbidServerImports } from './build/forbidServerImports.ts';
import { listOfflineFiles, workerFile } from './build/listOfflineFiles.ts';
import { manualChunks } from './build/manualChunks.ts';
import { oneIconEach } from './build/oneIconEach.ts';
import { writePreloadManifest } from './build/preloadManifest.ts';
import { schemaCopies } from './build/schemaCopies.ts';

/** File names of the entries that other code refers to by a fixed name. */
const fixedNames = new Map([
  ['serviceWorker', workerFile],
  ['apiKeyboard', 'apiKeyboard.js'],
]);

const codeSplitting = {
  groups: [{ debugName: 'by first screen', name: manualChunks(import.meta.dirname) }],
  includeDependenciesRecursively: false,
};

export default defineConfig(({ isSsrBuild }) => ({
  root: import.meta.dirname,
  resolve: {
    // React itself provides what the shim adds.
    alias: {
      'use-sync-external-store/shim/with-selector': 'use-sync-external-store/with-selector',
    },
  },
  plugins: [
    forbidServerImports(join(import.meta.dirname, '..')),
    react(),
    outlineModules(import.meta.dirname),
    ...(isSsrBuild
      ? []
      : [
          oneIconEach(),
          callsWithoutSchemas(join(import.meta.dirname, '..')),
          schemaCopies(join(import.meta.dirname, '..')),
          tailwindcss(),
          writePreloadManifest(import.meta.dirname),
          listOfflineFiles(import.meta.dirname),
        ]),
  ],
  build: {
    outDir: 'dist',
    emptyOutDir: true,
    // Browsers that do not support module preload only load the modules a little later.
    modulePreload: { polyfill: false },
    ...(isSsrBuild
      ? {}
      : {
          rolldownOptions: {
            input: [
              'index.html',
              'entry/openTabProject.ts',
              'entry/noteEarlyClick.ts',
              'entry/deferScripts.ts',
              'entry/entryAuth.tsx',
              'landing/client.ts',
              'worker/serviceWorker.ts',
              'entry/apiKeyboard.ts',
            ].map((file) => join(import.meta.dirname, file)),
            output: {
              codeSplitting,
              entryFileNames: ({ name }) => fixedNames.get(name) ?? 'assets/[name]-[hash].js',
            },
            // The first script shares only constants with others, which are not worth a separate file.
            optimization: { inlineConst: { mode: 'all' } },
          },
        }),
  },
  // The server rendering bundle is self-contained, with React's production build whatever the server's NODE_ENV.
  ...(isSsrBuild
    ? {
        ssr: { noExternal: true },
        define: { 'process.env.NODE_ENV': '"production"' },
      }
    : {}),
}));
