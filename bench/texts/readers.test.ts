import { globSync, readFileSync } from 'node:fs';
import { parseSync } from 'oxc-parser';
import { expect, it } from 'vitest';
import { readersOfProject } from './readersOfProject.ts';
import { readersOfText } from './readersOfText.ts';

/** The files with functions that read the text of users or models. */
const rooms = [
  'domain/*.ts',
  'domain/{figures,links,project,questionnaire,writeUp}/*.ts',
  'domain/writeUp/parser/*.ts',
  'domain/dossier/*.ts',
  'domain/generation/basis.ts',
  'dossier/markdown/*.ts',
  'dossier/model/*.ts',
  'dossier/model/{markdown,parts}/*.ts',
  'dossier/docx/xmlText.ts',
  'dossier/pdf/{breakable,printable}.ts',
  'dossier/xlsx/writer/text.ts',
  'reading/*.ts',
  'reading/{amounts,contradictions,facts,numbers,proposals,rehearsal,review,tracing}/*.ts',
  'modules/writing/{dataBlock,growingJson,projectData,readJson,replyTexts}.ts',
  'server/adapters/ai/leadingThought.ts',
];

/** Types that contain no text of users or models. */
const textless = new Set(
  [
    'number boolean Date Language RegExp readonly Readonly Pick Record Set ReadonlySet const undefined null bigint',
    'Figure FigureSource FigureUnit FigureTable Flows ForecastMonth Forecast ForecastInputs Figures StartLine',
    'ModuleDefinition ModuleKind MaturityCategory MaturityBand InterestLevel Question Option LinkId PackId PartId',
    'Parts Result FailureCode FigureRow DossierFormat hasPremiumAccess Access Period Unit Definition Grouped Value Derived Place Bilingual',
  ].flatMap((line) => line.split(' ')),
);

