import { useCopy } from '../../copy/copy.ts';
import { Notice } from '../../ui/Notice.tsx';
import type { ModuleWork } from './useModuleWork.ts';

/** Why nothing can be written here: the account, or the plan; a tool says it in its own words (spec, section 6). */
export function LockedNotice({ work }: { work: ModuleWork }) {
  const { moduleScreen, failures } = useCopy();
  const { definition, mayWrite: decision } = work;
  if (decision.allowed) return null;
  const { title, toolTitle, text } = moduleScreen.premium;
  return decision.because === 'premium_required' ? (
    <Notice title={definition.kind === 'writeUp' ? title : toolTitle}>{text}</Notice>
  ) : (
    <Notice tone="warn" title={moduleScreen.suspended}>
      {failures[decision.because]}
    </Notice>
  );
}
