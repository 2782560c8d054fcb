import { premiumPrice, premiumPriceId } from '../objects/price.ts';
import { ApiError } from './apiError.ts';
import { type ApiCall, idOf, type Reply } from './call.ts';

export async function retrieveOne(call: ApiCall): Promise<Reply> {
  if (idOf(call) !== premiumPriceId) throw ApiError.missing('price', idOf(call), 'path');
  return { body: premiumPrice };
}
