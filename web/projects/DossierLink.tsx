import { FileText } from 'lucide-react';
import { useCopy } from '../copy/copy.ts';
import { toDossier } from '../session/projectPath.ts';
import type { ButtonVariant } from '../ui/Button.tsx';
import { LinkButton } from '../ui/LinkButton.tsx';

interface DossierLinkProps {
  readonly projectId: string;
  readonly variant: ButtonVariant;
  readonly className?: string;
}

/** Links to a project's dossier. */
export function DossierLink({ projectId, variant, className }: DossierLinkProps) {
  const { dossier } = useCopy().shell;
  return (
    <LinkButton {...toDossier(projectId)} variant={variant} className={className}>
      <FileText aria-hidden size={18} />
      <span>{dossier}</span>
    </LinkButton>
  );
}
