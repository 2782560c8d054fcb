import { existsSync, globSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { repository, workspaces } from './repository.ts';

/** A text file of the repository, by its path in it. */
interface Source {
  readonly path: string;
  readonly text: string;
}

const folders = [...workspaces, 'scripts', 'docs', 'ops', '.ci', '.github'];
const withoutCitations =
  /(^|\/)(node_modules|dist|\.build|test-results|formerVersion)(\/|$)|\.(png|gz|woff2|pdf|docx|xlsx)$/;
/** They contain examples of citations whose targets do not exist. */
const examples = ['scripts/docs.test.ts', 'web/build/forbidServerImports.test.ts'];

/** @returns every text file, whatever its kind: code, styles, templates, workflows, container and settings files. */
export function allSources(): readonly Source[] {
  return globSync([`{${folders.join(',')}}/**/*`, '*', '.*'], {
    cwd: repository,
    exclude: (path) => withoutCitations.test(path),
  })
    .filter((path) => !examples.includes(path) && !/^(package-lock\.json|\.env)$/.test(path))
    .filter((path) => statSync(join(repository, path)).isFile())
    .map((path) => ({ path, text: readFileSync(join(repository, path), 'utf8') }));
}

/** @returns the anchors that GitHub gives to the headings of a page. */
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

/** @returns whether a path, with an anchor or without one, is there. */
export function isThere(to: string): boolean {
  const [path = '', anchor] = to.split('#');
  if (!existsSync(join(repository, path))) return false;
  return anchor === undefined || anchorsOf(path).includes(anchor);
}

/** A page of `docs/`, or a decision by its number and name; not the path of another site's URL. */
const page =
  /(?<![\w./-])docs\/[\w./-]*\w(?![\w./-]|-?[$*{])(?:#[\w-]+)?|(?<![\w./-])decisions\/\d{4}[\w.-]*\w/g;
/** A file, in the form in which comments name one. */
const file = new RegExp(
  `\`((?:${folders.map((folder) => folder.replace('.', '\\.')).join('|')})/[\\w./-]+\\.\\w+)\``,
  'g',
);
/** What a build makes. */
const built = /^web\/dist\//;

/** @returns what a text names of the repository, as paths in it. */
export function citationsIn({ path, text }: Source): readonly string[] {
  const pages = Array.from(text.matchAll(page), ([to]) =>
    to.startsWith('docs/') ? to : `docs/${to}`,
  );
  const files = Array.from(text.matchAll(file), ([, to = '']) => to);
  // In a page of `docs/`, links are relative, and `docs.test.ts` follows them.
  return [...(path.endsWith('.md') ? [] : pages), ...files].filter((to) => !built.test(to));
}
