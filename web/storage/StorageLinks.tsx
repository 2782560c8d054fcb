import { useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { useCopy } from '../copy/copy.ts';
import { projectCountsQuery } from '../projects/projectCounts.ts';
import { UnlockLink } from '../subscription/UnlockLink.tsx';
import { LinkButton } from '../ui/LinkButton.tsx';

/** The ways to more room: the dashboard, where projects are deleted for good, and Premium for who may buy it. */
export function StorageLinks() {
  const { storage } = useCopy();
  return (
    <>
      <LinkButton to="/dashboard" look="secondary">
        {storage.toDashboard}
      </LinkButton>
      <UnlockLink look="secondary" />
    </>
  );
}

/** The same beside a save that was refused for want of room: what the page knows of the storage is old then. */
export function StorageRefusalLinks() {
  const client = useQueryClient();
  useEffect(() => {
    void client.invalidateQueries({ queryKey: projectCountsQuery.queryKey });
  }, [client]);
  return <StorageLinks />;
}
