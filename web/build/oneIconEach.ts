import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { Plugin } from 'vite';

/**
 * Imports each icon from its own file. With the package's index, every page would appear to use the icons of all pages,
 * which would mislead `manualChunks.ts`.
 */
export function oneIconEach(): Plugin {
  const index = fileURLToPath(
    new URL('../esm/lucide-react.mjs', import.meta.resolve('lucide-react')),
  );
  const fileOf = new Map(
    Array.from(
      readFileSync(index, 'utf8').matchAll(/export \{([^}]+)\} from '\.\/(icons\/[^']+)\.mjs'/g),
      ([, names = '', file = '']) =>
        names.split(',').map((name) => [name.replace(/.* as /, '').trim(), file] as const),
    ).flat(),
  );
  return {
    name: 'elan:icons',
    apply: 'build',
    enforce: 'pre',
    transform: (code, id) => {
      if (!/\/web\/.*\.tsx?$/.test(id) || !code.includes("from 'lucide-react'")) return null;
      return code.replace(/import \{([^}]+)\} from 'lucide-react';/g, (_statement, names: string) =>
        names
          .split(',')
          .map((name) => name.trim())
          .filter((name) => name !== '' && !name.startsWith('type '))
          .map((name) => {
            const [exported = '', local = exported] = name.split(' as ');
            const file = fileOf.get(exported);
            if (!file) throw new Error(`lucide-react has no icon ${exported}`);
            return `import ${local} from 'lucide-react/${file}';`;
          })
          .join(' '),
      );
    },
  };
}
