const SHAPES = {
  check: 'M3 9.5 7 13.5 15 5',
  arrow: 'M3.5 9h11M10 4.5 14.5 9 10 13.5',
  again: 'M3 3.5v3.5h3.5M3.3 7A6 6 0 1 1 3 9.5',
  forward: 'M3 4.5v9L8.5 9zM9.5 4.5v9L15 9z',
  source: 'M3 4h9M7 9h8M7 14h8M3.5 9v5',
};

/** The icons of this page, without the code of the icon library, which the first load has no room for. */
export function LineIcon({ shape }: { shape: keyof typeof SHAPES }) {
  return (
    <svg
      width={18}
      height={18}
      viewBox="0 0 18 18"
      fill="none"
      stroke="currentColor"
      strokeWidth={1.5}
      strokeLinecap="round"
      strokeLinejoin="round"
      aria-hidden="true"
    >
      <path d={SHAPES[shape]} />
    </svg>
  );
}
