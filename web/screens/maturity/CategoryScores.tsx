import { type MaturityScore, maturityCategories } from '@elan/domain/project/maturity';
import { useCopy } from '../../copy/copy.ts';
import { CategoryCard } from './CategoryCard.tsx';

/** The six areas of a score, side by side. */
export function CategoryScores({ categories }: { categories: MaturityScore['categories'] }) {
  const copy = useCopy().maturity;
  return (
    <ul aria-label={copy.categoriesName} className="grid gap-4 sm:grid-cols-2 xl:grid-cols-3">
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
