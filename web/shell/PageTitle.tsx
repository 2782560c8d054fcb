import { useCopy } from '../copy/copy.ts';

/** Sets the tab title, and appends the product's name unless the title starts with it. */
export function PageTitle({ title }: { title: string }) {
  const { product } = useCopy().shell;
  return <title>{title.startsWith(product) ? title : `${title} · ${product}`}</title>;
}
