import { sayMinutes } from '@elan/domain/account/lockout';
import { useAuthCopy } from '../../copy/authCopy.ts';
import { useFailureText } from '../../copy/failureText.ts';
import { ApiFailure } from '../../lib/apiClient.ts';
import { Notice } from '../../ui/Notice.tsx';

/** Why a form was refused, where no single field is wrong, and when to try again. */
export function FailureNotice({ failure }: { failure: unknown }) {
  const auth = useAuthCopy();
  const say = useFailureText();
  const wait = failure instanceof ApiFailure ? failure.retryAfter : undefined;
  return (
    <Notice tone="danger" announce>
      <p>{say(failure)}</p>
      {wait === undefined ? null : <p className="mt-1">{sayMinutes(auth.tryAgain, wait)}</p>}
    </Notice>
  );
}
