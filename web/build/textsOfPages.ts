import { join, relative } from 'node:path';
import type { Rolldown } from 'vite';
import { fileOf } from '../copy/fileOf.ts';

const copyFile = /^copy\/(?:fr|en)\/(\w+)\.ts$/;
const isSection = (name: string): name is keyof typeof fileOf => name in fileOf;

/**
 * @param root the folder of the web app.
 * @returns a function from module ids to the files of `copy/<language>/` whose texts these modules, and their static
 *   imports, can show without loading another part.
 */
export function textsReader(
  root: string,
  context: Pick<Rolldown.PluginContext, 'getModuleInfo' | 'parse'>,
): (ids: readonly string[]) => readonly string[] {
  const copy = join(root, 'copy/copy.ts');
  /** Files that import this module load their texts themselves, so those texts are left out. */
  const waiting = join(root, 'parts/showWhenLoaded.tsx');
  const known = new Map<string, readonly string[]>();
  const ownTexts = (id: string, info: Rolldown.ModuleInfo): readonly string[] => {
    if (id === copy) return [];
    const own = info.dynamicallyImportedIds.flatMap(
      (other) => copyFile.exec(relative(root, other))?.[1] ?? [],
    );
    const isRead = info.importedIds.includes(copy) && !info.importedIds.includes(waiting);
    if (!isRead || info.code === null) return own;
    try {
      return [...own, ...sectionsRead(context.parse(info.code)).map((section) => fileOf[section])];
    } catch (cause) {
      throw new Error(`${relative(root, id)}: ${(cause as Error).message}`, { cause });
    }
  };
  return (ids) => {
    const found = new Set<string>();
    const seen = new Set<string>();
    const visit = (id: string): void => {
      if (seen.has(id)) return;
      seen.add(id);
      const info = context.getModuleInfo(id);
      if (!info) return;
      const own = known.get(id) ?? ownTexts(id, info);
      known.set(id, own);
      for (const file of own) found.add(file);
      info.importedIds.forEach(visit);
    };
    ids.forEach(visit);
    return [...found].sort();
  };
}

/** A node of a syntax tree. */
interface Syntax {
  readonly type: string;
  readonly [key: string]: unknown;
}
const isSyntax = (value: unknown): value is Syntax =>
  typeof value === 'object' && value !== null && 'type' in value;

/**
 * @param program the syntax tree of a module.
 * @returns the text sections that the module reads from `useCopy()`.
 * @throws Error if the module passes on all sections, since the ones used are then unknown.
 */
export function sectionsRead(program: unknown): (keyof typeof fileOf)[] {
  const found = new Set<keyof typeof fileOf>();
  /** Names of variables that contain all sections. */
  const all = new Set<string>();
  const add = (name: unknown) => {
    if (typeof name === 'string' && isSection(name)) found.add(name);
  };
  const holdsAll = (value: unknown): boolean =>
    isSyntax(value) &&
    ((value.type === 'CallExpression' && nameOf(value.callee) === 'useCopy') ||
      (value.type === 'Identifier' && all.has(String(value.name))));
  const visit = (node: unknown, parent: Syntax | undefined): void => {
    if (Array.isArray(node)) {
      for (const one of node) visit(one, parent);
      return;
    }
    if (!isSyntax(node)) return;
    if (node.type === 'VariableDeclarator' && holdsAll(node.init)) {
      const { id } = node;
      if (isSyntax(id) && id.type === 'ObjectPattern') {
        for (const one of id.properties as Syntax[]) add(nameOf(one.key));
      } else all.add(String(nameOf(id)));
      return;
    }
    if (node.type === 'MemberExpression' && holdsAll(node.object)) {
      add(nameOf(node.property));
      return;
    }
    const isName =
      (parent?.type === 'Property' && parent.key === node && parent.value !== node) ||
      (parent?.type === 'MemberExpression' && parent.property === node);
    if (!isName && holdsAll(node)) throw new Error('all texts are passed on: pass the section');
    for (const [key, value] of Object.entries(node)) if (key !== 'type') visit(value, node);
  };
  visit(program, undefined);
  return [...found];
}

const nameOf = (node: unknown) =>
  isSyntax(node) && node.type === 'Identifier' ? node.name : undefined;
