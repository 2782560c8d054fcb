import { useCopy, useFailureText } from '../copy/copy.ts';
import { ApiFailure } from '../lib/apiClient.ts';

/** The attempted action on projects. */
export type ProjectAct = 'fetch' | 'create' | 'update' | 'delete' | 'restore';

/** @returns a function that explains why an action failed, with the messages of docs/product.md#project-messages. */
export function useProjectFailureText(): (act: ProjectAct, failure: unknown) => string {
  const { projectFailures } = useCopy().dashboard;
  const say = useFailureText();
  return (act, failure) => {
    switch (failure instanceof ApiFailure ? failure.code : 'internal') {
      // The messages for these failures do not mention projects or the action.
      case 'network':
      case 'database_unavailable':
      case 'database_busy':
      case 'database_not_writable':
      case 'database_misconfigured':
      case 'suspended':
      case 'storage_full':
        return say(failure);
      case 'unauthenticated':
        return projectFailures.unauthenticated;
      case 'forbidden_origin':
        return projectFailures.denied;
      case 'not_found':
        return projectFailures[act](projectFailures.gone);
      default:
        return projectFailures[act](say(failure));
    }
  };
}
