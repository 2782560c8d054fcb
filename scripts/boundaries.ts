/** An import between two files, as paths in the repository; for a package, `to` is the specifier as written. */
export interface Import {
  readonly from: string;
  readonly to: string;
}

interface Rule {
  /** Explanation shown if the rule is broken. */
  readonly because: string;
  readonly from: RegExp;
  /** The only imports that a file matching `from` may have. */
  readonly only?: RegExp;
  /** Imports that a file matching `from` may not have. */
  readonly never?: RegExp;
}

const tests = /\.test\.tsx?$|(?:^|\/)testing\/|\/tests\//;

/**
 * Which folders may import which (ARCHITECTURE.md). Rules also apply to tests that match, except for imports of test
 * tools.
 */
const rules: readonly Rule[] = [
  {
    because: 'domain is pure rules: it imports itself, zod/mini and the Markdown lexer',
    from: /^domain\//,
    only: /^(domain\/|zod\/mini$|marked$)/,
  },
  {
    because:
      'reading turns what was written into facts: it imports domain, itself and the types of the Markdown lexer',
    from: /^reading\//,
    only: /^(domain\/|reading\/|marked$)/,
  },
  {
    because: 'modules import domain, themselves, zod/mini and a reader of JSON that is not whole',
    from: /^modules\//,
    only: /^(domain\/|modules\/|zod\/mini$|@streamparser\/json$)/,
  },
  {
    because:
      'the dossier imports domain, reading, the catalogue of modules and packages; its renderers know nothing of the product',
    from: /^dossier\//,
    never:
      /^(server|sandbox|testing|web|e2e|bench|evaluate|scripts)\/|^modules\/(?!(?:catalogue|testing\/))/,
  },
  {
    because: 'a renderer of the dossier takes its blocks, and nothing of the product',
    from: /^dossier\/(?:pdf|docx|pptx)\//,
    never: /^(domain\/(?:forecast|figures|project)|reading|modules)\//,
  },
  {
    because:
      'the server imports the dossier, modules, reading, domain and packages; it loads the sandbox only where a stand-in runs',
    from: /^server\//,
    never: /^(sandbox|web|e2e|bench|evaluate|scripts)\//,
  },
  {
    because: 'production code never imports testing',
    from: /^(?:domain|reading|modules|dossier|server|sandbox|web|scripts)\/(?!.*(?:\.test\.tsx?$|\/(?:testing|tests)\/))/,
    never: /^testing\//,
  },
  {
    because: 'the tools of tests import the server, the sandbox, modules and domain',
    from: /^testing\//,
    never: /^(web|e2e|bench|evaluate|scripts)\//,
  },
  {
    because:
      'the web app imports the catalogue of modules, their definitions, reading and domain; never the server',
    from: /^web\//,
    never: /^(dossier|server|sandbox|testing|e2e|bench|evaluate|scripts)\//,
  },
  {
    because:
      'of modules, the web app may import the catalogue, definitions and examples: prompts are the server’s',
    from: /^web\//,
    never: /^modules\/(?!(?:catalogue|examples|[^/]+\/[^/]+\.module)\.ts$)/,
  },
  {
    because: 'the browser carries zod/mini, never the whole of zod',
    from: /^web\//,
    never: /^zod(?!\/mini$)/,
  },
  {
    because: 'ui/ knows nothing of the product',
    from: /^web\/ui\//,
    never: /^(domain|reading|modules|web\/(?!ui\/|parts\/))/,
  },
  {
    because: 'flows and jobs do not know how they were called',
    from: /^server\/(flows|generation|jobs)\//,
    never: /^(server\/http\/|fastify)/,
  },
  {
    because: 'flows take what they need as an argument, and packages stay behind adapters/',
    from: /^server\/(flows|generation|jobs)\//,
    never: /^(server\/(boot|config|main\.ts)|openai|stripe|nodemailer|pg$|@electric-sql\/)/,
  },
  {
    because: 'the store is SQL by aggregate: nothing above it',
    from: /^server\/store\//,
    never: /^server\/(flows|jobs|generation|http|backup|boot|auth|access|main\.ts)/,
  },
  {
    because: 'adapters/ are the outside services: nothing above them',
    from: /^server\/adapters\//,
    never: /^server\/(flows|jobs|generation|http|backup|boot|store|main\.ts)/,
  },
  {
    because: 'observability/ counts, traces and serves what it is told, and reads the store',
    from: /^server\/observability\//,
    never: /^server\/(flows|jobs|generation|http|backup|boot|doctor|auth|main\.ts)/,
  },
  {
    because: 'the packages for metrics and traces are loaded only where they are configured',
    from: /^server\/(?!observability\/)(?!.*\.test\.ts$)/,
    never:
      /^(prom-client|@opentelemetry\/)|^server\/observability\/(?!measurements|measuredWriter|startObservability)/,
  },
  {
    because: 'the sandbox stands in for services: it is spoken to as they are',
    from: /^sandbox\//,
    never: /^(server\/(flows|jobs|generation|http|boot|main\.ts)|web|e2e|bench|evaluate|scripts)/,
  },
  {
    because: 'the sandbox has one entry point',
    from: /^(?!sandbox\/)(?!.*\.test\.ts$)/,
    never: /^sandbox\/(?!standIns\.ts$)/,
  },
  {
    because: 'the browser suite knows the product from outside: domain and the catalogue only',
    from: /^e2e\//,
    never: /^(reading|server|sandbox|web|bench|evaluate|modules\/(?!catalogue\.ts$))/,
  },
  {
    because:
      'the evaluation imports domain, reading, modules, the server, the sandbox, the projects of the browser suite and the editor of texts',
    from: /^evaluate\//,
    only: /^(domain\/|reading\/|modules\/|server\/|sandbox\/|e2e\/projects\/|web\/writeUp\/editor\/|evaluate\/|node:)/,
  },
  {
    because: 'the client of the tests knows the server by its API document',
    from: /^client\//,
    only: /^(server\/http\/openApi\/apiDocument\.ts$|testing\/|client\/|openapi-|eventsource-parser|node:|vitest$)/,
  },
  {
    because: 'nothing rests on the evaluation',
    from: /^(bench|scripts)\//,
    never: /^evaluate\//,
  },
];

