import { Refusal } from '../../loopback.ts';

/** Creates a refusal for a wrong parameter, in the provider's format (https://docs.stripe.com/api/errors). */
export function invalid(message: string, param?: string, code?: string): Refusal {
  return new Refusal(400, message, { ...(code && { code }), ...(param && { param }) });
}

/**
 * Creates a refusal for an object that does not exist.
 * @param where `path` if the id was in the path, otherwise the parameter that contained it.
 */
export function missing(what: string, id: string, where: string): Refusal {
  const isInPath = where === 'path';
  return new Refusal(isInPath ? 404 : 400, `No such ${what}: '${id}'`, {
    code: 'resource_missing',
    param: isInPath ? 'id' : where,
  });
}
