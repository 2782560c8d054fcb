import { dayInToronto } from '@elan/domain/day';
import { translatedContent } from '@elan/domain/dossier/moduleAsMarkdown';
import { type PackId, type PartId, packs } from '@elan/domain/dossier/packs';
import { figuresOf } from '@elan/domain/figures/figuresOf';
import { fillFigures } from '@elan/domain/figures/fill';
import type { Language } from '@elan/domain/language';
import { labels } from '@elan/domain/project/labels/labels';
import { hasContent, type ModuleEntry } from '@elan/domain/project/moduleEntry';
import type { ModuleKind } from '@elan/domain/questionnaire/module';
import { isBlank } from '@elan/domain/text';
import { catalogue, journey } from '@elan/modules/catalogue';

/** What only some readers are given, by the kind of module that holds it. */
const partOf: Partial<Record<ModuleKind, PartId>> = {
  personas: 'personas',
  journal: 'journal',
  score: 'score',
};

/**
 * A whole project as one Markdown text: the modules that have content, in the order of the journey, each under its
 * title, with the figures of now.
 */
export function projectAsMarkdown(saved: {
  readonly project: {
    readonly name: string;
    readonly description: string;
    readonly updated_at: string;
    readonly modules_data: Readonly<Record<string, ModuleEntry>>;
  };
  readonly pack: PackId;
  readonly language: Language;
}): string {
  const { project, pack, language } = saved;
  const { file } = labels[language];
  const figures = figuresOf(project.modules_data[catalogue.finances.key]?.forecast?.inputs);
  const fill = (text: string) => fillFigures(text, { figures, language });
  const modules = journey.flatMap((definition) => {
    const entry = project.modules_data[definition.key];
    const part = partOf[definition.kind];
    if (!entry || !hasContent(entry)) return [];
    if (part !== undefined && !packs[pack].parts.includes(part)) return [];
    const content = translatedContent({ definition, entry, language, fill });
    return [`# ${definition.title[language]}\n\n${content}`];
  });
  const blocks = [
    `# ${project.name}`,
    ...(isBlank(project.description) ? [] : [project.description]),
    file.saved(dayInToronto(new Date(project.updated_at), language)),
    ...modules.map((module) => module.trimEnd()),
    `---\n\n${file.estimate}`,
  ];
  return `${blocks.join('\n\n')}\n`;
}
