import { contract } from '@elan/domain/contract/contract';
import { catalogue } from '@elan/modules/catalogue';
import { duringTests } from '@elan/testing/duringTests';
import { startStripe, stripeSettings, subscribed } from '@elan/testing/payments/stripe';
import { type Person, request, signedUpPerson } from '@elan/testing/people/person';
import { turnTwoFactorOn } from '@elan/testing/people/twoFactor';
import { wholeProject } from '@elan/testing/projects/wholeProject';
import { writes } from '@elan/testing/provider/providerAnswers';
import { startTestServer } from '@elan/testing/servers/server';
import { sql } from 'drizzle-orm';
import { beforeAll, describe, expect, it } from 'vitest';

/** The roles of docs/product.md#roles-and-access. */
const roles = ['anonymous', 'free', 'premium', 'founder', 'suspended', 'admin'] as const;
type Role = (typeof roles)[number];
/** The expected status for each role, in the order of `roles`, followed by the failure's code if it matters. */
type Row = readonly [string, string, string, string, string, string];

const everybody = (status: string): Row => [status, status, status, status, status, status];
const fourTimes = (status: string) => [status, status, status, status] as const;
const signedIn = (status: string): Row => ['401', status, status, status, status, status];
/** A suspended account may read, export, cancel and delete, but not write. */
const writing = (status: string): Row => ['401', status, status, status, '403 suspended', status];
const paid = (status: string): Row => [
  '401',
  '402 premium_required',
  status,
  status,
  '403 suspended',
  '402 premium_required',
];
const premium = (status: string): Row => [
  '401',
  '402 dossier_premium',
  status,
  status,
  // A suspended subscriber may still download their documents.
  status,
  '402 dossier_premium',
];
const desk = (status: string): Row => ['404', '404', '404', '404', '404', status];
const noSubscription = '409 subscription_missing';

interface Case {
  readonly call: keyof typeof contract;
  readonly row: Row;
  readonly module?: string;
  readonly query?: string;
  readonly body?: object;
}

const back = { success_url: 'http://localhost:3000/s', cancel_url: 'http://localhost:3000/p' };
const language = { language: 'fr' };
const write = (module: string): Case[] => {
  const free = catalogue[module as keyof typeof catalogue].free;
  const guard = free ? writing : paid;
  return [
    {
      call: 'saveModule',
      module,
      body: { data: { comments: 'note' }, baseLastUpdated: null },
      row: guard('200'),
    },
    // Only users who may write in the module are told what is missing.
    {
      call: 'generateModule',
      module,
      body: language,
      row: guard(asksNothing(module) ? '502' : '422'),
    },
    {
      call: 'autoFillModule',
      module,
      body: language,
      row: isFilled(module) ? guard('422 autofill_needs_brainstorm') : signedIn('404'),
    },
    {
      call: 'reviseModule',
      module,
      body: { ...language, section: 'A', instruction: 'Plus court', baseLastUpdated: null },
      row: isFilled(module) ? guard('409 save_conflict') : signedIn('404'),
    },
    {
      call: 'translateModule',
      module,
      body: { ...language, baseLastUpdated: null },
      row: isFilled(module) ? guard('409 save_conflict') : signedIn('404'),
    },
  ];
};
const isFilled = (module: string) => catalogue[module as keyof typeof catalogue].kind === 'writeUp';
/**
 * Personas and a score need no answers of their own, so the provider is called. The reply of this test's provider is
 * neither.
 */
const asksNothing = (module: string) => module === 'personas' || module === 'maturity';

const freeProject = { ...wholeProject, modules_data: { idea: wholeProject.modules_data.idea } };

