import type { LinkId } from '@elan/domain/links/officialLinks';
import type { LegalTopic } from './legalFacts.ts';
import type { SectionInstruction } from './outline.ts';

/** The instructions for a module's text, whether all of it is written or a part of it. */
export interface TextInstructions {
  /** The other modules it needs most, the most relevant first; the answers of all others follow where there is room. */
  readonly drawsOn: readonly string[];
  /** Whether it reads the computed figures of the forecast. */
  readonly usesForecast?: boolean;
  /** The legal figures that it needs, as of the day. */
  readonly law?: readonly LegalTopic[];
  /** The official pages that it may link to. */
  readonly links?: readonly LinkId[];
  /** One instruction for each promised section, by its id. */
  readonly sections: Readonly<Record<string, SectionInstruction>>;
}
