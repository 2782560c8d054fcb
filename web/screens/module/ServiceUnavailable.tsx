import { useCopy } from '../../copy/copy.ts';

/** What a person can do while the assistant does not answer, or did not to the end. */
export function ServiceUnavailable({ brokeOff }: { brokeOff: boolean }) {
  const { unavailable } = useCopy().moduleScreen;
  return (
    <>
      <p>
        {brokeOff ? unavailable.brokeOff : unavailable.silent} {unavailable.whatToDo}
      </p>
      <ul className="my-1 list-disc pl-5">
        {unavailable.steps.map((step) => (
          <li key={step}>{step}</li>
        ))}
      </ul>
      <p>{unavailable.rest}</p>
    </>
  );
}
