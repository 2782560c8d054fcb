import { createHash } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseSync } from 'oxc-parser';
import { importsOf } from './importsOf.ts';

/** Pictures of both README files: the page of the demonstration project to show, and its screen's source file. */
export const readmePictures = [
  { name: 'module', path: '/module/business-plan', screen: 'web/screens/writeUp/WriteUpPage.tsx' },
  { name: 'dossier', path: '/dossier', screen: 'web/screens/dossier/DossierScreen.tsx' },
] as const;

/** Stores, by picture name, the digest of the screen at the time of the picture. */
export const digestsFile = 'docs/images/screens.json';

export const pictureFile = (name: string, language: string) =>
  `docs/images/${name}-${language}.png`;

/** Files that affect the appearance of every page, in addition to the page's screen. */
const frame = ['web/shell/AppFrame.tsx', 'web/styles.css'];

/**
 * @returns a digest of the elements, string literals, styles and texts of a screen. Changes to other code do not affect
 *   it.
 */
export function screenDigest(root: string, screen: string): string {
  const hash = createHash('sha256');
  for (const file of filesOf(root, [screen, ...frame]).toSorted()) {
    const source = readFileSync(join(root, file), 'utf8');
    hash.update(file.endsWith('.tsx') ? JSON.stringify(shownBy(file, source)) : source);
  }
  return hash.digest('hex').slice(0, 16);
}

/** @returns the components, styles and texts in web/ among these files and their direct and indirect imports. */
function filesOf(root: string, entries: readonly string[]): readonly string[] {
  const found = new Set<string>();
  const add = (file: string) => {
    if (found.has(file) || !file.startsWith('web/') || !existsSync(join(root, file))) return;
    found.add(file);
    if (/\.tsx?$/.test(file)) for (const { to } of importsOf(root, file)) add(to);
  };
  entries.forEach(add);
  return [...found].filter((file) => /\.(?:tsx|css)$|^web\/copy\//.test(file));
}

/** @returns the element names, string literals and texts of a component, in source order. */
function shownBy(file: string, source: string): readonly string[] {
  const shown: string[] = [];
  const visit = (node: unknown) => {
    if (Array.isArray(node)) return node.forEach(visit);
    if (typeof node !== 'object' || node === null) return;
    const { type, value, name } = node as Record<string, unknown>;
    if (type === 'ImportDeclaration') return;
    if (type === 'JSXIdentifier' && typeof name === 'string') shown.push(name);
    if ((type === 'Literal' || type === 'JSXText') && typeof value === 'string') shown.push(value);
    if (type === 'TemplateElement') shown.push(JSON.stringify(value));
    Object.values(node).forEach(visit);
  };
  visit(parseSync(file, source).program);
  return shown;
}
