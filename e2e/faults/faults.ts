import { randomUUID } from 'node:crypto';

/** The ways in which a provider call can fail. */
export const faultKinds = ['cut', 'stalled', 'slow'] as const;
export type FaultKind = (typeof faultKinds)[number];

/**
 * @returns the text for a module's comments that requests a fault. The fault is specific to each call of this function.
 */
export function commentFor(kind: FaultKind): string {
  return `Panne ${kind} ${randomUUID()}`;
}

/** @returns the fault that the comments in a request ask for. */
export function faultIn(request: string): { kind: FaultKind; tag: string } | undefined {
  const [tag, word] = /Panne (\w+) [\w-]{36}/.exec(request) ?? [];
  const kind = faultKinds.find((known) => known === word);
  return tag === undefined || kind === undefined ? undefined : { kind, tag };
}

/** The provider's texts: without a fault, and when retried after a fault. */
export const texts = {
  plain: `## La boulangerie de nuit

Entre 22 h et 6 h, rien n’est ouvert près de l’hôpital. Le personnel de nuit mange ce que la machine lui donne. Une boulangerie ouverte à cette heure n’a pas de concurrent à dix minutes à pied.

## Le marché

Six cents personnes travaillent de nuit. Si une sur cinq passe deux fois par semaine, le four tourne dès la première année.`,
  recovered: `## La boulangerie, revue

Le pain sort du four à 3 h, juste avant la pause de l’urgence. C’est l’heure qui fait vendre, et non l’enseigne.`,
  beginning: '## La boulangerie\n\nEntre 22 h et 6 h, rien n’est ouvert',
};
