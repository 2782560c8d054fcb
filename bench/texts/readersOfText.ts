import { figuresOf } from '@elan/domain/figures/figuresOf';
import * as fill from '@elan/domain/figures/fill';
import * as placeholder from '@elan/domain/figures/placeholder';
import { bakery } from '@elan/domain/forecast/testing/samplePlans';
import * as hash from '@elan/domain/hash';
import * as listed from '@elan/domain/links/listedAddress';
import * as mentions from '@elan/domain/links/moduleMentions';
import { namedModule } from '@elan/domain/project/adviceTarget';
import { maxCommentsLength } from '@elan/domain/project/moduleEntry';
import * as nature from '@elan/domain/project/natureWords';
import * as advice from '@elan/domain/questionnaire/advice';
import { maxAnswerLength } from '@elan/domain/questionnaire/answers';
import * as sections from '@elan/domain/questionnaire/sections';
import * as quotation from '@elan/domain/quotation';
import * as text from '@elan/domain/text';
import * as characters from '@elan/domain/writeUp/characters';
import * as headings from '@elan/domain/writeUp/headings';
import { keepsSections } from '@elan/domain/writeUp/keepsSections';
import { maxWriteUpLength } from '@elan/domain/writeUp/length';
import * as lex from '@elan/domain/writeUp/lex';
import * as placed from '@elan/domain/writeUp/placed';
import * as places from '@elan/domain/writeUp/places';
import * as portable from '@elan/domain/writeUp/portable';
import * as references from '@elan/domain/writeUp/references';
import * as revision from '@elan/domain/writeUp/revision';
import * as twin from '@elan/domain/writeUp/twin';
import * as xmlText from '@elan/dossier/docx/xmlText';
import * as cut from '@elan/dossier/model/cut';
import * as markdown from '@elan/dossier/model/markdown/blocks';
import * as documentSections from '@elan/dossier/model/parts/sections';
import * as writeUp from '@elan/dossier/model/parts/writeUp';
import * as breakable from '@elan/dossier/pdf/breakable';
import { Printer } from '@elan/dossier/pdf/printable';
import * as cell from '@elan/dossier/xlsx/writer/text';
import { catalogue, journey } from '@elan/modules/catalogue';
import * as growing from '@elan/modules/writing/growingJson';
import * as json from '@elan/modules/writing/readJson';
import * as reply from '@elan/modules/writing/replyTexts';
import * as amounts from '@elan/reading/amounts/amounts';
import * as digits from '@elan/reading/amounts/digits';
import * as numbers from '@elan/reading/amounts/numbers';
import * as period from '@elan/reading/amounts/period';
import * as quantities from '@elan/reading/amounts/quantities';
import * as plainNumber from '@elan/reading/numbers/plainNumbers';
import * as typedNumber from '@elan/reading/numbers/typedNumber';
import * as items from '@elan/reading/proposals/items';
import * as sales from '@elan/reading/proposals/sales';
import * as claims from '@elan/reading/tracing/claims';
import * as plain from '@elan/reading/tracing/plainText';
import * as trace from '@elan/reading/tracing/traceAmounts';
import * as untraced from '@elan/reading/tracing/untraced';
import * as thought from '@elan/server/adapters/ai/leadingThought';
import { type Reader, reads } from './reader.ts';

const figures = figuresOf(bakery);
const filling = { figures, language: 'fr' } as const;
const sources = () => ({ figures: [], words: [], day: '2026-11-25' });
const names = mentions.moduleNames(journey.map(namedModule));
const plan = catalogue['business-plan'];
const answer = (read: (text: string) => unknown): Reader => reads(read, maxAnswerLength);
/** Passes the text in pieces, as a provider sends it. */
const inPieces = (text: string, take: (piece: string) => unknown) => {
  for (let at = 0; at < text.length; at += 40) take(text.slice(at, at + 40));
};
/** Adds a heading before the sample, so that there is something to find. */
const withTitle = (text: string) => `## Titre\n\n${text}`;

const readsBlocks =
  (read: (blocks: ReturnType<typeof markdown.blocksOfMarkdown>) => unknown): Reader =>
  (sample) => {
    const blocks = markdown.blocksOfMarkdown(sample.text(maxWriteUpLength));
    return () => read(blocks);
  };

