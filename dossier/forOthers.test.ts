import { packIds } from '@elan/domain/dossier/packs';
import { shortOfCash } from '@elan/domain/forecast/testing/samplePlans';
import { type Language, languages } from '@elan/domain/language';
import type { ModuleEntry } from '@elan/domain/project/moduleEntry';
import { journey } from '@elan/modules/catalogue';
import { aMorning } from '@elan/modules/testing/aMorning';
import { checksOfProject } from '@elan/reading/contradictions/projectChecks';
import { evidenceOf } from '@elan/reading/review/evidence';
import { expect, it } from 'vitest';
import { dossierDocument } from './model/dossierDocument.ts';
import type { DossierSource } from './model/source.ts';
import { markdownOf, readDocuments, readWorkbookOf } from './testing/hostileFiles.ts';

const lastUpdated = '2026-11-20T03:00:00.000Z';
/** A unique word for each kind of sentence that is only for the author. */
const planted = {
  advice: 'Zorba',
  comment: 'Ylang',
  answer: 'Xérès',
  idea: 'Wapiti',
  reason: 'Vortex',
  standIn: 'AI_BASE_URL',
};
type Kind = keyof typeof planted;
const notes: Readonly<Record<Language, string>> = {
  fr: '**Démonstration 0a1b2c.** Ce texte est composé sur place. `AI_BASE_URL` connecte un fournisseur.',
  en: '**Demonstration 0a1b2c.** This text is composed on the spot. `AI_BASE_URL` connects a provider.',
};
const inputs = { ...shortOfCash, cardFee: '0' };

/** @returns a project with advice in each module's text and many points to review. */
function sourceIn(language: Language, pack: DossierSource['pack']): DossierSource {
  const written = journey.map(({ key, questions, sections }): [string, ModuleEntry] => [
    key,
    {
      answers: {
        ...Object.fromEntries(
          questions.flatMap(({ id, kind }) => (kind === 'select' ? [] : [[id, planted.answer]])),
        ),
        location: key === 'idea' ? 'Rimouski' : 'Matane',
      },
      comments: planted.comment,
      selectedIdea: { title: planted.idea, sector: '', description: '', interestLevel: 'high' },
      aiResponse: [
        notes[language],
        ...sections.map(({ title, advice }) =>
          advice
            ? `## ${title[language]}\n\n${planted.advice} : écrivez-le vous-même, you should.`
            : `## ${title[language]}\n\nL’entreprise vend du pain à 917 $.`,
        ),
      ].join('\n\n'),
      basis: { at: lastUpdated, prompt: 'old', words: { 'idea.location': 'old' }, figures: {} },
      lastUpdated,
    } as ModuleEntry,
  ]);
  const modules = Object.fromEntries(written);
  const { finances = { lastUpdated } } = modules;
  modules.finances = { ...finances, forecast: { inputs, origins: {}, confirmed: [] } };
  const [check] = checksOfProject(modules, inputs, aMorning);
  if (!check) throw new Error('no check');
  const restsOn = evidenceOf(check, { modules, inputs });
  return {
    project: { name: 'Pain de nuit', description: '', modules },
    profile: { amountAsked: 1_00 },
    answers: [{ check: check.id, because: planted.reason, restsOn, at: lastUpdated }],
    pack,
    language,
    now: aMorning,
  };
}

/**
 * @returns what only the author should read: the kinds of planted words, the checks, "you", and what introduces the
 *   points to validate.
 */
function privateIn(text: string, { project, language }: DossierSource): readonly string[] {
  const letters = text.replaceAll(/[\s\u00ad-]+/gu, '');
  const unquoted = withoutQuotations(text);
  const patterns: Readonly<Record<string, RegExp>> = {
    you: language === 'fr' ? /(?<!\p{L})(?:vous|votre|vos)(?!\p{L})/iu : /\b(?:you|yours?)\b/iu,
    points:
      /À valider|To validate|restaient ouverts|were still open|D’où vient|Where does the amount/u,
  };
  return [
    ...Object.keys(planted).filter((kind) => letters.includes(planted[kind as Kind])),
    ...checksOfProject(project.modules, inputs, aMorning)
      .filter((check) => unquoted.includes(withoutQuotations(check.text[language])))
      .map(({ id }) => id),
    ...Object.keys(patterns).filter((name) => patterns[name]?.test(unquoted)),
  ];
}

/** Removes quotations, since those of an answer may address its reader, and line breaks. */
const withoutQuotations = (text: string) =>
  text
    .replace(/[«“][^»”]*[»”]/gu, '')
    .replaceAll(/[\s\u00ad]+/gu, ' ')
    .trim();

const others = packIds.filter((pack) => pack !== 'personal');
/** By document, since some packs make the same. */
const made = new Map<string, ReturnType<typeof readDocuments>>();

async function textsOf(source: DossierSource): Promise<Readonly<Record<string, string>>> {
  const document = dossierDocument(source);
  const key = JSON.stringify(document);
  const files = made.get(key) ?? readDocuments(document);
  made.set(key, files);
  const { pdf, docx } = await files;
  return { pdf: pdf.text, docx: docx.text, md: markdownOf(source) };
}

it.each(others.flatMap((pack) => languages.map((language) => ({ pack, language }))))(
  'a document for others has no sentence for its author: $pack, $language',
  async ({ pack, language }) => {
    const source = sourceIn(language, pack);
    for (const [format, text] of Object.entries(await textsOf(source))) {
      // The sheet of one page holds no text of a module.
      if (pack !== 'onepage') expect(text, format).toContain('917');
      expect(privateIn(text, source), format).toEqual([]);
    }
  },
);

it.each(languages)('a workbook has no check and no word of the author: %s', async (language) => {
  const source = sourceIn(language, 'bank');
  expect(privateIn((await readWorkbookOf(source)).text, source)).toEqual([]);
});

it.each(languages)('the author’s own documents have all of them: %s', async (language) => {
  const source = sourceIn(language, 'personal');
  const found = Object.values(await textsOf(source)).map((text) => privateIn(text, source));
  const failed = checksOfProject(source.project.modules, inputs, aMorning)
    .filter(({ severity }) => severity !== 'note')
    .map(({ id }) => id);
  expect(failed).toContain('cashBelowZero');
  expect(found.flat()).toEqual(
    expect.arrayContaining([...Object.keys(planted), ...failed, 'you', 'points']),
  );
});
