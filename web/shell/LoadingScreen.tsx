import { useCopy } from '../copy/copy.ts';
import { Button } from '../ui/Button.tsx';
import { Mark } from './Brand.tsx';

/** Shown while the session or a page is being loaded. */
export function LoadingScreen() {
  const { common } = useCopy();
  return (
    <main
      id="main"
      tabIndex={-1}
      className="grid min-h-dvh place-content-center justify-items-center gap-3"
    >
      <Mark size={40} />
      <p role="status" className="text-muted">
        {common.loading}
      </p>
    </main>
  );
}

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
