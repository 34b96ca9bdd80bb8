import { quantity } from '../families/evm/schema.ts'
import type { Rpc } from './rpc.ts'

const COMPARE_MILLISECONDS = 60_000

export type StoppedNodes = Readonly<{
  /** In the background, when due. */
  look: () => void
  /** Stood still while another node went on. */
  has: (at: number) => boolean
}>

/** Finds nodes whose height stays for a minute while another's rises. */
export function createStoppedNodes(
  nodes: () => readonly Rpc[],
  nowMilliseconds: (() => number) | undefined,
): StoppedNodes {
  let comparedAtMilliseconds: number | undefined
  let heights: readonly (bigint | undefined)[] = []
  let stopped: ReadonlySet<number> = new Set()

  async function compare(): Promise<void> {
    const answers = await Promise.all(nodes().map((node) => node('eth_blockNumber', [], quantity)))
    const now = answers.map((answer) => (answer.ok ? answer.value : undefined))
    const before = heights
    heights = now
    const hasRisen = (at: number) => isMore(now[at], before[at])
    const stands = (at: number) => now[at] !== undefined && now[at] === before[at]
    const others = (at: number) =>
      now.some((height, other) => other !== at && hasRisen(other) && isMore(height, now[at]))
    stopped = new Set(now.flatMap((_, at) => (stands(at) && others(at) ? [at] : [])))
  }

  return {
    look: () => {
      if (!nowMilliseconds || nodes().length < 2) return
      comparedAtMilliseconds ??= nowMilliseconds()
      if (Math.abs(nowMilliseconds() - comparedAtMilliseconds) < COMPARE_MILLISECONDS) return
      comparedAtMilliseconds = nowMilliseconds()
      void compare()
    },
    has: (at) => stopped.has(at),
  }
}

function isMore(a: bigint | undefined, b: bigint | undefined): boolean {
  return a !== undefined && b !== undefined && a > b
}
