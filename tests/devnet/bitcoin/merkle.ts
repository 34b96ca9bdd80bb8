import { sha256x2 } from '@scure/btc-signer/utils'
import { hex } from './hex.ts'

/** The Merkle root of a block; ids and root in display order. */
export function merkleRoot(txids: readonly string[]): string {
  const [root] = levelsOf(txids).at(-1) ?? []
  return root ?? '0'.repeat(64)
}

export function merklePath(txids: readonly string[], position: number): readonly string[] {
  return levelsOf(txids)
    .slice(0, -1)
    .map((level, height) => {
      const at = position >> height
      // An odd last hash is paired with itself.
      return level[at ^ 1] ?? level[at] ?? ''
    })
}

function levelsOf(txids: readonly string[]): readonly (readonly string[])[] {
  const levels = [txids]
  for (let level = txids; level.length > 1; ) {
    const pairs = level.filter((_, at) => at % 2 === 0).map((left, at) => [left, level[2 * at + 1] ?? left] as const)
    level = pairs.map(([left, right]) => parentOf(left, right))
    levels.push(level)
  }
  return levels
}

function parentOf(left: string, right: string): string {
  const bytes = Uint8Array.from([...hex.decode(left).reverse(), ...hex.decode(right).reverse()])
  return hex.encode(sha256x2(bytes).reverse())
}
