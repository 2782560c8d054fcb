import { isOpen } from '@elan/domain/checks/checkAnswers';
import type { Resumption } from '@elan/domain/contract/projects';
import { ChevronDown, TriangleAlert } from 'lucide-react';
import { useCopy } from '../../copy/copy.ts';
import { MeantChecks, OpenChecks, StaleItem } from '../../moduleEditor/checks/CheckItems.tsx';

interface ProjectChecksProps {
  readonly resumption: Resumption;
  readonly className: string;
}

/**
 * The project's contradictions and outdated texts, collapsed, each with a link to fix it. Checks that the user has
 * answered come last.
 */
export function ProjectChecks({ resumption, className }: ProjectChecksProps) {
  const copy = useCopy().dashboard.checks;
  const { checks, stale, id } = resumption;
  const count = checks.filter(isOpen).length + stale.length;
  if (count === 0 && !checks.some(({ answer }) => answer)) return null;
  return (
    <details className={`group rounded border border-line bg-surface ${className}`}>
      <summary className="flex min-h-12 cursor-pointer list-none items-center gap-3 rounded px-4 py-2 font-semibold [&::-webkit-details-marker]:hidden">
        {count === 0 ? null : (
          <TriangleAlert aria-hidden size={20} className="shrink-0 text-warn" />
        )}
        <span className="min-w-0 grow">{copy.title(count)}</span>
        <ChevronDown
          aria-hidden
          size={18}
          className="shrink-0 text-muted transition-transform group-open:rotate-180"
        />
      </summary>
      <ul className="divide-y divide-line border-t border-line">
        <OpenChecks checks={checks} projectId={id} />
        {stale.map((one) => (
          <StaleItem key={one.module} stale={one} projectId={id} />
        ))}
        <MeantChecks checks={checks} projectId={id} />
      </ul>
    </details>
  );
}
