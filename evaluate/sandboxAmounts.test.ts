import { type Language, languages } from '@elan/domain/language';
import { traceAmounts } from '@elan/domain/tracing/traceAmounts';
import { catalogue } from '@elan/modules/catalogue';
import { readConfig } from '@elan/server/config/config';
import { beforeAll, describe, expect, it } from 'vitest';
import { openWriter } from './openWriter.ts';
import { projects } from './projects/projects.ts';
import { materialOf, writeProject } from './writeProject.ts';

interface Text {
  readonly name: string;
  readonly text: string;
  /** What the person of its project wrote. */
  readonly words: readonly string[];
}

const texts: Text[] = [];

async function writeAll(): Promise<void> {
  const { writer, close } = await openWriter(readConfig({}).ai);
  const write = async (name: string, language: Language) => {
    const project = projects[name]?.[language];
    if (!project) return;
    const words = materialOf(project, language);
    const isText = (key: keyof typeof catalogue) => catalogue[key].sections.length > 0;
    for await (const { definition, content } of writeProject(writer, project, language, isText)) {
      const text = content?.aiResponse ?? '';
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
}

function untraced({ text, words }: Text) {
  return traceAmounts(text, { figures: [], words, day: '2026-11-23' }).filter(
    ({ source }) => source === undefined,
  );
}

describe('the texts of the sandbox writer', () => {
  beforeAll(writeAll);

  it('hold no amount that their project does not explain', () => {
    expect(texts.length).toBeGreaterThan(100);
    const alarms = texts.flatMap((one) =>
      untraced(one).map(({ start, written }) => {
        const around = one.text.slice(Math.max(0, start - 30), start + 40);
        return `“${written}” in ${one.name}: ${around}`;
      }),
    );
    expect(alarms).toEqual([]);
  });

  it('hold amounts that another project does not explain', () => {
    const finances = texts.filter(({ name }) => name.startsWith('finances of'));
    expect(finances.length).toBeGreaterThan(10);
    for (const one of finances) {
      expect(untraced({ ...one, words: [] }).length, one.name).toBeGreaterThanOrEqual(3);
    }
  });
});
