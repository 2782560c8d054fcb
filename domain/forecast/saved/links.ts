/**
 * The fields whose values are ids of lines of another list. Listed by hand, like `lineLists`, so that pages can change
 * forms without loading the table of fields.
 */
export const links = [
  { list: 'grants', field: 'for', to: 'assets' },
  { list: 'loans', field: 'on', to: 'assets' },
] as const;

interface Line {
  readonly id: string;
}
/** The lists of a form, by name. */
type Lists = Readonly<Record<string, unknown>>;

function linesIn(lists: Lists, name: string): readonly Line[] {
  return (lists[name] ?? []) as readonly Line[];
}

function idsIn(line: Line, field: string): readonly string[] {
  const linked = (line as unknown as Lists)[field] ?? [];
  return typeof linked === 'string' ? [linked] : (linked as readonly string[]);
}

/**
 * @returns for each id in a link field, the name of its line or, if that is blank, its number in its list; the value
 * itself for any other field.
 */
export function namedLinks(lists: Lists, list: string, field: string, value: unknown): unknown {
  const link = links.find((one) => one.list === list && one.field === field);
  if (!link) return value;
  const lines = linesIn(lists, link.to);
  const named = (id: unknown) => {
    const at = lines.findIndex((line) => line.id === id);
    const { name } = (lines[at] ?? {}) as { readonly name?: string | null };
    return name || at + 1;
  };
  if (Array.isArray(value)) return value.map(named);
  return typeof value === 'string' ? named(value) : value;
}

/** @returns whether another line links to the line of a list with this id. */
export function isLinked(lists: Lists, to: string, id: string): boolean {
  return links.some(
    (link) =>
      link.to === to &&
      linesIn(lists, link.list).some((line) => idsIn(line, link.field).includes(id)),
  );
}

/** @returns the lists without links to lines that do not exist; the same object if there are none. */
export function withoutBrokenLinks<Given extends object>(given: Given): Given {
  let all = given;
  for (const { list, field, to } of links) {
    const there = new Set(linesIn(all as Lists, to).map(({ id }) => id));
    const before = linesIn(all as Lists, list);
    if (before.every((line) => idsIn(line, field).every((id) => there.has(id)))) continue;
    const lines = before.map((line) => {
      const kept = idsIn(line, field).filter((id) => there.has(id));
      const { [field]: before, ...others } = line as unknown as Lists;
      if (kept.length === 0) return others;
      return { ...others, [field]: typeof before === 'string' ? before : kept };
    });
    all = { ...all, [list]: lines };
  }
  return all;
}
