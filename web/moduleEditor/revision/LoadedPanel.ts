import { later } from '../../parts/Later.tsx';

/** The panel of the open revision, loaded on demand. */
export const LoadedPanel = later(
  'moduleEditor/revision/RevisionPanel.tsx',
  async () => (await import('./RevisionPanel.tsx')).RevisionPanel,
);
