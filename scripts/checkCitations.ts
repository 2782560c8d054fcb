import { allSources, citationsIn, isThere } from './citations.ts';

// The compiler ignores comments, styles, templates and workflows, so paths in them may be broken.
const sources = allSources();
const cited = sources.flatMap((source) =>
  citationsIn(source).map((to) => ({ path: source.path, to })),
);
const broken = cited.filter(({ to }) => !isThere(to));

console.log(
  broken.map(({ path, to }) => `${path} cites ${to}, which is not there.`).join('\n') ||
    `${sources.length} files, ${cited.length} citations: all lead somewhere.`,
);
process.exitCode = broken.length > 0 ? 1 : 0;
