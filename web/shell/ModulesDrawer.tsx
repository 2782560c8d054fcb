import type { Project } from '@elan/domain/contract/projects';
import { ListTree } from 'lucide-react';
import { useState } from 'react';
import { useCopy } from '../copy/copy.ts';
import { Drawer } from '../ui/Drawer.tsx';
import { ProjectsLink } from './ProjectsLink.tsx';
import type { ProjectPlace } from './projectPlace.ts';
import { Sidebar } from './Sidebar.tsx';

/** For narrow screens: a button that opens the project navigation as a drawer and, on phones, the project's name. */
export function ModulesDrawer(props: { project: Project | undefined; place: ProjectPlace }) {
  const { common, shell } = useCopy();
  const [open, setOpen] = useState(false);
  return (
    <>
      <section
        aria-label={shell.navigation.name}
        className="flex items-center gap-x-4 border-b border-line bg-surface px-3 sm:px-7 lg:hidden print:hidden"
      >
        <button
          type="button"
          aria-haspopup="dialog"
          aria-expanded={open}
          className="flex min-h-11 shrink-0 items-center gap-2 rounded font-semibold text-action"
          onClick={() => setOpen(true)}
        >
          <ListTree aria-hidden size={18} className="shrink-0" />
          <span>{shell.modules}</span>
        </button>
        <ProjectsLink project={props.project} className="ml-auto md:hidden" />
      </section>
      <Drawer open={open} onOpenChange={setOpen} title={shell.modules} closeLabel={common.close}>
        <Sidebar {...props} onFollow={() => setOpen(false)} />
      </Drawer>
    </>
  );
}
