import type { Answer } from '../../core/reason/reason.ts'

export type OtherChainContracts = Readonly<{ contractOn: readonly number[]; unreadOn: readonly number[] }>

type ElsewherePorts = Readonly<{
  chains: readonly number[]
  isContract: (chainId: number, address: string) => Promise<Answer<boolean>>
  nowMilliseconds: () => number
  after: (milliseconds: number, call: () => void) => () => void
}>

const PATIENCE_MILLISECONDS = 3_000
/** Absence expires: a contract can appear anytime, but hardly disappears. */
const NONE_COUNTS_MILLISECONDS = 600_000
const MOST_CHAINS = 12
const MOST_KEPT = 1_000

/**
 * Looks up contracts on an address's other chains. A contract wallet may be missing here, so money could be lost.
 * Answers are cached; silence means unread.
 */
export function createOtherChainContracts(
  ports: ElsewherePorts,
): (address: string, chainId: number) => Promise<OtherChainContracts> {
  const { nowMilliseconds } = ports
  const asked = new Map<string, Promise<boolean | undefined>>()
  const none = new Map<string, number>()

  function hasContract(chainId: number, address: string): Promise<boolean | undefined> {
    const key = `${chainId} ${address.toLowerCase()}`
    const readAt = none.get(key)
    if (readAt !== undefined && nowMilliseconds() - readAt >= NONE_COUNTS_MILLISECONDS) forget(key)
    const before = asked.get(key)
    if (before) return before
    const reading = read(key, chainId, address)
    asked.set(key, reading)
    const [oldest] = asked.keys()
    if (asked.size > MOST_KEPT && oldest !== undefined) forget(oldest)
    return reading
  }

  async function read(key: string, chainId: number, address: string): Promise<boolean | undefined> {
    const said = await ports.isContract(chainId, address)
    if (!said.ok) forget(key)
    else if (!said.value) none.set(key, nowMilliseconds())
    return said.ok ? said.value : undefined
  }

  function forget(key: string): void {
    asked.delete(key)
    none.delete(key)
  }

  function inTime<T>(reading: Promise<T>): Promise<T | undefined> {
    return new Promise((resolve, reject) => {
      const stop = ports.after(PATIENCE_MILLISECONDS, () => resolve(undefined))
      reading.then(resolve, reject).finally(stop)
    })
  }

  return async (address, chainId) => {
    const others = ports.chains.filter((each) => each !== chainId)
    const near = others.slice(0, MOST_CHAINS)
    const found = await Promise.all(near.map((each) => inTime(hasContract(each, address))))
    return {
      contractOn: near.filter((_, index) => found[index] === true),
      unreadOn: [...near.filter((_, index) => found[index] === undefined), ...others.slice(MOST_CHAINS)],
    }
  }
}
