/**
 * The version of the Terms of Service that a new account accepts: their effective date
 * (docs/product.md#terms-of-service).
 */
export const termsVersion = '2025-06-22';

/** Since when the privacy policy reads as it does. */
export const privacyVersion = '2026-11-23';
