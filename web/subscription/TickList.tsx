import { Check } from 'lucide-react';

/** A list of what is included, with ticks. */
export function TickList({
  items,
  className = '',
}: {
  items: readonly string[];
  className?: string;
}) {
  return (
    <ul className={`grid gap-2 ${className}`}>
      {items.map((item) => (
        <li key={item} className="flex gap-2">
          <Check aria-hidden size={18} strokeWidth={2.5} className="mt-1 shrink-0 text-action" />
          <span>{item}</span>
        </li>
      ))}
    </ul>
  );
}
