import { useId } from 'react';
import { useLandingCopy } from '../copy/landingCopy.ts';

/** How it works, in four steps. */
export function Steps() {
  const { stepsTitle, steps } = useLandingCopy();
  const title = useId();
  return (
    <section aria-labelledby={title} className="border-t border-ink pt-5 pb-16 sm:pb-20">
      <h2 id={title} className="sr-only">
        {stepsTitle}
      </h2>
      <ol className="grid grid-cols-1 gap-x-6 gap-y-7 sm:grid-cols-2 lg:grid-cols-4">
        {steps.map((step, index) => (
          <li key={step.title}>
            <p aria-hidden className="font-display text-2xl font-semibold text-accent">
              {index + 1}
            </p>
            <h3 className="mt-1 text-xl">{step.title}</h3>
            <p className="mt-1 max-w-[30ch] text-pretty text-muted">{step.text}</p>
          </li>
        ))}
      </ol>
    </section>
  );
}
