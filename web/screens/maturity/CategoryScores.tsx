import { type MaturityScore, maturityCategories } from '@elan/domain/project/maturity';
import { useCopy } from '../../copy/copy.ts';
import { CategoryCard } from './CategoryCard.tsx';

interface CategoryScoresProps {
  readonly categories: MaturityScore['categories'];
  /** The classes for the number of columns. */
  readonly columns: string;
}

/** The grid of the areas of a score, without its columns. */
export const categoryGrid = 'grid gap-4 [overflow-wrap:anywhere]';

/** The six areas of a score, side by side. */
export function CategoryScores({ categories, columns }: CategoryScoresProps) {
  const copy = useCopy().maturity;
  return (
    <ul aria-label={copy.categoriesName} className={`${categoryGrid} ${columns}`}>
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
