import { contract } from '@elan/domain/contract/contract';
import { dossierTypes } from '@elan/domain/contract/dossier';
import { largestExchange } from '@elan/domain/dossier/exchange';
import type { PackId } from '@elan/domain/dossier/packs';
import type { Language } from '@elan/domain/language';
import type { Account } from '../../auth/currentAccount.ts';
import { importProject } from '../../flows/dossier/importProject.ts';
import { makeDossier } from '../../flows/dossier/makeDossier.ts';
import { changeProfile, readProfile } from '../../flows/dossier/profile.ts';
import type { Services } from '../../services.ts';
import { attachment } from '../attachment.ts';
import type { Serve } from '../mountContract.ts';
import type { Limit } from '../rateLimits.ts';

export function dossierRoutes(serve: Serve, services: Services, limit: Limit): void {
  serve(contract.getDossier, async ({ account, params, query, request, reply }) => {
    await limit('dossier', account.id, request, reply);
    const { format } = query;
    const { name, content } = await makeDossier(services, {
      ...edition(account, params, query),
      format,
    });
    const type = dossierTypes[format];
    reply
      .type(`${type}; charset=utf-8`)
      .header('content-disposition', attachment(name))
      .send(content);
    return undefined;
  });

  serve(contract.getDossierProfile, ({ account, params }) =>
    readProfile(services, { account, projectId: params.id }),
  );

  serve(contract.changeDossierProfile, ({ account, params, body }) =>
    changeProfile(services, { account, projectId: params.id, change: body }),
  );

  serve(
    contract.importProject,
    async ({ account, body, request, reply }) => {
      await limit('projectImport', account.id, request, reply);
      return importProject(services, { account, document: body });
    },
    { bodyLimit: largestExchange },
  );
}

function edition(
  account: Account,
  params: { readonly id: string },
  query: { readonly pack?: PackId | undefined; readonly language?: Language | undefined },
) {
  const { pack = 'personal', language = account.language } = query;
  return { account, projectId: params.id, pack, language };
}
