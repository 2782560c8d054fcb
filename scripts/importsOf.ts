import { readFileSync } from 'node:fs';
import { dirname, join, normalize } from 'node:path';
import { parseSync } from 'oxc-parser';
import type { Import } from './boundaries.ts';

const ours = /^@elan\/([^/]+)\/(.+)$/;

/** @returns what `file` imports, types too, as paths in the repository or names of packages. */
export function importsOf(root: string, file: string): Import[] {
  const source = readFileSync(join(root, file), 'utf8');
  const { module } = parseSync(file, source);
  const specifiers = [
    ...module.staticImports.map((one) => one.moduleRequest.value),
    ...module.staticExports.flatMap((one) =>
      one.entries.flatMap((entry) => entry.moduleRequest?.value ?? []),
    ),
    // Dynamic imports and `import('…')` types; only literal ones can be followed.
    ...Array.from(source.matchAll(/\bimport\(\s*['"]([^'"\n]+)['"]/g), (match) => match[1] ?? ''),
  ];
  return [...new Set(specifiers)].map((specifier) => ({
    from: file,
    to: resolve(file, specifier),
  }));
}

/** Our packages export TypeScript sources under their own paths: no table is needed. */
function resolve(from: string, specifier: string): string {
  const owned = ours.exec(specifier);
  if (owned !== null) return `${owned[1]}/${owned[2]}.ts`;
  return specifier.startsWith('.') ? normalize(join(dirname(from), specifier)) : specifier;
}
