import { describe, expect, it } from 'vitest';
import {
  editNotes,
  isTextEdited,
  replacedText,
  textFieldsOf,
  withoutResult,
} from './editedText.ts';

describe('the text of a module', () => {
  it('is edited where it is noted, and there is a text', () => {
    expect(isTextEdited({ aiResponse: 'Texte.', aiResponseEdited: true })).toBe(true);
    expect(isTextEdited({ aiAnalysis: 'Texte.', aiAnalysisEdited: true })).toBe(true);
    expect(isTextEdited({ aiResponse: ' ', aiResponseEdited: true })).toBe(false);
    expect(isTextEdited({ aiResponse: 'Texte.', aiResponseEdited: false })).toBe(false);
    expect(isTextEdited(undefined)).toBe(false);
  });

  it('is replaced by another one where there is one', () => {
    const change = { aiResponse: 'Autre.' };
    expect(replacedText({ aiResponse: 'Texte.' }, change)).toEqual({
      field: 'aiResponse',
      text: 'Autre.',
    });
    expect(replacedText({ aiResponse: 'Autre.' }, change)).toBeUndefined();
    expect(replacedText({ aiResponse: '' }, change)).toBeUndefined();
    expect(replacedText(undefined, change)).toBeUndefined();
    expect(replacedText({ aiResponse: 'Texte.' }, { comments: 'x' })).toBeUndefined();
  });

  it('is noted for what a change has', () => {
    expect(editNotes({ aiResponse: 'x' }, true)).toEqual({ aiResponseEdited: true });
    expect(editNotes({ aiAnalysis: 'x', comments: '' }, false)).toEqual({
      aiAnalysisEdited: false,
    });
  });

  it('is left out of what a generation stores beside it', () => {
    const change = { answers: { a: 'b' }, aiResponse: 'x', aiResponseEnding: 'complete' as const };
    expect(withoutResult(change)).toEqual({ answers: { a: 'b' } });
  });

  it('is there for write-ups and the journal', () => {
    expect(textFieldsOf('writeUp')?.text).toBe('aiResponse');
    expect(textFieldsOf('journal')?.text).toBe('aiAnalysis');
    expect(textFieldsOf('score')).toBeUndefined();
  });
});
