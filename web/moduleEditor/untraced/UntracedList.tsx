import { withoutOrphans } from '@elan/domain/writeUp/characters';
import { useState } from 'react';
import { useCopy } from '../../copy/copy.ts';
import { Button } from '../../ui/Button.tsx';
import { Notice } from '../../ui/Notice.tsx';
import { amountMark } from '../../writeUp/amountMarks.tsx';
import { ImmediateSaveFailure } from '../conflict/ImmediateSaveConflict.tsx';
import { SettleAmount, type SettlingEditor } from './SettleAmount.tsx';
import type { UntracedAmounts } from './useUntraced.ts';

interface UntracedListProps {
  readonly untraced: UntracedAmounts;
  readonly editor: SettlingEditor;
  /** Called when an amount was settled or a message disappears, to move the focus nearby. */
  readonly onGone: () => void;
}

/** Number of amounts listed before the user expands the list. */
const listedFirst = 5;

/** The amounts in the text that have no known source, each with ways to fix it if the module may be written. */
export function UntracedList({ untraced, editor, onGone }: UntracedListProps) {
  const copy = useCopy().moduleScreen.untraced;
  const [isWhole, setWhole] = useState(false);
  const [open, setOpen] = useState<number>();
  const { count } = untraced;
  if (count === 0) return null;
  const listed = untraced.listed.slice(0, isWhole ? undefined : listedFirst);
  const rest = count - listed.length;
  const { mayWrite } = editor;
  return (
    <Notice tone="warn" title={copy.title(count)} foldsOnPhone className="print:hidden">
      <p>{copy.lead(count)}</p>
      <ul className="mt-2 divide-y divide-line text-ink">
        {listed.map((one) => (
          <li key={one.start} className="py-2">
            <div className="flex flex-wrap items-center gap-x-4 gap-y-1">
              <p className="min-w-0 flex-1 basis-60 [overflow-wrap:anywhere]">
                <mark className={amountMark}>{withoutOrphans(one.amount)}</mark>
                <span> </span>
                <span className="text-sm text-muted">{withoutOrphans(one.context)}</span>
              </p>
              {mayWrite.allowed ? (
                <Button
                  variant="quiet"
                  aria-expanded={open === one.start}
                  onClick={() => setOpen(open === one.start ? undefined : one.start)}
                >
                  <span>{copy.settle}</span>
                  <span className="sr-only">{` ${one.amount}`}</span>
                </Button>
              ) : null}
            </div>
            {open === one.start ? (
              <SettleAmount
                untraced={one}
                editor={editor}
                onDone={() => {
                  setOpen(undefined);
                  onGone();
                }}
              />
            ) : null}
          </li>
        ))}
      </ul>
      {rest > 0 && !isWhole ? (
        <Button variant="quiet" className="-ml-4" onClick={() => setWhole(true)}>
          {copy.all(untraced.listed.length, count)}
        </Button>
      ) : null}
      {rest > 0 && isWhole ? <p className="mt-2">{copy.more(rest)}</p> : null}
      <ImmediateSaveFailure immediateSave={editor.immediateSave} onGone={onGone} />
    </Notice>
  );
}
