import type { Feedback } from '@elan/domain/generation/feedback';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { call } from '../../lib/apiClient.ts';
import { contract } from '../../lib/contract.ts';

interface FeedbackPlace {
  readonly projectId: string;
  readonly module: string;
}

/**
 * The user's feedback on the displayed text. An answer is shown immediately, and stays even if sending it fails.
 * @param text part of the query key, because each text has its own feedback.
 * @param isNear whether the text's end is almost in view, so that the stored feedback is fetched.
 */
export function useTextFeedback(
  { projectId, module }: FeedbackPlace,
  text: string,
  isNear: boolean,
) {
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
