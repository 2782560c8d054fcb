import type { Check } from '@elan/domain/forecast/outputs';
import { CheckAnswer } from '../../../moduleEditor/checks/CheckAnswer.tsx';
import type { SavedChecks } from '../../../moduleEditor/checks/checkAnswers.ts';
import { useFixPlace } from '../../../moduleEditor/fixPlace.ts';
import { showWhenLoaded } from '../../../parts/showWhenLoaded.tsx';

interface SavedAnswerProps {
  readonly check: Check;
  readonly saved: SavedChecks;
}

/** The answer to a check of the saved project; nothing for one of changes that are not saved. */
export const SavedAnswer = showWhenLoaded(LoadedAnswer);

function LoadedAnswer({ check, saved }: SavedAnswerProps) {
  const { place } = useFixPlace(check.mendAt);
  const known = saved.find(check);
  return known ? <CheckAnswer projectId={saved.projectId} check={known} place={place} /> : null;
}
