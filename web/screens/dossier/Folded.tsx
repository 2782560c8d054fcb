import { ChevronDown } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { leavePlace } from '../../ui/keepPlace.ts';

interface FoldedProps {
  readonly id?: string;
  readonly title: string;
  /** What is in it, in a few words. */
  readonly beside: ReactNode;
  /** Whether it is open at first; afterwards the person decides. */
  readonly isOpen: boolean;
  readonly children: ReactNode;
}

/** Opens the part with this id. @returns it, if there is one. */
export function openPart(id: string): HTMLDetailsElement | undefined {
  const part = document.getElementById(id);
  if (!(part instanceof HTMLDetailsElement)) return undefined;
  part.open = true;
  return part;
}

/** Opens the part with this id and brings the focus to its first control. */
export function unfold(id: string): void {
  const part = openPart(id);
  if (!part) return;
  leavePlace();
  part.scrollIntoView({ block: 'start' });
  part.querySelector<HTMLElement>('input, button')?.focus({ preventScroll: true });
}

/** A part of the page that opens below its title, so that a phone shows the entire page in a few rows. */
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
