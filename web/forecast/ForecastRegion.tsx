import type { Language } from '@elan/domain/language';
import { type ComponentProps, useEffect, useState } from 'react';
import { useLanguage } from '../copy/language.tsx';
import { Button } from '../ui/Button.tsx';
import { Notice } from '../ui/Notice.tsx';
import { bringUp } from '../ui/reveal.ts';
import { Skeleton } from '../ui/Skeleton.tsx';
import type { ForecastFormProps } from './ForecastForm.tsx';
import type { ForecastPart } from './ForecastPart.tsx';

const titleId = 'forecast-title';

/** The texts that are needed before the form is loaded. */
const texts = {
  fr: {
    title: 'Prévisions',
    loading: 'Chargement des prévisions…',
    failed: 'Les prévisions n’ont pas pu être chargées.',
    retry: 'Réessayer',
    jump: 'Voir vos prévisions sur trois ans',
  },
  en: {
    title: 'Forecast',
    loading: 'Loading the forecast…',
    failed: 'The forecast could not be loaded.',
    retry: 'Try again',
    jump: 'See your three-year forecast',
  },
} as const satisfies Record<Language, Record<string, string>>;

/** Links to the forecast, which is below the questionnaire. */
export function ForecastLink() {
  const { jump } = texts[useLanguage().language];
  return (
    <p className="mb-4 print:hidden">
      <a
        href={`#${titleId}`}
        className="inline-flex min-h-11 items-center text-action underline underline-offset-2 hover:text-action-strong"
        onClick={(event) => {
          event.preventDefault();
          bringUp(document.getElementById(titleId));
        }}
      >
        {jump}
      </a>
    </p>
  );
}

const loadResults = () => import('./results/ForecastResults.tsx');
const loadForm = () => import('./ForecastForm.tsx');
const loadPart = () => import('./ForecastPart.tsx');

/** Loads a part of the page after the first render; `retry` tries again after a failure. */
function useLoaded<Part>(load: () => Promise<Part>) {
  const [loaded, setLoaded] = useState<{ readonly part: Part }>();
  const [attempt, setAttempt] = useState(0);
  const [failedAttempt, setFailed] = useState<number>();
  useEffect(() => {
    let isHere = true;
    load().then(
      (part) => {
        if (isHere) setLoaded({ part });
      },
      () => {
        if (isHere) setFailed(attempt);
      },
    );
    return () => {
      isHere = false;
    };
  }, [load, attempt]);
  return {
    part: loaded?.part,
    hasFailed: failedAttempt === attempt,
    retry: () => setAttempt(attempt + 1),
  };
}

/** The project's forecast, below the questionnaire. The form and the results are loaded after the page. */
export function ForecastRegion({ editor }: ForecastFormProps) {
  const text = texts[useLanguage().language];
  const { part, hasFailed, retry } = useLoaded(loadForm);
  const results = useLoaded(loadResults);
  return (
    <section aria-labelledby={titleId} className="mt-10 border-t border-line pt-6">
      <h2 id={titleId} tabIndex={-1} className="text-xl outline-none">
        {text.title}
      </h2>
      <div className="mt-4">
        {part ? (
          <>
            <part.ForecastForm editor={editor} Results={results.part?.ForecastResults} />
            {results.hasFailed ? <Failed text={text} onRetry={results.retry} /> : null}
          </>
        ) : hasFailed ? (
          <Failed text={text} onRetry={retry} />
        ) : (
          <>
            <p className="sr-only">{text.loading}</p>
            <Skeleton className="h-80 w-full" />
          </>
        )}
      </div>
    </section>
  );
}

function Failed({
  text,
  onRetry,
}: {
  readonly text: (typeof texts)[Language];
  readonly onRetry: () => void;
}) {
  return (
    <Notice
      tone="danger"
      announce
      className="mt-6"
      action={<Button onClick={onRetry}>{text.retry}</Button>}
    >
      {text.failed}
    </Notice>
  );
}

/** Name or value of a forecast field, for comparing two versions; the path or the JSON until the code is loaded. */
export function LoadedForecastPart(props: ComponentProps<typeof ForecastPart>) {
  const { part } = useLoaded(loadPart);
  return part ? <part.ForecastPart {...props} /> : <span>{props.value ?? props.path}</span>;
}
