import { join } from 'node:path';
import tailwindcss from '@tailwindcss/vite';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { writePreloads } from './preloads.ts';
import { refuseServerCode } from './refuseServerCode.ts';

const server = `http://localhost:${process.env.PORT ?? 3000}`;

export default defineConfig({
  root: import.meta.dirname,
  plugins: [
    refuseServerCode(join(import.meta.dirname, '..')),
    react(),
    tailwindcss(),
    writePreloads(import.meta.dirname),
  ],
  build: { outDir: 'dist', emptyOutDir: true },
  server: { proxy: { '^/api/': server, '^/sandbox/': server } },
});
