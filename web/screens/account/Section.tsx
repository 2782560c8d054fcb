import { type ReactNode, useId } from 'react';
import { Card } from '../../ui/Card.tsx';

interface SectionProps {
  /** The anchor for links to the section. */
  readonly id?: string;
  readonly title: string;
  /** Whether the section contains only controls, so that it is not printed. */
  readonly controlsOnly?: boolean;
  readonly children: ReactNode;
}

/** A section of the account page, labelled by its heading. */
export function Section({ id, title, controlsOnly = false, children }: SectionProps) {
  const heading = useId();
  return (
    <Card
      as="section"
      id={id}
      aria-labelledby={heading}
      className={`scroll-mt-20 sm:p-7 ${controlsOnly ? 'print:hidden' : ''}`}
    >
      <h2 id={heading} className="text-xl">
        {title}
      </h2>
      <div className="mt-4">{children}</div>
    </Card>
  );
}