const table: readonly Case[] = [
  { call: 'health', row: everybody('200') },
  { call: 'ready', row: everybody('200') },
  { call: 'deployment', row: everybody('200') },
  { call: 'me', row: signedIn('200') },
  { call: 'savePreferences', body: language, row: signedIn('200') },
  { call: 'changePassword', body: { password: 'un autre mot de passe' }, row: signedIn('200') },
  {
    call: 'finishSignIn',
    body: { challenge: 'x', code: '123456' },
    row: everybody('400 challenge_invalid'),
  },
  { call: 'getTwoFactor', row: signedIn('200') },
  { call: 'setUpTwoFactor', body: { password: 'x' }, row: signedIn('401 invalid_credentials') },
  {
    call: 'enableTwoFactor',
    body: { code: 'x' },
    row: ['401', ...fourTimes('400 code_invalid'), '409 two_factor_on'],
  },
  {
    call: 'renewRecoveryCodes',
    body: { password: 'x', code: 'x' },
    row: signedIn('401 invalid_credentials'),
  },
  {
    call: 'disableTwoFactor',
    body: { password: 'x', code: 'x' },
    row: signedIn('401 invalid_credentials'),
  },
  { call: 'listSessions', row: signedIn('200') },
  // The id is that of a project; only the access check matters here.
  { call: 'endSession', row: signedIn('404') },
  { call: 'listProjects', row: signedIn('200') },
  { call: 'countProjects', row: signedIn('200') },
  { call: 'resumeProject', row: signedIn('200') },
  { call: 'listDeletedProjects', row: signedIn('200') },
  { call: 'createProject', body: { name: 'Encore un' }, row: writing('201') },
  { call: 'getProject', row: signedIn('200') },
  // No forecast is saved; only the access check matters here.
  { call: 'getForecast', row: signedIn('404') },
  { call: 'getFigures', row: signedIn('200') },
  { call: 'getIndustry', row: signedIn('200') },
  { call: 'listChecks', row: signedIn('200') },
  // The project has no check; only the access check matters here.
  { call: 'answerCheck', body: { because: 'Voilà' }, row: writing('404') },
  { call: 'takeBackCheckAnswer', row: writing('404') },
  { call: 'getRehearsal', row: signedIn('200') },
  // No result was generated; only the access check matters here.
  {
    call: 'confirmResult',
    module: 'idea',
    body: { baseLastUpdated: new Date().toISOString() },
    row: signedIn('404'),
  },
  { call: 'getFeedback', module: 'idea', row: signedIn('200') },
  {
    call: 'saveFeedback',
    module: 'idea',
    body: { generation: '00000000-0000-4000-8000-000000000000', feedback: null },
    row: writing('404'),
  },
  {
    call: 'computeForecast',
    body: { inputs: { opening: new Date().toISOString().slice(0, 7), offers: [{ id: 'a' }] } },
    row: signedIn('200'),
  },
  ...['json', 'md'].map(
    (format): Case => ({
      call: 'getDossier',
      query: `?format=${format}`,
      row: signedIn('200'),
    }),
  ),
  { call: 'getDossier', query: '?format=pdf', row: premium('200') },
  { call: 'getDossier', query: '?format=xlsx', row: premium('200') },
  { call: 'getDossier', query: '?format=pptx&pack=bank', row: premium('200') },
  { call: 'listDossierPages', row: signedIn('200') },
  { call: 'getDossierPage', row: signedIn('200') },
  { call: 'getDossierProfile', row: signedIn('200') },
  { call: 'changeDossierProfile', body: { contact: 'Julie' }, row: writing('200') },
  { call: 'importProject', body: freeProject, row: writing('201') },
  { call: 'importProject', body: wholeProject, row: paid('201') },
  { call: 'updateProject', body: { name: 'Autrement' }, row: writing('200') },
  // A text and a tool, each free and paid.
  ...['idea', 'brainstorm', 'marketing', 'personas'].flatMap(write),
  {
    call: 'stopGeneration',
    module: 'idea',
    body: { idempotencyKey: 'rien' },
    row: signedIn('404'),
  },
  { call: 'findGeneration', module: 'idea', row: signedIn('404') },
  {
    call: 'startCheckout',
    body: { price_id: stripeSettings.STRIPE_PRICE_ID, ...back },
    row: ['401', '200', '409 already_subscribed', '409 premium_included', '403 suspended', '200'],
  },
  { call: 'getSubscription', row: signedIn('200') },
  { call: 'refreshSubscription', row: signedIn('200') },
  { call: 'collectPayment', row: signedIn('200') },
  {
    call: 'updatePaymentMethod',
    body: { return_url: 'http://localhost:3000/account' },
    // The suspended account in this test is a subscriber, and may still manage its subscription.
    row: ['401', noSubscription, '200', noSubscription, '200', noSubscription],
  },
  {
    call: 'cancelSubscription',
    row: ['401', noSubscription, '200', noSubscription, '200', noSubscription],
  },
  {
    call: 'resumeSubscription',
    row: ['401', noSubscription, '200', noSubscription, '403 suspended', noSubscription],
  },
  { call: 'listUsage', row: signedIn('200') },
  { call: 'findAccount', body: { email: 'personne@exemple.quebec' }, row: desk('200') },
  { call: 'adminCancel', row: desk('404') },
  { call: 'adminResume', row: desk('404') },
  { call: 'adminLiftLockout', row: desk('404') },
  { call: 'adminSuspend', row: desk('404') },
  { call: 'adminRestore', row: desk('404') },
  { call: 'listAudit', row: desk('200') },
  { call: 'listFailedJobs', row: desk('200') },
  { call: 'retryJob', row: desk('404') },
  { call: 'getNumbers', row: desk('200') },
  { call: 'getAccount', row: signedIn('200') },
  { call: 'exportAccount', row: signedIn('200') },
  { call: 'listVersions', module: 'idea', row: signedIn('200') },
  // There is no such version; only the access check matters here.
  { call: 'getVersion', module: 'idea', row: signedIn('404') },
  {
    call: 'restoreVersion',
    module: 'idea',
    body: { baseLastUpdated: null },
    row: signedIn('404'),
  },
  { call: 'deleteProject', row: signedIn('200') },
  { call: 'restoreProject', row: signedIn('200') },
  { call: 'deleteProject', row: signedIn('200') },
  { call: 'removeProject', row: signedIn('200') },
  {
    call: 'deleteAccount',
    body: { confirm_deletion: true },
    row: ['401', '200', '200', '403 founder_protected', '200', '200'],
  },
];

