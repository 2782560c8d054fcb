import { useEffect, useRef } from 'react';
import { PageTitle } from '../../shell/PageTitle.tsx';

let panelsShown = 0;

/**
 * The heading of a panel. A panel that takes another's place takes the focus too, so that a screen
 * reader says what changed; the first one of a visit leaves it where the browser put it.
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
      <h1 ref={heading} tabIndex={-1} className="text-3xl">
        {title}
      </h1>
      {lead ? <p className="mt-2 text-muted">{lead}</p> : null}
    </>
  );
}
