import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';

const web = join(import.meta.dirname, '..');
/** Rendered with the page, which loads their definitions before hydration or navigation. */
const withThePage = [
  'screens/dashboard/ResumeCard.tsx',
  'screens/moduleRoute/ModuleScreen.tsx',
  'screens/pricing/SignedInPricing.tsx',
];

it('every component that reads the definition of a module waits for it in its own place', () => {
  const files = globSync('**/*.tsx', { cwd: web }).filter(
    (file) => !/(^|\/)(node_modules|dist|testing|kit)\/|\.test\./.test(file),
  );
  expect(files.length).toBeGreaterThan(250);
  const reads = /use(?:Definition|AnyDefinition|AllDefinitions|FixPlace)\(/;
  const waiting = files.filter((file) => {
    const source = readFileSync(join(web, file), 'utf8');
    return reads.test(source) && !source.includes('showWhenLoaded(');
  });
  expect(waiting.toSorted()).toEqual(withThePage);
});