const exemptTools = /^(vitest|fast-check|node:|@testing-library\/|happy-dom)/;

/** @returns a sentence for each import that breaks a rule. */
export function brokenRules(imports: readonly Import[]): string[] {
  return imports.flatMap((one) =>
    rules
      .filter((rule) => rule.from.test(one.from) && breaks(rule, one))
      .map((rule) => `${one.from} imports ${one.to}: ${rule.because}`),
  );
}

/** @returns a sentence for each rule about files that do not exist, for example because their folder was moved. */
export function rulesWithoutFiles(imports: readonly Import[]): string[] {
  return rules
    .filter((rule) => !imports.some(({ from }) => rule.from.test(from)))
    .map(({ from, because }) => `${from} matches no file with imports: ${because}`);
}

function breaks(rule: Rule, { from, to }: Import): boolean {
  if (tests.test(from) && exemptTools.test(to)) return false;
  return (rule.only !== undefined && !rule.only.test(to)) || rule.never?.test(to) === true;
}

/** @returns import cycles, as "a → b → a"; at least one if there are any. */
export function cycles(imports: readonly Import[]): string[] {
  const next = Map.groupBy(imports, (one) => one.from);
  const done = new Set<string>();
  const found: string[] = [];
  const visit = (file: string, path: readonly string[]): void => {
    const start = path.indexOf(file);
    if (start >= 0) found.push([...path.slice(start), file].join(' → '));
    if (start >= 0 || done.has(file)) return;
    for (const { to } of next.get(file) ?? []) visit(to, [...path, file]);
    done.add(file);
  };
  for (const file of next.keys()) visit(file, []);
  return found;
}

/**
 * Finds import cycles between the entries of a folder, that is its subfolders and files. Type imports count; tests and
 * their tools do not.
 * @returns the cycles, as "in server/http: pages → session.ts → pages".
 */
export function folderCircles(imports: readonly Import[]): string[] {
  const own = imports.filter(
    ({ from, to }) => /\.tsx?$/.test(to) && !tests.test(from) && !tests.test(to),
  );
  const folders = Map.groupBy(own.flatMap(meetingIn), ({ folder }) => folder);
  return [...folders].flatMap(([folder, arrows]) =>
    cycles(arrows).map((circle) => `in ${folder}: ${circle}`),
  );
}

/** @returns the deepest folder that contains both files, with the entry in it that contains each file. */
function meetingIn({ from, to }: Import): (Import & { readonly folder: string })[] {
  const [a, b] = [from.split('/'), to.split('/')];
  const depth = a.findIndex((part, at) => part !== b[at]);
  const [here, there] = [a[depth], b[depth]];
  if (here === undefined || there === undefined) return [];
  return [{ folder: a.slice(0, depth).join('/') || '.', from: here, to: there }];
}
