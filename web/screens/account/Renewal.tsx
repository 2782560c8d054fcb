import type { SubscriptionRow } from '@elan/domain/contract/subscription';
import { isOwed } from '@elan/domain/subscription/status';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useCopy } from '../../copy/copy.ts';
import { torontoDay } from '../../copy/dates.ts';
import { useLanguage } from '../../copy/language.tsx';
import { ApiFailure, call } from '../../lib/apiClient.ts';
import { contract } from '../../lib/contract.ts';
import { ConfirmDialog } from '../../shell/ConfirmDialog.tsx';
import { PaymentFailure } from '../../subscription/PaymentFailure.tsx';
import { putSubscription, subscriptionQuery } from '../../subscription/subscription.ts';
import { Button } from '../../ui/Button.tsx';

export type RenewalChange = ReturnType<typeof useRenewal>;

/**
 * Cancels the subscription at the end of its period, or resumes it.
 * @returns both mutations. If one fails because the subscription has ended, the subscription is fetched again.
 */
export function useRenewal() {
  const client = useQueryClient();
  const onError = async (failure: unknown) => {
    if (isMissing(failure)) {
      await client.invalidateQueries({ queryKey: subscriptionQuery.queryKey });
    }
  };
  const cancel = useMutation({
    mutationFn: () => call(contract.cancelSubscription),
    onSuccess: (row) => putSubscription(client, row),
    onError,
  });
  const resume = useMutation({
    mutationFn: () => call(contract.resumeSubscription),
    onSuccess: (row) => putSubscription(client, row),
    onError,
  });
  return { cancel, resume };
}

/** @returns whether a change failed because the subscription has already ended. */
export function isMissing(failure: unknown): boolean {
  return failure instanceof ApiFailure && failure.code === 'subscription_missing';
}

interface RenewalProps {
  readonly row: SubscriptionRow;
  /** Owned by the parent, which shows the failure even when this section has disappeared. */
  readonly change: RenewalChange;
}

/** Cancels the subscription at the end of its period, after a confirmation. Until that end, one click resumes it. */
export function Renewal({ row, change }: RenewalProps) {
  const { subscription } = useCopy();
  const { language } = useLanguage();
  const [asking, setAsking] = useState(false);
  const { cancel, resume } = change;
  const end = row.current_period_end;
  const until = end === null ? undefined : torontoDay(end, language);
  const isEnding = row.cancel_at_period_end;
  const owed = isOwed(row.subscription_status);
  const { cancel: words, resume: resumeWords } = subscription;
  const [lasts, dated] =
    until === undefined
      ? [words.undated, words.doneUndated]
      : [words.text(until), words.done(until)];
  const cancelled = owed ? words.doneOwed : dated;
  const resumed = owed ? resumeWords.doneOwed : resumeWords.done;

  return (
    <div className="min-w-0">
      {/* The same button in both states, so that the dialog can return the focus to it. */}
      <Button
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
        {isEnding ? (cancel.isSuccess ? cancelled : null) : resume.isSuccess ? resumed : null}
      </p>
      <PaymentFailure
        failure={isMissing(resume.error) ? null : resume.error}
        title={resumeWords.failed}
        className="mt-3"
      />
      {/* Explains until when access lasts, or that it is already on hold for non-payment. */}
      <ConfirmDialog
        open={asking}
        onOpenChange={setAsking}
        busy={cancel.isPending}
        title={words.title}
        description={owed ? words.owed : lasts}
        confirm={words.confirm}
        cancel={words.keep}
        onConfirm={() =>
          cancel.mutateAsync().then(
            () => setAsking(false),
            (failure) => setAsking(!isMissing(failure)),
          )
        }
      >
        <p className="mt-3">{words.after}</p>
        <PaymentFailure
          failure={isMissing(cancel.error) ? null : cancel.error}
          title={words.failed}
          className="mt-4"
        />
      </ConfirmDialog>
    </div>
  );
}
