// @vitest-environment happy-dom
import { beforeEach, expect, it, vi } from 'vitest';

const stop = vi.fn();
const replace = vi.fn();

/** Opens a page that the server marked for a user, and runs the script in its head. */
async function open(address: string, project: string, person = 'u1'): Promise<void> {
  history.replaceState(null, '', address);
  const { documentElement: root } = document;
  root.hidden = false;
  root.dataset.person = person;
  root.dataset.project = project;
  vi.stubGlobal('stop', stop);
  vi.spyOn(location, 'replace').mockImplementation(replace);
  vi.resetModules();
  await import('./openTabProject.ts');
}
const address = () => location.pathname + location.search + location.hash;

beforeEach(() => {
  vi.clearAllMocks();
});

it('names the project in a plain address, with the rest of it', async () => {
  await open('/module/idea?a=1#question-team', 'alpha');
  expect(address()).toBe('/p/alpha/module/idea?a=1#question-team');
  expect(replace).not.toHaveBeenCalled();
});

it('shows nothing of another project than this tab’s own, and opens that', async () => {
  await open('/p/alpha/module/idea', 'alpha');
  await open('/dossier#files', 'beta');
  expect(document.documentElement.hidden).toBe(true);
  expect(stop).toHaveBeenCalledOnce();
  expect(replace).toHaveBeenCalledExactlyOnceWith('/p/alpha/dossier#files');
});

it('opens this tab’s own also where the server knows of none', async () => {
  await open('/p/alpha/module/idea', 'alpha');
  await open('/rehearsal', '');
  expect(replace).toHaveBeenCalledExactlyOnceWith('/p/alpha/rehearsal');
});

it('stays where there is no project at all', async () => {
  await open('/module/idea', '');
  expect(address()).toBe('/module/idea');
  expect(replace).not.toHaveBeenCalled();
});

it('opens no project of another person who was signed in in this tab', async () => {
  await open('/p/alpha/module/idea', 'alpha', 'u1');
  await open('/module/idea', 'gamma', 'u2');
  expect(replace).not.toHaveBeenCalled();
  expect(address()).toBe('/p/gamma/module/idea');
});
