import { later } from '../../parts/Later.tsx';

/** The panel of the open change, loaded when it is needed. */
export const LoadedPanel = later(
  'moduleEditor/revision/RevisionPanel.tsx',
  async () => (await import('./RevisionPanel.tsx')).RevisionPanel,
);
