import { modulesCounted } from '@elan/domain/project/progress';
import { allowanceOf, type PlanName } from '@elan/domain/subscription/plans';
import { storageLimitOf } from '@elan/domain/subscription/storage';
import { useId } from 'react';
import { useCopy } from '../copy/copy.ts';
import { useLanguage } from '../copy/language.tsx';
import { storageSize } from '../lib/storageSize.ts';
import { useFreeLimit } from '../session/deployment.ts';
import { freeModulesCounted } from './freeModules.ts';

/** Table that compares the free plan and Premium. */
export function PlanComparison() {
  const { compare } = useCopy().pricing;
  const title = useId();
  const freeLimit = useFreeLimit();
  const { language } = useLanguage();
  const numbers = (plan: PlanName, modules: number) => ({
    modules,
    generations: allowanceOf(plan, freeLimit).limit,
    storage: storageSize(storageLimitOf(plan), language),
  });
  const rows = compare.rows(
    numbers('free', freeModulesCounted),
    numbers('premium', modulesCounted),
  );
  return (
    <section aria-labelledby={title}>
      <h2 id={title} className="text-xl sm:text-2xl">
        {compare.title}
      </h2>
      <table className="mt-3 w-full table-fixed text-left text-sm sm:text-base">
        <thead>
          <tr className="border-b border-ink align-bottom">
            <th scope="col" className="w-[33%] py-2 pr-2 sm:pr-3 font-normal text-muted">
              {compare.aspect}
            </th>
            <th scope="col" className="w-[37%] py-2 pr-2 sm:pr-3 font-semibold">
              {compare.free}
            </th>
            <th scope="col" className="py-2 font-semibold text-action">
              {compare.premium}
            </th>
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => (
            <tr key={row.aspect} className="border-b border-line align-top">
              <th scope="row" className="py-2 pr-2 font-normal sm:pr-3 text-muted">
                {row.aspect}
              </th>
              <td className="py-2 pr-2 sm:pr-3">{row.free}</td>
              <td className="py-2 font-semibold">{row.premium}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}
