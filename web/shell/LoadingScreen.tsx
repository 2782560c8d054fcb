import { useCopy } from '../copy/copy.ts';
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
