import type { Language } from '@elan/domain/language';
import { type CheckName, checks } from './checks/checks.ts';
import type { Verdict } from './judge.ts';

/** A reply with its verdicts. */
export interface Evaluation {
  readonly project: string;
  readonly language: Language;
  readonly module: string;
  readonly failure: string | undefined;
  readonly ms: number;
  readonly verdicts: readonly Verdict[];
}

const columns: readonly CheckName[] = ['structure', ...(Object.keys(checks) as CheckName[])];

/** @returns a table with a row for each module and language, which shows how many of its replies passed each check. */
export function table(evaluations: readonly Evaluation[]): string {
  const groups = Map.groupBy(evaluations, ({ module, language }) => `${module} ${language}`);
  const rows = [...groups].map(([name, group]) => [name, ...cellsOf(group)]);
  const all = ['all', ...cellsOf(evaluations)];
  return aligned([['module', 'replies', ...columns, 'median s'], ...rows, all]);
}

/** @returns a line for each fault, by project. */
export function shortfalls(evaluations: readonly Evaluation[]): readonly string[] {
  return evaluations.flatMap(({ project, language, module, failure, verdicts }) => {
    const where = `${project} ${language} ${module}`;
    const faults = verdicts.flatMap(({ check, faults: found }) =>
      found.map((fault) => `${where}, ${check}: ${fault}`),
    );
    return failure === undefined ? faults : [`${where}: ${failure}`, ...faults];
  });
}

function cellsOf(group: readonly Evaluation[]): readonly string[] {
  const came = group.filter(({ failure }) => failure === undefined).length;
  const times = group.map(({ ms }) => ms).toSorted((a, b) => a - b);
  const median = times[Math.floor(times.length / 2)] ?? 0;
  return [
    `${came}/${group.length}`,
    ...columns.map((check) => cellOf(group, check)),
    (median / 1_000).toFixed(1),
  ];
}

function cellOf(group: readonly Evaluation[], check: CheckName): string {
  const verdicts = group.flatMap(({ verdicts: all }) => all.filter((one) => one.check === check));
  if (verdicts.length === 0) return '';
  return `${verdicts.filter(({ faults }) => faults.length === 0).length}/${verdicts.length}`;
}

function aligned(rows: readonly (readonly string[])[]): string {
  const widths = (rows[0] ?? []).map((_, column) =>
    Math.max(...rows.map((row) => row[column]?.length ?? 0)),
  );
  return rows
    .map((row) =>
      row
        .map((cell, column) =>
          column === 0 ? cell.padEnd(widths[column] ?? 0) : cell.padStart(widths[column] ?? 0),
        )
        .join('  '),
    )
    .join('\n');
}
