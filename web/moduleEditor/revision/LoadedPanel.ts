import { later } from '../../parts/Later.tsx';

/** The panel for revising a part of a write-up, loaded on demand. */
export const LoadedPanel = later(
  'moduleEditor/revision/RevisionPanel.tsx',
  async () => (await import('./RevisionPanel.tsx')).RevisionPanel,
);
