import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseEnv } from 'node:util';
import { expect, test } from 'vitest';
import { readConfig } from '../server/config/config.ts';
import { repository } from './repository.ts';

const example = parseEnv(readFileSync(join(repository, '.env.example'), 'utf8'));

test('.env.example lists exactly the variables that the server reads', () => {
  const read = new Set<string>();
  const settings: Record<string, string> = { AUTH_SECRET: 'x'.repeat(32), NODE_ENV: 'production' };
  const watched = new Proxy(settings, {
    get(target, name) {
      read.add(String(name));
      return target[String(name)];
    },
  });
  // In production mode, so that settings used only there are read too. Configuration errors are thrown only after
  // reading all.
  expect(() => readConfig(watched)).toThrow();
  expect([...read].sort()).toEqual(Object.keys(example).sort());
});

test('the values in .env.example are the defaults', () => {
  expect(readConfig(example)).toEqual(readConfig({}));
});
