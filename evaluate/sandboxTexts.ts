import { type Language, languages } from '@elan/domain/language';
import { catalogue } from '@elan/modules/catalogue';
import { readConfig } from '@elan/server/config/config';
import { openWriter } from './openWriter.ts';
import { projects } from './projects/projects.ts';
import { materialOf, writeProject } from './writeProject.ts';

/** A text that the AI stand-in wrote. */
export interface Text {
  readonly name: string;
  readonly text: string;
  /** What the user of its project wrote. */
  readonly words: readonly string[];
}

/** Writes all texts of all projects in both languages with the AI stand-in. */
export async function writeAll(): Promise<readonly Text[]> {
  const texts: Text[] = [];
  const { writer, close } = await openWriter(readConfig({}).ai);
  const write = async (name: string, language: Language) => {
    const project = projects[name]?.[language];
    if (!project) return;
    const words = materialOf(project, language);
    const isText = (key: keyof typeof catalogue) => catalogue[key].sections.length > 0;
    for await (const { definition, content } of writeProject(writer, project, language, isText)) {
      const text = content?.aiResponse ?? content?.aiAnalysis ?? '';
      texts.push({ name: `${definition.key} of ${name} in ${language}`, text, words });
    }
  };
  try {
    for (const name of Object.keys(projects)) {
      await Promise.all(languages.map((language) => write(name, language)));
    }
  } finally {
    await close();
  }
  return texts;
}
