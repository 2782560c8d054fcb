import { Link } from '@tanstack/react-router';
import { useCopy } from '../copy/copy.ts';
import { toRehearsal } from '../session/projectPath.ts';

/** Opens the ten questions that a lender will ask of a project. */
export function RehearsalLink({ projectId }: { readonly projectId: string }) {
  const { rehearsal } = useCopy().shell;
  return (
    <p className="print:hidden">
      <Link
        {...toRehearsal(projectId)}
        className="inline-flex min-h-11 items-center text-action underline underline-offset-2 hover:text-action-strong"
      >
        {rehearsal}
      </Link>
    </p>
  );
}
