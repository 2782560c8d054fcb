import type { Call, CallInput, CallReply } from '@elan/domain/contract/call';
import type { CallName, contract } from '@elan/domain/contract/contract';
import { failures } from '@elan/domain/failure';

type Calls = typeof contract;
type WithBody = {
  [Name in CallName]: Calls[Name] extends { readonly body: unknown } ? Name : never;
}[CallName];
type BodyOf<C extends Call> = CallInput<C> extends { readonly body: infer Body } ? Body : never;

const email = 'lea@exemple.quebec';
const password = 'farine et levain';
const projectId = '0f1c9b52-7f0e-4a3e-9d53-0c7d7d3c1a11';
const created = '2026-11-20T14:05:00.000Z';
const saved = '2026-11-20T14:12:30.512Z';
const key = '6f4b1a0e-2f0d-4c1b-8a55-3d0f2f7f6c21';
const answers = {
  businessIdea: 'Une boulangerie ouverte la nuit',
  targetMarket: 'Les travailleurs de quart de Rimouski',
  problemSolved: 'Rien de chaud à manger après 22 h',
  businessModel: 'directSales',
  location: 'Rimouski',
};
const writeUp = '## Concept\n\nUne boulangerie de nuit, à Rimouski…';

/** Example request bodies, by call. */
export const bodyExamples: { readonly [Name in WithBody]: BodyOf<Calls[Name]> } = {
  signUp: { email, password, termsAccepted: true, language: 'fr' },
  resendConfirmation: { email },
  readConfirmation: { token: 'token-of-the-link' },
  confirmEmail: { token: 'token-of-the-link' },
  signIn: { email, password },
  requestRecovery: { email },
  recover: { accessToken: 'first-of-the-link', refreshToken: 'second-of-the-link', password },
  changePassword: { password },
  finishSignIn: { challenge: 'challenge-of-the-first-step', code: '123456' },
  setUpTwoFactor: { password },
  enableTwoFactor: { code: '123456' },
  renewRecoveryCodes: { password, code: '123456' },
  disableTwoFactor: { password, code: '7k3mw-q9d2x' },
  savePreferences: { language: 'en' },
  createProject: { name: 'Pain de nuit', description: 'Du pain chaud pour qui travaille la nuit' },
  updateProject: { name: 'Pain de minuit' },
  importProject: {
    format: 'elan-project/1',
    name: 'Pain de nuit',
    description: '',
    modules_data: { idea: { answers, lastUpdated: saved } },
    exportedAt: saved,
  },
  saveModule: { data: { answers }, baseLastUpdated: null },
  confirmResult: { baseLastUpdated: saved },
  restoreVersion: { baseLastUpdated: saved },
  generateModule: { answers, comments: 'Insister sur le quartier du port', language: 'fr' },
  autoFillModule: { language: 'fr' },
  reviseModule: {
    section: 'Concept',
    instruction: 'Plus court, avec un exemple',
    language: 'fr',
    baseLastUpdated: saved,
  },
  translateModule: { language: 'en', baseLastUpdated: saved },
  saveFeedback: { generation: key, feedback: { helped: true, reason: 'clear' } },
  stopGeneration: { idempotencyKey: key },
  computeForecast: {
    inputs: {
      opening: '2027-03',
      offers: [
        {
          id: 'bread',
          name: 'Pain',
          price: 750,
          cost: 210,
          units: { mode: 'year', years: [9_000, 12_000, 14_000] },
        },
      ],
    },
    explain: ['years.0.revenue', 'breakEven.units'],
  },
  answerCheck: { because: 'Mon assurance est celle de l’immeuble, comprise dans le loyer' },
  changeDossierProfile: { contact: 'Léa Gagnon', phone: null },
  startCheckout: {
    price_id: 'price_of_premium',
    success_url: 'https://elan.exemple.quebec/success',
    cancel_url: 'https://elan.exemple.quebec/pricing',
    mode: 'subscription',
  },
  updatePaymentMethod: { return_url: 'https://elan.exemple.quebec/account' },
  deleteAccount: { confirm_deletion: true },
  findAccount: { email },
};

const project = {
  id: projectId,
  user_id: 'a3b1f0c2d4',
  name: 'Pain de nuit',
  description: 'Du pain chaud pour qui travaille la nuit',
  created_at: created,
  updated_at: saved,
};
const aiUsage = { used: 1, limit: 3 };
const written = {
  result: { aiResponse: writeUp, aiResponseEnding: 'complete', superseded: false },
  lastUpdated: saved,
  aiUsage,
} as const;

/** Example replies, only of the calls that a new client is likely to make first. */
export const replyExamples: { readonly [Name in CallName]?: CallReply<Calls[Name]> } = {
  signUp: { confirmationSent: true },
  confirmEmail: { confirmed: true },
  signIn: { token: 'token-of-the-session', user: { id: 'a3b1f0c2d4', email } },
  me: {
    user: { id: 'a3b1f0c2d4', email },
    language: 'fr',
    aiUsage,
    generationsUnderWay: 0,
    hasAccess: true,
    isFounder: false,
    hasPremiumAccess: false,
    isAdmin: false,
  },
  createProject: { ...project, modules_data: {} },
  getProject: { ...project, modules_data: { idea: { answers, lastUpdated: saved } } },
  listProjects: {
    projects: [
      {
        id: projectId,
        name: project.name,
        description: project.description,
        created_at: created,
        updated_at: saved,
        progress: 10,
        status: 'inProgress',
        completed_modules: ['idea'],
        modules_with_content: ['idea'],
      },
    ],
    nextCursor: null,
  },
  saveModule: { lastUpdated: saved },
  generateModule: written,
  autoFillModule: written,
  startCheckout: { url: 'https://checkout.stripe.com/c/pay/cs_…' },
};

/** Example events of a streamed generation. */
export const eventExamples = {
  token: { value: { event: 'token', data: { text: 'Une boulangerie de nuit, à Rimouski…' } } },
  done: { value: { event: 'done', data: written } },
  error: { value: { event: 'error', data: { error: failures.ai_refused[1], code: 'ai_refused' } } },
};
