import { type Persona, personaLists } from '@elan/domain/project/personas';
import { useCopy } from '../../copy/copy.ts';

/** A persona's needs, fears, wishes and habits; an empty list is left out. */
export function PersonaLists({ persona }: { persona: Persona }) {
  const { lists } = useCopy().personas;
  return (
    <div className="space-y-4">
      {personaLists
        .filter((list) => persona[list].length > 0)
        .map((list) => (
          <section key={list}>
            <h4 className="text-sm font-semibold">{lists[list]}</h4>
            <ul className="mt-1 list-disc space-y-1 pl-5 marker:text-muted">
              {[...new Set(persona[list])].map((item) => (
                <li key={item}>{item}</li>
              ))}
            </ul>
          </section>
        ))}
    </div>
  );
}
