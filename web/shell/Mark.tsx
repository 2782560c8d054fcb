/** The mark: a stroke that rises to an acute accent. */
export function Mark({ size = 24 }: { size?: number }) {
  return (
    <svg
      aria-hidden
      width={size}
      height={size}
      viewBox="0 0 24 24"
      fill="none"
      stroke="currentColor"
      strokeWidth="3"
      strokeLinecap="round"
      className="shrink-0 text-action"
    >
      <path d="M3 21c7.5 0 11.5-3.5 12.5-10.5" />
      <path d="M15.5 5.8l5-3.3" />
    </svg>
  );
}
