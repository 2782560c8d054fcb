import { MessageCircleQuestion } from 'lucide-react';
import { useCopy } from '../copy/copy.ts';
import { toRehearsal } from '../session/projectPath.ts';
import { LinkButton } from '../ui/LinkButton.tsx';

/** Links to a project's rehearsal, with the ten questions that a lender will ask. */
export function RehearsalLink({ projectId }: { readonly projectId: string }) {
  const { rehearsal } = useCopy().shell;
  return (
    <LinkButton {...toRehearsal(projectId)} variant="quiet">
      <MessageCircleQuestion aria-hidden size={18} />
      <span>{rehearsal}</span>
    </LinkButton>
  );
}
