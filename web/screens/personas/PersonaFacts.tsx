import { type Persona, personaLists } from '@elan/domain/project/personas';
import { ageText, withoutQuotes } from '@elan/domain/project/personaTexts';
import { isBlank } from '@elan/domain/text';
import { MapPin, Wallet } from 'lucide-react';
import { useCopy } from '../../copy/copy.ts';

/** The summary of a persona: initials, name, age, profession, location, income and a quote. */
export function PersonaFacts({ persona, name }: { persona: Persona; name: string }) {
  const copy = useCopy().personas;
  const { profession, localisation, revenus, citation } = persona;
  const who = [ageText(persona.age, copy.age), profession].filter((part) => !isBlank(part));
  return (
    <>
      <div className="flex items-start gap-3">
        <span
          aria-hidden
          className="grid size-12 shrink-0 place-items-center rounded-full border border-action bg-tint font-display text-lg font-semibold text-action"
        >
          {initialsOf(name)}
        </span>
        <div className="min-w-0 self-center">
          <h3 className="text-lg leading-snug">{name}</h3>
          <p className="text-sm text-muted">{who.join(' · ')}</p>
        </div>
      </div>
      <ul className="mt-3 space-y-1 text-sm">
        {isBlank(localisation) ? null : (
          <li className="flex gap-2">
            <MapPin aria-hidden size={16} className="mt-0.5 shrink-0 text-muted" />
            <span>{localisation}</span>
          </li>
        )}
        {isBlank(revenus) ? null : (
          <li className="flex gap-2">
            <Wallet aria-hidden size={16} className="mt-0.5 shrink-0 text-muted" />
            <span>
              <span className="sr-only">{`${copy.income} `}</span>
              <span>{revenus}</span>
            </span>
          </li>
        )}
      </ul>
      {isBlank(citation) ? null : (
        <blockquote className="mt-4 border-l-2 border-accent pl-3 font-display italic">
          {copy.quote(withoutQuotes(citation))}
        </blockquote>
      )}
    </>
  );
}

/** The lists of a persona, such as needs, goals and purchase obstacles. Empty lists are left out. */
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

/** @returns the first letters of a name's first and last words, ignoring all from "(" on; "?" if there are none. */
export function initialsOf(name: string): string {
  const words = name
    .replace(/\(.*$/, '')
    .trim()
    .split(/[\s-]+/)
    .filter((word) => /^\p{L}/u.test(word));
  const ends = words.length > 1 ? [words[0], words.at(-1)] : words;
  const letters = ends.map((word) => [...(word ?? '')][0] ?? '').join('');
  return letters === '' ? '?' : letters.toLocaleUpperCase('fr-CA');
}
