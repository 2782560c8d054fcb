import { useCopy, useFailureText } from '../../../copy/copy.ts';
import { useStoreValue } from '../../../lib/store.ts';
import { SessionOverNotice } from '../../../session/SessionOverNotice.tsx';
import { Button } from '../../../ui/Button.tsx';
import { Notice } from '../../../ui/Notice.tsx';
import { useDossierCopy } from '../dossierCopy.ts';
import { type ProfileForm, useIsUnsaved } from './useProfile.ts';

/**
 * Whether the cover and the people are on the server, being sent or on this device only, and why a save was refused.
 */
export function ProfileSaveState({ form }: { readonly form: ProfileForm }) {
  const copy = useDossierCopy();
  const { common } = useCopy();
  const say = useFailureText();
  const text = useSaveText(form);
  const isSignedOut = useStoreValue(form.autosave, (now) => now === 'signedOut');
  return (
    <div>
      <p role="status" aria-live="off" className="text-sm text-muted">
        {text}
      </p>
      {isSignedOut ? <SessionOverNotice /> : null}
      {form.failure === undefined ? null : (
        <Notice
          tone="danger"
          announce
          className="mt-2"
          title={copy.saveFailed}
          action={<Button onClick={form.retry}>{common.retry}</Button>}
        >
          {say(form.failure)}
        </Notice>
      )}
      {form.isRestored ? <p className="mt-1 text-sm text-info">{copy.restored}</p> : null}
    </div>
  );
}

function useSaveText(form: ProfileForm): string {
  const copy = useDossierCopy();
  const { moduleScreen } = useCopy();
  const isUnsaved = useIsUnsaved(form);
  const autosave = useStoreValue(form.autosave, (now) => now);
  if (form.isDisabled) return copy.suspended;
  if (!isUnsaved) return copy.saved;
  if (form.isRefused) return moduleScreen.unsaved;
  if (autosave === 'waiting' || autosave === 'sending') return moduleScreen.saving;
  if (autosave === 'signedOut') return moduleScreen.keptSignedOut;
  return moduleScreen.keptHere;
}
