import { createFinder, type Needle } from './needles.ts'

export type Sent = Readonly<{ method: string; url: string; headers: Buffer; body: Buffer }>

/**
 * Where a needle left: its kind, the request's part and the address without query.
 * Known origins appear by name.
 */
export function whereSent(
  requests: readonly Sent[],
  needles: readonly Needle[],
  names: Readonly<Record<string, string>>,
): readonly string[] {
  const find = createFinder(needles)
  const found = requests.flatMap(({ method, url, headers, body }) => {
    const { origin, pathname, search } = new URL(url)
    const to = `${method} ${names[origin] ?? origin}${pathname.replace(/[0-9a-f]{64}|0x[0-9a-f]{40}/g, '…')}`
    const parts = { path: Buffer.from(pathname), query: Buffer.from(search), headers, body }
    return Object.entries(parts).flatMap(([part, bytes]) =>
      [...new Set(find(bytes).map(({ of }) => of))].map((of) => `${of}: ${part} of ${to}`),
    )
  })
  return [...new Set(found)].sort()
}
