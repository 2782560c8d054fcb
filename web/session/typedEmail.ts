const key = 'elan.typedEmail';

/** @returns the address that was typed in this tab before its page was loaded anew; empty where none was. */
export function readTypedEmail(): string {
  try {
    return sessionStorage.getItem(key) ?? '';
  } catch {
    return '';
  }
}

/** Keeps the address for this tab only; an empty one is forgotten. */
export function writeTypedEmail(email: string): void {
  try {
    if (email === '') sessionStorage.removeItem(key);
    else sessionStorage.setItem(key, email);
  } catch {
    // It is typed again, then.
  }
}
