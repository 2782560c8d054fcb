import { Dialog } from '@base-ui/react/dialog';
import type { Project } from '@elan/domain/contract/projects';
import { ListTree, X } from 'lucide-react';
import { useState } from 'react';
import { useCopy } from '../copy/copy.ts';
import { ProjectsLink } from './ProjectsLink.tsx';
import type { ProjectPlace } from './projectPlace.ts';
import { Sidebar } from './Sidebar.tsx';

/** A project's navigation on narrow screens: a button that opens it from the left, and the project's name. */
export function ModulesDrawer(props: { project: Project | undefined; place: ProjectPlace }) {
  const { common, shell } = useCopy();
  const [open, setOpen] = useState(false);
  return (
    <Dialog.Root open={open} onOpenChange={(next) => setOpen(next)}>
      <section
        aria-label={shell.navigation.name}
        className="flex items-center gap-x-4 border-b border-line bg-surface px-3 sm:px-7 lg:hidden print:hidden"
      >
        <Dialog.Trigger className="flex min-h-11 shrink-0 items-center gap-2 rounded font-semibold text-action">
          <ListTree aria-hidden size={18} className="shrink-0" />
          <span>{shell.modules}</span>
        </Dialog.Trigger>
        <ProjectsLink project={props.project} className="ml-auto md:hidden" />
      </section>
      <Dialog.Portal>
        <Dialog.Backdrop className="fixed inset-0 z-40 bg-veil transition-opacity data-ending-style:opacity-0 data-starting-style:opacity-0" />
        <Dialog.Popup className="fixed inset-y-0 left-0 z-50 w-80 max-w-[88vw] overflow-y-auto border-r border-line bg-surface px-4 pt-4 pb-16 transition-transform data-ending-style:-translate-x-full data-starting-style:-translate-x-full">
          <Dialog.Title className="sr-only">{shell.modules}</Dialog.Title>
          <Sidebar {...props} onFollow={() => setOpen(false)} />
          <Dialog.Close
            aria-label={common.close}
            className="absolute top-2 right-2 grid size-11 place-items-center rounded text-muted hover:bg-sunken hover:text-ink"
          >
            <X aria-hidden size={20} />
          </Dialog.Close>
        </Dialog.Popup>
      </Dialog.Portal>
    </Dialog.Root>
  );
}