/** Functions that take a text but are not measured separately, by reason. */
const excluded: Readonly<Record<string, string>> = Object.fromEntries(
  Object.entries({
    'a word, a name or an id, no longer than a line': [
      'reading/amounts/numberWords numberWord',
      'reading/amounts/numberWords beginNumber',
      'reading/amounts/numberWords extendNumber',
      'reading/contradictions/compared bandOf',
      'reading/contradictions/compared writtenAmount',
      'reading/contradictions/compared differs',
      'reading/contradictions/compared differsFromAnswer',
      'reading/contradictions/compared differsFromForecast',
      'reading/contradictions/stated differing',
      'reading/contradictions/stated nameOf',
      'domain/cookieName cookieName',
      'domain/cookieName cookieNames',
      'domain/day withOrdinal',
      'domain/day withPlainHour',
      'domain/dossier/fileName fileNameOf',
      'domain/elision withDe',
      'domain/elision withQue',
      'domain/failure Failure',
      'domain/failure isCountedFailure',
      'domain/failure isFailureCode',
      'domain/figures/definition capitalized',
      'domain/plural plural',
      'domain/writeUp/characterNames characterNamed',
      'domain/writeUp/parser/html isBreak',
      'domain/writeUp/parser/html isCell',
      'domain/writeUp/parser/html isElement',
      'domain/writeUp/parser/html isLine',
      'domain/writeUp/parser/html markOf',
      'domain/writeUp/parser/paragraphs put',
      'domain/writeUp/parser/rules all',
      'domain/writeUp/parser/tokenizer marksRead',
      'domain/writeUp/parser/tokenizer starMask',
      'domain/figures/placeholder figurePlaceholder',
      'domain/figures/placeholder tablePlaceholder',
      'domain/dossier/nextTurn addUse',
      'domain/dossier/nextTurn nextTurn',
      'domain/dossier/nextTurn usedLately',
      'domain/figures/source ifAny',
      'domain/figures/source typed',
      'domain/figures/source totalOf',
      'domain/figures/statementRows balanceRows',
      'domain/figures/statementRows money',
      'domain/rate percentOfShare',
      'domain/rate typedRate',
      'domain/language asLanguage',
      'domain/links/moduleMentions moduleNames',
      'domain/pages isForPrograms',
      'domain/pages isLanding',
      'domain/pages isPage',
      'domain/pages isPlainProjectPage',
      'domain/pages projectAddress',
      'domain/pages readProjectAddress',
      'domain/pages isPublicPage',
      'domain/pages isPublicQuery',
      'reading/proposals/proposal originOf',
      'domain/project/personaTexts ageText',
      'domain/project/personaTexts withoutQuotes',
      'domain/questionnaire/answers answerLabel',
      'domain/questionnaire/module choices',
      'domain/questionnaire/module titled',
      'reading/rehearsal/wording inForecast',
      'reading/rehearsal/wording at',
    ],
    'called by a measured function, with a part of the same text': [
      'reading/amounts/digits areThousandsMeant',
      'reading/amounts/numbers times',
      'reading/amounts/quantities valuesIn',
      'reading/amounts/units measure',
      'reading/contradictions/compared disagreement',
      'reading/contradictions/capacity isWeekly',
      'reading/contradictions/compared isNear',
      'reading/contradictions/compared mayMean',
      'reading/contradictions/costs amountsStated',
      'reading/contradictions/costs isPartOf',
      'reading/contradictions/plannedSales plannedOffers',
      'reading/contradictions/prices multiplesOf',
      'reading/contradictions/stated disagreeing',
      'reading/facts/aside isAside',
      'reading/facts/aside isLater',
      'reading/facts/aside isPossible',
      'reading/facts/moments momentsIn',
      'reading/facts/words anyOf',
      'reading/facts/words plain',
      'reading/facts/words topicsIn',
      'reading/facts/words wordsPattern',
      'reading/projectTexts textAt',
      'reading/contradictions/stated statedIn',
      'reading/contradictions/projectChecks savedDays',
      'reading/proposals/fields fieldsFrom',
      'reading/proposals/lines linesFrom',
      'reading/proposals/items centsOf',
      'reading/proposals/items monthly',
      'reading/proposals/items rateIn',
      'reading/proposals/proposal isOwnPay',
      'reading/proposals/proposal ownPayIn',
      'reading/proposals/proposal inField',
      'reading/proposals/sales weekHours',
      'reading/proposals/proposal isPay',
      'reading/proposals/proposal isLoan',
      'reading/proposals/proposal isInsurance',
      'reading/rehearsal/rehearsed rehearsedFrom',
      'reading/rehearsal/wording both',
      'reading/rehearsal/wording lacking',
      'reading/rehearsal/wording lackingInputs',
      'reading/facts/aside isConditional',
      'dossier/model/brief firstSentence',
      'dossier/model/brief shortened',
      'dossier/model/parts/financialFile placedTables',
      'dossier/model/parts/readerParts requestBlocks',
      'domain/figures/lines sharePaid',
      'domain/figures/statementRows isPartOfOther',
      'reading/rehearsal/wording sentences',
      'reading/rehearsal/wording listed',
      'reading/rehearsal/wording youWrite',
      'reading/rehearsal/wording unanswered',
      'reading/rehearsal/wording withoutForecast',
      'reading/review/evidence evidenceOf',
      'domain/project/adviceTarget namedModule',
      'domain/project/adviceTarget weakestQuestion',
      'domain/project/moduleEntry hasResult',
      'domain/writeUp/placed linesOf',
      'domain/writeUp/parser/asMeant asMeant',
      'domain/writeUp/parser/edits edited',
      'domain/writeUp/parser/html tagOf',
      'domain/writeUp/parser/line isComparison',
      'domain/writeUp/parser/line linesOf',
      'domain/writeUp/parser/listItems Lists',
      'domain/writeUp/parser/paragraphs endsSentence',
      'domain/writeUp/parser/paragraphs isBracketed',
      'domain/writeUp/parser/paragraphs isSigned',
      'domain/writeUp/parser/paragraphs spacedBoldIn',
      'domain/writeUp/parser/paragraphs underlineOf',
      'domain/writeUp/parser/parse parse',
      'domain/writeUp/parser/shown withShown',
      'domain/writeUp/parser/tables Tables',
      'domain/writeUp/parser/tokenizer MeantTokenizer',
      'domain/writeUp/parser/html hiddenHtml',
      'reading/tracing/law isOfLaw',
      'reading/tracing/values valuesOf',
      'reading/tracing/rewriting needsRewriting',
      'dossier/model/withLeads withLeads',
      'dossier/model/markdown/inline inlineOf',
      'dossier/model/markdown/inline plain',
      'dossier/model/markdown/inline wordsOf',
      'dossier/model/parts/financialFile statementBlocks',
      'dossier/model/parts/financialFile withoutFirstHeading',
      'modules/writing/replyTexts fieldOf',
      'modules/writing/replyTexts listOf',
    ],
    'copies or compares whole fields, and looks into none': [
      'domain/dossier/partContent hasPartContent',
      'domain/dossier/profileChange holdsSomething',
      'domain/dossier/profileChange withProfileChange',
      'domain/dossier/profilePoints profilePoints',
      'reading/proposals/apply withProposals',
      'reading/proposals/apply withoutProposedTexts',
      'domain/generation/basis withChangedFigures',
      'domain/generation/basis withFigures',
      'domain/generation/basis withOwnAnswers',
      'domain/project/answerMarks isAnswered',
      'domain/project/answerMarks marksFor',
      'domain/project/answerMarks ownAnswers',
      'domain/project/answerMarks withMarks',
      'domain/project/developIdea developIdea',
      'domain/project/editedText editNotes',
      'domain/project/editedText isTextEdited',
      'domain/project/editedText replacedText',
      'domain/project/editedText withoutResult',
      'domain/project/ideas filterIdeas',
      'domain/project/ideas isSelected',
      'domain/project/ideas selectedFrom',
      'domain/project/ideas traitsOf',
      'domain/project/journal isEntryWritten',
      'domain/project/journal latestEntries',
      'domain/project/journal newEntry',
      'domain/project/journal newestFirst',
      'domain/project/journal withDistinctIds',
      'domain/project/journal withEntry',
      'domain/project/journal withoutEntry',
      'domain/project/maturity overallOf',
      'domain/project/moduleEntry changeOf',
      'domain/project/moduleEntry touchesContent',
      'domain/project/nextStep nextStep',
      'domain/project/personas withPersona',
      'domain/project/personas withoutPersona',
      'domain/project/progress isModuleComplete',
      'domain/project/progress moduleCounts',
      'domain/questionnaire/answers missingAnswers',
      'domain/questionnaire/groups answeredCount',
      'domain/questionnaire/groups firstOpenIndex',
    ],
  }).flatMap(([reason, names]) => names.map((name) => [name, reason])),
);

