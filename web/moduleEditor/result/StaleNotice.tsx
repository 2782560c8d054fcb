import { isText } from '@elan/domain/questionnaire/module';
import { useMutation } from '@tanstack/react-query';
import { useCopy, useFailureText } from '../../copy/copy.ts';
import { longDate } from '../../copy/dates.ts';
import { useLanguage } from '../../copy/language.tsx';
import { call } from '../../lib/apiClient.ts';
import { contract } from '../../lib/contract.ts';
import { useMoment } from '../../lib/rendered.ts';
import { useMe } from '../../session/me.ts';
import { Button } from '../../ui/Button.tsx';
import { Notice } from '../../ui/Notice.tsx';
import type { ModuleEditor } from '../state/useModuleEditor.ts';
import { ChangeList, useChanges } from './ChangeList.tsx';

export type StaleEditor = Pick<
  ModuleEditor,
  'definition' | 'project' | 'content' | 'decision' | 'mayWrite' | 'generate'
> &
  ConfirmedEditor;

type ConfirmedEditor = Pick<ModuleEditor, 'place' | 'form' | 'cache' | 'queue'>;

interface StaleNoticeProps {
  readonly editor: StaleEditor;
  /** Called when a button disappears while focused, to move the focus nearby. */
  readonly onGone: () => void;
}

/** Lists what changed since the result was written. The user generates again, or confirms that the result is right. */
export function StaleNotice({ editor, onGone }: StaleNoticeProps) {
  const { stale } = useCopy().moduleScreen;
  const { language } = useLanguage();
  const { timeZone } = useMoment();
  const { isFounder } = useMe();
  const say = useFailureText();
  const { definition, project, content, decision, mayWrite } = editor;
  const confirming = useConfirmation(editor);
  const changes = useChanges(definition, project, content) ?? [];
  const { basis } = content ?? {};
  if (changes.length === 0 || !basis) return null;
  return (
    <Notice
      tone="warn"
      title={stale.title[isText(definition.kind) ? 'text' : 'other']}
      foldsOnPhone
      className="mt-2 sm:mt-4 print:hidden"
      action={
        mayWrite.allowed ? (
          <>
            {decision.allowed ? (
              <Button variant="secondary" onClick={editor.generate}>
                {isFounder ? stale.update : stale.updateForOne}
              </Button>
            ) : null}
            <Button
              variant="quiet"
              busy={confirming.isPending}
              // A failure is shown below.
              onClick={() => void confirming.mutateAsync().then(onGone, () => {})}
            >
              {stale.stillRight}
            </Button>
          </>
        ) : null
      }
    >
      <p>{stale.since(longDate(basis.at, language, timeZone))}</p>
      <ChangeList definition={definition} project={project} changes={changes} />
      {confirming.error ? (
        <p role="alert" className="mt-2 text-danger">
          {say(confirming.error)}
        </p>
      ) : null}
    </Notice>
  );
}

/** Confirms that a result is still right, after the requests already in the queue. No-op if nothing was saved yet. */
function useConfirmation({ place, form, cache, queue }: ConfirmedEditor) {
  return useMutation({
    mutationFn: async () => {
      try {
        await queue(async () => {
          const baseLastUpdated = cache.now()?.lastUpdated;
          if (baseLastUpdated === undefined) return;
          const { basis, lastUpdated } = await call(contract.confirmResult, {
            params: { id: place.projectId, module: place.module },
            body: { baseLastUpdated },
          });
          // The form's values stay the same, so it can be based on the version just saved.
          const { base } = form.formState.read();
          if (base.lastUpdated === baseLastUpdated) form.rebase({ ...base, lastUpdated });
          cache.set({ basis, lastUpdated });
        });
      } catch (failure) {
        // Shows the version saved in the meantime, so that the user can check the result again.
        await cache.readAgain().catch(() => {});
        throw failure;
      }
    },
  });
}
