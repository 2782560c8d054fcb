import { type Persona, withoutPersona, withPersona } from '@elan/domain/project/personas';
import { ChevronDown } from 'lucide-react';
import { type RefObject, useId, useState } from 'react';
import { useCopy } from '../../copy/copy.ts';
import { DeleteButton } from '../../moduleEditor/frame/DeleteButton.tsx';
import { type Deletion, useDeletion } from '../../moduleEditor/state/useDeletion.ts';
import type { ImmediateSave } from '../../moduleEditor/state/useImmediateSave.ts';
import { useFocusHandover } from '../../ui/focus.ts';
import { useArrivalFocus } from '../../ui/useListFocus.ts';
import { PersonaFacts, PersonaLists } from './PersonaFacts.tsx';

interface PersonaGridProps {
  readonly immediateSave: ImmediateSave;
  /** The heading above, which receives the focus when the personas are replaced or all deleted. */
  readonly heading: RefObject<HTMLElement | null>;
  readonly disabled: boolean;
  readonly isRunning: boolean;
  readonly personas: readonly Persona[];
  /** Whether the personas are an unsaved late result, from which nothing can be deleted. */
  readonly isLateResult: boolean;
}

export const personaGrid =
  'grid [overflow-wrap:anywhere] items-start gap-4 sm:grid-cols-2 xl:grid-cols-3';

export function PersonaGrid(props: PersonaGridProps) {
  const { immediateSave, heading, disabled, isRunning, personas, isLateResult } = props;
  const copy = useCopy().personas;
  const list = useFocusHandover<HTMLUListElement>(() =>
    heading.current?.focus({ preventScroll: true }),
  );
  const deletion = useDeletion(immediateSave);

  /** Focuses the persona at this index, otherwise the last one, or the heading if there is none. */
  function focusNear(index: number) {
    const details = list.current?.querySelectorAll<HTMLElement>(':scope > li [aria-expanded]');
    const near = details?.[Math.min(index, details.length - 1)] ?? heading.current;
    near?.focus();
  }

  function deletionOf(persona: Persona, id: string, index: number): Deletion {
    const name = persona.nom || copy.nameless;
    return {
      id,
      words: {
        remove: copy.remove(name),
        putBack: copy.putBack(name),
        removed: copy.removed(name),
      },
      without: ({ personas: all = [], structureEnding }) => ({
        personas: withoutPersona(all, persona),
        structureEnding,
      }),
      withIt: ({ personas: all = [], structureEnding }) => ({
        personas: withPersona(all, persona, index),
        structureEnding,
      }),
    };
  }

  return (
    <ul ref={list} className={personaGrid}>
      {personas.map((persona, index) => {
        const id = idAmong(personas, index);
        return (
          <PersonaCard
            key={id}
            disabled={disabled}
            waits={immediateSave.isSaving || isRunning}
            persona={persona}
            isAwaited={deletion.awaited === id}
            onDelete={
              isLateResult ? undefined : () => deletion.remove(deletionOf(persona, id, index))
            }
            onGone={() => focusNear(index)}
          />
        );
      })}
    </ul>
  );
}

/** @returns an id that is unique even if several personas have the same name. */
function idAmong(personas: readonly Persona[], index: number): string {
  const name = personas[index]?.nom ?? '';
  const before = personas.slice(0, index).filter(({ nom }) => nom === name).length;
  return `${name} ${before}`;
}

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
function PersonaCard(props: PersonaCardProps) {
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
