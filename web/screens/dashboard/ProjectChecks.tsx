import type { Resumption } from '@elan/domain/contract/projects';
import { ChevronDown, TriangleAlert } from 'lucide-react';
import { useCopy } from '../../copy/copy.ts';
import { CheckItem, StaleItem } from '../../moduleEditor/CheckItems.tsx';

interface ProjectChecksProps {
  readonly resumption: Resumption;
  readonly className: string;
}

/**
 * What disagrees in the project and which texts no longer fit the answers, folded, each with the way to where it is
 * mended; the finances have the notes too.
 */
export function ProjectChecks({ resumption, className }: ProjectChecksProps) {
  const copy = useCopy().dashboard.checks;
  const checks = resumption.checks.filter(({ severity }) => severity !== 'note');
  const { stale } = resumption;
  const count = checks.length + stale.length;
  if (count === 0) return null;
  return (
    <details className={`group rounded border border-line bg-surface ${className}`}>
      <summary className="flex min-h-12 cursor-pointer list-none items-center gap-3 rounded px-4 py-2 font-semibold [&::-webkit-details-marker]:hidden">
        <TriangleAlert aria-hidden size={20} className="shrink-0 text-warn" />
        <span className="min-w-0 grow">{copy.title(count)}</span>
        <ChevronDown
          aria-hidden
          size={18}
          className="shrink-0 text-muted transition-transform group-open:rotate-180"
        />
      </summary>
      <ul className="divide-y divide-line border-t border-line">
        {checks.map((check) => (
          <CheckItem
            key={`${check.id} ${check.mendAt.question}`}
            check={check}
            projectId={resumption.id}
          />
        ))}
        {stale.map((one) => (
          <StaleItem key={one.module} stale={one} projectId={resumption.id} />
        ))}
      </ul>
    </details>
  );
}
