import type { versions as fr } from '../fr/versions.ts';

/** The texts of the earlier versions of a module. */
export const versions: typeof fr = {
  title: 'Earlier versions',
  text: 'What this module held before. Nothing is replaced unless you restore a version.',
  none: 'No earlier version: nothing has been replaced in this module yet.',
  of: (when) => `Version saved ${when}`,
  now: 'Now',
  empty: 'Nothing was written.',
  causes: {
    saved: 'Saved by you',
    generated: 'Written by the AI',
    autoFilled: 'Filled in automatically',
    restored: 'Restored from an earlier version',
    offered: 'Written by the AI while the module was changing; never put in place',
  },
  same: 'The two texts are the same.',
  marks: {
    del: { look: 'Struck through', means: ': removed since.', said: 'Removed:' },
    ins: { look: 'Underlined', means: ': added since.', said: 'Added:' },
  },
  back: 'All versions',
  restore: 'Restore this version',
  restored: 'The version is restored. What stood here before is among the earlier versions.',
  restoreFailed: 'The version could not be restored',
};
