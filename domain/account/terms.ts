/** The version of the Terms of Service that a new account accepts: their effective date (spec, section 9). */
export const termsVersion = '2025-06-22';

/** Since when the privacy policy reads as it does. */
export const privacyVersion = '2026-11-24';
