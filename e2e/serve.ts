import { spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { adminEmails } from './adminEmails.ts';
import { founderEmails } from './founderEmails.ts';

// The server of the browser suite, with its own data, deleted when it ends. It ignores the surrounding
// environment and any `.env` file, so every outside service has its stand-in,
// except for the suite's own AI provider.
const dataDir = mkdtempSync(join(tmpdir(), 'elan-e2e-'));
const server = spawn(process.execPath, [join(import.meta.dirname, '../server/main.ts')], {
  stdio: ['ignore', 'inherit', 'inherit'],
  env: {
    PATH: process.env.PATH,
    HOME: process.env.HOME,
    PORT: process.env.PORT,
    DATA_DIR: dataDir,
    LOG_LEVEL: process.env.LOG_LEVEL ?? 'warn',
    // One trusted proxy, so that API sign-ups can set their IP.
    TRUST_PROXY: '1',
    ADMIN_EMAILS: Object.values(adminEmails).join(','),
    FOUNDER_EMAILS: founderEmails.join(','),
    ...(process.env.AI_BASE_URL ? { AI_BASE_URL: process.env.AI_BASE_URL } : {}),
  },
});
for (const signal of ['SIGINT', 'SIGTERM'] as const) {
  process.on(signal, () => server.kill('SIGTERM'));
}
server.once('exit', (code) => {
  rmSync(dataDir, { recursive: true, force: true });
  process.exit(code ?? 1);
});
