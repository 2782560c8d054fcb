import { ChevronDown } from 'lucide-react';
import type { ReactNode } from 'react';
import { useCopy } from '../../copy/copy.ts';

interface MeantSoProps {
  readonly count: number;
  /** List items. */
  readonly children: ReactNode;
}

/** A list item that collapses the checks marked as intended. */
export function MeantSo({ count, children }: MeantSoProps) {
  const copy = useCopy().dashboard.checks.answer;
  return (
    <li>
      <details className="group/meant">
        <summary className="flex min-h-11 cursor-pointer list-none items-center gap-3 px-4 py-2 text-muted [&::-webkit-details-marker]:hidden">
          <span className="min-w-0 grow">{copy.meant(count)}</span>
          <ChevronDown
            aria-hidden
            size={18}
            className="shrink-0 transition-transform group-open/meant:rotate-180"
          />
        </summary>
        <ul className="divide-y divide-line border-t border-line">{children}</ul>
      </details>
    </li>
  );
}
