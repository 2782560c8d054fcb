import { Refusal } from '../../loopback.ts';

/** A wrong parameter, in the provider's form (https://docs.stripe.com/api/errors). */
export function invalid(message: string, param?: string, code?: string): Refusal {
  return new Refusal(400, message, { ...(code && { code }), ...(param && { param }) });
}

/** @param where `path` when the id was in the path, else the parameter that named it. */
export function missing(what: string, id: string, where: string): Refusal {
  const isInPath = where === 'path';
  return new Refusal(isInPath ? 404 : 400, `No such ${what}: '${id}'`, {
    code: 'resource_missing',
    param: isInPath ? 'id' : where,
  });
}
