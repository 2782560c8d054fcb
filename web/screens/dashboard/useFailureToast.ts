import { useIsMounted } from '../../lib/useIsMounted.ts';
import { type ProjectAct, useProjectFailureText } from '../../projects/useProjectFailureText.ts';
import { useToast } from '../../ui/Toasts.tsx';

/** @returns a function that reports a failure in a toast if the form, which otherwise shows it, was left. */
export function useFailureToast(act: ProjectAct): (failure: unknown) => void {
  const say = useProjectFailureText();
  const toast = useToast();
  const isMounted = useIsMounted();
  return (failure) => {
    if (!isMounted()) toast({ tone: 'danger', text: say(act, failure) });
  };
}
