import { useCopy } from '../copy/copy.ts';
import { terms as en } from '../copy/en/terms.ts';
import { terms as fr } from '../copy/fr/terms.ts';
import { useLanguage } from '../copy/language.tsx';
import { Button } from '../ui/Button.tsx';
import { Dialog } from '../ui/Dialog.tsx';

const texts = { fr, en };

/** The Terms of Service, to read. */
export function TermsDialog(props: { open: boolean; onOpenChange: (open: boolean) => void }) {
  const terms = texts[useLanguage().language];
  const { common } = useCopy();
  return (
    <Dialog
      {...props}
      size="page"
      title={terms.title}
      description={terms.effective}
      closeLabel={common.close}
      actions={<Button onClick={() => props.onOpenChange(false)}>{common.close}</Button>}
    >
      {terms.sections.map((section) => (
        <section key={section.title} className="mt-5">
          <h3 className="text-lg">{section.title}</h3>
          <p className="mt-1 max-w-[70ch]">{section.text}</p>
        </section>
      ))}
    </Dialog>
  );
}
