import type { Project } from '@elan/domain/contract/projects';
import { useCopy } from '../copy/copy.ts';
import { useLanguagePreference } from '../session/languagePreference.ts';
import { inElement } from '../ui/inElement.tsx';
import { Brand } from './Brand.tsx';
import { LanguageToggle } from './LanguageToggle.tsx';
import { UsageChip } from './UsageChip.tsx';
import { UserMenu } from './UserMenu.tsx';

/**
 * What is left of the AI, the language toggle and the person's menu.
 * @param props.project named here where nothing else on the page names it.
 */
export function Header({ project }: { project: Project | undefined }) {
  const { shell } = useCopy();
  const preference = useLanguagePreference();
  return (
    <header className="sticky top-0 z-20 border-b border-line bg-surface short:static print:hidden">
      <div className="flex min-h-16 flex-wrap items-center gap-x-1 px-3 sm:flex-nowrap sm:gap-x-5 sm:px-7">
        <Brand to="/dashboard" />
        {/* On a phone it has a line of its own (`AppFrame`). */}
        <p className="hidden min-w-0 grow truncate text-sm text-muted md:block">
          {project ? <span className="sr-only">{`${shell.currentProject} `}</span> : null}
          {inElement(project?.name)}
        </p>
        <div className="ml-auto flex items-center gap-2 sm:gap-5">
          <UsageChip />
          <LanguageToggle onChoose={preference.mutate} />
          <UserMenu />
        </div>
      </div>
    </header>
  );
}
