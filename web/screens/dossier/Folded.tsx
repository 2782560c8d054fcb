import { ChevronDown } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { leavePlace } from '../../ui/keepPlace.ts';

interface FoldedProps {
  readonly id?: string;
  readonly title: string;
  /** A short summary of the content. */
  readonly beside: ReactNode;
  /** Whether the part is open initially. */
  readonly isOpen: boolean;
  readonly children: ReactNode;
}

/** Opens the collapsible part with this id. @returns the part, if it exists. */
export function openPart(id: string): HTMLDetailsElement | undefined {
  const part = document.getElementById(id);
  if (!(part instanceof HTMLDetailsElement)) return undefined;
  part.open = true;
  return part;
}

/** Opens the part with this id and focuses its first control. No-op if the part does not exist. */
export function unfold(id: string): void {
  const part = openPart(id);
  if (!part) return;
  leavePlace();
  part.scrollIntoView({ block: 'start' });
  part.querySelector<HTMLElement>('input, button')?.focus({ preventScroll: true });
}

/** A collapsible part, which keeps the page short on a phone. */
export function Folded({ id, title, beside, isOpen, children }: FoldedProps) {
  const [isOpenAtFirst] = useState(isOpen);
  return (
    <details id={id} open={isOpenAtFirst} className="group rounded border border-line bg-surface">
      <summary className="flex min-h-13 cursor-pointer list-none items-center gap-x-3 rounded px-4 py-2 sm:px-5 [&::-webkit-details-marker]:hidden">
        <h2 className="min-w-0 grow text-lg">{title}</h2>
        <span className="shrink-0 text-sm text-muted">{beside}</span>
        <ChevronDown
          aria-hidden
          size={18}
          className="shrink-0 text-muted transition-transform group-open:rotate-180"
        />
      </summary>
      <div className="border-t border-line px-4 py-4 sm:px-5">{children}</div>
    </details>
  );
}
