import { dayInToronto } from '@elan/domain/day';
import { translatedContent } from '@elan/domain/dossier/moduleAsMarkdown';
import { type PackId, type PartId, packs } from '@elan/domain/dossier/packs';
import { figuresOf } from '@elan/domain/figures/figuresOf';
import { fillFigures, markdownTable } from '@elan/domain/figures/fill';
import type { SavedForecast } from '@elan/domain/forecast/saved/savedForecast';
import type { Language } from '@elan/domain/language';
import { labels } from '@elan/domain/project/labels/labels';
import { hasContent, type ModuleEntry } from '@elan/domain/project/moduleEntry';
import type { ModuleKind } from '@elan/domain/questionnaire/module';
import { isBlank } from '@elan/domain/text';
import { portable } from '@elan/domain/writeUp/portable';
import { catalogue, journey } from '@elan/modules/catalogue';
import { assumptionTable } from '../model/finances/assumptions.ts';
import { notice } from '../model/notice.ts';
import { textOf } from '../model/parts/writtenParts.ts';

/** @returns the forecast's assumptions as a Markdown section. */
function assumptions(forecast: SavedForecast, language: Language): string {
  const table = assumptionTable(forecast);
  return `## ${table.label[language]}\n\n${markdownTable(table, language)}`;
}

/** Parts that only some packs include, by module kind. */
const partOf: Partial<Record<ModuleKind, PartId>> = {
  personas: 'personas',
  journal: 'journal',
  score: 'score',
};

/**
 * Writes a project as one Markdown text: the modules with content in the order of the journey, each under its title,
 * with the current figures. The author's own text (pack `personal`) also contains answers, comments and ideas. Other
 * packs contain the texts as in the document.
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
  const { modules_data: modules } = project;
  const figures = figuresOf(modules[catalogue.finances.key]?.forecast?.inputs);
  const fill = (text: string) => fillFigures(text, { figures, language });
  const texts = journey.flatMap((definition) => {
    const entry = modules[definition.key];
    const part = partOf[definition.kind];
    const own = entry?.forecast ? assumptions(entry.forecast, language) : '';
    if (!entry || !(hasContent(entry) || own)) return [];
    if (part !== undefined && !packs[pack].parts.includes(part)) return [];
    const content =
      pack === 'personal'
        ? translatedContent({ definition, entry, language, fill })
        : portable(fill(textOf({ project: { ...project, modules }, language }, definition)));
    const texts = [content.trim(), own].filter((text) => !isBlank(text));
    return texts.length === 0 ? [] : [[`# ${definition.title[language]}`, ...texts].join('\n\n')];
  });
  const blocks = [
    `# ${project.name}`,
    ...(isBlank(project.description) ? [] : [project.description]),
    file.saved(dayInToronto(new Date(project.updated_at), language)),
    ...texts.map((text) => text.trimEnd()),
    `---\n\n${pack === 'personal' ? file.estimate : notice[language]}`,
  ];
  return `${blocks.join('\n\n')}\n`;
}
