import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseSync, Visitor } from 'oxc-parser';
import { describe, expect, it } from 'vitest';
import { productSources, repository } from './repository.ts';

const sources = productSources();

const usersOf = (form: RegExp, within = /./) =>
  sources
    .filter(({ path, text }) => within.test(path) && form.test(text))
    .map(({ path }) => path)
    .sort();

it('reads the sources', () => {
  expect(sources.length).toBeGreaterThan(500);
  expect(usersOf(/from 'node:crypto'/).length).toBeGreaterThan(3);
});

/** Unsafe code patterns, each with a sample that it must match. */
describe('no source', () => {
  it.each([
    ['runs text as code', /\beval\(|\bnew Function\b/, 'eval(text)'],
    // `fork` runs a file of ours.
    [
      'starts another program',
      /(?<!\{ type ChildProcess, fork, type Serializable \} from 'node:)child_process/,
      "import { fork, spawn } from 'node:child_process'",
    ],
    [
      'puts text into a page as HTML',
      /\.(?:inner|outer)HTML\s*=|insertAdjacentHTML|createContextualFragment|document\.write\b|\bsrcdoc\b/,
      'element.innerHTML = text',
    ],
    [
      'accepts a certificate that it cannot check',
      /rejectUnauthorized|NODE_TLS_REJECT_UNAUTHORIZED|checkServerIdentity/,
      'rejectUnauthorized: false',
    ],
    ['hashes with a broken function', /['"](?:md4|md5|ripemd160)['"]/i, "createHash('md5')"],
    [
      'encrypts without authentication',
      /['"](?:aes|des|rc4|bf)[\w-]*-(?:ecb|cbc|ctr|cfb|ofb)['"]|RSA_PKCS1_PADDING|createCipher\(/i,
      "'aes-256-ecb'",
    ],
    [
      'answers with a script that another site may load',
      /\bjsonp\b|[?&]callback=/i,
      "'/api?callback=x'",
    ],
    [
      'listens to other windows',
      /window\.addEventListener\(\s*['"]message['"]|\bonmessage\s*=|window\.opener|parent\.postMessage/,
      "window.addEventListener('message', f)",
    ],
  ])('%s', (_name, form, example) => {
    expect(example).toMatch(form);
    expect(usersOf(form)).toEqual([]);
  });
});

it('SHA-1 serves the codes of authenticator apps alone, which know nothing else', () => {
  const users = usersOf(/['"]sha-?1['"]/i);
  expect(users.filter((path) => path !== 'server/auth/authenticator.ts')).toEqual([]);
});

it('chance that can be foreseen decides only in which order the stand-in sends events', () => {
  expect(usersOf(/Math\.random/)).toEqual(['sandbox/payments/webhooks.ts']);
});

it('no regular expression is made where requests and typed texts are handled', () => {
  // Elsewhere they are built from constant lists when a file is loaded (`scripts/expressions.test.ts`).
  expect(usersOf(/\bnew RegExp\(/, /^(?:server|web\/(?!build\/))/)).toEqual([]);
});

it('the only HTML that is not escaped by React is the description for search engines, as JSON', () => {
  expect(usersOf(/dangerouslySetInnerHTML/)).toEqual(['web/entry/documentHead.tsx']);
});

it('SQL that is put together from text holds no text of a caller', () => {
  expect(usersOf(/sql\.raw\(/)).toEqual([
    // Inserts one of our own numbers.
    'server/backup/writeBackup.ts',
    // Runs the files of the migrations.
    'server/store/migrate.ts',
    // Inserts the name of a field of the contract.
    'server/store/projects/checkedModules.ts',
  ]);
});

it('work in a project names who acts and whose project it is, never a `userId` that may be either', () => {
  const either = /\buserId\b/;
  expect('input: { readonly userId: string }').toMatch(either);
  const within = /^server\/(?:access|flows|generation|jobs|store\/(?:generations|projects))\//;
  expect(usersOf(/\bowner\b/, within).length).toBeGreaterThan(10);
  expect(usersOf(either, within)).toEqual([]);
});

it('cryptography is used in these files only, which docs/security/controls.md lists', () => {
  const users = usersOf(/from 'node:crypto'|crypto\.subtle/, /^server\//);
  const page = readFileSync(join(repository, 'docs/security/controls.md'), 'utf8');
  const ids = /^import \{ randomUUID \} from 'node:crypto';$/m;
  const named = users.filter((path) => !usersOf(ids).includes(path));
  expect(named.length).toBeGreaterThan(3);
  expect(named.filter((path) => !page.includes(`\`${path}\``))).toEqual([]);
});

/** @returns how often a source calls `mutate` with callbacks. */
function mutationCallbacks(path: string, text: string): number {
  let found = 0;
  const { program } = parseSync(path, text);
  const nameOf = (node: { readonly type: string; readonly name?: unknown }) =>
    node.type === 'Identifier' ? node.name : undefined;
  new Visitor({
    CallExpression: ({ callee, arguments: { length } }) => {
      const name = nameOf(callee.type === 'MemberExpression' ? callee.property : callee);
      if (length > 1 && (name === 'mutate' || name === 'mutateAsync')) found += 1;
    },
  }).visit(program);
  return found;
}

it('what follows a mutation also happens after its component was left, unlike callbacks of `mutate`', () => {
  expect(mutationCallbacks('a.ts', 'create.mutate(body, { onSuccess })')).toBe(1);
  expect(mutationCallbacks('a.ts', 'mutateAsync(body, options)')).toBe(1);
  expect(mutationCallbacks('a.ts', 'create.mutateAsync(body).then(onDone, onFailed)')).toBe(0);
  const pages = sources.filter(({ path, text }) => /^web\//.test(path) && /\bmutate/.test(text));
  expect(pages.length).toBeGreaterThan(20);
  expect(pages.filter(({ path, text }) => mutationCallbacks(path, text) > 0)).toEqual([]);
});

it('no test waits with `vi.waitFor`, which gives up after a second, as a busy machine may not', () => {
  const tests = globSync('{web,server,domain,dossier,reading,scripts}/**/*.test.{ts,tsx}', {
    cwd: repository,
    exclude: ['**/node_modules/**'],
  });
  expect(tests.length).toBeGreaterThan(400);
  const waits = ['vi.waitFor(', 'vi.waitUntil('];
  const found = tests.filter((path) => {
    const text = readFileSync(join(repository, path), 'utf8');
    return path !== 'scripts/forbiddenCode.test.ts' && waits.some((wait) => text.includes(wait));
  });
  expect(found).toEqual([]);
});
