import { randomUUID } from 'node:crypto';
import type { Call } from '@elan/domain/contract/call';
import { contract } from '@elan/domain/contract/contract';
import type * as z from 'zod/mini';

/** The prefix of every canary: no log contains it for another reason. */
const mark = 'canari-';

/** @returns a canary text of one kind, with characters that a careless log would fail to escape. */
export function canaryText(kind: string): string {
  return `${mark}${kind} é"\\ <p>\n    at ${mark}${kind}-suite (file:///${mark}${kind}.ts:1:1)`;
}

/** @returns a canary of ASCII letters, digits and hyphens only. */
export function canaryWord(kind: string): string {
  return `${mark}${kind}`;
}

export const canaryEmail = `${mark}courriel@exemple.quebec`;
/** No account has this email. */
export const unknownEmail = `${mark}inconnu@exemple.quebec`;
export const canaryPassword = `${mark}mot-de-passe`;
/** One of the provider's test cards, which its payment page accepts. */
export const canaryCard = '4000000000000341';

/**
 * @param secrets made by the server, such as tokens: their first sixteen characters are enough to leak them.
 * @returns each canary that a log contains, in the form that it has there: plain, in base64 or in hexadecimal.
 */
export function canariesIn(log: string, secrets: readonly string[]): string[] {
  const parts = secrets.flatMap((secret) => [secret.slice(0, 16), secret.slice(-16)]);
  const found = [mark, canaryCard, ...parts].flatMap((part) => {
    const forms = [part, hexOf(part), hexOf(part).toUpperCase(), ...base64Of(part)];
    return forms.filter((form) => log.includes(form));
  });
  const named = log.match(new RegExp(`${mark}[\\w-]+`, 'g')) ?? [];
  return [...new Set([...found, ...named])];
}

function hexOf(text: string): string {
  return Buffer.from(text).toString('hex');
}

/** The three base64 forms of a text within a longer one, by its offset; the characters at its ends are cut off. */
function base64Of(text: string): string[] {
  return [0, 1, 2].map((before) => {
    const bytes = Buffer.concat([Buffer.alloc(before), Buffer.from(text)]);
    const whole = Math.floor(bytes.length / 3) * 4;
    return bytes.toString('base64').slice(before === 0 ? 0 : 4, whole);
  });
}

/** A request with a canary in every place that takes user text. */
export interface CanaryCall {
  readonly method: string;
  /** Its name in the log. */
  readonly route: string;
  readonly path: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly body?: string;
}

/** The existing ids that a call needs in order to reach the database. */
export interface Place {
  readonly accountId: string;
  readonly projectId: string;
  readonly deletedProjectId: string;
  readonly versionId: string;
  readonly token: string;
  readonly cookie: string;
  /** Values of fields that do not take arbitrary text, by name; the others get a canary made from their name. */
  readonly fields: Record<string, unknown>;
}

let calls = 0;

/** Headers that a browser, a client or a provider sends; each call comes from another IP. */
export function canaryHeaders(place: Place): Record<string, string> {
  calls += 1;
  return {
    cookie: `${place.cookie}; elan_session=1; autre=${canaryWord('temoin')}`,
    'x-forwarded-for': `10.${(calls >> 16) & 255}.${(calls >> 8) & 255}.${calls & 255}`,
    'user-agent': canaryWord('navigateur'),
    referer: `http://localhost/auth?token=${canaryWord('provenance')}`,
    'accept-language': canaryWord('langue'),
    'idempotency-key': canaryWord('cle'),
    'stripe-signature': canaryWord('signature'),
    // One word alone is the id that a proxy gives.
    'x-request-id': `${canaryWord('requete')} et ${canaryWord('requete')}@exemple.quebec`,
    'request-id': canaryWord('requete'),
  };
}

/** Every call of the contract, once with existing ids and once with a canary in its path. */
export function contractCalls(place: Place): CanaryCall[] {
  return Object.entries<Call>(contract).flatMap(([name, call]) => [
    canaryCall(name, call, place, true),
    canaryCall(name, call, place, false),
  ]);
}