interface Declared {
  readonly name: string;
  /** The declared types of its parameters. */
  readonly types: readonly string[];
}

/** @returns the functions and classes that a file exports. */
function exportedBy(file: string): readonly Declared[] {
  const source = readFileSync(file, 'utf8');
  const typesOf = (params: readonly { readonly start: number; readonly end: number }[]) =>
    params.map(({ start, end }) => source.slice(start, end).replace(/^[^:]*:/, ''));
  return parseSync(file, source).program.body.flatMap((statement): readonly Declared[] => {
    if (statement.type !== 'ExportNamedDeclaration' || !statement.declaration) return [];
    const { declaration } = statement;
    if (declaration.type === 'FunctionDeclaration') {
      return [{ name: declaration.id?.name ?? '', types: typesOf(declaration.params) }];
    }
    if (declaration.type === 'ClassDeclaration') {
      return [{ name: declaration.id?.name ?? '', types: ['string'] }];
    }
    if (declaration.type !== 'VariableDeclaration') return [];
    return declaration.declarations.flatMap(({ id, init }) =>
      init?.type === 'ArrowFunctionExpression' && id.type === 'Identifier'
        ? [{ name: id.name, types: typesOf(init.params) }]
        : [],
    );
  });
}

const mayHoldText = (type: string) =>
  (type.match(/\b[A-Za-z]+\b(?!\??:)/g) ?? []).some((word) => !textless.has(word));

const readers = { ...readersOfText, ...readersOfProject };
const measured = Object.entries(readers).flatMap(([file, own]) =>
  Object.keys(own).map((name) => `${file} ${name}`),
);
const exported = globSync(rooms)
  .filter((file) => !file.endsWith('.test.ts') && !file.endsWith('.d.ts'))
  .flatMap((file) =>
    exportedBy(file).map((one) => ({ ...one, name: `${file.replace(/\.ts$/, '')} ${one.name}` })),
  );

it('measures every exported function that reads a text, or states why not', () => {
  const readsText = exported.filter(({ types }) => types.some(mayHoldText));
  const unknown = readsText.filter(
    ({ name }) => !measured.includes(name) && !Object.hasOwn(excluded, name),
  );
  expect(unknown.map(({ name, types }) => `${name}(${types.join('; ')})`)).toEqual([]);
});

it('names no function that is gone, and none twice', () => {
  const names = exported.map(({ name }) => name);
  // These take no text themselves: schemas, and functions that create a reader for text in pieces.
  const special = ['domain/project/moduleEntry savedDataSchema'];
  const named = [...measured, ...Object.keys(excluded)].filter((name) => !special.includes(name));
  expect(named.filter((name) => !names.includes(name))).toEqual([]);
  expect(measured.filter((name) => Object.hasOwn(excluded, name))).toEqual([]);
});
