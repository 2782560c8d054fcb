import type { Check } from '@elan/domain/forecast/outputs';
import { CheckAnswer } from '../../../moduleEditor/checks/CheckAnswer.tsx';
import type { SavedChecks } from '../../../moduleEditor/checks/checkAnswers.ts';
import { useFixPlace } from '../../../moduleEditor/fixPlace.ts';
import { showWhenLoaded } from '../../../parts/showWhenLoaded.tsx';

interface SavedAnswerProps {
  readonly check: Check;
  readonly saved: SavedChecks;
}

/** The user's answer to a check; renders nothing if the saved project has no such check. */
export const SavedAnswer = showWhenLoaded(LoadedAnswer);

function LoadedAnswer({ check, saved }: SavedAnswerProps) {
  const { place } = useFixPlace(check.mendAt);
  const known = saved.find(check);
  return known ? <CheckAnswer projectId={saved.projectId} check={known} place={place} /> : null;
}
