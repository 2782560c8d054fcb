import { expect, it } from 'vitest';
import { fileName } from './saveFile.ts';

it.each([
  [['Pain de nuit', 'Plan d’affaires'], 'pain-de-nuit-plan-d-affaires.md'],
  [['../../etc/passwd', 'R-D du produit'], 'etc-passwd-r-d-du-produit.md'],
  [['CON?*<>|"', ''], 'con.md'],
  [['🥖', ''], 'elan.md'],
])('names the file of %j', (parts, name) => {
  expect(fileName(...parts)).toBe(name);
});
