import { useCopy } from '../copy/copy.ts';
import { Card } from '../ui/Card.tsx';
import { LinkButton } from '../ui/LinkButton.tsx';

/** Shown instead of a project's content if no project is selected. */
export function NoProject() {
  const { noProject } = useCopy().moduleScreen;
  return (
    <Card as="section" aria-label={noProject.title} className="max-w-xl">
      <h2 className="text-xl">{noProject.title}</h2>
      <p className="mt-1 text-muted">{noProject.text}</p>
      <LinkButton to="/dashboard" className="mt-4">
        {noProject.link}
      </LinkButton>
    </Card>
  );
}
