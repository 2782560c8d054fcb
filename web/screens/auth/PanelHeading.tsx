import { useEffect, useRef } from 'react';
import { PageTitle } from '../../shell/PageTitle.tsx';

let panelsShown = 0;

/**
 * The heading of a panel, focused so that a screen reader announces the change. The first panel after the page loads
 * leaves the focus unchanged.
 */
export function PanelHeading({ title, lead }: { title: string; lead?: string }) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    panelsShown += 1;
    if (panelsShown > 1) heading.current?.focus();
  }, []);
  return (
    <>
      <PageTitle title={title} />
      <h1 ref={heading} tabIndex={-1} className="text-2xl sm:text-3xl">
        {title}
      </h1>
      {lead ? <p className="mt-2 text-muted">{lead}</p> : null}
    </>
  );
}
