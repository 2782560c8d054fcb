import { FileText } from 'lucide-react';
import { useCopy } from '../copy/copy.ts';
import { toDossier } from '../session/projectPath.ts';
import { type ButtonVariant, LinkButton } from '../ui/Button.tsx';

interface DossierLinkProps {
  readonly projectId: string;
  readonly variant: ButtonVariant;
  readonly className?: string;
}

/** Leads to the document that a project makes. */
export function DossierLink({ projectId, variant, className }: DossierLinkProps) {
  const { dossier } = useCopy().shell;
  return (
    <LinkButton {...toDossier(projectId)} variant={variant} className={className}>
      <FileText aria-hidden size={18} />
      <span>{dossier}</span>
    </LinkButton>
  );
}
