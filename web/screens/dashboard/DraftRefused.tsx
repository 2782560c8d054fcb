import { useCopy } from '../../copy/copy.ts';
import { Notice } from '../../ui/Notice.tsx';

/** Says that what is typed in a form goes with the page, where the browser keeps no draft of it. */
export function DraftRefused({ isRefused }: { readonly isRefused: boolean }) {
  const { draftRefused } = useCopy().moduleScreen;
  if (!isRefused) return null;
  return (
    <Notice tone="danger" title={draftRefused.title} announce>
      {draftRefused.text}
    </Notice>
  );
}
