import { Band } from '../Band.tsx';
import { useLandingCopy } from '../copy/landingCopy.ts';

/** What changes, row by row. */
export function BeforeAfter() {
  const { compare } = useLandingCopy();
  return (
    <Band tone="sunken">
      <table className="w-full table-fixed text-left">
        <caption className="text-left">
          <h2 className="text-3xl">{compare.title}</h2>
        </caption>
        <thead>
          <tr className="border-b border-ink align-bottom">
            <th scope="col" className="pt-8 pr-4 pb-3 font-normal text-muted sm:pr-10">
              {compare.before}
            </th>
            <th scope="col" className="pt-8 pb-3 font-semibold text-action">
              {compare.after}
            </th>
          </tr>
        </thead>
        <tbody>
          {compare.rows.map(([before, after]) => (
            <tr key={before} className="border-b border-line align-baseline">
              <td className="py-4 pr-4 text-muted sm:pr-10">{before}</td>
              <td className="py-4 font-display text-lg leading-snug font-semibold sm:text-xl">
                {after}
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </Band>
  );
}