/** Calls that start or end a session, which any role may make. */
const ofSessions = [
  'signUp',
  'resendConfirmation',
  'readConfirmation',
  'confirmEmail',
  'signIn',
  'requestRecovery',
  'recover',
  'signOut',
  'signOutEverywhere',
];

const emails = { founder: 'fondatrice@exemple.quebec', admin: 'soutien@exemple.quebec' };
const stripe = duringTests(startStripe);
const server = duringTests(() =>
  startTestServer({
    ...stripe.env,
    FOUNDER_EMAILS: emails.founder,
    ADMIN_EMAILS: emails.admin,
  }),
);
const people = new Map<Role, Person>();
const projects = new Map<Role, string>();
beforeAll(async () => {
  server.provider.answers(writes('Texte.'));
  for (const role of roles) {
    if (role === 'anonymous') continue;
    const email = role === 'founder' || role === 'admin' ? emails[role] : undefined;
    const person = await signedUpPerson(server, email);
    if (role === 'admin') await turnTwoFactorOn(server.database.db, person.id);
    people.set(role, person);
    projects.set(role, (await person.createProject()).id);
    if (role === 'premium' || role === 'suspended') await subscribed(server, stripe, person);
  }
  await server.database.db.execute(
    sql`update users set suspended_at = now() where id = ${people.get('suspended')?.id}`,
  );
});

async function ask(role: Role, { call, module, query = '', body }: Case): Promise<string> {
  const { method, path } = contract[call];
  const isDesk = path.startsWith('/api/admin');
  const id = isDesk ? 'personne' : (projects.get(role) ?? projects.get('free') ?? '');
  const address = path
    .replace(':id', id)
    .replace(':module', module ?? '')
    .replace(':n', '1')
    .replace(':checkId', 'noInsurance')
    .replace(':version', '00000000-0000-4000-8000-000000000000');
  const person = people.get(role);
  const answer = await request(server, method, address + query, {
    ...(person ? { token: person.token } : {}),
    body,
  });
  return answer.status < 300 ? String(answer.status) : `${answer.status} ${answer.body.code}`;
}

describe('/api/me', () => {
  it.each([
    ['free', { hasAccess: true, isFounder: false, hasPremiumAccess: false, isAdmin: false }, 3],
    ['premium', { hasAccess: true, isFounder: false, hasPremiumAccess: true, isAdmin: false }, 100],
    [
      'founder',
      { hasAccess: true, isFounder: true, hasPremiumAccess: true, isAdmin: false },
      999_999,
    ],
    [
      'suspended',
      { hasAccess: false, isFounder: false, hasPremiumAccess: true, isAdmin: false },
      100,
    ],
    ['admin', { hasAccess: true, isFounder: false, hasPremiumAccess: false, isAdmin: true }, 3],
  ] as const)('tells %s what they may reach', async (role, access, limit) => {
    const answer = await people.get(role)?.call('GET', '/api/me');
    expect(answer?.body).toMatchObject({ ...access, aiUsage: { limit } });
    const { rows } = await server.database.db.execute(
      sql`select ai_usage_limit::int as limit from user_preferences where user_id = ${people.get(role)?.id}`,
    );
    expect(rows).toEqual([{ limit }]);
  });
});

describe.each(table)('$call $module $query', (one) => {
  it.each(roles.map((role, index) => [role, one.row[index] ?? ''] as const))(
    '%s: %s',
    async (role, expected) => {
      const answered = await ask(role, one);
      // If only a status is expected, any code is accepted.
      expect(expected.includes(' ') ? answered : answered.split(' ')[0]).toBe(expected);
    },
  );
});

it('leaves no call out', () => {
  const covered = new Set<string>([...table.map(({ call }) => call), ...ofSessions]);
  expect([...covered].sort()).toEqual(Object.keys(contract).sort());
});
