import type { Bilingual } from '@elan/domain/language';
import { CircleHelp } from 'lucide-react';
import { useState } from 'react';
import { useCopy } from '../../copy/copy.ts';
import { useLanguage } from '../../copy/language.tsx';

/** The expandable part of a question: its example, and its help unless that is always shown. */
export interface OpenedAside {
  readonly isOpen: boolean;
  readonly toggle: () => void;
  readonly example: Bilingual | 'failed' | undefined;
}

/** Loads a question's example when it is first opened, and again on the next opening if that failed. */
export function useExample(module: string, question: string): OpenedAside {
  const [isOpen, setOpen] = useState(false);
  const [example, setExample] = useState<OpenedAside['example']>();
  async function load() {
    try {
      const { examples } = await import('@elan/modules/examples');
      setExample(examples[module]?.[question] ?? 'failed');
    } catch {
      setExample('failed');
    }
  }
  return {
    isOpen,
    toggle: () => {
      setOpen(!isOpen);
      if (!isOpen && (example === undefined || example === 'failed')) void load();
    },
    example,
  };
}

interface ExampleButtonProps extends OpenedAside {
  readonly panelId: string;
  readonly opensHelp: boolean;
}

/** Shows or hides a question's example, together with its help unless that is always shown. */
export function ExampleButton({ isOpen, toggle, panelId, opensHelp }: ExampleButtonProps) {
  const { form } = useCopy().moduleScreen;
  const name = opensHelp ? form.helpAndExample : form.example;
  return (
    <button
      type="button"
      aria-expanded={isOpen}
      aria-controls={isOpen ? panelId : undefined}
      onClick={toggle}
      className="relative -my-2 -mr-2 flex min-h-11 min-w-11 shrink-0 items-center justify-center gap-2 rounded px-2 text-sm font-semibold text-action hover:bg-tint print:hidden"
    >
      <CircleHelp aria-hidden size={16} />
      <span className={opensHelp ? 'max-sm:sr-only' : ''}>{name}</span>
    </button>
  );
}

/** The example, or a message if it could not be loaded. */
export function ExampleText({
  panelId,
  example,
}: { panelId: string } & Pick<OpenedAside, 'example'>) {
  const { form } = useCopy().moduleScreen;
  const { language } = useLanguage();
  return (
    <div
      id={panelId}
      role="status"
      className="mt-2 border-l-2 border-action pl-3 text-sm print:hidden"
    >
      {example === 'failed' ? (
        <p className="text-danger">{form.exampleFailed}</p>
      ) : (
        <>
          <p className="font-semibold">{form.exampleTitle}</p>
          <p className="min-h-5">{example?.[language]}</p>
        </>
      )}
    </div>
  );
}
