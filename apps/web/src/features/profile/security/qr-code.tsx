import { encodeQR } from 'qr';

/** Of white around it, in modules: scanners look for it. */
const BORDER = 4;

/** Dark on white in every theme: many scanners read it no other way. */
export function QrCode({ text, label }: { text: string; label: string }) {
  const rows = encodeQR(text, 'raw', { ecc: 'low', border: BORDER });
  const dark = rows.flatMap((row, y) => row.flatMap((isDark, x) => (isDark ? [{ x, y }] : [])));
  return (
    <svg
      role="img"
      aria-label={label}
      viewBox={`0 0 ${rows.length} ${rows.length}`}
      shapeRendering="crispEdges"
    >
      <rect width="100%" height="100%" fill="white" />
      <path d={dark.map(({ x, y }) => `M${x} ${y}h1v1h-1z`).join('')} fill="black" />
    </svg>
  );
}
