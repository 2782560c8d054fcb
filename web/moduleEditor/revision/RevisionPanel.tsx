import { limitFirst } from '@elan/domain/generation/decideGeneration';
import { decideRevision } from '@elan/domain/generation/decideRevision';
import { useEffect, useId, useRef } from 'react';
import { useCopy } from '../../copy/copy.ts';
import { accessOf, usageOf, useMe } from '../../session/me.ts';
import { useStorage } from '../../subscription/StorageNotice.tsx';
import { useToast } from '../../ui/Toasts.tsx';
import { type PanelProps, useOpenRevision } from './openRevision.ts';
import { ProposalView } from './ProposalView.tsx';
import { isOnePlace } from './parts.ts';
import { RevisionFailure } from './RevisionFailure.tsx';
import { RevisionForm } from './RevisionForm.tsx';
import { RevisionProgress } from './RevisionProgress.tsx';
import { useRevision } from './useRevision.ts';

/** The instruction, progress and proposal for the part that is being revised. */
export function RevisionPanel({ part, choices, takesFocus = false }: PanelProps) {
  const { revision: words } = useCopy();
  const toast = useToast();
  const me = useMe();
  const storage = useStorage();
  const titleId = useId();
  const { editor, text, open, close, hold } = useOpenRevision();
  const revision = useRevision({ editor, part, onEnd: close, onPart: open });
  const { proposal, isRunning } = revision;
  const panel = useRef<HTMLElement>(null);
  const title = useRef<HTMLHeadingElement>(null);
  const isHeld = isRunning || proposal !== undefined;
  useEffect(() => hold(isHeld), [hold, isHeld]);
  const focusField = () => panel.current?.querySelector('textarea')?.focus();
  const focusTitle = () => title.current?.focus();
  useEffect(() => {
    if (takesFocus) panel.current?.querySelector('textarea')?.focus();
  }, [takesFocus]);

  const shown = choices.find(({ section }) => section === part.section)?.title ?? part.section;
  const input = {
    definition: editor.definition,
    access: accessOf(me),
    usage: usageOf(me),
    storage,
  };
  const decision = limitFirst(input, () =>
    decideRevision({ ...input, content: editor.content, target: part }),
  );
  return (
    <section
      ref={panel}
      aria-labelledby={titleId}
      className="rounded border border-edge bg-sunken p-4"
    >
      <h4
        id={titleId}
        ref={title}
        tabIndex={-1}
        className="font-sans text-base font-semibold tracking-normal outline-none"
      >
        {words.title(shown)}
      </h4>
      <RevisionFailure revision={revision} onGone={focusField} />
      {isRunning ? <RevisionProgress revision={revision} onGone={focusTitle} /> : null}
      {proposal && !isRunning ? (
        <ProposalView
          proposal={proposal}
          text={text}
          immediateSave={editor.immediateSave}
          onAccept={() => {
            revision.accept(words.title(shown), () => toast({ text: words.accepted }));
          }}
          onDiscard={revision.end}
          onGone={focusTitle}
        />
      ) : null}
      {isRunning || (proposal && !isOnePlace(text, proposal.part)) ? null : (
        <RevisionForm
          revision={revision}
          part={part}
          choices={choices}
          text={text}
          decision={decision}
          onPart={open}
          onGone={focusTitle}
        />
      )}
    </section>
  );
}
