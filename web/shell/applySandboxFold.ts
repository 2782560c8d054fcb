import { sandboxFold } from '@elan/domain/contract/pageData';

// In the first script of every page, so that a banner that was folded (`foldSandbox.ts`) is never seen open.
try {
  const { key, folded } = sandboxFold;
  if (localStorage.getItem(key) === folded) document.documentElement.dataset.sandbox = folded;
} catch {
  // A browser that stores nothing remembers nothing.
}
