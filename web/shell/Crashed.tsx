import { useCopy } from '../copy/copy.ts';
import { Button } from '../ui/Button.tsx';

/** Shown instead of a page that failed to render or to load its code. */
export function Crashed() {
  const { crashed } = useCopy().shell;
  return (
    <main
      id="main"
      tabIndex={-1}
      className="mx-auto grid min-h-dvh max-w-lg content-center gap-4 p-6"
    >
      <h1 className="text-2xl">{crashed.title}</h1>
      <p className="text-muted">{crashed.text}</p>
      <div>
        <Button variant="primary" onClick={() => location.reload()}>
          {crashed.reload}
        </Button>
      </div>
    </main>
  );
}
