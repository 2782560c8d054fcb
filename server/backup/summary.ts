import type { RowCounts } from './format.ts';

const sizes = new Intl.NumberFormat('en', {
  notation: 'compact',
  style: 'unit',
  unit: 'byte',
  unitDisplay: 'narrow',
});

/** The summary of a backup for the operator: `accounts 2, projects 3, rows 41, 12KB`. */
export function summary(counts: RowCounts, bytes: number): string {
  const rows = Object.values(counts).reduce((sum, count) => sum + count, 0);
  const { users = 0, project_rows: projects = 0 } = counts;
  return `accounts ${users}, projects ${projects}, rows ${rows}, ${sizes.format(bytes)}`;
}
