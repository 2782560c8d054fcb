import { ChevronDown } from 'lucide-react';
import { type ReactNode, useId, useState } from 'react';
import { inElement } from './inElement.tsx';
import { useReveal } from './reveal.ts';

export interface FoldProps {
  readonly title: ReactNode;
  /** The name of the button, which says what it folds. */
  readonly name: string;
  /** The level of its heading. */
  readonly level: 2 | 3;
  /** The id of its heading, where something links to it. */
  readonly headingId?: string;
  readonly headingClass?: string;
  /** Beside the title, such as a count. */
  readonly beside?: ReactNode;
  readonly className?: string;
  readonly children: ReactNode;
}

/**
 * A section with a heading, open until the person folds it. The heading stays a heading, with the button beside it,
 * so that screen readers can move by headings.
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
