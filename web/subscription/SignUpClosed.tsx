import { useCopy } from '../copy/copy.ts';
import { showWhenLoaded } from '../parts/showWhenLoaded.tsx';
import { useDeployment } from '../session/deployment.ts';

/** @returns whether this installation currently accepts no new accounts. */
export function useSignUpClosed(): boolean {
  return useDeployment().data?.signupDisabled === true;
}

/** Shown next to a sign-up link while sign-ups are closed, with the same message as the form's refusal. */
export const SignUpClosed = showWhenLoaded(
  ({ className = '' }: { readonly className?: string }) => {
    const copy = useCopy();
    return useSignUpClosed() ? (
      <p className={`font-semibold text-danger ${className}`}>{copy.failures.signup_disabled}</p>
    ) : null;
  },
);
