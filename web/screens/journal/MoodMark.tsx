import type { Mood } from '@elan/domain/project/journal';
import { Frown, Meh, Smile } from 'lucide-react';
import { useCopy } from '../../copy/copy.ts';

const icons = { positive: Smile, neutral: Meh, negative: Frown } as const;
const colours = {
  positive: 'text-action',
  neutral: 'text-muted',
  negative: 'text-accent',
} as const;

/** The mood of an entry: a face and a word. */
export function MoodMark({ mood }: { mood: Mood }) {
  const { journal } = useCopy();
  const Icon = icons[mood];
  const word = journal.moods[mood];
  return (
    <span className="inline-flex items-center gap-2" title={journal.moodOf(word)}>
      <Icon aria-hidden size={18} className={colours[mood]} />
      {word}
    </span>
  );
}
