import * as account from './account.ts';
import {
  adminCancel,
  adminLiftLockout,
  adminRestore,
  adminResume,
  adminSuspend,
  findAccount,
  listAudit,
} from './admin.ts';
import { autoFillModule, generateModule, saveModule, stopGeneration } from './modules.ts';
import { deleteAccount, exportAccount, getAccount } from './ownAccount.ts';
import {
  createProject,
  deleteProject,
  getProject,
  listProjects,
  updateProject,
} from './projects.ts';
import { deployment, health, ready } from './service.ts';
import {
  cancelSubscription,
  collectPayment,
  getSubscription,
  listUsage,
  refreshSubscription,
  resumeSubscription,
  startCheckout,
  updatePaymentMethod,
} from './subscription.ts';

/** Every HTTP call of the product. */
export const contract = {
  ...account,
  adminCancel,
  adminLiftLockout,
  adminRestore,
  adminResume,
  adminSuspend,
  autoFillModule,
  cancelSubscription,
  collectPayment,
  createProject,
  deleteAccount,
  deleteProject,
  deployment,
  exportAccount,
  findAccount,
  generateModule,
  getAccount,
  getProject,
  getSubscription,
  health,
  listAudit,
  listProjects,
  listUsage,
  ready,
  refreshSubscription,
  resumeSubscription,
  saveModule,
  startCheckout,
  stopGeneration,
  updatePaymentMethod,
  updateProject,
} as const;
