import type { SubscriptionRow } from '@elan/domain/contract/subscription';
import { useState } from 'react';
import { useCopy } from '../../copy/copy.ts';
import { torontoDay } from '../../copy/dates.ts';
import { useLanguage } from '../../copy/language.tsx';
import { PaymentFailure } from '../../subscription/PaymentFailure.tsx';
import { Button } from '../../ui/Button.tsx';
import { useBusyFocus } from '../../ui/useBusyFocus.ts';
import { CancelDialog } from './CancelDialog.tsx';
import { isMissing, type RenewalChange } from './useRenewal.ts';

interface RenewalProps {
  readonly row: SubscriptionRow;
  /** From the parent, which shows its failure even when this section has disappeared. */
  readonly change: RenewalChange;
}

/** Cancels the subscription at the end of its period in two clicks; until then one click resumes it. */
export function Renewal({ row, change }: RenewalProps) {
  const { subscription } = useCopy();
  const { language } = useLanguage();
  const [asking, setAsking] = useState(false);
  const { cancel, resume } = change;
  const button = useBusyFocus(resume.isPending);
  const end = row.current_period_end;
  const until = end === null ? undefined : torontoDay(end, language);
  const isEnding = row.cancel_at_period_end;
  const { cancel: words, resume: resumeWords } = subscription;
  const cancelled = until === undefined ? words.doneUndated : words.done(until);

  return (
    <div className="min-w-0">
      {/* The same button in both states, so that the dialog can return the focus to it. */}
      <Button
        ref={button}
        variant={isEnding ? 'secondary' : 'danger'}
        busy={resume.isPending}
        onClick={() => {
          cancel.reset();
          resume.reset();
          if (isEnding) resume.mutate();
          else setAsking(true);
        }}
      >
        {isEnding ? resumeWords.button : words.button}
      </Button>
      <p role="status" className="text-sm text-muted not-empty:mt-2">
        {cancel.isSuccess && isEnding ? cancelled : null}
        {resume.isSuccess && !isEnding ? resumeWords.done : null}
      </p>
      <PaymentFailure
        failure={isMissing(resume.error) ? null : resume.error}
        title={resumeWords.failed}
        className="mt-3"
      />
      <CancelDialog
        row={row}
        until={until}
        open={asking}
        onOpenChange={setAsking}
        busy={cancel.isPending}
        failure={isMissing(cancel.error) ? null : cancel.error}
        onConfirm={() =>
          cancel.mutate(undefined, {
            onSuccess: () => setAsking(false),
            onError: (failure) => setAsking(!isMissing(failure)),
          })
        }
      />
    </div>
  );
}
