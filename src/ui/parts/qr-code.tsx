import { useMemo } from 'preact/hooks'
import encodeQR from 'qr'

/** Light around the code, in modules: cameras need it to find the code (ISO/IEC 18004, quiet zone). */
const QUIET_MODULES = 4

/** A text as a QR code: dark on light in every theme, since many cameras do not read the other way round. */
export function QrCode({ text, name, testId }: Readonly<{ text: string; name: string; testId?: string }>) {
  // What is around the code may be drawn every second.
  const rows = useMemo(() => encodeQR(text, 'raw', { ecc: 'medium', border: QUIET_MODULES }), [text])
  const size = rows.length
  return (
    <svg class="qr" viewBox={`0 0 ${size} ${size}`} role="img" aria-label={name} data-testid={testId} data-text={text}>
      <rect class="qr-light" width={size} height={size} />
      <path class="qr-dark" d={pathOf(rows)} />
    </svg>
  )
}

/** One rectangle for each run of dark modules in a row. */
export function pathOf(rows: readonly (readonly boolean[])[]): string {
  return rows
    .flatMap((row, y) =>
      row.flatMap((isDark, x) => {
        if (!isDark || row[x - 1]) return []
        const after = row.indexOf(false, x)
        const width = (after < 0 ? row.length : after) - x
        return [`M${x} ${y}h${width}v1h-${width}z`]
      }),
    )
    .join('')
}
