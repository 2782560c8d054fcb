import type { Bilingual, Language } from '@elan/domain/language';
import type { ModuleDefinition, Section } from '@elan/domain/questionnaire/module';
import { allowedLinks } from './allowedLinks.ts';
import { legalFacts } from './legalFacts.ts';
import type { CallLength } from './length.ts';
import { type Assignment, continuationOf, messagesOf } from './messages.ts';
import { modulesRestedOn, outline, type SectionInstruction } from './outline.ts';
import type { ModulePrompt, PromptInput } from './prompt.ts';
import { forecastRule, textRules } from './rules.ts';
import type { TextInstructions } from './textInstructions.ts';
import { readerOf, voiceRule } from './voice.ts';

export type SectionId<Definition extends ModuleDefinition> = Definition['sections'][number]['id'];

export interface WriteUpInstructions<Definition extends ModuleDefinition> extends TextInstructions {
  /** What the write-up must achieve for the user, as a sentence addressed to the model. */
  readonly goal: Bilingual;
  /** An instruction for the entire text that depends on the answers, in our own words. */
  readonly remark?: (input: PromptInput) => Bilingual;
  /** One instruction for each section of the definition; a missing one does not compile. */
  readonly sections: Readonly<Record<SectionId<Definition>, SectionInstruction>>;
  /** For a text that is too long for one call: the sections at which the later calls start. */
  readonly callsBeginAt?: readonly SectionId<Definition>[];
  /** The minimum number of words that each call requests. */
  readonly leastWords?: number;
}

const ending: Readonly<Record<Language, (length: string) => string>> = {
  fr: (length) =>
    `Suivez exactement ce plan : ces titres de niveau 2, mot pour mot, dans cet ordre, sans rien avant ni après. « Appuis » nomme les réponses sur lesquelles la section repose d’abord, par leur identifiant (module.question ou module quand elles sont d’un autre module) : servez-vous des réponses sans écrire leurs identifiants, et n’inventez pas celles qui manquent. ${length} en tout; terminez chaque section.`,
  en: (length) =>
    `Follow exactly this outline: these level-2 headings, word for word, in this order, nothing before or after. “Rests on” names the answers on which the section rests first, by their id (module.question or module where they belong to another module): use the answers without writing their ids, and do not invent those that are missing. ${length} in all; finish every section.`,
};

const lengthOf: Readonly<Record<Language, (most: number, least?: number) => string>> = {
  fr: (most, least) => (least ? `De ${least} à ${most} mots` : `${most} mots au plus`),
  en: (most, least) => (least ? `From ${least} to ${most} words` : `${most} words at most`),
};

const later: Readonly<Record<Language, (titles: string) => string>> = {
  fr: (titles) =>
    `Ce texte s’écrit en deux fois; écrivez maintenant le début. N’écrivez rien de ces parties, qui viendront ensuite : ${titles}.`,
  en: (titles) =>
    `This text is written in two turns; write its beginning now. Write nothing of these parts, which come next: ${titles}.`,
};

type Instructed = Section & SectionInstruction;

/** @returns the prompt of a module whose reply is a text, built from its definition and one instruction per section. */
export function writeUpPrompt<Definition extends ModuleDefinition>(
  definition: Definition,
  instructions: WriteUpInstructions<Definition>,
): ModulePrompt {
  const { drawsOn, usesForecast, law = [], links = [] } = instructions;
  const { goal, remark, callsBeginAt = [], leastWords } = instructions;
  const byId: Readonly<Record<string, SectionInstruction>> = instructions.sections;
  const sections = definition.sections.flatMap((section) => {
    const instruction = byId[section.id];
    return instruction ? [{ ...section, ...instruction }] : [];
  });
  const [first = [], ...others] = inCalls(sections, callsBeginAt);
  const reader = readerOf(definition);

  const assignmentOf = (
    own: readonly Instructed[],
    next: readonly Instructed[],
    input: PromptInput,
  ): Assignment => {
    const total = own.reduce((sum, section) => sum + section.words, 0);
    const form = (language: Language) =>
      [
        ...(next.length > 0
          ? [later[language](next.map(({ title }) => title[language]).join(', '))]
          : []),
        ending[language](lengthOf[language](total, leastWords)),
        outline(own, language, usesForecast === true && input.forecast !== undefined),
      ].join('\n\n');
    return {
      drawsOn,
      restsOn: modulesRestedOn(own, drawsOn),
      usesForecast,
      reader,
      rules: textRules(reader),
      task: [
        goal,
        ...voiceRule(
          reader,
          own.some(({ advice }) => advice),
        ),
        ...(remark ? [remark(input)] : []),
        ...forecastRule(usesForecast, input),
        ...(law.length > 0 ? [legalFacts(law, input.now)] : []),
        allowedLinks(links),
        { fr: form('fr'), en: form('en') },
      ],
    };
  };

  const placesOfOthers = sections
    .flatMap(({ restsOn }) => restsOn)
    .filter((place) => place.includes('.') || drawsOn.includes(place));
  return {
    drawsOn,
    restsOn: [...new Set(placesOfOthers)],
    usesForecast: usesForecast === true,
    lengths: [first, ...others].map(lengthOfCall),
    messages: (input) => messagesOf(definition, input, assignmentOf(first, others.flat(), input)),
    continuations: (input) =>
      others.map((own, at) =>
        continuationOf(definition, input, assignmentOf(own, others.slice(at + 1).flat(), input)),
      ),
    read: ({ text, ending: how }) =>
      definition.kind === 'journal'
        ? { aiAnalysis: text, aiAnalysisEnding: how }
        : { aiResponse: text, aiResponseEnding: how },
    text: instructions,
  };
}

function lengthOfCall(sections: readonly Instructed[]): CallLength {
  const wordsOf = (some: readonly Instructed[]) => some.reduce((sum, { words }) => sum + words, 0);
  return {
    text: wordsOf(sections.filter(({ figures }) => !figures)),
    figures: wordsOf(sections.filter(({ figures }) => figures)),
  };
}

function inCalls(
  sections: readonly Instructed[],
  beginAt: readonly string[],
): readonly (readonly Instructed[])[] {
  const starts = [0, ...beginAt.map((id) => sections.findIndex((section) => section.id === id))];
  return starts.map((start, at) => sections.slice(start, starts[at + 1]));
}
