import { type MaturityScore, maturityCategories } from '@elan/domain/project/maturity';
import { useCopy } from '../../copy/copy.ts';
import { CategoryCard } from './CategoryCard.tsx';

interface CategoryScoresProps {
  readonly categories: MaturityScore['categories'];
  /** How many stand side by side. */
  readonly columns: string;
}

/** How the areas of a score stand side by side, in as many columns as are named with it. */
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
