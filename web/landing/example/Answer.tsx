import { useLandingCopy } from '../copy/landingCopy.ts';

/** A question of the module with the baker's answer, from which the sheet was written. */
export function Answer({ asked, answered }: { asked: string; answered: string }) {
  const { examples } = useLandingCopy();
  return (
    <dl className="lg:border-l-2 lg:border-action lg:pl-5">
      <dt className="text-sm text-muted">{examples.asked}</dt>
      <dd className="mt-1 font-semibold">{asked}</dd>
      <dt className="mt-5 text-sm text-muted">{examples.answered}</dt>
      <dd className="mt-1 font-display text-lg leading-snug italic">{examples.quote(answered)}</dd>
    </dl>
  );
}
