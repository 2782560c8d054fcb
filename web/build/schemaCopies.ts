import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Plugin, Rolldown } from 'vite';

type Program = ReturnType<Rolldown.PluginContext['parse']>;
type Expression = { readonly type: string; readonly start: number; readonly end: number };

/** Query suffix that identifies the second copy of a module. */
export const schemaCopy = '?schemas';

/** Files of `domain` and `reading` whose second copy is always used, because their functions validate data. */
const validated = /\/(?:domain\/dossier\/exchange|reading\/proposals\/apply)\.ts$/;

/** Web files that always import the second copy of a file of `domain`. */
const validators =
  /\/web\/(?:drafts\/formats|generation\/generationEvents|offline\/deviceCopy)\.ts$/;

/**
 * A file of `domain` or `reading` may contain both rules and schemas. The first click needs the rules but not the
 * schemas and zod, and a bundler never splits a file. So code that validates imports a second copy of these files, and
 * tree shaking removes what each copy does not need. The files have no state except caches, so two copies are harmless.
 * @param repository the folder that contains `domain` and `reading`.
 */
export function schemaCopies(repository: string): Plugin {
  const shared = ['domain/', 'reading/'].map((folder) => join(repository, folder));
  const isShared = (id: string) => shared.some((folder) => id.startsWith(folder));
  return {
    name: 'elan:schemas',
    apply: 'build',
    enforce: 'pre',
    async resolveId(source, importer) {
      if (importer === undefined || source.endsWith(schemaCopy)) return null;
      const [file = ''] = importer.split('?');
      const isCopied = importer.endsWith(schemaCopy) || importsSchema(file, source);
      if (!isCopied && !/^[.@]/.test(source)) return null;
      const resolved = await this.resolve(source, file, { skipSelf: true });
      if (!resolved || !isShared(resolved.id)) return resolved;
      return isCopied || validated.test(resolved.id)
        ? { ...resolved, id: resolved.id + schemaCopy }
        : resolved;
    },
    transform: {
      order: 'post',
      handler(code, id) {
        return isShared(id) ? { code: withPureConstants(code, this.parse(code)) } : null;
      },
    },
  };
}

const texts = new Map<string, string>();

/** @returns whether a web file imports a name that ends in `Schema` from this source, or is one of `validators`. */
function importsSchema(file: string, source: string): boolean {
  if (!source.startsWith('@elan/domain/') || !/\/web\/.*\.tsx?$/.test(file)) return false;
  if (validators.test(file)) return true;
  const text = texts.get(file) ?? readFileSync(file, 'utf8');
  texts.set(file, text);
  return new RegExp(`import \\{[^}]*Schema\\b[^}]*\\} from '${source}'`).test(text);
}

/**
 * Wraps each computed constant in a function marked as pure, so that the bundler can remove the constant if it is
 * unused. Otherwise the bundler must assume that most calls have side effects.
 * @returns the resulting code.
 */
function withPureConstants(code: string, { body }: Program): string {
  const computed = body
    .map((statement) =>
      statement.type === 'ExportNamedDeclaration' ? statement.declaration : statement,
    )
    .filter((statement) => statement?.type === 'VariableDeclaration')
    .flatMap(({ declarations }) => declarations)
    .flatMap(({ init }) => (init && isComputed(code, init) ? [init] : []));
  return computed.reduceRight(
    (text, { start, end }) =>
      `${text.slice(0, start)}/* @__PURE__ */ (() => (${text.slice(start, end)}))()${text.slice(end)}`,
    code,
  );
}

/** @returns whether a constant may be computed, judging by its text; functions need no wrapper. */
function isComputed(code: string, { type, start, end }: Expression): boolean {
  if (type === 'ArrowFunctionExpression' || type === 'FunctionExpression') return false;
  return /[(.]/.test(code.slice(start, end));
}
