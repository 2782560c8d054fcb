import { ChevronDown, Trash2 } from 'lucide-react';
import { useId, useRef, useState } from 'react';
import { useCopy } from '../../copy/copy.ts';
import { later } from '../../parts/Later.tsx';

const BinContent = later(
  'screens/dashboard/BinContent.tsx',
  async () => (await import('./BinContent.tsx')).BinContent,
);

/** The deleted projects that can still be restored. They are fetched only once the bin is opened. */
export function RecycleBin() {
  const { bin } = useCopy().dashboard;
  const [isOpen, setOpen] = useState(false);
  const content = useId();
  const toggle = useRef<HTMLButtonElement>(null);
  return (
    <section aria-label={bin.title} className="mt-10 border-t border-line pt-3">
      <button
        ref={toggle}
        type="button"
        aria-expanded={isOpen}
        aria-controls={content}
        onClick={() => setOpen(!isOpen)}
        className="flex min-h-11 items-center gap-2 rounded text-muted hover:text-action"
      >
        <Trash2 aria-hidden size={18} />
        <span>{bin.title}</span>
        <ChevronDown aria-hidden size={18} className={isOpen ? 'rotate-180' : ''} />
      </button>
      <div id={content} hidden={!isOpen}>
        {isOpen ? <BinContent onEmpty={() => toggle.current?.focus()} /> : null}
      </div>
    </section>
  );
}
