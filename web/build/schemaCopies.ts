import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Plugin, Rolldown } from 'vite';

type Program = ReturnType<Rolldown.PluginContext['parse']>;
type Expression = { readonly type: string; readonly start: number; readonly end: number };

/** The mark of a module's second copy. */
export const schemaCopy = '?schemas';

/** Files of `domain` and `reading` whose functions validate. */
const validated = /\/(?:domain\/dossier\/exchange|reading\/proposals\/apply)\.ts$/;

/** Files of the pages whose imports of `domain` are all schemas. */
const validators =
  /\/web\/(?:drafts\/formats|generation\/generationEvents|offline\/deviceCopy)\.ts$/;

/**
 * A file of `domain` or `reading` may hold rules and schemas. The rules are needed for the first press, the schemas and
 * zod are not, but a bundler never splits a file. So what the pages import to validate comes from a second copy of these
 * files: in each copy, the half that nobody uses is left out. They keep no state, so two copies do no harm.
 * @param repository the folder that contains both.
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

/** @returns whether a file of the pages imports a schema from this source: a name that ends so. */
function importsSchema(file: string, source: string): boolean {
  if (!source.startsWith('@elan/domain/') || !/\/web\/.*\.tsx?$/.test(file)) return false;
  if (validators.test(file)) return true;
  const text = texts.get(file) ?? readFileSync(file, 'utf8');
  texts.set(file, text);
  return new RegExp(`import \\{[^}]*Schema\\b[^}]*\\} from '${source}'`).test(text);
}

/**
 * @returns the code of a file with each constant that a call computes in a function that is marked as pure: the bundler
 *   leaves it out where nobody uses it, which it dares with few calls of its own accord.
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

/** @returns whether a constant is more than a literal or a function, which need no mark. */
function isComputed(code: string, { type, start, end }: Expression): boolean {
  if (type === 'ArrowFunctionExpression' || type === 'FunctionExpression') return false;
  return /[(.]/.test(code.slice(start, end));
}
