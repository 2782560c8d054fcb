import { useInfiniteQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { journey } from '../catalogue/journey.ts';
import { useCopy } from '../copy/copy.ts';
import { projectsQuery } from '../projects/projects.ts';
import { toModule } from '../session/projectPath.ts';
import { LinkButton } from '../ui/LinkButton.tsx';
import { PageTitle } from './PageTitle.tsx';

/** Shown if the user has no project with the address's id. Links to the projects on the first page of their list. */
export function ProjectNotFound() {
  const { noProject, projectNotFound: copy } = useCopy().moduleScreen;
  const { data } = useInfiniteQuery(projectsQuery());
  const projects = data?.pages.flatMap((page) => page.projects) ?? [];
  const [first] = journey;
  return (
    <div className="mx-auto max-w-3xl">
      <PageTitle title={copy.title} />
      <h1 className="text-3xl">{copy.title}</h1>
      <p className="mt-2 max-w-[70ch] text-muted">{copy.text}</p>
      {first && projects.length > 0 ? (
        <section aria-label={copy.list} className="mt-6">
          <h2 className="text-xl">{copy.list}</h2>
          <ul className="mt-2 divide-y divide-line rounded border border-line bg-surface">
            {projects.map(({ id, name }) => (
              <li key={id}>
                <Link
                  {...toModule(id, first.key)}
                  className="flex min-h-11 items-center px-4 py-2 font-semibold text-action wrap-anywhere hover:underline"
                >
                  {name}
                </Link>
              </li>
            ))}
          </ul>
        </section>
      ) : null}
      <LinkButton to="/dashboard" variant="secondary" className="mt-5">
        {noProject.link}
      </LinkButton>
    </div>
  );
}
