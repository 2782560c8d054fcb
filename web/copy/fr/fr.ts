import * as admin from './admin.ts';
import * as dashboard from './dashboard.ts';
import * as failures from './failures.ts';
import * as feedback from './feedback.ts';
import * as guiding from './guiding.ts';
import * as modulePages from './modulePages.ts';
import * as moduleScreen from './moduleScreen.ts';
import * as pricing from './pricing.ts';
import { download, versions } from './results.ts';
import * as revision from './revision.ts';
import * as shell from './shell.ts';
import * as subscription from './subscription.ts';
import * as twin from './twin.ts';

/**
 * The French sections that `useCopy` returns; a screen may also load its own texts. The English sections must have the
 * same type.
 */
export const fr = {
  ...admin,
  ...dashboard,
  ...failures,
  ...feedback,
  ...guiding,
  ...modulePages,
  ...moduleScreen,
  ...pricing,
  download,
  versions,
  ...revision,
  ...shell,
  ...subscription,
  ...twin,
};

export type Copy = typeof fr;
