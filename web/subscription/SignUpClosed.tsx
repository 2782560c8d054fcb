import { useCopy } from '../copy/copy.ts';
import { showWhenLoaded } from '../parts/showWhenLoaded.tsx';
import { useDeployment } from '../session/deployment.ts';

/** @returns whether this installation takes no new accounts now. */
export function useSignUpClosed(): boolean {
  return useDeployment().data?.signupDisabled === true;
}

/** Beside an invitation to sign up, where sign-ups are closed: the same sentence as the refusal of the form. */
export const SignUpClosed = showWhenLoaded(
  ({ className = '' }: { readonly className?: string }) => {
    const copy = useCopy();
    return useSignUpClosed() ? (
      <p className={`font-semibold text-danger ${className}`}>{copy.failures.signup_disabled}</p>
    ) : null;
  },
);
