import type { ForecastInputs } from '@elan/domain/forecast/inputs';
import { bakery, incompletePlan, shortOfCash } from '@elan/domain/forecast/testing/samplePlans';
import { asLanguage, defaultLanguage } from '@elan/domain/language';
import { useState } from 'react';
import { ForecastResults } from '../forecast/results/ForecastResults.tsx';

const plans: Readonly<Record<string, ForecastInputs>> = { bakery, shortOfCash, incompletePlan };

/**
 * The forecast results of a sample plan: `/kit/?forecast=bakery&language=fr`. Development builds only.
 * @param query the query of the page's URL.
 */
export function ForecastPage({ query }: { readonly query: URLSearchParams }) {
  const [path, setPath] = useState('');
  const language = asLanguage(query.get('language')) ?? defaultLanguage;
  const inputs = plans[query.get('forecast') ?? ''] ?? bakery;
  return (
    <main className="mx-auto max-w-6xl px-4 py-6" lang={language} data-kit="elan-kit">
      <h1 className="mb-6 text-3xl">Kit</h1>
      <section aria-label="ForecastResults">
        <h2 className="mb-6 text-2xl">ForecastResults</h2>
        <ForecastResults inputs={inputs} language={language} onGoToInput={setPath} />
      </section>
      <p className="mt-6 text-muted" data-path={path}>
        {path}
      </p>
    </main>
  );
}
