import { type ProjectOrder, projectOrders } from '@elan/domain/contract/projects';
import { useCopy } from '../../copy/copy.ts';
import { TextField } from '../../ui/Field.tsx';
import { SelectField } from '../../ui/SelectField.tsx';

interface ProjectFilterProps {
  readonly search: string;
  readonly onSearch: (search: string) => void;
  readonly order: ProjectOrder;
  readonly onOrder: (order: ProjectOrder) => void;
}

/** The search field and sort order of the project list. */
export function ProjectFilter({ search, onSearch, order, onOrder }: ProjectFilterProps) {
  const { dashboard } = useCopy();
  return (
    <search className="mt-4 grid gap-4 sm:grid-cols-[1fr_16rem]">
      <TextField
        label={dashboard.search}
        type="search"
        autoComplete="off"
        maxLength={200}
        value={search}
        onChange={(event) => onSearch(event.target.value)}
      />
      <SelectField
        label={dashboard.order}
        options={projectOrders.map((id) => ({ id, label: dashboard.orders[id] }))}
        value={order}
        onChange={(event) => {
          const chosen = projectOrders.find((id) => id === event.target.value);
          if (chosen) onOrder(chosen);
        }}
      />
    </search>
  );
}
