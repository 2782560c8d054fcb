import { useCopy } from '../../copy/copy.ts';

/** What a person can do while the assistant does not answer. */
export function WhatToDo() {
  const { whatToDo, steps, rest } = useCopy().moduleScreen.unavailable;
  return (
    <>
      <p className="mt-2">{whatToDo}</p>
      <ul className="my-1 list-disc pl-5">
        {steps.map((step) => (
          <li key={step}>{step}</li>
        ))}
      </ul>
      <p>{rest}</p>
    </>
  );
}
