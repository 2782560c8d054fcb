import { ChevronDown } from 'lucide-react';
import { type ReactNode, useId, useState } from 'react';
import { inElement } from './inElement.tsx';
import { useReveal } from './reveal.ts';

export interface FoldProps {
  readonly title: ReactNode;
  /** Accessible name of the button. It must mention the section. */
  readonly name: string;
  readonly level: 2 | 3;
  /** Id of the heading, if something links to it. */
  readonly headingId?: string;
  readonly headingClass?: string;
  /** Content next to the title, such as a count. */
  readonly beside?: ReactNode;
  readonly className?: string;
  readonly children: ReactNode;
}

/**
 * A section that the user can fold; initially open. Its button is beside the heading, not inside, so that its name does
 * not become part of the heading.
 */
export function Fold(props: FoldProps) {
  const { title, name, level, headingId, headingClass = '', beside, className = '' } = props;
  const [isOpen, setOpen] = useState(true);
  const madeId = useId();
  const panelId = headingId === undefined ? madeId : `${headingId}-content`;
  const Heading = level === 2 ? 'h2' : 'h3';
  return (
    <section ref={useReveal(() => setOpen(true))} className={className}>
      <div className="flex items-center gap-x-3">
        <Heading
          id={headingId}
          tabIndex={headingId === undefined ? undefined : -1}
          className={`min-w-0 outline-none ${headingClass}`}
        >
          {title}
        </Heading>
        {inElement(beside)}
        <button
          type="button"
          aria-label={name}
          aria-expanded={isOpen}
          aria-controls={panelId}
          onClick={() => setOpen(!isOpen)}
          className="ml-auto grid size-11 shrink-0 place-items-center rounded text-muted hover:bg-sunken hover:text-ink print:hidden"
        >
          <ChevronDown
            aria-hidden
            size={18}
            className={`transition-transform ${isOpen ? 'rotate-180' : ''}`}
          />
        </button>
      </div>
      <div id={panelId} hidden={!isOpen} className="print:block!">
        {props.children}
      </div>
    </section>
  );
}
