import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { expect, test } from 'vitest';
import { brokenRules, cycles } from './boundaries.ts';
import { importsOf } from './importsOf.ts';

test.each([
  ['domain/text.ts', 'node:fs'],
  ['domain/text.ts', 'zod'],
  ['domain/text.ts', 'modules/catalogue.ts'],
  ['modules/idea/idea.module.ts', 'server/config.ts'],
  ['modules/idea/idea.prompt.ts', 'openai'],
  ['server/http/routes.ts', 'web/api.ts'],
  ['server/main.ts', 'scripts/repository.ts'],
  ['web/api.ts', 'server/config.ts'],
  ['web/screens/module/Screen.tsx', 'modules/prompts.ts'],
  ['web/screens/module/Screen.tsx', 'modules/idea/idea.prompt.ts'],
  ['web/screens/module/Screen.tsx', 'modules/writing/prompt.ts'],
  ['web/api.ts', 'zod'],
  ['web/ui/Button.tsx', 'domain/language.ts'],
  ['web/ui/Button.tsx', 'web/copy/fr/auth.ts'],
  ['server/flows/saveModule.ts', 'server/http/routes.ts'],
  ['server/flows/saveModule.ts', 'fastify'],
  ['server/flows/generateModule.ts', 'openai'],
  ['server/flows/generateModule.ts', 'server/config.ts'],
  ['server/store/projects.ts', 'server/flows/saveModule.ts'],
  ['server/store/projects.ts', 'server/http/routes.ts'],
  ['server/outside/ai.ts', 'server/flows/generateModule.ts'],
  ['server/sandbox/ai/writer.ts', 'server/flows/generateModule.ts'],
  ['e2e/person.ts', 'server/config.ts'],
  ['e2e/person.ts', 'modules/prompts.ts'],
])('%s may not import %s', (from, to) => {
  expect(brokenRules([{ from, to }])).toHaveLength(1);
});

test.each([
  ['domain/text.ts', 'zod/mini'],
  ['domain/text.test.ts', 'vitest'],
  ['modules/idea/idea.prompt.ts', 'domain/language.ts'],
  ['server/flows/generateModule.ts', 'modules/prompts.ts'],
  ['server/flows/generateModule.ts', 'server/store/projects.ts'],
  ['server/http/routes.ts', 'server/flows/saveModule.ts'],
  ['web/screens/module/Screen.tsx', 'modules/catalogue.ts'],
  ['web/api.ts', 'domain/contract/contract.ts'],
  ['web/ui/Button.tsx', 'web/ui/buttonLook.ts'],
  ['web/ui/Button.tsx', 'react'],
])('%s may import %s', (from, to) => {
  expect(brokenRules([{ from, to }])).toEqual([]);
});

test('a circle is found once, and a diamond is no circle', () => {
  const arrows = (...pairs: string[]) =>
    pairs.map((pair) => ({ from: pair[0] ?? '', to: pair[1] ?? '' }));
  expect(cycles(arrows('ab', 'bc', 'ca', 'xa'))).toEqual(['a → b → c → a']);
  expect(cycles(arrows('ab', 'ac', 'bd', 'cd'))).toEqual([]);
});

test('every kind of import is seen: values, types, re-exports, dynamic ones, and through our packages', () => {
  const root = mkdtempSync(join(tmpdir(), 'elan-imports-'));
  const file = 'web/screens/Screen.tsx';
  mkdirSync(dirname(join(root, file)), { recursive: true });
  writeFileSync(
    join(root, file),
    `import { useState } from 'react';
     import type { Config } from '@elan/server/config';
     import '../styles.css';
     export { Button } from '../ui/Button.tsx';
     export * from './other.ts';
     const later = import('./later.tsx');
     type Inline = import('@elan/modules/prompts').Prompt;
     export const Screen = () => <p>{later ? 'import me' : useState<Inline | Config>()}</p>;`,
  );
  expect(importsOf(root, file).map(({ to }) => to)).toEqual([
    'react',
    'server/config.ts',
    'web/styles.css',
    'web/ui/Button.tsx',
    'web/screens/other.ts',
    'web/screens/later.tsx',
    'modules/prompts.ts',
  ]);
  rmSync(root, { recursive: true });
});
