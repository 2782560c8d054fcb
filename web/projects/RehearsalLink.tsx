import { Link } from '@tanstack/react-router';
import { useCopy } from '../copy/copy.ts';
import { useCurrentProject } from '../session/currentProject.ts';

interface RehearsalLinkProps {
  readonly projectId: string;
  readonly className: string;
}

/** Leads to the ten questions that a lender will ask of a project. */
export function RehearsalLink({ projectId, className }: RehearsalLinkProps) {
  const { rehearsal } = useCopy().dashboard;
  const { setCurrentProject } = useCurrentProject();
  return (
    <p className={`print:hidden ${className}`}>
      <Link
        to="/rehearsal"
        onClick={() => setCurrentProject(projectId)}
        className="inline-flex min-h-11 items-center text-action underline underline-offset-2 hover:text-action-strong"
      >
        {rehearsal}
      </Link>
    </p>
  );
}
