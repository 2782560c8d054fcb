import { comparableEmail } from '@elan/domain/account/emailForm';
import { ConfigError } from '../lib/configError.ts';

/** Throws a ConfigError whose message is `<variable> <takes>`. */
export function refuse(variable: string, takes: string): never {
  throw new ConfigError(`${variable} ${takes}`);
}

/**
 * Checked here because the password in a URL is decoded only later, when a clear error is no longer possible.
 */
function isDecodable(address: string): boolean {
  try {
    decodeURIComponent(address);
    return true;
  } catch {
    return false;
  }
}

const emailAlone = /^[^\s@;,<>"]+@[^\s@;,<>"]+$/;
/** An email, or a name before an email in angle brackets. Characters that have a meaning in a header need quotes. */
const sender = /^(?:(?:"[^"<>\\]*"\s*|[^"<>@,;:()[\]\\]*)<([^<>]+)>|([^<>]+))$/;

export type Variables = ReturnType<typeof variables>;

/** Creates typed readers of environment variables. An empty value counts as unset. */
export function variables(env: Readonly<Record<string, string | undefined>>) {
  const known = new Set<string>();
  const optionalText = (name: string): string | undefined => {
    known.add(name);
    const value = env[name]?.trim();
    // Docker's env files, unlike a shell, keep the quotes as part of the value.
    if (value !== undefined && /^(["']).*\1$/.test(value)) {
      refuse(name, 'takes its value without quotes around it');
    }
    return value === '' ? undefined : value;
  };

  /** @param takes completes `<variable> takes` for a value that does not match. */
  const matching = (name: string, pattern: RegExp, takes: string): string | undefined => {
    const value = optionalText(name);
    if (value !== undefined && !pattern.test(value)) refuse(name, `takes ${takes}`);
    return value;
  };

  const number = (name: string, fallback: number, min: number, max: number): number => {
    const value = optionalText(name);
    if (value === undefined) return fallback;
    const parsed = Number(value);
    if (!Number.isFinite(parsed) || parsed < min || parsed > max) {
      refuse(name, `takes a number from ${min} to ${max}, not "${value}"`);
    }
    return parsed;
  };

  const integer = (name: string, fallback: number, min: number, max: number): number => {
    const value = number(name, fallback, min, max);
    if (!Number.isInteger(value)) refuse(name, `takes a whole number from ${min} to ${max}`);
    return value;
  };

  const optionalUrl = (name: string, protocols: readonly string[]): string | undefined => {
    const value = optionalText(name);
    if (value === undefined) return undefined;
    if (!URL.canParse(value) || !protocols.includes(new URL(value).protocol)) {
      refuse(
        name,
        `takes an address that begins with ${protocols.map((p) => `${p}//`).join(' or ')}`,
      );
    }
    if (!isDecodable(value)) refuse(name, 'takes %25 where it means %, as any address does');
    return value.replace(/\/+$/, '');
  };

  return {
    /** Names of all variables that were read. */
    known,
    optionalText,
    matching,
    number,
    optionalUrl,

    /** For variables for which an empty value differs from an unset one. */
    isEmpty: (name: string): boolean => env[name]?.trim() === '',

    /** A value without white space, such as the name of a model. */
    optionalWord: (name: string): string | undefined =>
      matching(name, /^[\x21-\x7e]{1,200}$/, 'one name, without spaces, of at most 200 characters'),

    host: (name: string, fallback: string): string =>
      matching(name, /^[\w.:%-]+$/, 'a host name or an IP address, such as 127.0.0.1') ?? fallback,

    optionalEmail: (name: string): string | undefined =>
      matching(name, emailAlone, 'one e-mail address, such as soutien@elan.example'),

    /** @returns the sender of mails as given, and the email in it. */
    sender(name: string, fallback: string): { readonly from: string; readonly email: string } {
      const from = optionalText(name) ?? fallback;
      const [, inBrackets, alone = ''] = sender.exec(from) ?? [];
      const email = inBrackets ?? alone;
      if (!emailAlone.test(email)) {
        refuse(name, 'takes one e-mail address, or a name before it: Élan <bonjour@elan.example>');
      }
      return { from, email };
    },

    text: (name: string, fallback: string): string => optionalText(name) ?? fallback,

    integer,

    optionalInteger: (name: string, min: number, max: number): number | undefined =>
      optionalText(name) === undefined ? undefined : integer(name, min, min, max),

    /** The origin of a site: scheme, host and port only. */
    origin(name: string, protocols: readonly string[], fallback: string): string {
      const { href, origin } = new URL(optionalUrl(name, protocols) ?? fallback);
      if (href !== `${origin}/`) {
        refuse(name, `takes scheme, host and port and nothing else, such as ${origin}`);
      }
      return origin;
    },

    flag(name: string): boolean {
      const value = optionalText(name)?.toLowerCase();
      if (value === undefined || value === '0' || value === 'false') return false;
      if (value === '1' || value === 'true') return true;
      return refuse(name, 'takes 1 or 0');
    },

    choice<const Value extends string>(
      name: string,
      values: readonly Value[],
      fallback: Value,
    ): Value {
      const value = optionalText(name);
      if (value === undefined) return fallback;
      return (
        values.find((candidate) => candidate === value) ??
        refuse(name, `takes one of ${values.join(', ')}, not "${value}"`)
      );
    },

    /** A comma-separated list of emails, normalized for comparison. */
    emails(name: string): ReadonlySet<string> {
      const emails = (optionalText(name) ?? '')
        .split(',')
        .map((email) => comparableEmail(email.trim()))
        .filter((email) => email !== '');
      const wrong = emails.find((email) => !emailAlone.test(email));
      if (wrong !== undefined)
        refuse(name, `takes e-mail addresses with commas between, not "${wrong}"`);
      return new Set(emails);
    },
  };
}
