import { contract } from '@elan/domain/contract/contract';
import { ideaAnswers, replyOf, signedUpPerson } from '@elan/testing/person';
import { startTestServer, type TestServer } from '@elan/testing/server';
import { afterAll, beforeAll, expect, it } from 'vitest';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.close());

it('names the project that was changed last and what comes next in it, without its texts', async () => {
  const person = await signedUpPerson(server);
  const resumed = async () =>
    replyOf(contract.resumeProject, await person.call('GET', '/api/resume'));
  const save = async (id: string, module: string, data: object) => {
    const path = `/api/projects/${id}/modules/${module}`;
    expect((await person.call('PUT', path, { data, baseLastUpdated: null })).status).toBe(200);
  };
  expect((await person.call('GET', '/api/resume')).body).toBeNull();

  const first = await person.createProject();
  const second = await person.createProject();
  expect(await resumed()).toMatchObject({
    id: second.id,
    step: { kind: 'answer', module: 'brainstorm', number: 1 },
  });
  await save(first.id, 'brainstorm', { hasIdea: true });
  expect(await resumed()).toMatchObject({
    id: first.id,
    step: { kind: 'answer', module: 'idea', number: 1, of: 7 },
  });
  const { businessIdea, targetMarket, ...others } = ideaAnswers;
  await save(first.id, 'idea', { answers: { businessIdea, targetMarket } });
  const { body } = await person.call('GET', '/api/resume');
  expect(body).toMatchObject({
    step: { kind: 'answer', module: 'idea', question: 'problemSolved', number: 3, isReady: false },
  });
  for (const text of [businessIdea, targetMarket, ...Object.values(others)]) {
    expect(JSON.stringify(body)).not.toContain(text);
  }

  const chosen = { title: 'Pain de nuit', sector: 'Alimentation', description: 'Du pain.' };
  await save(second.id, 'brainstorm', { selectedIdea: chosen });
  expect(await resumed()).toMatchObject({
    id: second.id,
    step: { kind: 'develop', module: 'brainstorm' },
  });
  await person.call('DELETE', `/api/projects/${second.id}`);
  expect(await resumed()).toMatchObject({ id: first.id });
  expect((await (await signedUpPerson(server)).call('GET', '/api/resume')).body).toBeNull();
});
