import { lexWhole } from '@elan/domain/writeUp/lex';
import { useMemo } from 'react';
import { useCopy } from '../../copy/copy.ts';
import { useFill } from '../../writeUp/figures.tsx';
import { TextMarksContext } from '../../writeUp/textMarks.tsx';
import { BlocksOfWriteUp } from '../../writeUp/WriteUp.tsx';
import { compareWriteUps } from './compareWriteUps.ts';

interface ComparedTextProps {
  readonly text: string;
  readonly other: string;
}

/** Shows a text and marks the words that the other text lacks. */
export function ComparedText({ text, other }: ComparedTextProps) {
  const { spoken } = useCopy().versions.marks.ins;
  const fill = useFill();
  const { blocks, marks } = useMemo(() => {
    const own = lexWhole(fill(text));
    const { after } = compareWriteUps(lexWhole(fill(other)), own);
    return { blocks: own, marks: { as: 'ins' as const, spoken, texts: after } };
  }, [text, other, spoken, fill]);
  return (
    <TextMarksContext value={marks}>
      <BlocksOfWriteUp blocks={blocks} />
    </TextMarksContext>
  );
}
