const key = 'elan.typedEmail';

/** @returns the e-mail typed in this tab before a reload; empty where there was none. */
export function readTypedEmail(): string {
  try {
    return sessionStorage.getItem(key) ?? '';
  } catch {
    return '';
  }
}

/** Stores the e-mail for this tab only; an empty one is erased. */
export function writeTypedEmail(email: string): void {
  try {
    if (email === '') sessionStorage.removeItem(key);
    else sessionStorage.setItem(key, email);
  } catch {
    // The person must type it again.
  }
}
