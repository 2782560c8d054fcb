import { globSync } from 'node:fs';
import { brokenRules, cycles, folderCircles, rulesWithoutFiles } from './boundaries.ts';
import { importsOf } from './importsOf.ts';
import { repository, workspaces } from './repository.ts';

// A check of our own, because dependency-cruiser needs the compiler's JavaScript API, which TypeScript 7 does not have.
const files = globSync(`{${[...workspaces, 'scripts'].join(',')}}/**/*.{ts,tsx}`, {
  cwd: repository,
  exclude: (path) => /(^|\/)(node_modules|dist|\.build)(\/|$)/.test(path),
});
const imports = files.flatMap((file) => importsOf(repository, file));
const problems = [
  ...brokenRules(imports),
  ...rulesWithoutFiles(imports),
  ...cycles(imports).map((circle) => `circle of imports: ${circle}`),
  ...folderCircles(imports).map((circle) => `circle of folders ${circle}`),
];

console.log(
  problems.join('\n') || `${files.length} files, ${imports.length} imports: all within bounds.`,
);
process.exitCode = problems.length > 0 ? 1 : 0;
