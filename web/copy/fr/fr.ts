import { admin } from './admin.ts';
import { auth } from './auth.ts';
import { brainstorm } from './brainstorm.ts';
import { common } from './common.ts';
import { dashboard } from './dashboard.ts';
import { failures } from './failures.ts';
import { guiding } from './guiding.ts';
import { journal } from './journal.ts';
import { landing } from './landing.ts';
import { maturity } from './maturity.ts';
import { moduleScreen } from './moduleScreen.ts';
import { personas } from './personas.ts';
import { shell } from './shell.ts';

/** Every French text of the pages. Its type is what the English one must have. */
export const fr = {
  admin,
  auth,
  brainstorm,
  common,
  dashboard,
  failures,
  guiding,
  journal,
  landing,
  maturity,
  moduleScreen,
  personas,
  shell,
};

export type Copy = typeof fr;
