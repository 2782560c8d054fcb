import { Failure } from '@elan/domain/failure';
import { isOwnOrigin } from '../../lib/isOwnOrigin.ts';

/** Prevents a redirect to another site from a payment page. @throws Failure `redirect_foreign`. */
export function requireOwnUrl(url: string, publicUrl: string): void {
  if (!URL.canParse(url) || !isOwnOrigin(new URL(url), publicUrl)) {
    throw new Failure('redirect_foreign');
  }
}
