import type { Answer } from '../node-port.ts'

/** What is known of the other chains of an address: where a contract stands, and of which nobody has read whether one does. */
export type Elsewhere = Readonly<{ contractOn: readonly number[]; unreadOn: readonly number[] }>

type ElsewherePorts = Readonly<{
  /** The EVM chains of the profile, by their ids. */
  chains: readonly number[]
  /** Asks a chain's node whether a contract stands at an address. */
  isContract: (chainId: number, address: string) => Promise<Answer<boolean>>
  nowMilliseconds: () => number
  /** Calls back once after a while, unless the returned function is called before. */
  after: (milliseconds: number, call: () => void) => () => void
}>

/** How long a look waits for a chain; what comes later is kept for the next one. */
const PATIENCE_MILLISECONDS = 3_000
/** How long it counts that no contract stands somewhere: one can be made at any time, and hardly ever goes away. */
const NONE_COUNTS_MILLISECONDS = 600_000
/** More chains than this are not asked for one address. */
const MOST_CHAINS = 12
const MOST_KEPT = 1_000

/**
 * Makes the look at the other chains of an address: a wallet that is a contract, such as one of several owners, is on one
 * chain and not on another, where nobody may ever be able to move what arrives. Each chain is asked once as long as its
 * answer counts; one that does not answer is unread, and never free of contracts.
 */
export function createElsewhere(ports: ElsewherePorts): (address: string, chainId: number) => Promise<Elsewhere> {
  const { nowMilliseconds } = ports
  const asked = new Map<string, Promise<boolean | undefined>>()
  const none = new Map<string, number>()

  // A promise is kept while it is under way, and as long as what it says counts.
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
