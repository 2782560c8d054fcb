import type { ModuleEntry } from '@elan/domain/project/moduleEntry';
import type { ModuleDefinition } from '@elan/domain/questionnaire/module';
import { useMemo } from 'react';
import { useCopy } from '../../copy/copy.ts';
import { useLanguage } from '../../copy/language.tsx';
import { useFill } from '../../writeUp/figures.tsx';
import { type Block, lexWhole } from '../../writeUp/lex.ts';
import { contentAsMarkdown } from '../../writeUp/moduleAsMarkdown.ts';
import { type MarkedTexts, markVariants, TextMarksContext } from '../../writeUp/textMarks.tsx';
import { BlocksOfWriteUp } from '../../writeUp/WriteUp.tsx';
import { forecastDifferences } from '../state/formValues.ts';
import { compareWriteUps } from './compareWriteUps.ts';
import { ForecastDifferences } from './ForecastDifferences.tsx';

interface VersionComparisonProps {
  readonly definition: ModuleDefinition;
  /** The name of the version. */
  readonly name: string;
  readonly then: ModuleEntry;
  readonly now: ModuleEntry | undefined;
}

/** An earlier version beside the current one, both whole and read-only, with the differences marked. */
export function VersionComparison({ definition, name, then, now }: VersionComparisonProps) {
  const copy = useCopy();
  const { language } = useLanguage();
  const { versions } = copy;
  const fill = useFill();
  const read = useMemo(() => {
    const blocksOf = (entry: ModuleEntry | undefined) =>
      lexWhole(entry ? contentAsMarkdown({ definition, entry, language, copy, fill }) : '');
    const blocks = { before: blocksOf(then), after: blocksOf(now) };
    return { blocks, marks: compareWriteUps(blocks.before, blocks.after) };
  }, [definition, then, now, language, copy, fill]);
  const { blocks, marks } = read;
  // Marks belong to one parse of a text, so the key changes with each parse.
  const reading = `${language} ${now?.lastUpdated}`;
  const differing = useMemo(
    () => forecastDifferences(then.forecast, now?.forecast),
    [then.forecast, now?.forecast],
  );
  const isSame = marks.before.size === 0 && marks.after.size === 0 && differing.length === 0;
  return (
    <>
      <p className="mt-2 text-sm text-muted">{isSame ? versions.same : <Legend />}</p>
      <div className="mt-4 grid gap-6 xl:grid-cols-2">
        <Side
          key={`then ${reading}`}
          title={name}
          blocks={blocks.before}
          as="del"
          texts={marks.before}
        />
        <Side
          key={`now ${reading}`}
          title={versions.now}
          blocks={blocks.after}
          as="ins"
          texts={marks.after}
        />
      </div>
      <ForecastDifferences fields={differing} />
    </>
  );
}

function Legend() {
  const { marks } = useCopy().versions;
  return (
    <>
      <span className={markVariants.del}>{marks.del.look}</span>
      {marks.del.means} <span className={markVariants.ins}>{marks.ins.look}</span>
      {marks.ins.means}
    </>
  );
}

interface SideProps {
  readonly title: string;
  readonly blocks: readonly Block[];
  readonly as: 'ins' | 'del';
  readonly texts: MarkedTexts;
}

function Side({ title, blocks, as, texts }: SideProps) {
  const { versions } = useCopy();
  const { said } = versions.marks[as];
  const marks = useMemo(() => ({ as, said, texts }), [as, said, texts]);
  return (
    <section aria-label={title} className="min-w-0 rounded border border-line p-4">
      <h3 className="mb-3 font-sans text-base font-semibold tracking-normal text-muted">{title}</h3>
      {blocks.every(({ type }) => type === 'space') ? (
        <p>{versions.empty}</p>
      ) : (
        <TextMarksContext value={marks}>
          <BlocksOfWriteUp blocks={blocks} />
        </TextMarksContext>
      )}
    </section>
  );
}
