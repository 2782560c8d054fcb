import { admin } from './admin.ts';
import { dashboard, firstSteps } from './dashboard.ts';
import { failures } from './failures.ts';
import { feedback } from './feedback.ts';
import { guiding } from './guiding.ts';
import { brainstorm, journal, maturity, personas } from './modulePages.ts';
import { moduleScreen } from './moduleScreen.ts';
import { pricing } from './pricing.ts';
import { download, versions } from './results.ts';
import { revision } from './revision.ts';
import { common, shell, storage } from './shell.ts';
import { subscription, success, upsell } from './subscription.ts';
import { twin } from './twin.ts';

/**
 * The French sections that `useCopy` returns; a screen may also load its own texts. The English sections must have the
 * same type.
 */
export const fr = {
  admin,
  brainstorm,
  common,
  dashboard,
  download,
  failures,
  feedback,
  firstSteps,
  guiding,
  journal,
  maturity,
  moduleScreen,
  personas,
  pricing,
  revision,
  twin,
  shell,
  storage,
  subscription,
  success,
  upsell,
  versions,
};

export type Copy = typeof fr;
