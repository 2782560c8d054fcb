import { Failure } from '@elan/domain/failure';
import { isOwnOrigin } from '../../lib/isOwnOrigin.ts';

/** Prevents a redirect to another site from a payment page. @throws Failure `redirect_foreign`. */
export function requireOwnUrl(address: string, publicUrl: string): void {
  if (!URL.canParse(address) || !isOwnOrigin(new URL(address), publicUrl)) {
    throw new Failure('redirect_foreign');
  }
}
