import type { ModuleKind } from '../questionnaire/module.ts';
import { isBlank } from '../text.ts';
import type { ModuleContent } from './moduleEntry.ts';

/** For each kind of generated text: its field, the field for how it ended, and the flag that the user edited it. */
const textFields = [
  { text: 'aiResponse', ending: 'aiResponseEnding', edited: 'aiResponseEdited' },
  { text: 'aiAnalysis', ending: 'aiAnalysisEnding', edited: 'aiAnalysisEdited' },
] as const;
type TextFields = (typeof textFields)[number];

/** @returns the text fields of this kind of module; undefined if its result is structured data. */
export function textFieldsOf(kind: ModuleKind): TextFields | undefined {
  if (kind === 'writeUp') return textFields[0];
  return kind === 'journal' ? textFields[1] : undefined;
}

/** @returns whether the user has edited the module's text since it was generated. */
export function isTextEdited(content: ModuleContent | undefined): boolean {
  return textFields.some(({ text, edited }) => content?.[edited] && !isBlank(content[text]));
}

/** A new text that replaces an existing one. */
export interface ReplacedText {
  readonly field: TextFields['text'];
  readonly text: string;
}

/** @returns the new text if the change replaces an existing one; undefined otherwise. */
export function replacedText(
  before: ModuleContent | undefined,
  change: ModuleContent,
): ReplacedText | undefined {
  for (const { text: field } of textFields) {
    const [earlier, text] = [before?.[field], change[field]];
    if (text !== undefined && text !== earlier && !isBlank(earlier)) return { field, text };
  }
  return undefined;
}

/** @returns the edited flag for each text that the change contains, set to `isEdited`. */
export function editNotes(change: ModuleContent, isEdited: boolean): ModuleContent {
  return Object.fromEntries(
    textFields
      .filter(({ text }) => change[text] !== undefined)
      .map(({ edited }) => [edited, isEdited]),
  );
}

/**
 * @returns a generated change without its result and basis, so that it does not overwrite the earlier one.
 */
export function withoutResult(change: ModuleContent): ModuleContent {
  const { aiResponse, aiResponseEnding, aiAnalysis, aiAnalysisEnding, ...structured } = change;
  const { generatedIdeas, personas, structureEnding, score, basis, ...others } = structured;
  return others;
}
