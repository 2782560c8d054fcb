import { useDeployment } from '../deployment/deployment.ts';

/** A mail link to support; nothing until its e-mail is known. */
export function SupportLink() {
  const { data } = useDeployment();
  if (!data) return null;
  return (
    <a
      href={`mailto:${data.supportEmail}`}
      className="inline-flex min-h-11 items-center font-semibold text-action underline underline-offset-2 [overflow-wrap:anywhere]"
    >
      {data.supportEmail}
    </a>
  );
}
