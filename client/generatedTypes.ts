import { fileURLToPath } from 'node:url';
import { describeApi } from '@elan/server/http/openApi/apiDocument';
import openapiTS, { astToString } from 'openapi-typescript';

/** Where the types of the client lie. */
export const generatedFile = fileURLToPath(new URL('generated/api.d.ts', import.meta.url));

const warning = '/** Made from the API document by `npm run generate`: not to be edited. */\n';

/** @returns the types of every call, as the API document of this version describes them. */
export async function generatedTypes(): Promise<string> {
  const document = describeApi({ cookie: 'elan.session_token', supportEmail: 'aide@exemple.ca' });
  return warning + astToString(await openapiTS(JSON.stringify(document)));
}
