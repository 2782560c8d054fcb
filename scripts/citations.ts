import { existsSync, globSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { repository, type Source, workspaces } from './repository.ts';

const folders = [...workspaces, 'scripts', 'docs', 'ops', '.ci', '.github'];
const withoutCitations =
  /(^|\/)(node_modules|dist|\.build|test-results|formerVersion)(\/|$)|\.(png|gz|woff2|pdf|docx|xlsx|pptx)$/;
/** These files contain example citations of files that do not exist. */
const examples = ['scripts/docs.test.ts', 'web/build/forbidServerImports.test.ts'];

/** @returns the files that may contain citations: code, styles, templates, workflows and settings. */
export function allSources(): readonly Source[] {
  return globSync([`{${folders.join(',')}}/**/*`, '*', '.*'], {
    cwd: repository,
    exclude: (path) => withoutCitations.test(path),
  })
    .filter((path) => !examples.includes(path) && !/^(package-lock\.json|\.env)$/.test(path))
    .filter((path) => statSync(join(repository, path)).isFile())
    .map((path) => ({ path, text: readFileSync(join(repository, path), 'utf8') }));
}

/** @returns the anchors that GitHub creates for a page's headings. */
function anchorsOf(page: string): readonly string[] {
  return Array.from(
    readFileSync(join(repository, page), 'utf8').matchAll(/^#+ (.+)$/gm),
    ([, heading = '']) =>
      heading
        .replace(/\[([^\]]*)\]\([^)]*\)/g, '$1')
        .toLowerCase()
        .replace(/[^\p{L}\p{N}_ -]/gu, '')
        .replaceAll(' ', '-'),
  );
}

/** @returns whether a path, optionally with an anchor, exists. */
export function isThere(to: string): boolean {
  const [path = '', anchor] = to.split('#');
  if (!existsSync(join(repository, path))) return false;
  return anchor === undefined || anchorsOf(path).includes(anchor);
}

/** Matches a page of `docs/` or a decision by number and name, but not as part of another site's URL. */
const page =
  /(?<![\w./-])docs\/[\w./-]*\w(?![\w./-]|-?[$*{])(?:#[\w-]+)?|(?<![\w./-])decisions\/\d{4}[\w.-]*\w/g;
/** Matches a file as cited in comments. */
const file = new RegExp(
  `\`((?:${folders.map((folder) => folder.replace('.', '\\.')).join('|')})/[\\w./-]+\\.\\w+)\``,
  'g',
);
/** Matches build output. */
const built = /^web\/dist\//;

/** @returns the files and pages that a text cites, as paths in the repository. */
export function citationsIn({ path, text }: Source): readonly string[] {
  const pages = Array.from(text.matchAll(page), ([to]) =>
    to.startsWith('docs/') ? to : `docs/${to}`,
  );
  const files = Array.from(text.matchAll(file), ([, to = '']) => to);
  // Links inside `docs/` pages are relative, and `docs.test.ts` checks them.
  return [...(path.endsWith('.md') ? [] : pages), ...files].filter((to) => !built.test(to));
}
