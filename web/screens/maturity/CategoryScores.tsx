import { type MaturityScore, maturityCategories } from '@elan/domain/project/maturity';
import { useCopy } from '../../copy/copy.ts';
import { CategoryCard } from './CategoryCard.tsx';

interface CategoryScoresProps {
  readonly categories: MaturityScore['categories'];
  /** How many stand side by side. */
  readonly columns: string;
}

/** The six areas of a score, side by side. */
export function CategoryScores({ categories, columns }: CategoryScoresProps) {
  const copy = useCopy().maturity;
  return (
    <ul aria-label={copy.categoriesName} className={`grid gap-4 ${columns}`}>
      {maturityCategories.map((category) => (
        <CategoryCard
          key={category}
          name={copy.categories[category]}
          category={categories[category]}
        />
      ))}
    </ul>
  );
}
