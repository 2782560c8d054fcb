import { type Feedback, feedbackOf, reasonsOf } from '@elan/domain/generation/feedback';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { ThumbsDown, ThumbsUp } from 'lucide-react';
import { type ReactNode, useId, useRef } from 'react';
import { useCopy, useFailureText } from '../../copy/copy.ts';
import { call } from '../../lib/apiClient.ts';
import { contract } from '../../lib/contract.ts';
import { useMe } from '../../session/me.ts';
import { Button, type ButtonProps } from '../../ui/Button.tsx';
import { Notice } from '../../ui/Notice.tsx';
import { useWasSeen } from '../../ui/useWasSeen.ts';

interface TextFeedbackProps {
  readonly place: { readonly projectId: string; readonly module: string };
  readonly text: string;
}

/**
 * Asks below a generated text, once its end is almost in view, whether it helped and why. A second click on an answer
 * withdraws that answer.
 */
export function TextFeedback({ place, text }: TextFeedbackProps) {
  const { feedback: copy } = useCopy();
  const say = useFailureText();
  const { hasAccess } = useMe();
  const end = useRef<HTMLDivElement>(null);
  const isNear = useWasSeen(end, '50%');
  const given = useTextFeedback(place, text, isNear && hasAccess);
  const { feedback } = given;
  return (
    <div ref={end} className="print:hidden">
      {given.isAsked ? (
        <div className="mt-6 border-t border-line pt-4">
          <Choices label={copy.question}>
            {[true, false].map((helped) => (
              <Choice
                key={String(helped)}
                icon={
                  helped ? <ThumbsUp aria-hidden size={18} /> : <ThumbsDown aria-hidden size={18} />
                }
                isChosen={feedback?.helped === helped}
                onPress={() =>
                  given.say(feedback?.helped === helped ? null : feedbackOf(helped, null))
                }
              >
                {helped ? copy.helped : copy.notHelped}
              </Choice>
            ))}
          </Choices>
          {feedback ? (
            <Choices label={copy.why} className="mt-4">
              {reasonsOf(feedback.helped).map((reason) => (
                <Choice
                  key={reason}
                  isChosen={feedback.reason === reason}
                  onPress={() =>
                    given.say(
                      feedbackOf(feedback.helped, feedback.reason === reason ? null : reason),
                    )
                  }
                >
                  {copy.reasons[reason]}
                </Choice>
              ))}
            </Choices>
          ) : null}
          {feedback ? <p className="mt-3 max-w-[60ch] text-sm text-muted">{copy.privacy}</p> : null}
          <p role="status" className="mt-1 text-sm text-muted empty:hidden">
            {given.isNoted && feedback ? copy.noted : null}
          </p>
          {given.failure === undefined ? null : (
            <Notice
              tone="danger"
              announce
              className="mt-3"
              title={copy.failed}
              action={
                <Button variant="secondary" onClick={given.retry}>
                  {copy.retry}
                </Button>
              }
            >
              {say(given.failure)}
            </Notice>
          )}
        </div>
      ) : null}
    </div>
  );
}

interface ChoicesProps {
  readonly label: string;
  readonly className?: string;
  readonly children: ReactNode;
}

function Choices({ label, className = '', children }: ChoicesProps) {
  const id = useId();
  return (
    // biome-ignore lint/a11y/useSemanticElements: buttons, no fields, so no fieldset
    <div role="group" aria-labelledby={id} className={className}>
      <p id={id} className="font-semibold">
        {label}
      </p>
      <div className="mt-2 flex flex-wrap gap-2">{children}</div>
    </div>
  );
}

interface ChoiceProps {
  readonly icon?: ButtonProps['icon'];
  readonly isChosen: boolean;
  readonly onPress: () => void;
  readonly children: ReactNode;
}

function Choice({ icon, isChosen, onPress, children }: ChoiceProps) {
  return (
    <Button
      icon={icon}
      aria-pressed={isChosen}
      onClick={onPress}
      className="aria-pressed:border-action aria-pressed:bg-tint"
    >
      {children}
    </Button>
  );
}

interface FeedbackPlace {
  readonly projectId: string;
  readonly module: string;
}

/**
 * The user's feedback on the displayed text. An answer is shown immediately, and stays even if sending it fails.
 * @param text part of the query key, because each text has its own feedback.
 * @param isNear whether the text's end is almost in view, so that the stored feedback is fetched.
 */
function useTextFeedback({ projectId, module }: FeedbackPlace, text: string, isNear: boolean) {
  const client = useQueryClient();
  const params = { id: projectId, module };
  const queryKey = ['feedback', projectId, module, text] as const;
  const query = useQuery({
    queryKey,
    queryFn: ({ signal }) => call(contract.getFeedback, { params }, { signal }),
    enabled: isNear,
    refetchOnWindowFocus: false,
  });
  const generation = query.data?.generation ?? undefined;
  const saving = useMutation({
    // Sends one change at a time, so that the last click wins.
    scope: { id: `feedback ${projectId} ${module}` },
    mutationFn: (sent: { readonly generation: string; readonly feedback: Feedback | null }) =>
      call(contract.saveFeedback, { params, body: sent }),
    onSuccess: ({ feedback }, sent) =>
      client.setQueryData(queryKey, { generation: sent.generation, feedback }),
  });
  /** The answer about this text that is being sent or could not be sent. */
  const open =
    (saving.isPending || saving.isError) && saving.variables.generation === generation
      ? saving.variables
      : undefined;
  return {
    /** Whether there is a generated text to give feedback on. */
    isAsked: generation !== undefined,
    feedback: (open ? open.feedback : query.data?.feedback) ?? null,
    isNoted: saving.isSuccess && saving.data.feedback !== null,
    failure: open && (saving.error ?? undefined),
    say(feedback: Feedback | null) {
      if (generation !== undefined) saving.mutate({ generation, feedback });
    },
    retry() {
      if (open) saving.mutate(open);
    },
  };
}
