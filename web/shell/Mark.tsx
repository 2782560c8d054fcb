/**
 * The mark: an É whose accent is a stroke that rises. Its bars lie on whole pixels at 16 px; it takes
 * the colour of what it stands in, which forced colours choose.
 */
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
      strokeLinejoin="round"
      className="shrink-0 text-action"
    >
      <path d="M16.5 10.5h-8c-2 0-3 1-3 3v6c0 2 1 3 3 3h8M5.5 16.5h8.5" />
      <path d="M10 6.2c4.2-.3 7.6-1.9 10.5-4.7" />
    </svg>
  );
}
