import { useEffect, useState } from 'react';
import { useCopy } from '../copy/copy.ts';
import { keepTypedTexts, typedTexts } from '../lib/typedTexts.ts';
import { Button } from '../ui/Button.tsx';

/**
 * Replaces a page that failed to render or to load its code. Lists the text typed on that page, and stores it when the
 * user leaves.
 */
export function Crashed() {
  const { crashed } = useCopy().shell;
  // During this first render the failed page is still in the document, so its fields can be read.
  const [typed] = useState(typedTexts);
  useEffect(() => {
    const keep = () => keepTypedTexts(typed);
    window.addEventListener('pagehide', keep);
    return () => window.removeEventListener('pagehide', keep);
  }, [typed]);
  return (
    <main
      id="main"
      tabIndex={-1}
      className="mx-auto grid min-h-dvh max-w-lg content-center gap-4 p-6"
    >
      <h1 className="text-2xl">{crashed.title}</h1>
      <p role="alert" className="text-muted">
        {crashed.text}
      </p>
      <div>
        <Button variant="primary" onClick={() => location.reload()}>
          {crashed.reload}
        </Button>
      </div>
      {typed.length > 0 ? (
        <details>
          <summary className="min-h-11 content-center text-action">{crashed.typed}</summary>
          <dl className="space-y-3">
            {typed.map(({ label, text }) => (
              <div key={label}>
                <dt className="text-sm text-muted">{label}</dt>
                <dd className="whitespace-pre-wrap wrap-anywhere">{text}</dd>
              </div>
            ))}
          </dl>
        </details>
      ) : null}
    </main>
  );
}
