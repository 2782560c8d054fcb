import { useDeployment } from '../deployment/deployment.ts';

/** The e-mail address of support, to write to; nothing until it is known. */
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
