import { useMemo } from 'preact/hooks'
import encodeQR from 'qr'

/** The quiet zone of ISO/IEC 18004, in modules. */
const QUIET_MODULES = 4

/** Dark on light in every theme, since many cameras can't read the reverse. */
export function QrCode({ text, name, testId }: Readonly<{ text: string; name: string; testId?: string }>) {
  // The surrounding page may redraw every second.
  const rows = useMemo(() => encodeQR(text, 'raw', { ecc: 'medium', border: QUIET_MODULES }), [text])
  const size = rows.length
  return (
    <svg class="qr" viewBox={`0 0 ${size} ${size}`} role="img" aria-label={name} data-testid={testId} data-text={text}>
      <rect class="qr-light" width={size} height={size} />
      <path class="qr-dark" d={qrPath(rows)} />
    </svg>
  )
}

export function qrPath(rows: readonly (readonly boolean[])[]): string {
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
