import { useCopy } from '../../copy/copy.ts';

/** What the personas are based on, and how to generate them. */
export function NoPersonasYet() {
  const { title, text, next } = useCopy().personas.empty;
  return (
    <div className="max-w-[60ch]">
      <p className="font-display text-lg font-semibold">{title}</p>
      <p className="mt-1 text-muted">{text}</p>
      <p className="mt-3">{next}</p>
    </div>
  );
}
