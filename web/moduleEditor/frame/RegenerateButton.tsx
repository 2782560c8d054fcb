import { isTextEdited } from '@elan/domain/project/editedText';
import { hasResult } from '@elan/domain/project/moduleEntry';
import { unitsLeftIfFew } from '@elan/domain/subscription/plans';
import { RefreshCw } from 'lucide-react';
import { useRef, useState } from 'react';
import { useCopy } from '../../copy/copy.ts';
import { useMe } from '../../session/me.ts';
import { SupportFor } from '../../subscription/SupportLink.tsx';
import { UnlockLink } from '../../subscription/UnlockLink.tsx';
import { useRefusalText } from '../../subscription/useRefusalText.ts';
import { Button } from '../../ui/Button.tsx';
import { Dialog } from '../../ui/Dialog.tsx';
import { WhyDisabled } from '../questions/WhyDisabled.tsx';
import { ChangeList, useChanges } from '../result/ChangeList.tsx';
import type { ModuleEditor } from '../state/useModuleEditor.ts';

export type RegenerateEditor = Pick<
  ModuleEditor,
  | 'definition'
  | 'project'
  | 'content'
  | 'form'
  | 'decision'
  | 'mayWrite'
  | 'generation'
  | 'generate'
>;

/** Generates again after a confirmation. Hidden without a result, while one is generated, and in a read-only module. */
export function RegenerateButton({ editor }: { editor: RegenerateEditor }) {
  const { regenerate, regenerating } = useCopy().moduleScreen;
  const { close } = useCopy().common;
  const [isOpen, setOpen] = useState(false);
  const isConfirmed = useRef(false);
  const { definition, content, decision } = editor;
  if (!hasResult(definition.kind, content) || editor.generation.isRunning) return null;
  if (!editor.mayWrite.allowed) return null;
  return (
    <>
      <Button
        aria-haspopup="dialog"
        title={regenerate}
        className="px-3! text-sm"
        icon={<RefreshCw aria-hidden size={18} />}
        onClick={() => {
          isConfirmed.current = false;
          setOpen(true);
        }}
      >
        <span className="max-2xl:sr-only">{regenerate}</span>
      </Button>
      <Dialog
        open={isOpen}
        onOpenChange={setOpen}
        // Generates after the dialog has restored the focus, because generating moves the focus to the result.
        onClosed={() => {
          if (isConfirmed.current) editor.generate();
          isConfirmed.current = false;
        }}
        title={regenerating.title}
        closeLabel={close}
        actions={
          <>
            <Button onClick={() => setOpen(false)}>{regenerating.cancel}</Button>
            {decision.allowed ? (
              <Button
                variant="primary"
                onClick={() => {
                  isConfirmed.current = true;
                  setOpen(false);
                }}
              >
                {regenerate}
              </Button>
            ) : null}
          </>
        }
      >
        {decision.allowed ? <WhatItMeans editor={editor} /> : <WhyNot editor={editor} />}
      </Dialog>
    </>
  );
}

/** What generating again costs and replaces, and what has changed since the last time. */
function WhatItMeans({ editor }: { editor: RegenerateEditor }) {
  const { regenerating, editing } = useCopy().moduleScreen;
  const { isFounder, aiUsage } = useMe();
  const left = unitsLeftIfFew(aiUsage, !isFounder);
  return (
    <div className="space-y-3">
      <p>
        <span>{`${isTextEdited(editor.content) ? editing.staysEdited : regenerating.replaces} ${isFounder ? '' : regenerating.cost} `}</span>
        {left === undefined ? null : (
          <strong className="font-semibold">{regenerating.left(left)}</strong>
        )}
      </p>
      <WhatChanged editor={editor} />
    </div>
  );
}

/** What changed since the result was written, including unsaved answers. */
function WhatChanged({ editor }: { editor: RegenerateEditor }) {
  const { regenerating } = useCopy().moduleScreen;
  const { definition, project, content, form } = editor;
  const { answers, comments } = form.formState.read().values;
  const changes = useChanges(definition, project, { ...content, answers, comments });
  if (!changes) return null;
  if (changes.length === 0) {
    return definition.questions.length > 0 ? <p>{regenerating.changed.nothing}</p> : null;
  }
  return (
    <div>
      <p>{regenerating.changed.title}</p>
      <ChangeList definition={definition} project={project} changes={changes} />
    </div>
  );
}

function WhyNot({ editor }: { editor: RegenerateEditor }) {
  const refusal = useRefusalText();
  const { decision } = editor;
  if (decision.allowed) return null;
  if (decision.because === 'answers_missing') {
    return <WhyDisabled id="regenerate-why" editor={editor} />;
  }
  return (
    <div className="space-y-3">
      <p>{refusal(decision.because)}</p>
      <SupportFor code={decision.because} />
      {decision.because === 'quota_spent' ? <UnlockLink variant="secondary" /> : null}
    </div>
  );
}
