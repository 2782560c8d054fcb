import type { Language } from '@elan/domain/language';
import { account as en } from '../../copy/en/account.ts';
import { account as fr } from '../../copy/fr/account.ts';
import { useLanguage } from '../../copy/language.tsx';

export type AccountCopy = typeof fr;

const texts: Readonly<Record<Language, AccountCopy>> = { fr, en };

/** @returns the texts of the account in the language of the page; only this screen loads them. */
export function useAccountCopy(): AccountCopy {
  return texts[useLanguage().language];
}
