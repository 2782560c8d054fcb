import { Dialog } from '@base-ui/react/dialog';
import type { Project } from '@elan/domain/contract/projects';
import { findModule } from '@elan/modules/catalogue';
import { ListTree, X } from 'lucide-react';
import { useState } from 'react';
import { useCopy } from '../copy/copy.ts';
import { useLanguage } from '../copy/language.tsx';
import { Sidebar } from './Sidebar.tsx';

/** The list of modules on narrow screens: a button that opens it from the left. */
export function ModulesDrawer(props: { project: Project | undefined; currentKey: string }) {
  const { common, shell } = useCopy();
  const { language } = useLanguage();
  const [open, setOpen] = useState(false);
  return (
    <Dialog.Root open={open} onOpenChange={(next) => setOpen(next)}>
      <section
        aria-label={shell.modules}
        className="flex items-center border-b border-line bg-surface px-3 sm:px-7 lg:hidden print:hidden"
      >
        <Dialog.Trigger className="flex min-h-11 min-w-0 items-center gap-2 rounded font-semibold text-action">
          <ListTree aria-hidden size={18} className="shrink-0" />
          <span>{shell.modules}</span>
        </Dialog.Trigger>
        <p className="ml-auto min-w-0 truncate pl-4 text-sm text-muted">
          {props.project?.name ?? findModule(props.currentKey)?.title[language]}
        </p>
      </section>
      <Dialog.Portal>
        <Dialog.Backdrop className="fixed inset-0 z-40 bg-veil transition-opacity data-ending-style:opacity-0 data-starting-style:opacity-0" />
        <Dialog.Popup className="fixed inset-y-0 left-0 z-50 w-80 max-w-[88vw] overflow-y-auto border-r border-line bg-surface px-4 pt-2 pb-16 transition-transform data-ending-style:-translate-x-full data-starting-style:-translate-x-full">
          <div className="flex items-center justify-between pl-2">
            <Dialog.Title className="text-xl">{shell.modules}</Dialog.Title>
            <Dialog.Close
              aria-label={common.close}
              className="grid size-11 place-items-center rounded text-muted hover:bg-sunken hover:text-ink"
            >
              <X aria-hidden size={20} />
            </Dialog.Close>
          </div>
          <div className="mt-2">
            <Sidebar {...props} onFollow={() => setOpen(false)} />
          </div>
        </Dialog.Popup>
      </Dialog.Portal>
    </Dialog.Root>
  );
}
