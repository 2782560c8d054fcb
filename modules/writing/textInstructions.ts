import type { LinkId } from '@elan/domain/links/officialLinks';
import type { LegalTopic } from './legalFacts.ts';
import type { SectionInstruction } from './outline.ts';

/** The instructions for a module's text, whether all or only a part of it is written. */
export interface TextInstructions {
  /** The most relevant other modules, in order. The answers of all others follow if there is room. */
  readonly drawsOn: readonly string[];
  /** Whether the prompt includes the computed figures of the forecast. */
  readonly usesForecast?: boolean;
  /** The topics of the legal figures that the text needs. */
  readonly law?: readonly LegalTopic[];
  readonly links?: readonly LinkId[];
  /** One instruction for each section of the definition, by section id. */
  readonly sections: Readonly<Record<string, SectionInstruction>>;
}
