/** On a square of twelve, distinct at ten points. */
const SIGNS: ReadonlyMap<number, string> = new Map([
  [1, 'M6 .2 11 5.6H1zM1.8 7h8.4L6 11.8z'],
  [10, 'M1.8 7.2a4.2 4.2 0 018.4 0zM.6 8.6h10.8v1.8H.6z'],
  [56, 'M1.4 1.4h4v4h-4zM6.6 1.4h4v4h-4zM1.4 6.6h4v4h-4zM6.6 6.6h4v4h-4z'],
  [137, 'M6 .8l5.2 3.9-2 6.1H2.8l-2-6.1z'],
  [999, 'M6 .6l5 4.8H7.8L6 3.7 4.2 5.4H1zM6 6l5 4.8H7.8L6 9.1l-1.8 1.7H1z'],
  [1337, 'M6 .6c2.4 3 4 4.8 4 6.8a4 4 0 01-8 0c0-2 1.6-3.8 4-6.8z'],
  [8453, 'M3.2 1.4h5.6v5.4H3.2zM.8 8.2h10.4v2.4H.8z'],
  [42161, 'M1.2 10.8V6a4.8 4.8 0 019.6 0v4.8H7.6V6a1.6 1.6 0 00-3.2 0v4.8z'],
  [43114, 'M.4 10.4 4.2 2.6l2.4 4.8L8 5l3.6 5.4z'],
  [3_586_256, 'M6 .4 7.6 4.4 11.6 6 7.6 7.6 6 11.6 4.4 7.6.4 6l4-1.6z'],
  [8_253_038, 'M6 .8a5.2 5.2 0 100 10.4A5.2 5.2 0 006 .8zm0 3.4a1.8 1.8 0 110 3.6 1.8 1.8 0 010-3.6z'],
])

/** Falls back to the first letter of the name beside it. */
export function ChainGlyph({ chainId, name }: { chainId: number; name: string }) {
  const path = SIGNS.get(chainId)
  if (!path) return <>{[...name][0] ?? '?'}</>
  return (
    <svg class="chain-sign" viewBox="0 0 12 12" fill="currentColor" aria-hidden="true" focusable="false">
      <path d={path} />
    </svg>
  )
}
