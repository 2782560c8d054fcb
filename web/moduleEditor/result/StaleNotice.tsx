import { isText } from '@elan/domain/questionnaire/module';
import { useCopy, useFailureText } from '../../copy/copy.ts';
import { longDate } from '../../copy/dates.ts';
import { useLanguage } from '../../copy/language.tsx';
import { useMoment } from '../../lib/rendered.ts';
import { useMe } from '../../session/me.ts';
import { Button } from '../../ui/Button.tsx';
import { Notice } from '../../ui/Notice.tsx';
import type { ModuleEditor } from '../state/useModuleEditor.ts';
import { ChangeList, useChanges } from './ChangeList.tsx';

interface StaleNoticeProps {
  readonly editor: ModuleEditor;
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
  const { definition, project, content, decision, mayWrite, stillRight } = editor;
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
              busy={stillRight.isSaving}
              onClick={() => {
                void stillRight.confirm().then((isDone) => {
                  if (isDone) onGone();
                });
              }}
            >
              {stale.stillRight}
            </Button>
          </>
        ) : null
      }
    >
      <p>{stale.since(longDate(basis.at, language, timeZone))}</p>
      <ChangeList definition={definition} project={project} changes={changes} />
      {stillRight.failure === undefined ? null : (
        <p role="alert" className="mt-2 text-danger">
          {say(stillRight.failure)}
        </p>
      )}
    </Notice>
  );
}
