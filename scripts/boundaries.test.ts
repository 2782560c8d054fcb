import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { expect, test } from 'vitest';
import { brokenRules, cycles, folderCircles, rulesWithoutFiles } from './boundaries.ts';
import { importsOf } from './importsOf.ts';

test.each([
  ['domain/text.ts', 'node:fs'],
  ['domain/text.ts', 'modules/catalogue.ts'],
  ['modules/idea/idea.prompt.ts', 'openai'],
  ['server/main.ts', 'scripts/repository.ts'],
  ['web/lib/apiClient.ts', 'server/config/config.ts'],
  ['web/screens/module/Screen.tsx', 'modules/prompts.ts'],
  ['web/ui/Button.tsx', 'web/copy/fr/auth.ts'],
  ['server/flows/modules/saveModule.ts', 'server/http/routes.ts'],
  ['server/store/projects/projects.ts', 'server/access/projectScope.ts'],
  ['server/boot/createServices.ts', 'sandbox/standIns.ts'],
  ['scripts/check.ts', 'evaluate/report.ts'],
])('%s may not import %s', (from, to) => {
  expect(brokenRules([{ from, to }])).toHaveLength(1);
});

test.each([
  ['domain/text.test.ts', 'vitest'],
  ['modules/idea/idea.prompt.ts', 'domain/language.ts'],
  ['server/flows/modules/generateModule.ts', 'modules/prompts.ts'],
  ['web/lib/apiClient.ts', 'domain/contract/contract.ts'],
  ['web/ui/Button.tsx', 'react'],
])('%s may import %s', (from, to) => {
  expect(brokenRules([{ from, to }])).toEqual([]);
});

test('a rule about a folder that was moved is reported', () => {
  const all = rulesWithoutFiles([]);
  expect(all.length).toBeGreaterThan(20);
  const found = rulesWithoutFiles([{ from: 'server/jobs/purge.ts', to: 'server/lib/clock.ts' }]);
  const gone = all.filter((rule) => !found.includes(rule));
  expect(gone.some((rule) => rule.includes('flows and jobs'))).toBe(true);
  expect(found.some((rule) => rule.includes('domain is pure rules'))).toBe(true);
});

test('a circle is found once, and a diamond is no circle', () => {
  const arrows = (...pairs: string[]) =>
    pairs.map((pair) => ({ from: pair[0] ?? '', to: pair[1] ?? '' }));
  expect(cycles(arrows('ab', 'bc', 'ca', 'xa'))).toEqual(['a → b → c → a']);
  expect(cycles(arrows('ab', 'ac', 'bd', 'cd'))).toEqual([]);
});

test('a circle of folders is found where no file is in one, at any depth', () => {
  const imports = [
    { from: 'server/http/pages/serve.ts', to: 'server/http/session.ts' },
    { from: 'server/http/session.ts', to: 'server/http/pages/cookie.ts' },
    { from: 'server/store/rows.ts', to: 'server/http/session.ts' },
    { from: 'server/http/pages/serve.test.ts', to: 'server/store/rows.ts' },
    { from: 'server/http/session.ts', to: 'fastify' },
  ];
  expect(folderCircles(imports)).toEqual(['in server/http: pages → session.ts → pages']);
  const turned = imports.map(({ from, to }) => ({ from: to, to: from }));
  expect(folderCircles(turned)).toHaveLength(1);
  expect(folderCircles(imports.slice(1))).toEqual([]);
});

test('every kind of import is seen: values, types, re-exports, dynamic ones, and through our packages', () => {
  const root = mkdtempSync(join(tmpdir(), 'elan-imports-'));
  const file = 'web/screens/Screen.tsx';
  mkdirSync(dirname(join(root, file)), { recursive: true });
  writeFileSync(
    join(root, file),
    `import { useState } from 'react';
     import type { Config } from '@elan/server/config/config';
     import '../styles.css';
     export { Button } from '../ui/Button.tsx';
     export * from './other.ts';
     const later = import('./later.tsx');
     type Inline = import('@elan/modules/prompts').Prompt;
     export const Screen = () => <p>{later ? 'import me' : useState<Inline | Config>()}</p>;`,
  );
  expect(importsOf(root, file).map(({ to }) => to)).toEqual([
    'react',
    'server/config/config.ts',
    'web/styles.css',
    'web/ui/Button.tsx',
    'web/screens/other.ts',
    'web/screens/later.tsx',
    'modules/prompts.ts',
  ]);
  rmSync(root, { recursive: true });
});
