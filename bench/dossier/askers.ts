import type { Project } from '@elan/domain/contract/projects';
import { wholeProject } from '@elan/testing/projects/wholeProject';
import { exchange } from '../loop/exchange.ts';
import type { MeasuredProcess } from '../processes/measuredProcess.ts';
import { createPerson } from '../processes/people.ts';

export interface Asker {
  readonly token: string;
  readonly project: string;
}

/** @param project an exported project, which the person imports. */
export async function askerOf(
  server: MeasuredProcess,
  email: string,
  project: object,
): Promise<Asker> {
  const { token } = await createPerson(`http://127.0.0.1:${server.port}`, email);
  const path = '/api/projects/import';
  const body = JSON.stringify(project);
  const { status, text } = await exchange(server.port, { method: 'POST', path, token, body });
  if (status !== 201) throw new Error(`${path}: ${status} ${text}`);
  return { token, project: (JSON.parse(text) as Project).id };
}

/** Requests a document until it is ready. */
export async function readDocument(
  server: MeasuredProcess,
  { token, project }: Asker,
  document: string,
): Promise<void> {
  const path = `/api/projects/${project}/${document}`;
  for (;;) {
    const { status, text } = await exchange(server.port, { method: 'GET', path, token });
    if (status === 200) return;
    if (status !== 202) throw new Error(`${path}: ${status} ${text}`);
  }
}

/** @returns an exported project with this text in each module that has one. */
export function projectWith(text: string): object {
  const modules = Object.entries(wholeProject.modules_data).map(([key, { twin: _, ...entry }]) => [
    key,
    entry.aiResponse === undefined ? entry : { ...entry, aiResponse: text },
  ]);
  return { ...wholeProject, modules_data: Object.fromEntries(modules) };
}
