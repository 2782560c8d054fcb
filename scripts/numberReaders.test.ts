import { parseSync } from 'oxc-parser';
import { expect, it } from 'vitest';
import { productSources } from './repository.ts';

// `reading/numbers` and `reading/amounts` parse numbers typed by users, with the single rule of
// `reading/amounts/digits.ts`. All other places that convert text to numbers are listed below with the kind of text.

/** Files and folders. For web files, each conversion is listed separately, because users type there. */
const others = Object.entries({
  'the reader itself': [
    'reading/numbers/',
    'reading/amounts/numbers.ts',
    'reading/proposals/sales.ts',
  ],
  'an exact number, or a step in the path of a figure': [
    'domain/forecast/explain/',
    'domain/forecast/statements/breakEven.ts',
    'domain/forecast/calendar.ts',
    'domain/forecast/defaults/defaults.ts',
    'domain/forecast/exact.ts',
    'domain/forecast/rules/loans.ts',
    'domain/forecast/rules/payroll.ts',
    'domain/forecast/saved/paths.ts',
    'domain/forecast/rules/staff.ts',
    'domain/forecast/rules/units.ts',
    'domain/forecast/rules/personalTaxes.ts',
    'domain/forecast/statements/ratios.ts',
    'domain/forecast/statements/sourcesAndUses.ts',
    'domain/forecast/statements/yearFigures.ts',
    'dossier/xlsx/',
    'web/forecast/ForecastPart.tsx place',
    'web/forecast/ForecastPart.tsx part',
    "web/forecast/ForecastPart.tsx path.split('.').at(-1)",
    "web/forecast/questions/SeasonEffect.tsx offer.split('.')[1]",
    "web/forecast/questions/OfferQuestions.tsx filledMonths.split(' ').map(Number)",
    "web/forecast/results/figures/FigureTable.tsx (cell.getAttribute('data-at') ?? '').split(':').map(Number)",
    'web/forecast/copy/forecastCopy.ts month.slice(0, 4)',
    'web/forecast/copy/forecastCopy.ts month.slice(5)',
    'web/copy/dates.ts clock.format(now)',
    "web/screens/account/UsageSection.tsx usagePeriod(allowanceOf('premium', 0), now).split('-').map(Number)",
    'domain/generation/dailyLimit.ts',
  ],
  'a stored value, in its stored form': [
    'domain/figures/source.ts',
    'domain/legal/amounts.ts',
    'reading/rehearsal/questions/cash.ts',
    'web/forecast/ForecastPart.tsx value',
    'web/forecast/questions/SharesField.tsx value',
    'web/forecast/results/figures/explainedText.ts value',
    'web/forecast/results/figures/format.ts value',
    'web/forecast/values/specs.ts decimals',
    'web/forecast/values/specs.ts value',
    'domain/legal/yearly.ts newest<unknown>(constants[name]).from.slice(0, 4)',
    'domain/forecast/checks/owners.ts personalTaxRules(last).from.slice(0, 4)',
    'web/forecast/questions/LineEditor.tsx year',
    'domain/failure.ts status',
    "domain/industry/industryFigures.ts size.split('-').map(Number)",
    'domain/forecast/statements/usedFlows.ts variableShare ?? 0',
    'reading/contradictions/capacity.ts',
    'reading/contradictions/costs.ts inputs.opening.slice(0, 4)',
    'reading/contradictions/goals.ts compared.inputs.opening.slice(0, 4)',
    'reading/contradictions/ownership.ts inputs.opening.slice(0, 4)',
    "reading/contradictions/payment.ts (inputs.collect ?? ['1', '0', '0', '0']).map(Number)",
    'reading/contradictions/prices.ts minutes ?? 0',
    'reading/contradictions/rates.ts compared.inputs.opening.slice(0, 4)',
    'reading/contradictions/staff.ts inputs.opening.slice(0, 4)',
  ],
  'a value that the reader has read': ['web/forecast/questions/SharesField.tsx read.value ?? 0'],
  'the id of an option, or a handle that is moved': [
    'reading/contradictions/compared.ts',
    'web/forecast/questions/OfferQuestions.tsx currentTarget.value',
    'web/forecast/results/charts/ChartFrame.tsx event.currentTarget.value',
    'web/forecast/results/whatIf/WhatIf.tsx event.currentTarget.value',
    'web/moduleEditor/revision/RevisionForm.tsx currentTarget.value',
    'web/screens/brainstorm/IdeasResult.tsx value',
  ],
  'a year, or a percentage of the sentence itself': [
    'reading/facts/aside.ts year',
    'reading/facts/moments.ts year',
    "reading/contradictions/ownership.ts number.replace(',', '.')",
    'reading/contradictions/rates.ts written',
  ],
  'a single digit, or its word': ['reading/contradictions/answerPeople.ts'],
  'a field of a model’s reply, which is no amount': [
    'domain/project/personaTexts.ts',
    'dossier/model/parts/personalParts.ts',
    'modules/maturity/maturity.result.ts',
    'modules/personas/personas.result.ts',
  ],
  'the mark of a list or heading, a code, a version': [
    'domain/dossier/exchange.ts',
    'domain/writeUp/characterNames.ts',
    'domain/writeUp/references.ts',
    'domain/writeUp/parser/',
    'dossier/model/markdown/blocks.ts',
    'web/writeUp/',
  ],
  'a prompt or a protocol, as a stand-in reads it': ['sandbox/'],
  'yes or no': ['dossier/model/parts/toValidate.ts'],
  'from the database, the environment or a protocol': [
    'server/',
    "web/lib/apiClient.ts reply.headers.get('retry-after') ?? ''",
  ],
}).flatMap(([, places]) => places);

