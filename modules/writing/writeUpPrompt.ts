import type { Bilingual, Language } from '@elan/domain/language';
import type { ModuleDefinition } from '@elan/domain/questionnaire/module';
import { messagesOf } from './messages.ts';
import { outline, type SectionInstruction } from './outline.ts';
import type { ModulePrompt, PromptInput } from './prompt.ts';
import { textRules } from './rules.ts';

/** The ids of the sections that a definition promises. */
export type SectionId<Definition extends ModuleDefinition> = Definition['sections'][number]['id'];

export interface WriteUpInstructions<Definition extends ModuleDefinition> {
  /** The other modules it needs most, the most relevant first; all others follow where there is room. */
  readonly drawsOn: readonly string[];
  /** What the write-up must achieve for the person, as a sentence to the writer. */
  readonly goal: Bilingual;
  /** What follows from the answers for the whole text, in our own words. */
  readonly remark?: (input: PromptInput) => Bilingual;
  /** One instruction for each promised section; a missing one does not compile. */
  readonly sections: Readonly<Record<SectionId<Definition>, SectionInstruction>>;
}

const ending: Readonly<Record<Language, (total: number) => string>> = {
  fr: (total) =>
    `Suivez exactement ce plan : ces titres de niveau 2, mot pour mot, dans cet ordre, sans rien avant ni après. « Appuis » nomme les réponses sur lesquelles la section repose d’abord, par leur identifiant (module.question ou module quand elles sont d’un autre module) : citez les réponses, jamais leurs identifiants, et n’inventez pas celles qui manquent. ${total} mots au plus en tout; terminez chaque section.`,
  en: (total) =>
    `Follow exactly this outline: these level-2 headings, word for word, in this order, nothing before or after. “Rests on” names the answers on which the section rests first, by their id (module.question or module where they belong to another module): quote the answers, never their ids, and do not invent those that are missing. ${total} words at most in all; finish every section.`,
};

/** The prompt of a module whose reply is a text, from its definition and one instruction per section. */
export function writeUpPrompt<Definition extends ModuleDefinition>(
  definition: Definition,
  { drawsOn, goal, remark, ...instructions }: WriteUpInstructions<Definition>,
): ModulePrompt {
  const byId: Readonly<Record<string, SectionInstruction>> = instructions.sections;
  const sections = definition.sections.flatMap((section) => {
    const instruction = byId[section.id];
    return instruction ? [{ ...section, ...instruction }] : [];
  });
  const total = sections.reduce((sum, section) => sum + section.words, 0);
  const form = {
    fr: `${ending.fr(total)}\n\n${outline(sections, 'fr')}`,
    en: `${ending.en(total)}\n\n${outline(sections, 'en')}`,
  };
  return {
    drawsOn,
    messages: (input) =>
      messagesOf(definition, input, {
        drawsOn,
        rules: textRules,
        task: [goal, ...(remark ? [remark(input)] : []), form],
      }),
    read: ({ text, ending: how }) =>
      definition.kind === 'journal'
        ? { aiAnalysis: text, aiAnalysisEnding: how }
        : { aiResponse: text, aiResponseEnding: how },
  };
}
