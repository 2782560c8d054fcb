import * as account from './account.ts';
import {
  adminCancel,
  adminLiftLockout,
  adminRestore,
  adminResume,
  adminSuspend,
  findAccount,
  listAudit,
  listFailedJobs,
  retryJob,
} from './admin.ts';
import { answerCheck, listChecks, takeBackCheckAnswer } from './checks.ts';
import {
  changeDossierProfile,
  getDossier,
  getDossierPage,
  getDossierProfile,
  importProject,
  listDossierPages,
} from './dossier.ts';
import { getFeedback, saveFeedback } from './feedback.ts';
import { computeForecast, getFigures, getForecast } from './forecast.ts';
import {
  autoFillModule,
  confirmResult,
  findGeneration,
  generateModule,
  reviseModule,
  saveModule,
  stopGeneration,
  translateModule,
} from './modules.ts';
import { getNumbers } from './numbers.ts';
import { deleteAccount, exportAccount, getAccount } from './ownAccount.ts';
import {
  countProjects,
  createProject,
  deleteProject,
  getProject,
  listDeletedProjects,
  listProjects,
  removeProject,
  restoreProject,
  resumeProject,
  updateProject,
} from './projects.ts';
import { getRehearsal } from './rehearsal.ts';
import { deployment, health, ready } from './service.ts';
import { endSession, listSessions } from './sessions.ts';
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
import {
  disableTwoFactor,
  enableTwoFactor,
  finishSignIn,
  getTwoFactor,
  renewRecoveryCodes,
  setUpTwoFactor,
} from './twoFactor.ts';
import { getVersion, listVersions, restoreVersion } from './versions.ts';

export const contract = {
  ...account,
  adminCancel,
  adminLiftLockout,
  adminRestore,
  adminResume,
  adminSuspend,
  answerCheck,
  autoFillModule,
  cancelSubscription,
  changeDossierProfile,
  collectPayment,
  computeForecast,
  confirmResult,
  countProjects,
  createProject,
  deleteAccount,
  deleteProject,
  deployment,
  disableTwoFactor,
  enableTwoFactor,
  endSession,
  exportAccount,
  findAccount,
  findGeneration,
  finishSignIn,
  generateModule,
  getAccount,
  getDossier,
  getDossierPage,
  getDossierProfile,
  getFeedback,
  getFigures,
  getForecast,
  getNumbers,
  getProject,
  getRehearsal,
  getSubscription,
  getTwoFactor,
  getVersion,
  health,
  importProject,
  listAudit,
  listFailedJobs,
  retryJob,
  listChecks,
  listDeletedProjects,
  listDossierPages,
  listProjects,
  listSessions,
  listUsage,
  listVersions,
  ready,
  refreshSubscription,
  removeProject,
  restoreProject,
  renewRecoveryCodes,
  restoreVersion,
  resumeProject,
  resumeSubscription,
  reviseModule,
  saveFeedback,
  saveModule,
  setUpTwoFactor,
  startCheckout,
  stopGeneration,
  takeBackCheckAnswer,
  translateModule,
  updatePaymentMethod,
  updateProject,
} as const;

/** The name of a call, which is also its operation id in the API document. */
export type CallName = keyof typeof contract;
