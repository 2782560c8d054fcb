import { contract } from '@elan/domain/contract/contract';
import { projectCookie, readProjectHint } from '@elan/domain/contract/pageData';
import { createProject } from '../../flows/projects/createProject.ts';
import {
  deleteProject,
  removeProject,
  restoreProject,
} from '../../flows/projects/deleteProject.ts';
import {
  countProjects,
  listDeletedProjects,
  listProjects,
} from '../../flows/projects/listProjects.ts';
import { readProject } from '../../flows/projects/presentProject.ts';
import { resumeProject } from '../../flows/projects/resumeProject.ts';
import { updateProject } from '../../flows/projects/updateProject.ts';
import type { Services } from '../../services.ts';
import type { Serve } from '../mountContract.ts';
import { readCookie } from '../readCookie.ts';

export function projectRoutes(serve: Serve, services: Services): void {
  serve(contract.listProjects, ({ account, query }) =>
    listProjects(services, {
      account,
      order: query.order ?? 'changed',
      search: query.search,
      cursor: query.cursor,
    }),
  );

  serve(contract.countProjects, ({ account }) => countProjects(services, { account }));

  serve(contract.resumeProject, ({ account, request }) => {
    const hint = readProjectHint(readCookie(request, projectCookie.name));
    return resumeProject(services, { account, hint });
  });

  serve(contract.createProject, ({ account, body }) =>
    createProject(services, { account, name: body.name, description: body.description }),
  );

  serve(contract.getProject, ({ scope }) => readProject(services, scope));

  serve(contract.updateProject, ({ scope, body }) =>
    updateProject(services, { ...scope, changes: body }),
  );

  serve(contract.deleteProject, async ({ scope }) => {
    await deleteProject(services, scope);
    return { deleted: true } as const;
  });

  serve(contract.listDeletedProjects, ({ account, query }) =>
    listDeletedProjects(services, { account, cursor: query.cursor }),
  );

  serve(contract.restoreProject, ({ account, params }) =>
    restoreProject(services, { ownerId: account.id, projectId: params.id }),
  );

  serve(contract.removeProject, async ({ account, params }) => {
    await removeProject(services, { ownerId: account.id, projectId: params.id });
    return { removed: true } as const;
  });
}
