/**
 * The version of the Terms of Service that a new account accepts: its effective date
 * (docs/product.md#terms-of-service).
 */
export const termsVersion = '2025-06-22';

/** The date of the current privacy policy. */
export const privacyVersion = '2026-11-24';
