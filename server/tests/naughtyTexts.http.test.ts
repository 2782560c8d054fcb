import { contract } from '@elan/domain/contract/contract';
import { maxEntryContentLength } from '@elan/domain/project/journal';
import { maxDescriptionLength } from '@elan/domain/project/projectFields';
import { isBlank, isStorable } from '@elan/domain/text';
import { duringTests } from '@elan/testing/duringTests';
import { type Person, replyOf, signedUpPerson } from '@elan/testing/people/person';
import { someEntry } from '@elan/testing/provider/structures';
import { startTestServer } from '@elan/testing/servers/server';
import { naughtyTexts } from '@elan/testing/texts/naughtyTexts';
import { beforeAll, expect, it } from 'vitest';

const founder = 'fondatrice@exemple.quebec';
const texts = Object.values(naughtyTexts).flat();
const server = duringTests(() => startTestServer({ FOUNDER_EMAILS: founder }));
let person: Person;
beforeAll(async () => {
  person = await signedUpPerson(server, founder);
});

it('are 515 or more, all different', () => {
  expect(texts.length).toBeGreaterThanOrEqual(515);
  expect(new Set(texts).size).toBe(texts.length);
});

it('come back over HTTP as they were, or are refused and change nothing', async () => {
  const { id } = await person.createProject();
  const written = texts.filter(
    (text) => isStorable(text) && !isBlank(text) && text.length <= maxEntryContentLength,
  );
  const entries = written.map((content, at) => ({ ...someEntry, id: String(at), content }));
  const path = `/api/projects/${id}`;
  const body = { data: { entries }, baseLastUpdated: null };
  expect((await person.call('PUT', `${path}/modules/journal`, body)).status).toBe(200);
  const refused = texts.filter((text) => !isStorable(text) || text.length > maxDescriptionLength);
  expect(refused.length).toBeGreaterThan(5);
  for (const description of refused) {
    const answered = await person.call('PATCH', path, { description });
    const [status, code] =
      description.length < 1_000_000 ? [400, 'malformed'] : [413, 'body_too_large'];
    expect(answered, JSON.stringify(description).slice(0, 80)).toMatchObject({
      status,
      body: { code, error: expect.stringMatching(/\w/) },
    });
  }
  const { description, modules_data } = replyOf(
    contract.getProject,
    await person.call('GET', path),
  );
  expect(description).toBe('');
  const found = modules_data.journal?.entries?.map(({ content }) => content) ?? [];
  expect(written.filter((text, at) => found[at] !== text)).toEqual([]);
});

it.each(Object.keys(naughtyTexts))('are searched for without an error: %s', async (family) => {
  for (const text of naughtyTexts[family]?.slice(0, 4) ?? []) {
    const words = encodeURIComponent(text.toWellFormed().slice(0, 200));
    expect((await person.call('GET', `/api/projects?search=${words}`)).status).toBeLessThan(500);
  }
});
