import { figurePlaceholder } from '@elan/domain/figures/placeholder';
import type { Bilingual } from '@elan/domain/language';
import { type ModuleContent, maxCommentsLength } from '@elan/domain/project/moduleEntry';
import { useEffect, useId, useState } from 'react';
import { useCopy } from '../../copy/copy.ts';
import { useLanguage } from '../../copy/language.tsx';
import { Button } from '../../ui/Button.tsx';
import { useFigures } from '../../writeUp/figures.tsx';
import { commentsFieldId, focusField } from '../state/fieldIds.ts';
import type { ModuleEditor } from '../state/useModuleEditor.ts';
import type { FigureChoice } from './figureChoices.ts';
import type { Untraced } from './useUntraced.ts';

export type SettlingEditor = Pick<
  ModuleEditor,
  'definition' | 'content' | 'mayWrite' | 'immediateSave' | 'form'
>;

interface SettleAmountProps {
  readonly untraced: Untraced;
  readonly editor: SettlingEditor;
  readonly onDone: () => void;
}

/**
 * Ways to fix an untraced amount: replace it with a forecast figure if any are loaded, mark it for verification, or
 * confirm it in the comments.
 */
export function SettleAmount({ untraced, editor, onDone }: SettleAmountProps) {
  const copy = useCopy().moduleScreen.untraced;
  const { language } = useLanguage();
  const { content, form, immediateSave } = editor;
  const choices = useFigureChoices();
  const [chosen, setChosen] = useState('');
  const selectId = useId();
  const field = content?.aiResponse === undefined ? 'aiAnalysis' : 'aiResponse';
  const text = content?.[field] ?? '';

  function change(words: string, next: string) {
    void immediateSave
      .save({ words, apply: (now) => replaced(now, field, text, next) })
      .then((isSaved) => {
        if (isSaved) onDone();
      });
  }

  function takeOver() {
    const words = copy.own(untraced.amount, untraced.context);
    const { comments } = form.formState.read().values;
    const next = comments.trim() === '' ? words : `${comments.trimEnd()}\n${words}`;
    if (next.length > maxCommentsLength) {
      focusField(commentsFieldId);
      return;
    }
    form.write((values) => ({ ...values, comments: next }));
    onDone();
  }

  return (
    <div className="flex flex-wrap items-end gap-x-3 gap-y-2 pb-2">
      {choices.length > 0 ? (
        <div className="flex min-w-0 grow basis-full flex-wrap items-end gap-x-3 gap-y-2">
          <label htmlFor={selectId} className="basis-full text-sm text-muted">
            {copy.figure}
          </label>
          <select
            id={selectId}
            value={chosen}
            onChange={({ target }) => setChosen(target.value)}
            className="min-h-11 min-w-0 max-w-full grow basis-56 rounded border border-edge bg-surface px-3"
          >
            <option value="">{copy.chooseFigure}</option>
            {choices.map(({ id, label }) => (
              <option key={id} value={id}>
                {label}
              </option>
            ))}
          </select>
          <Button
            variant="secondary"
            disabled={chosen === ''}
            busy={immediateSave.isSaving}
            onClick={() => change(copy.useFigure, withFigure(text, untraced, chosen))}
          >
            {copy.useFigure}
          </Button>
        </div>
      ) : null}
      <Button
        variant="secondary"
        disabled={immediateSave.isSaving}
        onClick={() => change(copy.verify, withMark(text, untraced, toVerify[language]))}
      >
        {copy.verify}
      </Button>
      <Button variant="secondary" disabled={immediateSave.isSaving} onClick={takeOver}>
        {copy.mine}
      </Button>
    </div>
  );
}

/** Leaves the text unchanged if it is no longer the one in which the amounts were found. */
function replaced(
  now: ModuleContent,
  field: 'aiResponse' | 'aiAnalysis',
  text: string,
  next: string,
): ModuleContent {
  return now[field] === text ? { [field]: next } : {};
}

function useFigureChoices(): readonly FigureChoice[] {
  const figures = useFigures();
  const { language } = useLanguage();
  const [choices, setChoices] = useState<readonly FigureChoice[]>([]);
  useEffect(() => {
    if (!figures) return;
    let isCurrent = true;
    // If the code cannot be loaded, no figures are offered; the other two options remain.
    import('./figureChoices.ts').then(
      ({ figureChoices }) => {
        if (isCurrent) setChoices(figureChoices(figures, language));
      },
      () => {},
    );
    return () => {
      isCurrent = false;
    };
  }, [figures, language]);
  return choices;
}

/** Marks an amount as still to be verified. Recognised by `reading/tracing/traceAmounts.ts`. */
const toVerify: Bilingual = { fr: '(à vérifier)', en: '(to verify)' };

/** @returns the text with a forecast figure's placeholder in place of the amount. */
function withFigure(text: string, { start, end }: Untraced, id: string): string {
  return `${text.slice(0, start)}${figurePlaceholder(id)}${text.slice(end)}`;
}

/** @returns the text with the mark added after the amount. */
function withMark(text: string, { end }: Untraced, mark: string): string {
  return `${text.slice(0, end)} ${mark}${text.slice(end)}`;
}
