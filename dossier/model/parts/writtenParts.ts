import type { PartId } from '@elan/domain/dossier/packs';
import { forOthers } from '@elan/domain/questionnaire/advice';
import type { ModuleDefinition } from '@elan/domain/questionnaire/module';
import { isBlank } from '@elan/domain/text';
import { isCurrentTwin } from '@elan/domain/writeUp/twin';
import { catalogue } from '@elan/modules/catalogue';
import type { DossierSource } from '../source.ts';
import { sectionsOf } from './sections.ts';

const { 'business-plan': plan, idea, analysis, marketing, rd, environmental, finances } = catalogue;

/** Content of the parts that come from write-ups: sections of the business plan, then the text of a module, if any. */
const contents = {
  summary: { sections: ['summary'], module: undefined },
  project: { sections: ['launch'], module: idea },
  market: { sections: ['market', 'competition'], module: analysis },
  marketing: { sections: ['marketing'], module: marketing },
  operations: { sections: ['operations'], module: rd },
  environment: { sections: [], module: environmental },
  financialFile: { sections: ['forecasts'], module: finances },
  risks: { sections: ['risks'], module: undefined },
  sources: { sections: ['sources'], module: undefined },
} as const satisfies Partial<
  Readonly<
    Record<
      PartId,
      {
        readonly sections: readonly (typeof plan)['sections'][number]['id'][];
        readonly module: ModuleDefinition | undefined;
      }
    >
  >
>;
export type WrittenPart = keyof typeof contents;

/**
 * Module sections that cover the subject of a business-plan section in more detail. The plan's section is left out if
 * all these module sections are written.
 */
const treatedBy: Readonly<Record<string, readonly string[]>> = {
  market: ['market'],
  competition: ['competitors'],
  marketing: ['brand', 'channels'],
};

/** The part for plan text that is under none of the expected headings. */
const otherText: WrittenPart = 'project';

/** @returns a module's text for others: the current twin in the document's language, or else the original. */
export function textOf(
  { project, language }: Pick<DossierSource, 'project' | 'language'>,
  definition: ModuleDefinition,
): string {
  const { aiResponse = '', twin } = project.modules[definition.key] ?? {};
  const isTwin = twin?.language === language && isCurrentTwin(twin, aiResponse);
  return forOthers(isTwin ? twin.text : aiResponse, definition);
}

/** @returns the Markdown texts of a part; empty if nothing is written for that part. */
export function writtenPieces(
  source: Pick<DossierSource, 'project' | 'language'>,
  part: WrittenPart,
): readonly string[] {
  const { sections, module } = contents[part];
  const taken = new Set<string>(Object.values(contents).flatMap((one) => one.sections));
  const own = module ? textOf(source, module) : '';
  const written = new Set(module ? sectionsOf(own, module).map(({ id }) => id) : []);
  const isRepeated = (id: string) => treatedBy[id]?.every((one) => written.has(one)) ?? false;
  const ofPlan = sectionsOf(textOf(source, plan), plan).filter(({ id }) =>
    id !== undefined && taken.has(id)
      ? (sections as readonly string[]).includes(id) && !isRepeated(id)
      : part === otherText,
  );
  return [...ofPlan.map(({ text }) => text), own].filter((text) => !isBlank(text));
}

/** @returns the texts of the financial file: those of the business plan first, then the finances sections by id. */
export function financialTexts(source: Pick<DossierSource, 'project' | 'language'>): {
  readonly leading: readonly string[];
  readonly sections: ReadonlyMap<string, string>;
} {
  const own = sectionsOf(textOf(source, finances), finances);
  const leading = writtenPieces(source, 'financialFile').slice(0, own.length > 0 ? -1 : undefined);
  const sections = new Map<string, string>();
  for (const { id = '', text } of own) sections.set(id, `${sections.get(id) ?? ''}${text}`);
  return { leading, sections };
}
