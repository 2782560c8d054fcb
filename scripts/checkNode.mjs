import module from 'node:module';
import { fileURLToPath } from 'node:url';

// The npm package `node`, pinned in package.json, provides the right Node, which npm scripts find first. A bare `node`
// is the host's. This file is plain JavaScript so that an older Node can run it:
// `node --import ./scripts/checkNode.mjs <script>`.
const [major = 0, minor = 0] = process.versions.node.split('.').map(Number);

if (major < 24 || (major === 24 && minor < 15)) {
  console.error(
    `Élan needs Node 24.15 or later and this is ${process.versions.node}. The project brings its own:
run "npm ci" (with install scripts allowed), then start it through npm: "npm start", "npm run dev".`,
  );
  process.exit(1);
}

// Caches compiled code. Has no effect if the folder is read-only.
module.enableCompileCache(
  fileURLToPath(new URL('../node_modules/.cache/compiled', import.meta.url)),
);
