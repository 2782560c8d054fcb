import * as account from './account.ts';
import { autoFillModule, generateModule, saveModule, stopGeneration } from './modules.ts';
import {
  createProject,
  deleteProject,
  getProject,
  listProjects,
  updateProject,
} from './projects.ts';
import { deployment, health, ready } from './service.ts';

/** Every HTTP call of the product. */
export const contract = {
  ...account,
  autoFillModule,
  createProject,
  deleteProject,
  deployment,
  generateModule,
  getProject,
  health,
  listProjects,
  ready,
  saveModule,
  stopGeneration,
  updateProject,
} as const;
