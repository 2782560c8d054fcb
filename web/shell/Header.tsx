import type { Project } from '@elan/domain/contract/projects';
import { useLanguagePreference } from '../session/languagePreference.ts';
import { Brand } from './Brand.tsx';
import { LanguageToggle } from './LanguageToggle.tsx';
import { ProjectsLink } from './ProjectsLink.tsx';
import { UsageChip } from './UsageChip.tsx';
import { UserMenu } from './UserMenu.tsx';

/**
 * Header with the current project, the AI usage, the language toggle and the user menu.
 * @param props.project undefined if there is none or the page itself shows its name.
 */
export function Header({ project }: { project: Project | undefined }) {
  const preference = useLanguagePreference();
  return (
    <header className="sticky top-0 z-20 border-b border-line bg-surface short:static print:hidden">
      <div className="flex min-h-16 flex-wrap items-center gap-x-1 px-3 sm:flex-nowrap sm:gap-x-5 sm:px-7">
        <Brand to="/dashboard" />
        {/* On a phone the project has its own row (`AppFrame`). */}
        <ProjectsLink project={project} className="max-md:hidden" />
        <div className="ml-auto flex items-center gap-2 sm:gap-5">
          <UsageChip />
          <LanguageToggle onChoose={preference.mutate} />
          <UserMenu />
        </div>
      </div>
    </header>
  );
}
