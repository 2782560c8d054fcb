import { parseSync } from 'oxc-parser';
import { expect, it } from 'vitest';
import { productSources } from './repository.ts';

/** Files in which every text is French. In other files, only the values of `fr` are. */
const french = /(?:^|\/)fr\/|[./]fr\.tsx?$/;

/** Names chosen by users. `withDe` and `withQue` must write `de` and `que` before them. */
const chosenNames = /^(?:name|title|email)$/;

/** A text in the source. Each inserted value is replaced with a digit, or with `{…}` if a user chose it. */
type Text = readonly [file: string, text: string];

type Node = Readonly<Record<string, unknown>>;

function isNode(value: unknown): value is Node {
  return typeof value === 'object' && value !== null;
}

function putIn(expression: unknown): string {
  const name = isNode(expression) ? expression.name : undefined;
  return typeof name === 'string' && chosenNames.test(name) ? `{${name}}` : '3';
}

function templateText({ quasis, expressions }: Node): string {
  const holes = Array.isArray(expressions) ? expressions.map(putIn) : [];
  const parts = Array.isArray(quasis) ? quasis : [];
  return parts.map(({ value }, at) => `${value.cooked ?? ''}${holes[at] ?? ''}`).join('');
}

function textsIn(value: unknown, isFrench: boolean): readonly string[] {
  if (Array.isArray(value)) return value.flatMap((inner) => textsIn(inner, isFrench));
  if (!isNode(value) || value.type === 'ImportDeclaration') return [];
  const own = isFrench ? ownText(value) : [];
  const key = value.type === 'Property' && isNode(value.key) ? value.key.name : undefined;
  const inside = key === 'en' ? false : isFrench || key === 'fr';
  const paired = isFrench ? [] : inPairs(value);
  return [...own, ...paired, ...Object.values(value).flatMap((inner) => textsIn(inner, inside))];
}

/** @returns the French texts of a call such as `words('à payer pour le trimestre', 'owing for the quarter')`. */
function inPairs({ type, arguments: given }: Node): readonly string[] {
  if (type !== 'CallExpression' || !Array.isArray(given)) return [];
  return given.flatMap((argument, at) => {
    const [french = '', english = ''] = [argument, given[at + 1]].flatMap((one) =>
      isNode(one) ? ownText(one) : [],
    );
    return /\p{L} \p{L}/u.test(french) && /\p{L} \p{L}/u.test(english) ? [french] : [];
  });
}

function ownText(node: Node): readonly string[] {
  if (node.type === 'TemplateLiteral') return [templateText(node)];
  return node.type === 'Literal' && typeof node.value === 'string' ? [node.value] : [];
}

function frenchTexts(): readonly Text[] {
  return sources.flatMap(({ path, text }) => {
    const { program } = parseSync(path, text);
    return textsIn(program, french.test(path)).map((found) => [path, found] as const);
  });
}

/** A noun in the plural after an inserted number. After 0 and 1 it would be wrong. */
const countedNoun =
  /^ (?!(?:mois|fois|plus|sous|dans|sans|après|les|réunis|clients|Appuis)(?!\p{L}))\p{L}+[sx](?! au plus)(?!\p{L})/u;

/** Counts that are limits of the product, never 0 or 1. */
const limits = /^ (?:générations IA par mois|idées vraiment distinctes)/u;

/** @returns what follows the inserted numbers of templates, apart from those that are one of several wordings. */
function afterNumbers(value: unknown, isFrench: boolean): readonly string[] {
  if (Array.isArray(value)) return value.flatMap((inner) => afterNumbers(inner, isFrench));
  if (!isNode(value) || value.type === 'ConditionalExpression') return [];
  const key = value.type === 'Property' && isNode(value.key) ? value.key.name : undefined;
  const inside = key === 'en' ? false : isFrench || key === 'fr';
  const quasis = isFrench && value.type === 'TemplateLiteral' ? value.quasis : [];
  const own = Array.isArray(quasis) ? quasis.slice(1).map((one) => String(one.value.cooked)) : [];
  return [...own, ...Object.values(value).flatMap((inner) => afterNumbers(inner, inside))];
}

const sources = productSources();
const texts = frenchTexts();

it('finds the texts: pages, labels, modules, prompts, mails, the sandbox', () => {
  for (const part of [
    'web/copy/fr/',
    'web/landing/copy/fr/',
    'web/forecast/copy/fr.ts',
    'web/forecast/results/copy/fr.ts',
    'domain/forecast/fields.fr.ts',
    'domain/project/labels/fr.ts',
    'modules/idea/',
    'modules/writing/',
    'dossier/model/',
    'reading/contradictions/',
    'server/mails/',
    'sandbox/ai/',
    'sandbox/payments/',
    'sandbox/mailbox/',
  ]) {
    expect(texts.filter(([file]) => file.startsWith(part)).length, part).toBeGreaterThan(3);
  }
});

it('finds texts in each file whose path says French, except in those that only join others', () => {
  const withTexts = new Set(texts.map(([file]) => file));
  const named = sources.map(({ path }) => path).filter((path) => french.test(path));
  expect(named.filter((path) => !withTexts.has(path))).toEqual(['web/copy/fr/fr.ts']);
});

it.each([
  ['the typographic apostrophe', /\p{L}'\p{L}/u],
  ['no space before ? ! ;', /[\p{L}\d»)}][ \u00a0\u202f][?!;](?![\p{L}\d])/u],
  ['no-break spaces inside guillemets', /«[^\u00a0\u202f]|[^\u00a0\u202f]»/u],
  ['a no-break space before a colon', /\p{L}(?: )?:(?= |$)/u],
  ['« d’ » and « qu’ » before a name that begins with a vowel', /(?:^|[ ’])(?:de|que) \{/u],
])('has %s', (_, fault) => {
  expect(texts.filter(([, text]) => fault.test(text))).toEqual([]);
});

it('a noun that is counted has its singular (the pages: web/copy/typography.test.ts)', () => {
  const found = sources
    .filter(({ path }) => !path.startsWith('web/'))
    .flatMap(({ path, text }) =>
      afterNumbers(parseSync(path, text).program, french.test(path))
        .filter((after) => countedNoun.test(after) && !limits.test(after))
        .map((after) => `${path}: ${after.slice(0, 60)}`),
    );
  expect(found).toEqual([]);
});
