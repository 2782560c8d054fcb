import { type MailedServer, startMailedServer } from '@elan/testing/mail/mailedServer';
import { outboxEmptied } from '@elan/testing/mail/mailServer';
import { type Answered, password, request } from '@elan/testing/people/person';
import { coveted, type EmailKind, emailShapes } from '@elan/testing/texts/emailShapes';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it } from 'vitest';

/** The expected status, and the failure's code if any, for each kind of email. */
const expected: Readonly<Record<EmailKind, Readonly<Record<string, string>>>> = {
  address: { signUp: '201', signIn: '403 email_not_confirmed', resend: '200', recover: '200' },
  same: {
    signUp: '409 already_registered',
    signIn: '403 email_not_confirmed',
    resend: '200',
    recover: '200',
  },
  none: {
    signUp: '400 malformed',
    signIn: '401 invalid_credentials',
    resend: '200',
    recover: '200',
  },
  unusable: {
    signUp: '400 malformed',
    signIn: '400 malformed',
    resend: '400 malformed',
    recover: '400 malformed',
  },
};

const outcomeOf = ({ status, body }: Answered) =>
  status < 300 ? String(status) : `${status} ${body.code}`;

/** Creates unconfirmed accounts with the usual password. They are too many to sign up one by one. */
async function createOwners(emails: Iterable<string>): Promise<void> {
  const { db } = server.database;
  const template = await server.unconfirmed();
  for (const email of emails) {
    await db.execute(sql`insert into users (id, name, email, terms_version, terms_accepted_at)
      values (${email}, '', ${email}, '2025-06-22', now())`);
    await db.execute(sql`insert into accounts (id, user_id, account_id, provider_id, password)
      select ${email}, ${email}, ${email}, 'credential', a.password
      from accounts a join users u on u.id = a.user_id where u.email = ${template}`);
  }
}

/** The emails that have an account after all sign-ups. */
const accounts = new Set(
  emailShapes.flatMap(({ kind, typed, owner }) => (kind === 'address' ? typed : (owner ?? []))),
);
const isTemplate = (email: string) => /-.*-.*-.*-.*@/.test(email);

let server: MailedServer;
const answers = new Map<string, Readonly<Record<string, string>>>();
beforeAll(async () => {
  server = await startMailedServer();
  await createOwners(new Set(emailShapes.flatMap(({ owner }) => owner ?? [])));
  const together = 20;
  for (let at = 0; at < emailShapes.length; at += together) {
    const some = emailShapes.slice(at, at + together);
    await Promise.all(
      some.map(async ({ typed }, index) => {
        // Each request comes from its own network, so that the limits by IP do not apply.
        const headers = { 'x-forwarded-for': `198.18.${at / together}.${index}` };
        const post = (path: string, body: object) =>
          request(server, 'POST', `/api/auth/${path}`, { body, headers }).then(outcomeOf);
        const own = { email: typed };
        answers.set(typed, {
          signUp: await post('sign-up/email', { ...own, password, termsAccepted: true }),
          signIn: await post('sign-in/email', { ...own, password }),
          ...(await Promise.all([
            post('send-verification-email', own),
            post('request-password-reset', own),
          ]).then(([resend, recover]) => ({ resend, recover }))),
        });
      }),
    );
  }
  await outboxEmptied(server.database.db);
}, 300_000);
afterAll(() => server.close());

it('are all different', () => {
  expect(new Set(emailShapes.map(({ typed }) => typed)).size).toBe(emailShapes.length);
});

it.each(emailShapes.map(({ kind, typed }) => [kind, JSON.stringify(typed), typed] as const))(
  '%s: %s',
  (kind, _shown, typed) => {
    expect(answers.get(typed)).toEqual(expected[kind]);
  },
);

it('create accounts for valid emails only, one each', async () => {
  const { rows } = await server.database.db.execute<{ email: string }>(
    sql`select email from users`,
  );
  const emails = rows.map(({ email }) => email).filter((email) => !isTemplate(email));
  const expectedEmails = [...accounts].map((email) => email.toLowerCase());
  expect(emails.sort()).toEqual(expectedEmails.sort());
});

it('cause mails only to the owner of an email, with no injected headers', () => {
  const owners = new Set([...accounts].map((email) => email.toLowerCase()));
  const written = new Set<string>();
  for (const { recipients, headers } of server.mail.received) {
    expect(recipients).toHaveLength(1);
    const [to = ''] = recipients;
    written.add(to);
    expect(headers.filter((line) => /^to:/i.test(line))).toEqual([`To: ${to}`]);
    expect(headers.filter((line) => /^b?cc:/i.test(line))).toEqual([]);
  }
  // Mails go to all accounts except the one that the look-alikes imitate.
  owners.delete(coveted);
  expect([...written].filter((to) => !isTemplate(to)).sort()).toEqual([...owners].sort());
});
