import { useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { useCopy } from '../copy/copy.ts';
import { projectCountsQuery } from '../projects/projectCounts.ts';
import { UnlockLink } from '../subscription/UnlockLink.tsx';
import { LinkButton } from '../ui/LinkButton.tsx';

/** Links to get more room: the dashboard, to delete projects for good, and Premium for those who may buy it. */
export function StorageLinks() {
  const { storage } = useCopy();
  return (
    <>
      <LinkButton to="/dashboard" variant="secondary">
        {storage.toDashboard}
      </LinkButton>
      <UnlockLink variant="secondary" />
    </>
  );
}

/** The same beside a save that was refused as storage is full: the page's own figures are outdated then. */
export function StorageRefusalLinks() {
  const client = useQueryClient();
  useEffect(() => {
    void client.invalidateQueries({ queryKey: projectCountsQuery.queryKey });
  }, [client]);
  return <StorageLinks />;
}
