/** One import, both ends as paths in the repository; `to` is a package's name when it is not ours. */
export interface Import {
  readonly from: string;
  readonly to: string;
}

interface Rule {
  /** Told to who breaks it. */
  readonly because: string;
  readonly from: RegExp;
  /** What such a file may import; anything else breaks the rule. */
  readonly only?: RegExp;
  /** What such a file may not import. */
  readonly never?: RegExp;
}

const tests = /\.test\.tsx?$|\/testing\//;

/** Who may import whom (ARCHITECTURE.md). Tests answer for the same, but for their own tools. */
const rules: readonly Rule[] = [
  {
    because: 'domain is pure rules: it imports itself and zod/mini',
    from: /^domain\//,
    only: /^(domain\/|zod\/mini$)/,
  },
  {
    because: 'modules import domain, themselves and zod/mini',
    from: /^modules\//,
    only: /^(domain\/|modules\/|zod\/mini$)/,
  },
  {
    because: 'the server imports modules, domain and packages; never the browser’s side',
    from: /^server\//,
    never: /^(web|e2e|bench|scripts)\//,
  },
  {
    because:
      'the web app imports the catalogue of modules, their definitions and domain; never the server',
    from: /^web\//,
    never: /^(server|e2e|bench|scripts)\//,
  },
  {
    because: 'of modules, the web app may import the catalogue only: prompts are the server’s',
    from: /^web\//,
    never: /^modules\/(?!catalogue\.ts$)/,
  },
  {
    because: 'the browser carries zod/mini, through domain',
    from: /^web\//,
    never: /^zod(\/|$)/,
  },
  {
    because: 'ui/ knows nothing of the product',
    from: /^web\/ui\//,
    never: /^(domain|modules|web\/(?!ui\/))/,
  },
  {
    because: 'flows do not know how they were called',
    from: /^server\/(flows|generation)\//,
    never: /^(server\/http\/|fastify)/,
  },
  {
    because: 'flows take what they need as an argument, and packages stay behind outside/',
    from: /^server\/(flows|generation)\//,
    never: /^(server\/(sandbox|config\.ts|main\.ts)|openai|stripe|nodemailer|pg$|@electric-sql\/)/,
  },
  {
    because: 'the store is SQL by aggregate: nothing above it',
    from: /^server\/store\//,
    never: /^server\/(flows|http|backup|sandbox|accounts|main\.ts)/,
  },
  {
    because: 'outside/ is the outside services: nothing above it',
    from: /^server\/outside\//,
    never: /^server\/(flows|http|backup|main\.ts)/,
  },
  {
    because: 'the sandbox stands in for services: it is spoken to as they are',
    from: /^server\/sandbox\//,
    never: /^server\/(flows|main\.ts)/,
  },
  {
    because: 'the browser suite knows the product from outside: domain and the catalogue only',
    from: /^e2e\//,
    never: /^(server|web|bench|modules\/(?!catalogue\.ts$))/,
  },
];

const exemptTools = /^(vitest|fast-check|node:|@testing-library\/|happy-dom)/;

/** @returns one sentence for each import that breaks a rule. */
export function brokenRules(imports: readonly Import[]): string[] {
  return imports.flatMap((one) =>
    rules
      .filter((rule) => rule.from.test(one.from) && breaks(rule, one))
      .map((rule) => `${one.from} imports ${one.to}: ${rule.because}`),
  );
}

function breaks(rule: Rule, { from, to }: Import): boolean {
  if (tests.test(from) && exemptTools.test(to)) return false;
  return (rule.only !== undefined && !rule.only.test(to)) || rule.never?.test(to) === true;
}

/** @returns each circle of imports once, as "a → b → a". */
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
