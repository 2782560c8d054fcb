interface TextListProps {
  readonly title: string;
  readonly items: readonly string[];
  /** The order matters, as in steps. */
  readonly ordered?: boolean;
}

/** A titled list of sentences; renders nothing where it is empty. */
export function TextList({ title, items, ordered = false }: TextListProps) {
  if (items.length === 0) return null;
  const Tag = ordered ? 'ol' : 'ul';
  return (
    <section>
      <h3 className="border-b border-line pb-2 text-xl">{title}</h3>
      <Tag
        className={`mt-3 max-w-[70ch] space-y-2 pl-6 [overflow-wrap:anywhere] marker:text-muted ${ordered ? 'list-decimal' : 'list-disc'}`}
      >
        {[...new Set(items)].map((item) => (
          <li key={item} className="pl-1">
            {item}
          </li>
        ))}
      </Tag>
    </section>
  );
}
