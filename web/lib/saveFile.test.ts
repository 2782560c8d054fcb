// @vitest-environment happy-dom
import { expect, it, vi } from 'vitest';
import { contract } from './contract.ts';
import { fileName, saveReply } from './saveFile.ts';

it.each([
  [['Pain de nuit', 'Plan d’affaires'], 'pain-de-nuit-plan-d-affaires.md'],
  [['../../etc/passwd', 'R-D du produit'], 'etc-passwd-r-d-du-produit.md'],
  [['CON?*<>|"', ''], 'con.md'],
  [['🥖', ''], 'elan.md'],
])('names the file of %j', (parts, name) => {
  expect(fileName(...parts)).toBe(name);
});

it.each([
  [`attachment; filename="Cafe.md"; filename*=UTF-8''Caf%C3%A9%20%F0%9F%A5%90.md`, 'Café 🥐.md'],
  ['attachment; filename="elan-2026-11-22.json"', 'elan-2026-11-22.json'],
  ['', 'elan'],
])('saves a reply under the name that it has: %s', async (disposition, name) => {
  vi.stubGlobal('fetch', async () =>
    Response.json({}, { headers: { 'content-disposition': disposition } }),
  );
  vi.spyOn(URL, 'createObjectURL').mockReturnValue('blob:x');
  const names: string[] = [];
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function click(
    this: HTMLAnchorElement,
  ) {
    names.push(this.download);
  });
  await saveReply(contract.exportAccount);
  expect(names).toEqual([name]);
});
