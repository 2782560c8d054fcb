import { fnv1a } from '@elan/domain/hash';
import { type Block, lexWhole } from '@elan/domain/writeUp/lex';
import { useMemo } from 'react';
import { useCopy } from '../../copy/copy.ts';
import { type MarkedTexts, markVariants, TextMarksContext } from '../../writeUp/textMarks.tsx';
import { BlocksOfWriteUp } from '../../writeUp/WriteUp.tsx';
import { compareWriteUps } from './compareWriteUps.ts';

interface Compared {
  readonly title: string;
  /** Markdown with the figures filled in. */
  readonly text: string;
}

interface MarkedComparisonProps {
  readonly before: Compared;
  readonly after: Compared;
  /** The explanations in the legend. */
  readonly means: Readonly<Record<'del' | 'ins', string>>;
  /** Shown instead of the legend if the texts are equal. Undefined if something else differs, such as the forecast. */
  readonly same: string | undefined;
}

/** Two complete read-only texts side by side, with the differences marked. */
export function MarkedComparison({ before, after, means, same }: MarkedComparisonProps) {
  const read = useMemo(() => {
    const blocks = { before: lexWhole(before.text), after: lexWhole(after.text) };
    const marks = compareWriteUps(blocks.before, blocks.after);
    // Marks refer to the blocks of one parse, so the key changes with the texts.
    return { blocks, marks, key: fnv1a(`${before.text}\n\n${after.text}`) };
  }, [before.text, after.text]);
  const { blocks, marks, key } = read;
  const isSame = marks.before.size === 0 && marks.after.size === 0;
  return (
    <>
      <p className="mt-2 text-sm text-muted">
        {isSame && same !== undefined ? same : <Legend means={means} />}
      </p>
      <div className="mt-4 grid gap-6 xl:grid-cols-2">
        <Side
          key={`before ${key}`}
          title={before.title}
          blocks={blocks.before}
          as="del"
          texts={marks.before}
        />
        <Side
          key={`after ${key}`}
          title={after.title}
          blocks={blocks.after}
          as="ins"
          texts={marks.after}
        />
      </div>
    </>
  );
}

function Legend({ means }: Pick<MarkedComparisonProps, 'means'>) {
  const { marks } = useCopy().versions;
  return (
    <>
      <span className={markVariants.del}>{marks.del.look}</span>
      <span>{`${means.del} `}</span>
      <span className={markVariants.ins}>{marks.ins.look}</span>
      <span>{means.ins}</span>
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
  const { spoken } = versions.marks[as];
  const marks = useMemo(() => ({ as, spoken, texts }), [as, spoken, texts]);
  return (
    <section aria-label={title} className="min-w-0 rounded border border-line bg-surface p-4">
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