function canaryCall(name: string, call: Call, place: Place, isThere: boolean): CanaryCall {
  const id = idFor(call, place);
  const known: Record<string, string> = { id, module: 'idea', version: place.versionId };
  const param = (key: string) =>
    isThere ? (known[key] ?? randomUUID()) : encodeURIComponent(canaryText(`chemin-${key}`));
  const path = call.path.replace(/:(\w+)/g, (_, key: string) => param(key));
  const query = call.query ? new URLSearchParams(sampleOf(call.query, place)) : '';
  const fields = isThere ? place.fields : { ...place.fields, email: unknownEmail };
  const body = call.body && sampleOf(call.body, { ...place, fields });
  const refused = call.body?.safeParse(body).error;
  if (refused) throw new Error(`${name} needs a canary: ${JSON.stringify(refused.issues)}`);
  const stray = isThere ? '' : `${query === '' ? '' : '&'}inconnu=${canaryWord('inconnu')}`;
  return {
    method: call.method,
    route: call.path,
    path: `${path}?${query}${stray}`,
    headers: {
      ...canaryHeaders(place),
      ...(isThere ? { authorization: `Bearer ${place.token}` } : {}),
      ...(body === undefined ? {} : { 'content-type': 'application/json' }),
    },
    ...(body === undefined ? {} : { body: JSON.stringify(body) }),
  };
}

function idFor(call: Call, place: Place): string {
  if (call.session === 'admin') return place.accountId;
  const isDeleted = call.path.startsWith('/api/deleted-projects');
  return isDeleted ? place.deletedProjectId : place.projectId;
}

interface Definition {
  readonly type: string;
  readonly shape?: Readonly<Record<string, z.ZodMiniType>>;
  readonly innerType?: z.ZodMiniType;
  readonly element?: z.ZodMiniType;
  readonly options?: readonly z.ZodMiniType[];
  readonly values?: readonly unknown[];
  readonly entries?: Readonly<Record<string, unknown>>;
}

/** A value that a schema accepts, with a canary in each of its texts. */
function sampleOf(schema: z.ZodMiniType, place: Place, name = ''): Record<string, string> {
  return sampleValue(schema, place, name) as Record<string, string>;
}

function sampleValue(schema: z.ZodMiniType, place: Place, name: string): unknown {
  if (Object.hasOwn(place.fields, name)) return place.fields[name];
  const { type, shape, innerType, element, options, values, entries } = schema.def as Definition;
  const [inner = innerType] = options ?? [];
  if (inner) return sampleValue(inner, place, name);
  switch (type) {
    case 'object':
      return Object.fromEntries(
        Object.entries(shape ?? {}).map(([key, field]) => [key, sampleValue(field, place, key)]),
      );
    case 'array':
      return element ? [sampleValue(element, place, name)] : [];
    case 'literal':
      return values?.[0];
    case 'enum':
      return Object.values(entries ?? {})[0];
    case 'boolean':
      return true;
    case 'number':
      return 1;
    case 'record':
      return { [name]: canaryText(name) };
    default:
      return canaryText(name);
  }
}

/** The fields of the contract that do not take arbitrary text. */
export const knownFields = {
  inputs: {
    // Within the months from today that the server accepts.
    opening: `${new Date().getFullYear() + 1}-05`,
    offers: [
      {
        id: canaryWord('offre'),
        name: canaryText('offre'),
        price: 95_00,
        cost: 25_00,
        units: { mode: 'year', years: [600, 690, 760] },
      },
    ],
  },
  email: canaryEmail,
  password: canaryPassword,
  // Too short for more.
  code: canaryWord('code'),
  idempotencyKey: canaryWord('cle'),
  language: 'fr',
  // Question ids, which are short.
  proposedAnswers: [canaryWord('proposee')],
  defaultedAnswers: [canaryWord('defaut')],
  // The id of a line or of a person, which is short too.
  id: canaryWord('ligne'),
  cursor: Buffer.from(canaryText('curseur')).toString('base64url'),
  success_url: `http://localhost:3000/success?${canaryWord('retour')}`,
  cancel_url: `http://localhost:3000/pricing?${canaryWord('retour')}`,
  return_url: `http://localhost:3000/account?${canaryWord('retour')}`,
};
