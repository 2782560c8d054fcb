import type { Sent } from '../processes/load.ts';
import { savedIdea } from '../processes/people.ts';
import { adminEmail, emailOf, growthPassword, projectId, projectsEach, tokenOf } from './fill.ts';

/** A request of one user, and a function that stores what later requests need from its reply. */
export interface GrowthCall {
  readonly sent: Sent;
  readonly answered?: (text: string) => void;
}

/**
 * The positions, within every hundred users, of those who make calls. They are confirmed, have a session and have no
 * Premium.
 */
const residues = [10, 11, 12, 20, 21, 22, 30, 31, 32, 40];
/** The number of users who make calls, which is the same in a small and a large database. */
export const callers = 240;

/** @returns the number of the n-th caller. The callers are spread over all users. */
function caller(index: number, people: number): number {
  const hundreds = callers / residues.length;
  const hundred = Math.floor(
    (Math.floor(index / residues.length) * Math.floor(people / 100)) / hundreds,
  );
  return hundred * 100 + (residues[index % residues.length] ?? 0);
}

const json = (method: 'POST' | 'PUT', path: string, body: unknown, token?: string): Sent => ({
  method,
  path,
  body: JSON.stringify(body),
  ...(token === undefined ? {} : { token }),
});

/** @returns the projects that the callers use. */
export function projectsOfCallers(people: number): string[] {
  return Array.from({ length: callers }, (_, turn) =>
    projectId(caller(turn, people) * projectsEach),
  );
}

/**
 * The calls to measure. Each one is made by the next caller, except those of the support desk.
 * @param lastUpdated the `lastUpdated` of the idea module, by project of a caller.
 */
export function growthCalls(people: number, lastUpdated: Map<string, string>) {
  let turn = 0;
  const next = () => {
    turn = (turn + 1) % callers;
    const person = caller(turn, people);
    return { person, token: tokenOf(person), project: projectId(person * projectsEach) };
  };
  const get = (pathOf: (project: string) => string) => (): GrowthCall => {
    const { token, project } = next();
    return { sent: { method: 'GET', path: pathOf(project), token } };
  };
  const adminToken = tokenOf(0);
  return {
    'the account (GET /api/me)': get(() => '/api/me'),
    'the dashboard’s list': get(() => '/api/projects'),
    'the list, searched': get(() => '/api/projects?search=boulangerie'),
    'the project to resume': get(() => '/api/resume'),
    'a whole project': get((project) => `/api/projects/${project}`),
    'the checks of a project': get((project) => `/api/projects/${project}/checks`),
    'the versions of a module': get((project) => `/api/projects/${project}/modules/idea/versions`),
    'the list of usage': get(() => '/api/usage'),
    'the subscription': get(() => '/api/subscription'),
    'a module saved': (): GrowthCall => {
      const { token, project } = next();
      const path = `/api/projects/${project}/modules/idea`;
      const base = lastUpdated.get(project) ?? null;
      return {
        sent: json('PUT', path, { data: savedIdea, baseLastUpdated: base }, token),
        answered: (text) => lastUpdated.set(project, JSON.parse(text).lastUpdated),
      };
    },
    'a generation, admitted and settled': (): GrowthCall => {
      const { token, project } = next();
      const body = { answers: savedIdea.answers, comments: '', language: 'fr' };
      return { sent: json('POST', `/api/projects/${project}/modules/idea/generate`, body, token) };
    },
    'a sign-in': (): GrowthCall => {
      const body = { email: emailOf(next().person), password: growthPassword };
      return { sent: json('POST', '/api/auth/sign-in/email', body) };
    },
    'the support desk’s search': (): GrowthCall => {
      const body = { email: emailOf(next().person) };
      return { sent: json('POST', '/api/admin/find-account', body, adminToken) };
    },
    'the support desk’s log': (): GrowthCall => ({
      sent: { method: 'GET', path: '/api/admin/audit', token: adminToken },
    }),
    'the owner’s numbers': (): GrowthCall => ({
      sent: { method: 'GET', path: '/api/admin/numbers', token: adminToken },
    }),
  };
}

export const growthAdmin = adminEmail;
