import { admin } from './admin.ts';
import { brainstorm } from './brainstorm.ts';
import { common } from './common.ts';
import { dashboard } from './dashboard.ts';
import { download } from './download.ts';
import { failures } from './failures.ts';
import { firstSteps } from './firstSteps.ts';
import { guiding } from './guiding.ts';
import { journal } from './journal.ts';
import { maturity } from './maturity.ts';
import { moduleScreen } from './moduleScreen.ts';
import { personas } from './personas.ts';
import { pricing } from './pricing.ts';
import { shell } from './shell.ts';
import { storage } from './storage.ts';
import { subscription } from './subscription.ts';
import { success } from './success.ts';
import { upsell } from './upsell.ts';
import { versions } from './versions.ts';

/** The French texts that every page loads; a screen may load its own. The English texts must have the same type. */
export const fr = {
  admin,
  brainstorm,
  common,
  dashboard,
  download,
  failures,
  firstSteps,
  guiding,
  journal,
  maturity,
  moduleScreen,
  personas,
  pricing,
  shell,
  storage,
  subscription,
  success,
  upsell,
  versions,
};

export type Copy = typeof fr;
