import { useCopy } from '../copy/copy.ts';
import { LegalText } from '../legal/LegalText.tsx';
import { useTerms } from '../legal/useTerms.ts';
import { Button } from '../ui/Button.tsx';
import { Dialog } from '../ui/Dialog.tsx';
import type { DialogProps } from '../ui/popups/DialogPopup.tsx';

/** A dialog that shows the Terms of Service. */
export function TermsDialog(props: Pick<DialogProps, 'open' | 'onOpenChange' | 'onClosed'>) {
  const { title, effective, lead, sections } = useTerms();
  const { common } = useCopy();
  return (
    <Dialog
      {...props}
      size="page"
      title={title}
      description={effective}
      closeLabel={common.close}
      actions={<Button onClick={() => props.onOpenChange(false)}>{common.close}</Button>}
    >
      <p className="mt-3 max-w-[70ch]">{lead}</p>
      <LegalText sections={sections} heading="h3" linksOpenNewTab />
    </Dialog>
  );
}
