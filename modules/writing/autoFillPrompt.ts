import { type Bilingual, type Language, languages } from '@elan/domain/language';
import { maxAnswerLength } from '@elan/domain/questionnaire/answers';
import type { ModuleDefinition, Question } from '@elan/domain/questionnaire/module';
import * as z from 'zod/mini';
import type { ModulePrompt } from './prompt.ts';
import { comparable, fieldOf, textOf } from './replyTexts.ts';
import { structuredPrompt } from './structuredPrompt.ts';

const wordsPerAnswer = 60;

const goal: Bilingual = {
  fr: 'Proposez des réponses aux questions encore sans réponse de ce module, pour que cette personne n’ait plus qu’à les relire.',
  en: 'Propose answers to the questions of this module that are still blank, so that the person only has to read them over.',
};

const demands: Bilingual = {
  fr: `Pour chaque question, dans answers sous son identifiant :
- Ne répondez que si les mots de la personne, dans ce module ou dans les autres, suffisent à répondre; sinon, mettez null. Une question laissée sans réponse vaut mieux qu’une réponse inventée.
- Écrivez à la première personne, comme elle l’écrirait elle-même, en une à trois phrases et ${wordsPerAnswer} mots au plus, avec ses mots et ses chiffres à elle : ni conseil, ni remarque, ni « à vérifier », ni vouvoiement.
- Pour une question à choix, donnez l’identifiant d’une seule option, exactement.`,
  en: `For each question, in answers under its id:
- Answer only where the person’s own words, in this module or another, are enough to answer; otherwise put null. A question left blank is better than an invented answer.
- Write in the first person, as they would write it themselves, in one to three sentences and ${wordsPerAnswer} words at most, with their own words and figures: no advice, no remark, no “to verify”, no “you”.
- For a question with options, give the id of one option, exactly.`,
};

const colon: Bilingual = { fr: ' :', en: ':' };
const heading: Bilingual = { fr: 'Questions :', en: 'Questions:' };
const choice: Bilingual = { fr: 'une option parmi', en: 'one option of' };

function line(question: Question, language: Language): string {
  const line = `- ${question.id}${colon[language]} ${question.label[language]} ${question.help[language]}`;
  if (question.kind !== 'select') return line;
  const options = question.options.map(({ id, label }) => `${id} (${label[language]})`);
  return `${line} [${choice[language]} ${options.join(', ')}]`;
}

function listing(questions: readonly Question[], language: Language): string {
  return [heading[language], ...questions.map((question) => line(question, language))].join('\n');
}

function schemaFor(question: Question) {
  if (question.kind !== 'select') return z.nullable(z.string());
  return z.nullable(z.enum(question.options.map(({ id }) => id)));
}

/** @returns a proposal in its stored form; '' if it is invalid, such as an option that does not exist. */
function proposalOf(question: Question, value: unknown): string {
  const text = textOf(value, maxAnswerLength);
  if (question.kind !== 'select' || text === '') return text;
  const wanted = comparable(text);
  const option = question.options.find(
    ({ id, label }) =>
      comparable(id) === wanted || languages.some((l) => comparable(label[l]) === wanted),
  );
  return option?.id ?? '';
}

/**
 * @returns a prompt for answers to the blank questions, as far as the user's words support them. The reply is read as
 * `answers`, by question id.
 * @param drawsOn the keys of the other modules that are most relevant here, in order.
 */
export function autoFillPrompt(
  definition: ModuleDefinition,
  blanks: readonly Question[],
  drawsOn: readonly string[],
): ModulePrompt {
  const fields = Object.fromEntries(blanks.map((question) => [question.id, schemaFor(question)]));
  return structuredPrompt(definition, {
    drawsOn,
    goal,
    words: blanks.length * wordsPerAnswer,
    demands: {
      fr: `${demands.fr}\n\n${listing(blanks, 'fr')}`,
      en: `${demands.en}\n\n${listing(blanks, 'en')}`,
    },
    name: 'answers',
    replySchema: z.strictObject({ answers: z.strictObject(fields) }),
    keep: (value) => {
      const given = fieldOf(value, 'answers') ?? value;
      if (typeof given !== 'object' || given === null || Array.isArray(given)) return undefined;
      // A reply without the `answers` wrapper must contain at least one question id; otherwise it is about something
      // else.
      const isAnswer = given !== value || blanks.some(({ id }) => Object.hasOwn(given, id));
      if (!isAnswer) return undefined;
      const proposals = blanks
        .map(
          (question) => [question.id, proposalOf(question, fieldOf(given, question.id))] as const,
        )
        .filter(([, answer]) => answer !== '');
      return { answers: Object.fromEntries(proposals) };
    },
  });
}