/** Every exported function that reads one text, by file. */
export const readersOfText: Readonly<Record<string, Readonly<Record<string, Reader>>>> = {
  'reading/amounts/amounts': {
    amountsIn: reads(amounts.amountsIn),
    locatedAmountsIn: reads(amounts.locatedAmountsIn),
  },
  'reading/amounts/digits': { digitsIn: reads(digits.digitsIn) },
  'reading/amounts/numbers': { numbersIn: reads(numbers.numbersIn) },
  'reading/amounts/period': { periodOf: reads(period.periodOf) },
  'reading/amounts/quantities': { quantitiesIn: reads(quantities.quantitiesIn) },
  'domain/figures/fill': { fillFigures: reads((one) => fill.fillFigures(one, filling)) },
  'domain/figures/placeholder': {
    placeholdersIn: reads(placeholder.placeholdersIn),
    strikesIn: reads((one) => {
      const isStruck = placeholder.strikesIn(one);
      for (let at = 0; at < one.length; at += 12) isStruck(at);
    }),
    unfinishedPlaceholder: reads(placeholder.unfinishedPlaceholder),
  },
  'reading/proposals/items': {
    itemsIn: answer((one) => items.itemsIn(one, 'fr')),
    clausesOf: answer(items.clausesOf),
    nameFrom: answer(items.nameFrom),
    idFrom: answer((one) => items.idFrom(one, new Set())),
  },
  'reading/proposals/sales': {
    ofFirstYear: answer(sales.ofFirstYear),
    unitsIn: answer((one) => sales.unitsIn(one, { price: 500, language: 'fr' })),
    monthsNamedIn: answer(sales.monthsNamedIn),
    seasonIn: answer((one) => sales.seasonIn(one, 500)),
    collectIn: answer(sales.collectIn),
    ownHoursIn: answer(sales.ownHoursIn),
  },
  'domain/hash': { fnv1a: reads(hash.fnv1a) },
  'domain/links/listedAddress': {
    listedUrl: reads((one) => listed.listedUrl(`https://a.ca/${one}`)),
    unlistedUrl: reads((one) => listed.unlistedUrl(`https://a.ca/${one}`)),
  },
  'domain/links/moduleMentions': {
    findModuleMentions: reads((one) => mentions.findModuleMentions(one, names)),
    quotationsIn: reads(mentions.quotationsIn),
    comparable: reads(mentions.comparable),
  },
  'domain/project/natureWords': {
    speaksOfDigital: answer(nature.speaksOfDigital),
    speaksOfOnline: answer(nature.speaksOfOnline),
    speaksOfGoods: answer(nature.speaksOfGoods),
    speaksOfWares: answer(nature.speaksOfWares),
    speaksOfSite: answer(nature.speaksOfSite),
    speaksOfOwnPlace: answer(nature.speaksOfOwnPlace),
  },
  'domain/questionnaire/advice': {
    withoutAdvice: reads((one) => advice.withoutAdvice(one, plan)),
    forOthers: reads((one) => advice.forOthers(one, plan)),
  },
  'domain/questionnaire/sections': {
    sectionNamed: reads((one) => sections.sectionNamed(plan, one)),
    missingSections: reads((one) => sections.missingSections(plan, one)),
  },
  'domain/quotation': { quotation: reads(quotation.quotation) },
  'domain/text': {
    isStorable: reads(text.isStorable),
    madeStorable: reads(text.madeStorable),
    withoutTrailing: reads((one) => text.withoutTrailing(one, /\s/)),
    isBlank: reads(text.isBlank),
    endsSentence: reads(text.endsSentence),
    text: reads((one) => text.text(60_000).safeParse(one)),
    requiredText: reads((one) => text.requiredText(60_000).safeParse(one)),
  },
  'reading/tracing/claims': {
    isClaim: (sample) => {
      const words = sample.text(60_000);
      const found = quantities.quantitiesIn(words);
      return () => found.filter(claims.isClaim(words));
    },
  },
  'reading/tracing/plainText': {
    plainText: reads((one) => {
      const { words, placeOf } = plain.plainText(one);
      for (let at = 0; at < words.length; at += 4) placeOf(at);
    }),
  },
  'reading/tracing/traceAmounts': {
    traceAmounts: reads((one) => trace.traceAmounts(one, sources())),
  },
  'reading/tracing/untraced': {
    untracedIn: reads((one) => untraced.untracedIn(one, sources(), 200)),
  },
  'domain/writeUp/characters': {
    withoutOrphans: reads(characters.withoutOrphans),
  },
  'domain/writeUp/headings': {
    headingsIn: reads(headings.headingsIn),
    headingOf: reads(headings.headingOf),
    plainHeading: reads(headings.plainHeading),
    bareHeading: reads(headings.bareHeading),
  },
  'domain/writeUp/keepsSections': {
    keepsSections: reads((one) => keepsSections(one, one, 'same')),
  },
  'domain/writeUp/lex': {
    lexWhole: reads(lex.lexWhole),
    parsedOf: reads(lex.parsedOf),
    isReadable: reads(lex.isReadable),
    normalised: reads(lex.normalised),
  },
  'domain/writeUp/placed': {
    placedLines: reads(placed.placedLines),
  },
  'domain/writeUp/portable': {
    portable: reads(portable.portable),
  },
  'domain/writeUp/references': {
    decodeReferences: reads(references.decodeReferences),
    referencesIn: reads(references.referencesIn),
  },
  'domain/writeUp/places': {
    sectionsIn: reads(places.sectionsIn),
    findSection: reads((one) => places.findSection(one, 'Titre')),
    sectionFinder: reads((one) => places.sectionFinder(one)('Titre')),
    findPlace: reads((one) => places.findPlace(one, { passage: one.slice(0, 6_000) })),
  },
  'domain/writeUp/revision': {
    revised: reads((one) => revision.revised(withTitle(one), { section: 'Titre' }, one)),
    withoutHeading: (sample) => {
      const one = withTitle(sample.text(60_000));
      const place = places.findPlace(one, { section: 'Titre' });
      return () => typeof place === 'string' || revision.withoutHeading(one, place);
    },
  },
  'domain/writeUp/twin': {
    twinHash: reads(twin.twinHash),
    isCurrentTwin: reads((one) => twin.isCurrentTwin({ language: 'fr', text: one, of: '' }, one)),
    writeUpIn: reads((one) => twin.writeUpIn('fr', one, { language: 'fr', text: one, of: '' })),
    writtenLanguage: reads(twin.writtenLanguage),
    nameTheSame: reads((one) => twin.nameTheSame(one, one)),
    partsToTranslate: reads(twin.partsToTranslate),
  },
  'dossier/docx/xmlText': { xmlText: reads(xmlText.xmlText), xmlLine: reads(xmlText.xmlLine) },
  'dossier/model/cut': {
    cutText: reads(cut.cutText),
    cutInline: (sample) => {
      const runs = Array.from(sample.text(maxWriteUpLength), (text) => ({ text }));
      return () => cut.cutInline(runs);
    },
    cutBlocks: readsBlocks(cut.cutBlocks),
    weightOf: readsBlocks(cut.weightOf),
  },
  'dossier/model/markdown/blocks': { blocksOfMarkdown: reads(markdown.blocksOfMarkdown) },
  'dossier/model/parts/sections': {
    sectionsOf: reads((one) => documentSections.sectionsOf(one, plan)),
  },
  'dossier/model/parts/writeUp': {
    blocksOfWriteUp: reads((one) =>
      writeUp.blocksOfWriteUp(one, { ...filling, shownTables: new Set(), placedTables: new Map() }),
    ),
  },
  'dossier/pdf/breakable': { breakable: reads(breakable.breakable) },
  'dossier/pdf/printable': { Printer: reads((one) => new Printer().text(one)) },
  'dossier/xlsx/writer/text': { xml: reads(cell.xml), cellText: reads(cell.cellText) },
  'modules/writing/growingJson': {
    growingJson: reads((one) => inPieces(one, growing.growingJson().append)),
  },
  'modules/writing/readJson': { readJson: reads((one) => json.readJson(one, () => undefined)) },
  'modules/writing/replyTexts': {
    textOf: reads((one) => reply.textOf(one, maxCommentsLength)),
    lineOf: reads((one) => reply.lineOf(one, 600)),
    linesOf: reads((one) => reply.linesOf(one.split('\n'), 600, 20)),
    comparable: reads(reply.comparable),
  },
  'server/adapters/ai/leadingThought': {
    leadingThought: reads((one) => inPieces(one, thought.leadingThought().pass)),
    withoutUnopenedThought: reads(thought.withoutUnopenedThought),
  },
  'reading/numbers/plainNumbers': {
    plainNumbers: reads((one) =>
      plainNumber.plainNumbers(one, 'fr', { sign: '$', unit: 'aMonth' }),
    ),
  },
  'reading/numbers/typedNumber': {
    readTypedNumber: reads((one) => typedNumber.readTypedNumber({ kind: 'amount' }, one, 'fr')),
  },
};
