import { findPlace } from '@elan/domain/writeUp/places';
import { withoutHeading } from '@elan/domain/writeUp/revision';
import { useCopy } from '../../copy/copy.ts';
import { Button } from '../../ui/Button.tsx';
import { Notice } from '../../ui/Notice.tsx';
import { useFill } from '../../writeUp/figures.tsx';
import { ImmediateSaveFailure } from '../conflict/ImmediateSaveConflict.tsx';
import type { ImmediateSave } from '../state/useImmediateSave.ts';
import { MarkedComparison } from '../versions/MarkedComparison.tsx';
import type { OpenProposal } from './useRevision.ts';

interface ProposalViewProps {
  readonly proposal: OpenProposal;
  readonly text: string;
  readonly immediateSave: ImmediateSave;
  readonly onAccept: () => void;
  readonly onDiscard: () => void;
  /** Called when a message disappears while it contains the focus, to move the focus nearby. */
  readonly onGone: () => void;
}

/** Compares a proposal with the current text. If its part is gone or not unique, it can only be discarded. */
export function ProposalView(props: ProposalViewProps) {
  const { proposal, text, immediateSave, onAccept, onDiscard, onGone } = props;
  const copy = useCopy();
  const words = copy.revision;
  const fill = useFill();
  const { isSaving } = immediateSave;
  const place = findPlace(text, proposal.part);
  const isGone = typeof place === 'string';
  const present = isGone ? '' : text.slice(place.start, place.end);
  const proposed = isGone ? proposal.text : withoutHeading(proposal.text, place);
  return (
    <div className="mt-2 space-y-3">
      <p role="status">{words.ready}</p>
      {proposal.isStopped ? <Notice tone="warn">{words.stopped}</Notice> : null}
      {isGone ? (
        <Notice tone="warn" announce>
          {copy.failures[place]}
        </Notice>
      ) : null}
      <MarkedComparison
        before={{ title: words.before, text: fill(present) }}
        after={{ title: words.after, text: fill(proposed) }}
        means={words.means}
        same={words.same}
      />
      <ImmediateSaveFailure immediateSave={immediateSave} onGone={onGone} />
      <div className="flex flex-wrap gap-3">
        {isGone ? null : (
          <Button variant="primary" busy={isSaving} onClick={onAccept}>
            {words.accept}
          </Button>
        )}
        <Button onClick={onDiscard} disabled={isSaving}>
          {words.discard}
        </Button>
      </div>
    </div>
  );
}
