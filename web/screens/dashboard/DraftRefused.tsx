import { useCopy } from '../../copy/copy.ts';
import { Notice } from '../../ui/Notice.tsx';

/** Warns that the text of a form is lost with the page, where the browser stores no draft of it. */
export function DraftRefused({ isRefused }: { readonly isRefused: boolean }) {
  const { draftRefused } = useCopy().moduleScreen;
  if (!isRefused) return null;
  return (
    <Notice tone="danger" title={draftRefused.title} announce>
      {draftRefused.text}
    </Notice>
  );
}
