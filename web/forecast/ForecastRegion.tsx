import type { Language } from '@elan/domain/language';
import { type ComponentType, useEffect, useState } from 'react';
import { useLanguage } from '../copy/language.tsx';
import { Button } from '../ui/Button.tsx';
import { Notice } from '../ui/Notice.tsx';
import { bringUp } from '../ui/reveal.ts';
import { Skeleton } from '../ui/Skeleton.tsx';
import type { ForecastFormProps } from './ForecastForm.tsx';

const titleId = 'forecast-title';

/** The texts that are there before the form is loaded. */
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

/** Leads from the top of the page to the forecast below the questions and their text. */
export function ForecastLink() {
  const { jump } = texts[useLanguage().language];
  return (
    <p className="mb-4 print:hidden">
      <a
        href={`#${titleId}`}
        className="inline-block py-2 text-action underline underline-offset-2 hover:text-action-strong"
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

/** The forecast of the project, beside the questionnaire. Its form is loaded once the page is there. */
export function ForecastRegion({ editor }: ForecastFormProps) {
  const { title, loading, failed, retry } = texts[useLanguage().language];
  const [Form, setForm] = useState<ComponentType<ForecastFormProps>>();
  const [attempt, setAttempt] = useState(0);
  const [hasFailed, setFailed] = useState(false);
  // biome-ignore lint/correctness/useExhaustiveDependencies: each attempt loads it
  useEffect(() => {
    let isHere = true;
    setFailed(false);
    import('./ForecastForm.tsx').then(
      ({ ForecastForm }) => {
        if (isHere) setForm(() => ForecastForm);
      },
      () => {
        if (isHere) setFailed(true);
      },
    );
    return () => {
      isHere = false;
    };
  }, [attempt]);
  return (
    <section aria-labelledby={titleId} className="mt-10 border-t border-line pt-6">
      <h2 id={titleId} tabIndex={-1} className="text-xl outline-none">
        {title}
      </h2>
      {Form ? (
        <div className="mt-4">
          <Form editor={editor} />
        </div>
      ) : hasFailed ? (
        <Notice
          tone="danger"
          announce
          className="mt-4"
          action={<Button onClick={() => setAttempt(attempt + 1)}>{retry}</Button>}
        >
          {failed}
        </Notice>
      ) : (
        <div className="mt-4">
          <p className="sr-only">{loading}</p>
          <Skeleton className="h-80 w-full" />
        </div>
      )}
    </section>
  );
}
