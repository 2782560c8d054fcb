import { operatorId } from '@elan/domain/contract/admin';
import type { Language } from '@elan/domain/language';
import type {
  auditOf,
  checkoutsOf,
  customerOf,
  generationsOf,
  personOf,
  sessionsOf,
  versionsOf,
  wholeProjectOf,
} from '../../../store/accounts/personalData.ts';

/** The type of a row that a query returns. */
type Row<Read extends (...args: never[]) => PromiseLike<unknown>> =
  Awaited<ReturnType<Read>> extends readonly (infer Item)[]
    ? Item
    : NonNullable<Awaited<ReturnType<Read>>>;

export const presentPerson = (row: Row<typeof personOf>) => ({
  id: row.id,
  email: row.email,
  email_confirmed: row.emailVerified,
  name: row.name,
  language: row.language,
  terms_version: row.termsVersion,
  terms_accepted_at: row.termsAcceptedAt,
  created_at: row.createdAt,
  updated_at: row.updatedAt,
  last_sign_in_at: row.lastSignInAt,
  suspended_since: row.suspendedAt,
  deletion_requested_at: row.deletionRequestedAt,
});

export const presentSession = (row: Row<typeof sessionsOf>) => ({
  created_at: row.createdAt,
  renewed_at: row.updatedAt,
  last_used_at: row.lastUsedAt,
  expires_at: row.expiresAt,
  network_address: row.ipAddress,
  browser: row.userAgent,
});

export function presentActor({ adminId }: Row<typeof auditOf>, accountId: string): string {
  if (adminId === operatorId) return 'operator';
  return adminId === accountId ? 'you' : 'administrator';
}

/** Without the project's versions, which `exportAccount` adds. */
export const presentWholeProject = (row: NonNullable<Row<typeof wholeProjectOf>>) => ({
  id: row.id,
  name: row.name,
  description: row.description,
  created_at: row.createdAt,
  updated_at: row.updatedAt,
  deleted_at: row.deletedAt,
  dossier: row.dossier,
  check_answers: row.checkAnswers.map(({ check, because, at }) => ({ check, because, at })),
  modules_data: Object.fromEntries(
    row.modules.map(({ module, data, lastUpdated }) => [module, { ...data, lastUpdated }]),
  ),
});

export const presentVersion = (row: Row<typeof versionsOf>) => ({
  id: row.id,
  module: row.module,
  cause: row.cause,
  created_at: row.createdAt,
  data: row.data,
});

export const presentGeneration = (row: Row<typeof generationsOf>) => ({
  id: row.id,
  project_id: row.projectId,
  module: row.module,
  action: row.action,
  period: row.period,
  status: row.status,
  failure: row.failure,
  stop_requested: row.stopRequested,
  started_at: row.startedAt,
  finished_at: row.finishedAt,
  model: row.model,
  prompt_version: row.promptVersion,
  tokens_in: row.tokensIn,
  tokens_out: row.tokensOut,
  tokens_cached: row.tokensCached,
  tokens_reasoning: row.tokensReasoning,
  first_token_ms: row.firstTokenMs,
  duration_ms: row.durationMs,
  helped: row.helped,
  feedback_reason: row.feedbackReason,
  feedback_at: row.feedbackAt,
  result: row.result,
});

export const presentCustomer = (row: Row<typeof customerOf>) => ({
  customer_id: row.customerId,
  provider: row.provider,
  created_at: row.createdAt,
  last_read_at: row.readAt,
});

export const presentCheckout = (row: Row<typeof checkoutsOf>) => ({
  payment_page: row.url,
  created_at: row.createdAt,
  expires_at: row.expiresAt,
});

/**
 * @returns the export's description of its own content, in both languages.
 * @param support the support email.
 */
export function aboutExport(support: string): Readonly<Record<Language, string>> {
  return {
    fr: `Voici tout ce qu’Élan garde à votre sujet\u00a0: votre compte, vos sessions, vos projets avec leurs versions, l’historique de vos générations, votre abonnement, les tentatives de connexion et ce que notre soutien a fait à votre compte. Les dates sont en temps universel (UTC). N’y figurent pas votre mot de passe, dont nous ne gardons qu’une empreinte, ni ce qui ouvrirait votre compte. Les numéros de carte sont chez le fournisseur de paiement, jamais chez nous. Une question, une correction? Écrivez à ${support}.`,
    en: `This is everything Élan holds about you: your account, your sessions, your projects with their versions, the history of your generations, your subscription, sign-in attempts and what our support did to your account. Dates are in universal time (UTC). Not in it are your password, of which we keep only a hash, and anything that would open your account. Card numbers are with the payment provider, never with us. A question, a correction? Write to ${support}.`,
  };
}
