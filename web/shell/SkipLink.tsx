import { useCopy } from '../copy/copy.ts';
import { buttonVariant } from '../ui/buttonVariant.ts';

/** The first stop of the keyboard: past the header and the list of modules. */
export function SkipLink() {
  const { skip } = useCopy().shell;
  return (
    <a
      href="#main"
      className={buttonVariant('primary', 'fixed top-2 left-2 z-60 not-focus:sr-only')}
    >
      {skip}
    </a>
  );
}
