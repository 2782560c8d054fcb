import { readFileSync } from 'node:fs';
import { dirname, join, normalize } from 'node:path';
import { parseSync } from 'oxc-parser';
import type { Import } from './boundaries.ts';

const ours = /^@elan\/([^/]+)\/(.+)$/;

/** @returns the imports of a file, including types, as paths in the repository or package names. */
export function importsOf(root: string, file: string): Import[] {
  const source = readFileSync(join(root, file), 'utf8');
  const { module } = parseSync(file, source);
  const specifiers = [
    ...module.staticImports.map((one) => one.moduleRequest.value),
    ...module.staticExports.flatMap((one) =>
      one.entries.flatMap((entry) => entry.moduleRequest?.value ?? []),
    ),
    // Dynamic imports and `import('…')` types. Only literal specifiers can be resolved.
    ...Array.from(source.matchAll(/\bimport\(\s*['"]([^'"\n]+)['"]/g), (match) => match[1] ?? ''),
  ];
  return [...new Set(specifiers)].map((specifier) => ({
    from: file,
    to: resolve(file, specifier),
  }));
}

/** Our packages export each source file under its own path, so no lookup is needed. */
function resolve(from: string, specifier: string): string {
  const owned = ours.exec(specifier);
  if (owned !== null) return `${owned[1]}/${owned[2]}.ts`;
  return specifier.startsWith('.') ? normalize(join(dirname(from), specifier)) : specifier;
}
