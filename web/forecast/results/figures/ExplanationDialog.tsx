import type { Scenario } from '@elan/domain/forecast/scenario';
import { Button } from '../../../ui/Button.tsx';
import { Dialog } from '../../../ui/Dialog.tsx';
import { Parts } from './ExplanationParts.tsx';
import { explainedText, isMissing } from './explainedText.ts';
import { capitalized } from './format.ts';
import { useResults } from './ResultsContext.ts';

/** A figure whose explanation is open. */
export interface Opened {
  readonly figure: string;
  readonly scenario: Scenario;
  readonly title: string;
}

export interface ExplanationDialogProps {
  /** The explained figures, from the first one opened to the current one; empty if the dialog is closed. */
  readonly path: readonly Opened[];
  readonly onPath: (path: readonly Opened[]) => void;
  /** Whether moved what-if handles have changed the values. */
  readonly isTried: boolean;
}

/**
 * Explains a figure by its parts, each with a link to its own explanation, its input or its official source. Rules have
 * no link.
 */
export function ExplanationDialog({ path, onPath, isTried }: ExplanationDialogProps) {
  const results = useResults();
  const { outlook, language } = results;
  const texts = results.copy.explanation;
  const opened = path.at(-1);
  const explanation = opened && outlook.explain(opened.scenario, opened.figure);
  return (
    <Dialog
      open={opened !== undefined}
      onOpenChange={(isOpen) => {
        if (!isOpen) onPath([]);
      }}
      title={capitalized(opened?.title ?? '')}
      closeLabel={texts.close}
      size="page"
      actions={
        path.length > 1 ? (
          <Button onClick={() => onPath(path.slice(0, -1))}>{texts.back}</Button>
        ) : undefined
      }
    >
      {opened && explanation ? (
        <div key={path.map(({ figure }) => figure).join(' ')} className="space-y-4 wrap-anywhere">
          <p
            ref={path.length > 1 ? takeFocus : undefined}
            tabIndex={-1}
            data-explained={explanation.figure}
            className="text-2xl font-semibold outline-none"
          >
            {explainedText(results, explanation)}
          </p>
          {isTried ? <p className="text-sm text-muted">{texts.tried}</p> : null}
          {explanation.isSum || isMissing(explanation) ? null : (
            <p>
              <span className="block text-sm text-muted">{texts.formula}</span>
              <span>{`${explanation.formula[language].replace(/ = [^=]*$/, '')} = ${explainedText(results, explanation)}`}</span>
            </p>
          )}
          <Parts
            explanation={explanation}
            onFigure={(figure, title) =>
              onPath([...path, { figure, scenario: opened.scenario, title }])
            }
            onLeave={() => onPath([])}
          />
        </div>
      ) : null}
    </Dialog>
  );
}

function takeFocus(value: HTMLElement | null): void {
  value?.focus();
}
