import type { Project } from '@elan/domain/contract/projects';
import type { Language } from '@elan/domain/language';
import { hasContent } from '@elan/domain/project/moduleEntry';
import { isBlank } from '@elan/domain/text';
import { journey } from '@elan/modules/catalogue';
import { longDate } from '../copy/dates.ts';
import type { Copy } from '../copy/fr/fr.ts';
import type { Fill } from './figures.tsx';
import { contentAsMarkdown } from './moduleAsMarkdown.ts';

/**
 * A whole project as one Markdown text: the modules that have content, in the order of the journey, each under its
 * title.
 */
export function projectAsMarkdown(saved: {
  readonly project: Project;
  readonly language: Language;
  readonly copy: Copy;
  readonly fill: Fill;
}): string {
  const { project, language, copy, fill } = saved;
  const modules = journey.flatMap((definition) => {
    const entry = project.modules_data[definition.key];
    if (!entry || !hasContent(entry)) return [];
    const content = contentAsMarkdown({ definition, entry, language, copy, fill });
    return [`# ${definition.title[language]}\n\n${content}`];
  });
  const blocks = [
    `# ${project.name}`,
    ...(isBlank(project.description) ? [] : [project.description]),
    copy.download.saved(longDate(project.updated_at, language)),
    ...modules.map((module) => module.trimEnd()),
    `---\n\n${copy.download.estimate}`,
  ];
  return `${blocks.join('\n\n')}\n`;
}
