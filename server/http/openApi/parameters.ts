import { catalogue } from '@elan/modules/catalogue';
import type { createDocument } from 'zod-openapi';

type Document = ReturnType<typeof createDocument>;

const texts: Readonly<Record<string, string>> = {
  id: 'Of the project, or at the support desk of the account.',
  module: 'Which module.',
  checkId: 'Of a check, as the list of checks has it.',
  version: 'Of an earlier version of the module.',
  key: 'The `Idempotency-Key` with which the generation was asked for.',
  n: 'The page, counted from 1.',
  cursor: 'The `nextCursor` of the page before; left out for the first page.',
  order: '`changed`: newest change first.',
  search: 'Words in the name or the description.',
  scenario: '`expected` where it is left out.',
  format: 'The kind of file.',
  pack: 'Whom the document is for; `personal` where it is left out.',
  language: 'The account’s language where it is left out.',
  parts: 'Which of the pack’s parts, as `summary,people`; all of them where it is left out.',
};

/** Adds the descriptions of the parameters, which the contract lacks, and lists the module keys. */
export function describeParameters(document: Document): Document {
  for (const path of Object.values(document.paths ?? {})) {
    for (const operation of [path.get, path.post, path.put, path.patch, path.delete]) {
      for (const parameter of operation?.parameters ?? []) {
        if ('$ref' in parameter) continue;
        const { name } = parameter;
        if (name === 'module') parameter.schema = { type: 'string', enum: Object.keys(catalogue) };
        parameter.description ??= texts[name] ?? '';
      }
    }
  }
  return document;
}
