import type { AddressReading } from '../../../core/families/bitcoin/address-reread-times.ts'
import type { AddressStatistics } from '../../../core/families/bitcoin/balance.ts'
import type { ChainPosition } from '../../../core/families/bitcoin/block/chain-position.ts'
import { type Answer, type Failure, failedFor } from '../../../core/reason/reason.ts'

export type ListedCoin = Readonly<{ txid: string; vout: number; valueSats: bigint; place: ChainPosition }>

export type ListedCoins = Answer<readonly ListedCoin[]> & Readonly<{ isPartial?: true }>

/** `partialAtSeconds`: of partial coins. */
export type KeptReading = AddressReading &
  Readonly<{ coins?: readonly ListedCoin[] | undefined; partialAtSeconds?: number | undefined }>

export type ReadingPorts = Readonly<{
  stored: Readonly<{
    all: () => Promise<ReadonlyMap<string, KeptReading>>
    add: (readings: ReadonlyMap<string, KeptReading>) => Promise<void>
  }>
  statistics: (address: string) => Promise<Answer<AddressStatistics>>
  unspent: (address: string, mayAsk: () => boolean) => Promise<ListedCoins>
  tipHash: () => Promise<Answer<string>>
  take: (purpose: 'scan' | 'watch') => boolean
  nowSeconds: () => number
}>

/** `limited`: some must wait. */
export type ReadResult = 'all' | 'limited' | Failure

export type AddressReadings = Readonly<{
  load: () => Promise<void>
  of: (address: string) => KeptReading | undefined
  mark: () => number
  isSince: (address: string, mark: number) => boolean
  outdate: (addresses: readonly string[]) => void
  read: (addresses: readonly string[], purpose: 'scan' | 'watch') => Promise<ReadResult>
  coins: (address: string) => Promise<ListedCoins>
}>

const AT_ONCE = 5
const PARTIAL_COINS_SECONDS = 600
/** A replacement can pay a coin of the same value. */
const MEMPOOL_COINS_SECONDS = 60

export const WAITS = failedFor({ code: 'TOO_OFTEN' }, 'The explorer was asked as often as it may be')

/** Address readings that outlive the worker. */
export function createAddressReadings(ports: ReadingPorts): AddressReadings {
  const kept = new Map<string, KeptReading>()
  const order = new Map<string, number>()
  let reads = 0
  const listedAtSeconds = new Map<string, number>()
  let loading: Promise<void> | undefined

  async function fromStore(): Promise<void> {
    const stored = await ports.stored.all().catch(() => new Map<string, KeptReading>())
    for (const [address, reading] of stored) if (!kept.has(address)) kept.set(address, reading)
  }

  async function store(readings: ReadonlyMap<string, KeptReading>): Promise<void> {
    if (readings.size > 0) await ports.stored.add(readings).catch(() => undefined)
  }

  async function ask(addresses: readonly string[], tip: string | undefined): Promise<ReadResult> {
    const answers = await Promise.all(addresses.map((address) => ports.statistics(address)))
    const news = new Map<string, KeptReading>()
    const readAtSeconds = ports.nowSeconds()
    for (const [at, address] of addresses.entries()) {
      const answer = answers[at]
      if (!answer?.ok) continue
      const before = kept.get(address)
      const coins =
        before && (before.partialAtSeconds || isSame(before.statistics, answer.value)) ? coinsOf(before) : {}
      news.set(address, { statistics: answer.value, readAtSeconds, tip, ...coins })
    }
    for (const [address, reading] of news) {
      reads += 1
      kept.set(address, reading)
      order.set(address, reads)
    }
    await store(news)
    const failed = answers.find((answer) => !answer.ok)
    if (!failed || failed.ok) return 'all'
    return failed.reason.code === 'TOO_OFTEN' ? 'limited' : failed
  }

  return {
    load: () => {
      loading ??= fromStore()
      return loading
    },
    of: (address) => kept.get(address),
    mark: () => reads,
    isSince: (address, mark) => (order.get(address) ?? 0) > mark,
    outdate: (addresses) => outdate(kept, addresses),
    read: async (addresses, purpose) => {
      if (addresses.length === 0) return 'all'
      // The tip comes first: a later block makes the readings due again.
      const tip = await ports.tipHash()
      for (let from = 0; from < addresses.length; from += AT_ONCE) {
        const some = addresses.slice(from, from + AT_ONCE)
        const booked = some.filter(() => ports.take(purpose))
        const result = booked.length > 0 ? await ask(booked, tip.ok ? tip.value : undefined) : 'limited'
        if (result !== 'all') return result
        if (booked.length < some.length) return 'limited'
      }
      return 'all'
    },
    coins: async (address) => {
      const before = kept.get(address)
      const readAtSeconds = before?.partialAtSeconds ?? listedAtSeconds.get(address) ?? 0
      const { known, isOutdated } = listedBefore(before, Math.abs(ports.nowSeconds() - readAtSeconds))
      if (known && !isOutdated) return known
      if (!ports.take('scan')) return known?.isPartial ? known : WAITS
      const answer = await ports.unspent(address, () => ports.take('scan'))
      const reading = kept.get(address)
      if (!answer.ok || !reading) return answer
      const partialAtSeconds = answer.isPartial && ports.nowSeconds()
      const listed = { ...reading, coins: answer.value, partialAtSeconds }
      kept.set(address, listed)
      listedAtSeconds.set(address, ports.nowSeconds())
      await store(new Map([[address, listed]]))
      return answer
    },
  }
}

function outdate(kept: Map<string, KeptReading>, addresses: readonly string[]): void {
  for (const address of addresses) {
    const before = kept.get(address)
    if (before) kept.set(address, { ...before, readAtSeconds: 0, tip: undefined })
  }
}

function coinsOf({ coins, partialAtSeconds }: Pick<KeptReading, 'coins' | 'partialAtSeconds'>) {
  return { ...(coins ? { coins } : {}), ...(partialAtSeconds ? { partialAtSeconds } : {}) }
}

function listedBefore({ coins, partialAtSeconds }: Partial<KeptReading> = {}, ageSeconds: number) {
  if (!coins) return { known: undefined, isOutdated: true }
  const servesSeconds = partialAtSeconds ? PARTIAL_COINS_SECONDS : MEMPOOL_COINS_SECONDS
  const isOutdated = (partialAtSeconds !== undefined || hasUnconfirmed(coins)) && ageSeconds >= servesSeconds
  const known: ListedCoins = { ok: true, value: coins, ...(partialAtSeconds ? { isPartial: true } : {}) }
  return { known, isOutdated }
}

function hasUnconfirmed(coins: readonly ListedCoin[]): boolean {
  return coins.some(({ place }) => place.in === 'mempool')
}

function isSame(one: AddressStatistics, other: AddressStatistics): boolean {
  const numbers = ({ confirmed, waiting, transactions, payments }: AddressStatistics) =>
    [confirmed.fundedSats, confirmed.spentSats, waiting.fundedSats, waiting.spentSats, transactions, payments].join()
  return numbers(one) === numbers(other)
}
