import { type ReactNode, useId } from 'react';
import { Card } from '../../ui/Card.tsx';

interface SectionProps {
  /** Where a link may lead to. */
  readonly id?: string;
  readonly title: string;
  /** True where it holds nothing to read but what its controls do. */
  readonly controlsOnly?: boolean;
  readonly children: ReactNode;
}

/** One part of the account, named by its heading. */
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
