import type { Page } from '@elan/domain/forecast/fieldKinds';
import { Check, ChevronDown } from 'lucide-react';
import { type ReactNode, useEffect, useId, useState } from 'react';
import { useStoreValue } from '../../lib/store.ts';
import { Button } from '../../ui/Button.tsx';
import { Fold } from '../../ui/Fold.tsx';
import { inElement } from '../../ui/inElement.tsx';
import { useReveal } from '../../ui/reveal.ts';
import { useForecastCopy } from '../copy/forecastCopy.ts';
import type { ForecastCopy } from '../copy/fr.ts';
import { confirm, unconfirmedIn } from '../state/edit.ts';
import { useForecastFields } from '../state/useForecastForm.ts';
import { partsOf } from '../values/placedFields.ts';

interface QuestionCardProps {
  readonly id: Page;
  readonly number: number;
  readonly children: ReactNode;
}

/** One of the twelve questions. If several of its values are unconfirmed, a button confirms them all. */
export function QuestionCard({ id, number, children }: QuestionCardProps) {
  const { store, write, isDisabled } = useForecastFields();
  const copy = useForecastCopy();
  const { title, help } = copy.questions[id];
  const parts = partsOf(id);
  const open = useStoreValue(store, (form) => unconfirmedIn(form, parts).length);
  return (
    <Fold
      level={3}
      title={
        <span className="block">
          <span className="block font-sans text-sm font-normal tracking-normal text-muted">
            {copy.question(number)}
          </span>
          <span>{title}</span>
        </span>
      }
      name={copy.fold(title)}
      headingId={questionId(id)}
      headingClass="text-lg"
      className="rounded border border-line bg-surface p-4 sm:p-5"
    >
      <p className="max-w-[70ch] text-sm text-muted">{help}</p>
      <div className="mt-4 space-y-5">{children}</div>
      {open > 1 ? (
        <div className="mt-3">
          <Button
            variant="secondary"
            disabled={isDisabled}
            aria-label={`${copy.confirmAll(open)}, ${title}`}
            icon={<Check aria-hidden size={18} />}
            onClick={() => {
              write((form) => confirm(form, unconfirmedIn(form, parts)));
              document.getElementById(questionId(id))?.focus();
            }}
          >
            {copy.confirmAll(open)}
          </Button>
        </div>
      ) : null}
    </Fold>
  );
}

/** @returns the element id of a question's heading. */
export function questionId(id: Page): string {
  return `forecast-question-${id}`;
}

interface MoreProps {
  /** Name of the offer or line that the details belong to, for the button's accessible name. */
  readonly of?: string;
  /** Replaces the usual button text. */
  readonly title?: string;
  /** Names the contents, shown after the button text. */
  readonly inside?: keyof ForecastCopy['inside'];
  /** Shown before the button, such as the origin of a line. */
  readonly beside?: ReactNode;
  /** Shown at the end of the row, such as a button that removes a line. */
  readonly last?: ReactNode;
  /** Paths of the parts of the form that the details contain. */
  readonly parts: readonly string[];
  readonly children: ReactNode;
}

/** Optional fields behind a button, rendered only while open. They open if one of them has an invalid text. */
export function More({ of, title, inside, beside, last, parts, children }: MoreProps) {
  const copy = useForecastCopy();
  const [isOpen, setOpen] = useState(false);
  const panelId = useId();
  const { store } = useForecastFields();
  const isRefused = useStoreValue(store, ({ typed }) =>
    Object.keys(typed).some((path) =>
      parts.some((part) => path === part || path.startsWith(`${part}.`)),
    ),
  );
  // Opens the details to show an invalid text, for example one restored from a draft.
  useEffect(() => {
    if (isRefused) setOpen(true);
  }, [isRefused]);
  const words = title ?? copy.more;
  const held = inside === undefined ? '' : copy.after(copy.inside[inside]);
  return (
    <div ref={useReveal(() => setOpen(true))} data-forecast-more={parts.join(' ')}>
      <div className="flex flex-wrap items-center gap-x-6 text-sm">
        {inElement(beside)}
        <div className="flex min-w-0 grow basis-60 items-center justify-between gap-x-3">
          <Button
            variant="quiet"
            aria-expanded={isOpen}
            aria-controls={isOpen ? panelId : undefined}
            aria-label={of === undefined ? undefined : `${words}${held}, ${of}`}
            className="-ml-3 px-3 text-left text-sm"
            icon={
              <ChevronDown
                aria-hidden
                size={16}
                className={`transition-transform ${isOpen ? 'rotate-180' : ''}`}
              />
            }
            onClick={() => setOpen(!isOpen)}
          >
            <span>
              <span>{words}</span>
              <span className="font-normal text-muted">{held}</span>
            </span>
          </Button>
          {inElement(last)}
        </div>
      </div>
      {isOpen ? (
        <div
          id={panelId}
          className="mt-2 grid items-start gap-4 border-l border-line pl-4 sm:grid-cols-2"
        >
          {children}
        </div>
      ) : null}
    </div>
  );
}
