import type { ModuleContent } from '@elan/domain/project/moduleEntry';
import type { ModuleKey } from '@elan/modules/catalogue';
import type { Page } from '@playwright/test';
import { expect } from '../test.ts';

/** @returns the newest project of the signed-in person, with all its data. */
async function newestProject(page: Page) {
  const { projects } = await (await page.request.get('/api/projects')).json();
  return (await page.request.get(`/api/projects/${projects[0].id}`)).json();
}

/** Saves a module of the newest project through the API, as another tab would. */
export async function putModule(page: Page, key: ModuleKey, data: ModuleContent): Promise<void> {
  const project = await newestProject(page);
  const baseLastUpdated = project.modules_data[key]?.lastUpdated ?? null;
  const reply = await page.request.put(`/api/projects/${project.id}/modules/${key}`, {
    data: { data, baseLastUpdated },
  });
  expect(reply.status(), await reply.text()).toBe(200);
}

/** @returns the stored data of a module of the newest project. */
export async function storedModule(page: Page, key: ModuleKey): Promise<ModuleContent> {
  return (await newestProject(page)).modules_data[key];
}
