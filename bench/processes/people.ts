import { randomUUID } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';

/** A project with a saved idea module and the `lastUpdated` of the last save. */
export interface BenchProject {
  readonly id: string;
  lastUpdated: string;
}

/** Each kind of request uses a separate project, so that saves never conflict. */
const projectNames = ['ours', 'one', 'same', 'large'] as const;

/** A signed-in user for the measured calls. */
export interface BenchPerson {
  readonly id: string;
  readonly email: string;
  readonly password: string;
  readonly token: string;
  readonly projects: Readonly<Record<(typeof projectNames)[number], BenchProject>>;
}

/** Signs up, confirms the email through the stand-in's mailbox, signs in, and saves the idea module of each project. */
export async function createPerson(
  url: string,
  email = `bench.${randomUUID()}@exemple.ca`,
): Promise<BenchPerson> {
  const password = 'pain-de-nuit-7';
  const send = async <Reply>(method: string, path: string, body: unknown, token?: string) => {
    const reply = await fetch(url + path, {
      method,
      headers: {
        'content-type': 'application/json',
        ...(token === undefined ? {} : { authorization: `Bearer ${token}` }),
      },
      body: JSON.stringify(body),
    });
    if (!reply.ok) throw new Error(`${path}: ${reply.status} ${await reply.text()}`);
    return (await reply.json()) as Reply;
  };
  await send('POST', '/api/auth/sign-up/email', { email, password, termsAccepted: true });
  const link = new URL(await confirmationPath(url, email), url);
  const confirmation = { token: link.searchParams.get('token'), password };
  await send('POST', '/api/auth/verify-email', confirmation);
  const { token, user } = await send<{ token: string; user: { id: string } }>(
    'POST',
    '/api/auth/sign-in/email',
    { email, password },
  );
  const project = async (name: string): Promise<BenchProject> => {
    const { id } = await send<{ id: string }>('POST', '/api/projects', { name }, token);
    const path = `/api/projects/${id}/modules/idea`;
    const body = { data: savedIdea, baseLastUpdated: null };
    return { id, ...(await send<{ lastUpdated: string }>('PUT', path, body, token)) };
  };
  const projects = await Promise.all(projectNames.map(async (name) => [name, await project(name)]));
  return { id: user.id, email, password, token, projects: Object.fromEntries(projects) };
}

/** A module of 8 KB in which every required question is answered. */
export const savedIdea = {
  answers: {
    businessIdea: 'Une boulangerie ouverte la nuit. '.repeat(60),
    targetMarket: 'Les travailleurs de quart. '.repeat(60),
    problemSolved: 'Rien de chaud après 22 h. '.repeat(60),
    businessModel: 'directSales',
    location: 'Rimouski',
    experience: 'Dix ans au fournil. '.repeat(60),
  },
  comments: 'À préciser. '.repeat(160),
};

async function confirmationPath(url: string, email: string): Promise<string> {
  for (;;) {
    const page = await (await fetch(`${url}/sandbox/mailbox`)).text();
    const mail = page.split('<article').find((article) => article.includes(email));
    const path = /href="[^"]*(\/auth\?[^"]+)"/.exec(mail ?? '')?.[1];
    if (path !== undefined) return path.replaceAll('&amp;', '&');
    await pause(50);
  }
}
