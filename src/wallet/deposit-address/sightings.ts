import type { Sighting } from '../../core/afterwards.ts'
import { type Brought, together } from '../../core/brought.ts'
import type { Currency } from '../../core/currency.ts'
import { isAmong, once } from '../../core/transaction-name.ts'
import type { Answer } from '../node-port.ts'

/** A currency at an address of its chain. */
export type Place = Readonly<{ address: string; currency: Currency }>

export type SightingPorts = Readonly<{
  /** How much a transaction brought to an account; undefined while it is in no block. */
  received: (hash: string, currency: Currency, recipient: string) => Promise<Answer<Brought | undefined>>
  /**
   * The newest transactions in blocks that name an address, the oldest of them first, where the chain lists them;
   * undefined where it does not, as no chain of the EVM does.
   */
  history: (chainId: number, address: string) => Promise<Answer<readonly Listed[]> | undefined>
}>

type Listed = Readonly<{ txHash: string; height: number }>

/** Of so many transactions, the newest, it is read what they brought. */
const MOST_READ = 12

/**
 * What came to an address in blocks, the oldest first, each amount read on the chain; nothing where it keeps no list.
 *
 * @param except transactions that are not looked at
 */
export async function sightingsAt(
  { address, currency }: Place,
  except: readonly string[],
  ports: SightingPorts,
): Promise<Answer<readonly Sighting[]>> {
  const listed = await ports.history(currency.chainId, address)
  if (!listed) return { ok: true, value: [] }
  if (!listed.ok) return listed
  const found: Sighting[] = []
  for (const { txHash, height } of listed.value.filter((each) => !isAmong(except, each.txHash)).slice(-MOST_READ)) {
    const read = await ports.received(txHash, currency, address)
    if (!read.ok) return read
    if (read.value?.value) found.push({ txHash, amount: read.value.value, height })
  }
  return { ok: true, value: found }
}

/** How much these transactions brought to an address together, and the last one that did; undefined where none has. */
export async function broughtBy(
  hashes: readonly string[],
  { address, currency }: Place,
  { received }: Pick<SightingPorts, 'received'>,
): Promise<Answer<Readonly<{ txHash: string; amount: bigint }> | undefined>> {
  const found: Brought[] = []
  let last: string | undefined
  for (const hash of once(hashes).slice(0, MOST_READ)) {
    const read = await received(hash, currency, address)
    if (!read.ok) return read
    if (!read.value?.value) continue
    found.push(read.value)
    last = hash
  }
  return { ok: true, value: last === undefined ? undefined : { txHash: last, amount: together(found) } }
}

/** The name of its transaction. */
export function hashOf({ txHash }: Pick<Sighting, 'txHash'>): string {
  return txHash
}
