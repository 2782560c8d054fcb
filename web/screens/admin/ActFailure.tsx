import { useCopy } from '../../copy/copy.ts';
import { useFailureText } from '../../copy/failureText.ts';
import { ApiFailure } from '../../lib/apiClient.ts';
import { Notice } from '../../ui/Notice.tsx';

/** Why an action failed, shown next to its button. */
export function ActFailure({ error }: { error: unknown }) {
  const { admin } = useCopy();
  const say = useFailureText();
  if (!error) return null;
  const isGone = error instanceof ApiFailure && error.code === 'not_found';
  return (
    <Notice tone="danger" title={admin.failed} announce className="mt-4">
      {isGone ? admin.gone : say(error)}
    </Notice>
  );
}
