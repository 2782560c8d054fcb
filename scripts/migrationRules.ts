/** A migration statement that is incompatible with the previous release. */
export interface Contraction {
  readonly statement: string;
  readonly why: string;
}

/** A comment above a contraction: the release since which no code uses the removed item, and the reason. */
const mark = /^-- Contracts since (?<release>\d+\.\d+\.\d+): \S/m;

interface Rule {
  readonly why: string;
  readonly pattern: RegExp;
  /** Whether the same migration makes the statement harmless, for example by recreating the dropped item. */
  readonly isHarmless?: (found: RegExpExecArray, migration: string) => boolean;
}

const name = '(?:"?public"?\\.)?"?(\\w+)"?';
const rule = (pattern: string) => new RegExp(pattern.replaceAll('NAME', name), 'gi');

const isNewTable: Rule['isHarmless'] = ([, table = ''], migration) =>
  rule(`create (?:unlogged )?table (?:if not exists )?"?${table}"?\\b`).test(migration);

const isReplaced: Rule['isHarmless'] = ([, kind = '', dropped = ''], migration) =>
  rule(`create (?:constraint )?${kind} "?${dropped}"?\\b`).test(migration);

const rules: readonly Rule[] = [
  {
    why: 'what is dropped may still be used',
    pattern: rule('\\bdrop (trigger|policy) (?:if exists )?NAME'),
    isHarmless: isReplaced,
  },
  {
    why: 'what is dropped may still be used',
    pattern:
      /\bdrop (?:table|column|view|materialized view|constraint|index|function|schema|type|sequence|role|default|not null|expression|identity|owned)\b/gi,
  },
  { why: 'the old name may still be used', pattern: /\brename\b/gi },
  {
    why: 'values of the former type may still be written',
    pattern:
      /\b(?:set data )?type (?!if)\w+[^;]*\busing\b|\balter column "?\w+"? (?:set data )?type\b/gi,
  },
  { why: 'rows without a value may still be written', pattern: /\bset not null\b/gi },
  {
    why: 'rows without a value may still be written',
    pattern:
      /\badd column (?:(?!\bdefault\b|\bgenerated\b)[^;,])*\bnot null\b(?![^;,]*\b(?:default|generated)\b)/gi,
  },
  {
    why: 'rows that it forbids may still be written',
    pattern: rule(
      '\\balter table (?:only )?NAME add (?:constraint "?\\w+"? )?(?:check|unique|primary|foreign|exclude)\\b',
    ),
    isHarmless: isNewTable,
  },
  {
    why: 'rows that it forbids may still be written',
    pattern: rule('\\bcreate unique index (?:if not exists )?(?:"?\\w+"? )?on NAME'),
    isHarmless: isNewTable,
  },
  {
    why: 'a role that may still need it loses it',
    pattern: rule('\\balter table (?:only )?NAME (?:enable|force) row level security\\b'),
    isHarmless: isNewTable,
  },
  {
    why: 'a role that may still need it loses it',
    pattern: /\brevoke\b(?! all on function [^;]* from public\b)/gi,
  },
  { why: 'rows that may still be read go', pattern: /\bdelete from\b|\btruncate\b/gi },
];

/**
 * Finds statements that are incompatible with the previous release and have no `mark`. During an upgrade, servers of
 * that release run on the new tables (docs/decisions/0070-migrations-expand-then-contract.md).
 * @param releases the published versions, one of which the mark must name.
 */
export function contractions(migration: string, releases: readonly string[]): Contraction[] {
  const plain = withoutComments(migration);
  return migration.split('--> statement-breakpoint').flatMap((statement) => {
    const release = mark.exec(statement)?.groups?.release;
    if (release !== undefined && releases.includes(release)) return [];
    const text = withoutComments(statement);
    const broken = rules.find(({ pattern, isHarmless }) =>
      [...text.matchAll(pattern)].some((found) => !isHarmless?.(found, plain)),
    );
    return broken ? [{ statement: text.trim(), why: broken.why }] : [];
  });
}

/**
 * The last migration that may add a column `user_id`, whose meaning was ambiguous: the owner of a row or its creator.
 */
export const lastWithUserId = '0022_check_answers';

const userIdColumns = [
  rule('\\bcreate (?:\\w+ )?table (?:if not exists )?NAME ?\\((?:[^;]*?,)? ?"?user_id"? \\w'),
  rule(
    '\\balter table (?:if exists )?(?:only )?NAME [^;]*?\\badd (?:column )?(?:if not exists )?"?user_id"? \\w',
  ),
];

/**
 * @returns the tables to which a migration adds a column `user_id`. Rows of a project should have `project_id` and
 *   `made_by` instead, and rows of an account `account_id`.
 */
export function tablesWithUserId(migration: string): string[] {
  const text = withoutComments(migration);
  return userIdColumns.flatMap((pattern) =>
    [...text.matchAll(pattern)].map(([, table = '']) => table),
  );
}

function withoutComments(text: string): string {
  return text.replace(/\/\*[\s\S]*?\*\/|--.*$/gm, '').replace(/\s+/g, ' ');
}
