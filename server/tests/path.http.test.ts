import { contract } from '@elan/domain/contract/contract';
import { duringTests } from '@elan/testing/duringTests';
import {
  confirm,
  confirmationLink,
  ideaAnswers,
  password,
  replyOf,
  request,
  signedUpPerson,
  signUp,
} from '@elan/testing/people/person';
import { writes } from '@elan/testing/provider/providerAnswers';
import { startTestServer } from '@elan/testing/servers/server';
import { describe, expect, it } from 'vitest';

const server = duringTests(startTestServer);

describe('signing up', () => {
  it('sends a mail in the language of the page, whose link confirms without signing in', async () => {
    const email = 'nuit@exemple.quebec';
    const signedUp = await signUp(server, email, 'en');
    expect(signedUp.status).toBe(201);
    const link = await confirmationLink(server, email);

    const early = await request(server, 'POST', '/api/auth/sign-in/email', {
      body: { email, password },
    });
    expect(early).toMatchObject({ status: 403, body: { code: 'email_not_confirmed' } });

    expect((await confirm(server, link)).body).toEqual({ confirmed: true });

    const signedIn = await request(server, 'POST', '/api/auth/sign-in/email', {
      body: { email, password },
    });
    expect(signedIn.status).toBe(200);
    const cookies = signedIn.headers.getSetCookie();
    expect(cookies.find((cookie) => cookie.startsWith('elan.session_token='))).toMatch(/HttpOnly/i);
    expect(cookies.find((cookie) => cookie.startsWith('elan_session='))).not.toMatch(/HttpOnly/i);

    const cookie = cookies.map((one) => one.split(';')[0]).join('; ');
    const me = await request(server, 'GET', '/api/me', { headers: { cookie } });
    expect(replyOf(contract.me, me)).toMatchObject({
      user: { email },
      language: 'en',
      aiUsage: { used: 0, limit: 3 },
      generationsUnderWay: 0,
      hasAccess: true,
      isFounder: false,
      hasPremiumAccess: false,
      isAdmin: false,
    });

    await request(server, 'POST', '/api/auth/sign-out', { headers: { cookie } });
    const after = await request(server, 'GET', '/api/me', { headers: { cookie } });
    expect(after).toMatchObject({ status: 401, body: { code: 'unauthenticated' } });
  });

  it('distinguishes a known email, unaccepted terms and short passwords', async () => {
    await signUp(server, 'deja@exemple.quebec');
    expect((await signUp(server, 'DEJA@exemple.quebec')).body).toMatchObject({
      code: 'already_registered',
    });
    const bodies = [
      [{ password, termsAccepted: false }, 'terms_not_accepted'],
      [{ password: 'court', termsAccepted: true }, 'password_too_short'],
      [{ password: 'x'.repeat(129), termsAccepted: true }, 'password_too_long'],
    ] as const;
    for (const [body, code] of bodies) {
      const answered = await request(server, 'POST', '/api/auth/sign-up/email', {
        body: { email: 'autre@exemple.quebec', ...body },
      });
      expect(answered).toMatchObject({ status: 400, body: { code } });
    }
  });

  it('creates one account from two concurrent sign-ups', async () => {
    const statuses = await Promise.all(
      [1, 2, 3].map(async () => (await signUp(server, 'jumeau@exemple.quebec')).status),
    );
    expect(statuses.sort()).toEqual([201, 409, 409]);
  });

  it('answers an unknown email and a wrong password alike', async () => {
    const { email } = await signedUpPerson(server);
    const wrong = await request(server, 'POST', '/api/auth/sign-in/email', {
      body: { email, password: 'pas le bon' },
    });
    const unknown = await request(server, 'POST', '/api/auth/sign-in/email', {
      body: { email: 'personne@exemple.quebec', password },
    });
    expect(wrong.status).toBe(401);
    expect(unknown.status).toBe(401);
    expect(wrong.body).toEqual(unknown.body);
  });
});

describe('from an idea to a write-up', () => {
  it('creates, generates, saves and reads back, and remembers the language', async () => {
    const person = await signedUpPerson(server);
    const project = await person.createProject('Pain de nuit');
    expect(project).toMatchObject({ user_id: person.id, description: '', modules_data: {} });
    const path = `/api/projects/${project.id}/modules/idea`;

    server.provider.answers(writes('## Forces\n\nDu pain chaud la nuit.'));
    const generated = await person.call('POST', `${path}/generate`, {
      answers: ideaAnswers,
      comments: 'Surtout le port',
      language: 'fr',
    });
    const done = replyOf(contract.generateModule, generated);
    expect(done).toMatchObject({
      result: {
        aiResponse: '## Forces\n\nDu pain chaud la nuit.',
        aiResponseEnding: 'complete',
        superseded: false,
      },
      aiUsage: { used: 1, limit: 3 },
    });

    const saved = await person.call('PUT', path, {
      data: { answers: { ...ideaAnswers, location: 'Matane' } },
      baseLastUpdated: done.lastUpdated,
    });
    const { lastUpdated } = replyOf(contract.saveModule, saved);
    const read = replyOf(
      contract.getProject,
      await person.call('GET', `/api/projects/${project.id}`),
    );
    expect(read.modules_data).toEqual({
      idea: {
        answers: { ...ideaAnswers, location: 'Matane' },
        comments: 'Surtout le port',
        aiResponse: '## Forces\n\nDu pain chaud la nuit.',
        aiResponseEnding: 'complete',
        basis: done.result.basis,
        lastUpdated,
      },
    });

    const list = replyOf(contract.listProjects, await person.call('GET', '/api/projects'));
    expect(list.projects).toMatchObject([
      { id: project.id, progress: 9, status: 'inProgress', completed_modules: ['idea'] },
    ]);
    expect(list.nextCursor).toBeNull();

    await person.call('PATCH', '/api/preferences', { language: 'en' });
    expect((await person.call('GET', '/api/me')).body).toMatchObject({ language: 'en' });
  });

  it('refuses a save made from stale data and changes nothing', async () => {
    const person = await signedUpPerson(server);
    const project = await person.createProject();
    const path = `/api/projects/${project.id}/modules/idea`;
    const save = (businessIdea: string, baseLastUpdated: string | null) =>
      person.call('PUT', path, { data: { answers: { businessIdea } }, baseLastUpdated });
    const first = replyOf(contract.saveModule, await save('première', null));
    expect(await save('deuxième', null)).toMatchObject({
      status: 409,
      body: { code: 'save_conflict' },
    });
    const second = replyOf(contract.saveModule, await save('deuxième', first.lastUpdated));
    expect((await save('troisième', first.lastUpdated)).status).toBe(409);
    const read = replyOf(
      contract.getProject,
      await person.call('GET', `/api/projects/${project.id}`),
    );
    expect(read.modules_data.idea).toEqual({
      answers: { businessIdea: 'deuxième' },
      lastUpdated: second.lastUpdated,
    });
  });

  it('lets exactly one of many saves from the same base through', async () => {
    const person = await signedUpPerson(server);
    const project = await person.createProject();
    const path = `/api/projects/${project.id}/modules/idea`;
    const round = async (baseLastUpdated: string | null) => {
      const answers = await Promise.all(
        Array.from({ length: 12 }, (_, index) =>
          person.call('PUT', path, { data: { comments: `${index}` }, baseLastUpdated }),
        ),
      );
      const saved = answers.filter((answered) => answered.status === 200);
      expect(saved).toHaveLength(1);
      return saved[0] ? replyOf(contract.saveModule, saved[0]).lastUpdated : null;
    };
    await round(await round(await round(null)));
  });
});
