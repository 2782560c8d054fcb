import type { ModuleKind } from '../questionnaire/module.ts';
import { isBlank } from '../text.ts';
import type { ModuleContent } from './moduleEntry.ts';

/** The text of a module, and where it is noted that the person edited it. */
const textFields = [
  { text: 'aiResponse', ending: 'aiResponseEnding', edited: 'aiResponseEdited' },
  { text: 'aiAnalysis', ending: 'aiAnalysisEnding', edited: 'aiAnalysisEdited' },
] as const;
type TextFields = (typeof textFields)[number];

/** @returns the fields of the text that a module of this kind has; undefined where its result is a structure. */
export function textFieldsOf(kind: ModuleKind): TextFields | undefined {
  if (kind === 'writeUp') return textFields[0];
  return kind === 'journal' ? textFields[1] : undefined;
}

/** @returns whether the text of a module was edited by hand since it was generated. */
export function isTextEdited(content: ModuleContent | undefined): boolean {
  return textFields.some(({ text, edited }) => content?.[edited] && !isBlank(content[text]));
}

/** A text that replaces one that is there. */
export interface ReplacedText {
  readonly field: TextFields['text'];
  readonly text: string;
}

/** @returns the new text, where a change replaces one that is there; undefined otherwise. */
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

/** @returns the note that the text of a change was edited, or was not, for each text that the change has. */
export function editNotes(change: ModuleContent, isEdited: boolean): ModuleContent {
  return Object.fromEntries(
    textFields
      .filter(({ text }) => change[text] !== undefined)
      .map(({ edited }) => [edited, isEdited]),
  );
}

/** @returns a generated change without its text, which is offered beside one that was edited. */
export function withoutText(change: ModuleContent): ModuleContent {
  const { aiResponse, aiResponseEnding, aiAnalysis, aiAnalysisEnding, basis, ...others } = change;
  return others;
}
