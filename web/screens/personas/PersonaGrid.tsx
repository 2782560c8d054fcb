import { type Persona, withoutPersona, withPersona } from '@elan/domain/project/personas';
import type { RefObject } from 'react';
import { useCopy } from '../../copy/copy.ts';
import { type Deletion, useDeletion } from '../../moduleEditor/state/useDeletion.ts';
import type { ImmediateSave } from '../../moduleEditor/state/useImmediateSave.ts';
import { useFocusHandover } from '../../ui/focus.ts';
import { PersonaCard } from './PersonaCard.tsx';

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
