import type { Persona } from '@elan/domain/project/personas';
import { ChevronDown } from 'lucide-react';
import { useId, useState } from 'react';
import { useCopy } from '../../copy/copy.ts';
import { DeleteButton } from '../../moduleEditor/frame/DeleteButton.tsx';
import { useArrivalFocus } from '../../ui/useListFocus.ts';
import { PersonaFacts, PersonaLists } from './PersonaFacts.tsx';

interface PersonaCardProps {
  readonly persona: Persona;
  /** Whether the persona was restored and should receive the focus. */
  readonly isAwaited: boolean;
  readonly disabled: boolean;
  /** Whether something is being saved or generated. */
  readonly waits: boolean;
  /** Undefined if the persona cannot be deleted. */
  readonly onDelete: (() => void) | undefined;
  readonly onGone: () => void;
}

/** A persona. A click anywhere on the summary shows or hides the details. */
export function PersonaCard(props: PersonaCardProps) {
  const { persona, isAwaited, disabled, waits, onDelete, onGone } = props;
  const copy = useCopy().personas;
  const [isOpen, setOpen] = useState(false);
  const details = useId();
  const toggle = useArrivalFocus<HTMLButtonElement>(isAwaited);
  const name = persona.nom || copy.nameless;
  return (
    <li className="rounded border border-line bg-ground">
      <div className="relative p-4 sm:p-5">
        <PersonaFacts persona={persona} name={name} />
        <div className="mt-3 -mb-2 flex items-center justify-between gap-2">
          <button
            ref={toggle}
            type="button"
            aria-expanded={isOpen}
            aria-controls={details}
            onClick={() => setOpen(!isOpen)}
            className="-ml-3 inline-flex min-h-11 items-center gap-2 rounded px-3 font-semibold text-action after:absolute after:inset-0 after:rounded hover:after:bg-action/5 focus-visible:outline-none focus-visible:after:outline-2 focus-visible:after:outline-offset-2 focus-visible:after:outline-action"
          >
            <span>{`${copy.details} `}</span>
            <span className="sr-only">{name}</span>
            <ChevronDown
              aria-hidden
              size={18}
              className={`transition-transform ${isOpen ? 'rotate-180' : ''}`}
            />
          </button>
          {onDelete ? (
            <DeleteButton
              name={copy.remove(name)}
              disabled={disabled}
              waits={waits}
              onDelete={onDelete}
              onGone={onGone}
              className="relative -mr-3"
            />
          ) : null}
        </div>
      </div>
      <div id={details} hidden={!isOpen} className="border-t border-line px-4 py-5 sm:px-5">
        <PersonaLists persona={persona} />
      </div>
    </li>
  );
}