/** Files with a pattern for decimals, and its purpose. */
const patterns = {
  'domain/writeUp/keepsSections.ts': 'leaves amounts out of headings',
  'domain/writeUp/parser/line.ts': 'finds a line that begins with an amount',
  'domain/writeUp/parser/tokenizer.ts': 'finds the mark of a note behind an amount',
  'dossier/model/markdown/blocks.ts': 'aligns a column of numbers',
  'modules/maturity/maturity.result.ts': 'a score of a model’s reply',
  'reading/amounts/digits.ts': 'the rule',
  'reading/amounts/numbers.ts': 'finds numbers in texts',
  'reading/contradictions/ownership.ts': 'finds the shares of owners',
  'reading/contradictions/rates.ts': 'finds rates in texts',
  'reading/numbers/plainNumbers.ts': 'finds the sign before a number',
  'reading/proposals/items.ts': 'finds an amount behind a dash',
  'reading/proposals/sales.ts': 'finds hours in texts',
  'reading/rehearsal/questions/start.ts': 'finds own money in texts',
  'reading/tracing/traceAmounts.ts': 'finds the end of a sentence',
  'sandbox/ai/prompt/lists.ts': 'finds the end of one item in a list',
  'web/writeUp/DataTable.tsx': 'aligns a column of numbers',
};

type Node = Readonly<Record<string, unknown>>;
const isNode = (value: unknown): value is Node => typeof value === 'object' && value !== null;
const nameOf = (one: unknown) => (isNode(one) ? (one.name ?? one.value) : undefined);
const functions = new Set<unknown>(['Number', 'parseFloat', 'parseInt']);

/**
 * Detects `Number(x)`, `parseFloat(x)`, `Number.parseInt(x)`, `all.map(Number)`, `+x`, `x.valueAsNumber`, `z.coerce`,
 * `type="number"`.
 * @returns what the node converts to a number, or undefined if it converts nothing.
 */
function readAt(node: Node): unknown {
  const { callee, arguments: given = [] } = node;
  const [first] = Array.isArray(given) ? given : [];
  if (node.type === 'CallExpression' && isNode(callee)) {
    if (isNode(first) && first.type === 'Identifier' && functions.has(first.name)) return node;
    const isMember = callee.type === 'MemberExpression';
    const name = isMember ? nameOf(callee.property) : nameOf(callee);
    return functions.has(name) && !(isMember && name === 'Number') ? first : undefined;
  }
  if (node.type === 'UnaryExpression' && node.operator === '+') return node;
  const isProperty = node.type === 'MemberExpression';
  if (isProperty && ['valueAsNumber', 'coerce'].includes(String(nameOf(node.property))))
    return node;
  const isTyped = node.type === 'JSXAttribute' && nameOf(node.name) === 'type';
  return isTyped && nameOf(node.value) === 'number' ? node : undefined;
}

function readIn(value: unknown, source: string): readonly string[] {
  if (Array.isArray(value)) return value.flatMap((one) => readIn(one, source));
  if (!isNode(value)) return [];
  const read = readAt(value);
  const own = isNode(read) ? [source.slice(Number(read.start), Number(read.end))] : [];
  return [...own, ...Object.values(value).flatMap((one) => readIn(one, source))];
}

const readOf = (source: string, file = 'a.tsx') => readIn(parseSync(file, source).program, source);

const sources = productSources();

it('knows the forms in which a text becomes a number', () => {
  for (const form of [
    'Number(a)',
    'parseFloat(a)',
    'Number.parseInt(a, 10)',
    '+a',
    'a.map(Number)',
  ])
    expect(readOf(form), form).toHaveLength(1);
  for (const form of ['a.valueAsNumber', 'z.coerce.number()', '<input type="number" />'])
    expect(readOf(form), form).toHaveLength(1);
  expect(readOf('Number.isInteger(a) && a + b && Number.NaN && <input type="text" />')).toEqual([]);
});

it('is one of these places, or the reader of what people type', () => {
  const found = sources.flatMap(({ path, text }) =>
    readOf(text, path).map((read) => `${path} ${read.replace(/\s+/g, ' ')}`),
  );
  const isListed = (place: string) => (one: string) =>
    place.endsWith('/') ? one.startsWith(place) : one === place || one.startsWith(`${place} `);
  const unknown = found.filter((one) => !others.some((place) => isListed(place)(one)));
  expect(unknown).toEqual([]);
  expect(others.filter((place) => !found.some(isListed(place)))).toEqual([]);
});

it('has one pattern of digits and decimals', () => {
  const found = sources.filter(({ text }) =>
    text
      .split('\n')
      .some((line) => line.includes('\\d') && /\[(?!\^)[^\]]*(?:\.,|,\.)[^\]]*\]/.test(line)),
  );
  expect(found.map(({ path }) => path).sort()).toEqual(Object.keys(patterns));
});
