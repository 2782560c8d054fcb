import type { Bilingual, Language } from '@elan/domain/language';
import type { ModuleDefinition } from '@elan/domain/questionnaire/module';
import { isBlank } from '@elan/domain/text';
import { dataBlock } from './dataBlock.ts';
import { outline, type SectionInstruction } from './outline.ts';
import { projectData } from './projectData.ts';
import type { Prompt, PromptInput } from './prompt.ts';
import { roleOf, rules } from './rules.ts';

/** The ids of the sections that a definition promises. */
export type SectionId<Definition extends ModuleDefinition> = Definition['sections'][number]['id'];

export interface WriteUpInstructions<Definition extends ModuleDefinition> {
  /** What the write-up must achieve for the person, as a sentence to the writer. */
  readonly goal: Bilingual;
  /** One instruction for each promised section; a missing one does not compile. */
  readonly sections: Readonly<Record<SectionId<Definition>, SectionInstruction>>;
}

const words = {
  data: { fr: 'Données du projet, en JSON :', en: 'Project data, as JSON:' },
  comments: {
    fr: 'Commentaires ou précisions de la personne, à prendre en compte dans les sections qu’ils touchent :',
    en: 'The person’s comments or clarifications, to take into account in the sections they touch:',
  },
} satisfies Record<string, Bilingual>;

const ending: Readonly<Record<Language, (total: number) => string>> = {
  fr: (total) =>
    `Suivez exactement ce plan : ces titres de niveau 2, mot pour mot, dans cet ordre, sans rien avant ni après. ${total} mots au plus en tout; terminez chaque section.`,
  en: (total) =>
    `Follow exactly this outline: these level-2 headings, word for word, in this order, nothing before or after. ${total} words at most in all; finish every section.`,
};

/**
 * The prompt of a module with a write-up, from its definition and one instruction per section.
 * What people wrote appears in the data blocks alone; the rest depends only on module and language.
 */
export function writeUpPrompt<Definition extends ModuleDefinition>(
  definition: Definition,
  instructions: WriteUpInstructions<Definition>,
): Prompt {
  const byId: Readonly<Record<string, SectionInstruction>> = instructions.sections;
  const sections = definition.sections.flatMap((section) => {
    const instruction = byId[section.id];
    return instruction ? [{ ...section, ...instruction }] : [];
  });
  const total = sections.reduce((sum, section) => sum + section.words, 0);

  return (input: PromptInput) => {
    const { language } = input;
    const system = [
      roleOf(definition)[language],
      rules[language],
      `${words.data[language]}\n${dataBlock('project_data', projectData(definition, input))}`,
    ];
    const user = [
      instructions.goal[language],
      ...(isBlank(input.comments)
        ? []
        : [`${words.comments[language]}\n${dataBlock('comments', input.comments)}`]),
      ending[language](total),
      outline(sections, language),
    ];
    return [
      { role: 'system', content: system.join('\n\n') },
      { role: 'user', content: user.join('\n\n') },
    ];
  };
}
