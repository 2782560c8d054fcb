import { useCopy } from '../../copy/copy.ts';
import { SuspendedNotice } from '../../subscription/SuspendedNotice.tsx';
import { LinkButton } from '../../ui/LinkButton.tsx';
import { Notice } from '../../ui/Notice.tsx';
import type { ModuleEditor } from '../state/useModuleEditor.ts';

/** Why nothing can be written here: the account, or the plan; a tool has its own words for it (docs/product.md#roles-and-access). */
export function LockedNotice({
  definition,
  mayWrite: decision,
}: Pick<ModuleEditor, 'definition' | 'mayWrite'>) {
  const { moduleScreen, upsell } = useCopy();
  if (decision.allowed) return null;
  const { title, toolTitle, text } = moduleScreen.premium;
  return decision.because === 'premium_required' ? (
    <Notice
      className="print:hidden"
      title={definition.kind === 'writeUp' ? title : toolTitle}
      action={
        <LinkButton to="/pricing" variant="secondary">
          {upsell.unlock}
        </LinkButton>
      }
    >
      {text}
    </Notice>
  ) : (
    <SuspendedNotice />
  );
}
