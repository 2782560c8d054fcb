import type { Growing } from '@elan/domain/project/growing';
import { type Persona, personaLists, personasRequested } from '@elan/domain/project/personas';
import { useCopy } from '../../copy/copy.ts';
import { type Store, useStoreValue } from '../../lib/store.ts';
import { PersonaFacts } from './PersonaFacts.tsx';
import { personaGrid } from './PersonaGrid.tsx';

const personasOf = ({ personas }: Growing) => personas;

/** The personas written so far, with placeholders for the rest. Read-only. */
export function GrowingPersonas({ store }: { store: Store<Growing> }) {
  const personas: readonly Persona[] = useStoreValue(store, personasOf) ?? [];
  return (
    <ul aria-busy className={personaGrid}>
      {Array.from({ length: personasRequested }, (_, place) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a persona stays in its place
        <Place key={place} persona={personas[place]} />
      ))}
    </ul>
  );
}

function Place({ persona }: { persona: Persona | undefined }) {
  const copy = useCopy().personas;
  if (!persona) {
    return <li aria-hidden className="min-h-64 rounded border border-dashed border-line" />;
  }
  const written = personaLists.filter((list) => persona[list].length > 0).length;
  return (
    <li className="min-h-64 rounded border border-line bg-ground p-4 sm:p-5">
      <PersonaFacts persona={persona} name={persona.nom} />
      <p className="mt-3 -mb-2 flex min-h-11 items-center text-muted">
        {copy.listsSoFar(written, personaLists.length)}
      </p>
    </li>
  );
}
