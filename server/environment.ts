import { comparableEmail } from '@elan/domain/account/emailAddress';

/** A setting that cannot be used; its message is the one line an operator reads. */
export class ConfigError extends Error {
  override readonly name = 'ConfigError';
}

/** Ends the reading of the configuration: `<variable> <what it takes>`. */
export function refuse(variable: string, takes: string): never {
  throw new ConfigError(`${variable} ${takes}`);
}

export type Variables = ReturnType<typeof variables>;

/** Typed readers of environment variables; an empty value counts as unset. */
export function variables(env: Readonly<Record<string, string | undefined>>) {
  const optionalText = (name: string): string | undefined => {
    const value = env[name]?.trim();
    return value === '' ? undefined : value;
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

  const optionalUrl = (name: string, protocols: readonly string[]): string | undefined => {
    const value = optionalText(name);
    if (value === undefined) return undefined;
    if (!URL.canParse(value) || !protocols.includes(new URL(value).protocol)) {
      refuse(
        name,
        `takes an address that begins with ${protocols.map((p) => `${p}//`).join(' or ')}`,
      );
    }
    return value.replace(/\/+$/, '');
  };

  return {
    optionalText,
    number,
    optionalUrl,

    text: (name: string, fallback: string): string => optionalText(name) ?? fallback,

    integer(name: string, fallback: number, min: number, max: number): number {
      const value = number(name, fallback, min, max);
      if (!Number.isInteger(value)) refuse(name, `takes a whole number from ${min} to ${max}`);
      return value;
    },

    url: (name: string, protocols: readonly string[], fallback: string): string =>
      optionalUrl(name, protocols) ?? fallback,

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

    /** A comma-separated list of addresses, as they are compared. */
    emails(name: string): ReadonlySet<string> {
      const emails = (optionalText(name) ?? '')
        .split(',')
        .map((email) => comparableEmail(email.trim()))
        .filter((email) => email !== '');
      const wrong = emails.find((email) => !/^[^\s@;]+@[^\s@;]+$/.test(email));
      if (wrong !== undefined)
        refuse(name, `takes e-mail addresses with commas between, not "${wrong}"`);
      return new Set(emails);
    },
  };
}
