import { dirname, join } from 'node:path';

/** The folder of the whole project. */
export const repository = dirname(import.meta.dirname);

/** The folders that npm treats as packages of ours, in the order of who may be imported by whom. */
export const workspaces = [
  'domain',
  'modules',
  'server',
  'sandbox',
  'web',
  'e2e',
  'bench',
  'evaluate',
] as const;

export const webDist = join(repository, 'web/dist');
