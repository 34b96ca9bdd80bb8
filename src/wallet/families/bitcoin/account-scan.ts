import type { AccountAddress, BitcoinAccount } from '../../../core/families/bitcoin/account.ts'
import { overdue, type WatchTime } from '../../../core/families/bitcoin/address-reread-times.ts'
import {
  type AddressStatistics,
  type BitcoinBalance,
  bitcoinBalanceOf,
} from '../../../core/families/bitcoin/balance.ts'
import type { AccountChain } from '../../../core/families/bitcoin/derivation-path.ts'
import { MOST_BEYOND, nextAddressesToScan, nextUnused } from '../../../core/families/bitcoin/gap-limit.ts'
import { type Failure, failedFor } from '../../../core/reason/reason.ts'
import type { AddressReadings, ReadResult } from './address-readings.ts'

export type ScannedAddress = AccountAddress & Readonly<{ statistics: AddressStatistics }>

export type ScannedChain = Readonly<{
  addresses: readonly ScannedAddress[]
  next: AccountAddress
  nextIndex: number
  isWhole: boolean
}>

/** Satoshis. */
export type ScannedAccount = Readonly<{
  receive: ScannedChain
  change: ScannedChain
  balance: BitcoinBalance
  isWhole: boolean
}>

/** The index after the last address with history. */
export type LastUsedIndexes = Readonly<{ receive: number; change: number }>

export type KnownAccount = BitcoinAccount &
  Readonly<{
    seen?: (LastUsedIndexes & Readonly<{ lookedThroughAtSeconds: number }>) | undefined
    shown?: LastUsedIndexes | undefined
    furthest?: number | undefined
  }>

/** `isFull` adds old addresses and the gap; only readings after `mark` count. */
export type ScanDepth = Readonly<{
  gap: number
  isFull: boolean
  mark: number | undefined
  isExpectedOnly?: boolean | undefined
}>

export type ScanPorts = Readonly<{
  readings: Pick<AddressReadings, 'of' | 'read' | 'isSince'>
  addressesOf: (account: BitcoinAccount) => (chain: AccountChain, index: number) => AccountAddress
}>

/** `untrusted`: too many used addresses to believe. */
export type ScanResult = ReadResult | 'untrusted'

const CHAINS = ['receive', 'change'] as const
const BATCH = 5
/** An interrupted scan resumes within half a day. */
const FULL_SECONDS = 12 * 3_600

type Search = Readonly<{ account: KnownAccount; chain: AccountChain; depth: ScanDepth; nowSeconds: number }>

/** Reads unread addresses as far as depth and budget allow. */
export async function scanAccount(
  account: KnownAccount,
  depth: ScanDepth,
  about: ScanPorts & Readonly<{ nowSeconds: () => number }>,
): Promise<ScanResult> {
  for (const chain of CHAINS) {
    for (;;) {
      const search = { account, chain, depth, nowSeconds: about.nowSeconds() }
      if (usedUpTo(search, about) > boundOf(account, chain)) return 'untrusted'
      const unread = unreadOf(search, about).slice(0, BATCH)
      if (unread.length === 0) break
      const result = await about.readings.read(unread, 'scan')
      if (result !== 'all') return result
    }
  }
  return 'all'
}

/** Lists the addresses to read again, the most overdue first. */
export function overdueAddresses(
  accounts: readonly KnownAccount[],
  time: WatchTime,
  { readings, addressesOf }: ScanPorts,
): readonly string[] {
  const found: { address: string; score: number }[] = []
  for (const account of accounts) {
    const addressAt = addressesOf(account)
    for (const chain of CHAINS) {
      const next = account.seen?.[chain] ?? 0
      for (let index = 0; index <= Math.max(next, (account.shown?.[chain] ?? 0) - 1); index += 1) {
        const { address } = addressAt(chain, index)
        const reading = readings.of(address)
        const score = reading ? overdue(reading, chain === 'receive' && index === next, time) : 0
        if (score >= 1) found.push({ address, score })
      }
    }
  }
  return found.sort((one, other) => other.score - one.score).map(({ address }) => address)
}

/** Makes an account from its readings. */
export function scannedAccount(account: KnownAccount, depth: ScanDepth, ports: ScanPorts): ScannedAccount {
  const [receive, change] = CHAINS.map((chain) => scannedChain({ account, chain, depth, nowSeconds: 0 }, ports))
  if (!receive || !change) throw new RangeError('expected two chains')
  const balance = bitcoinBalanceOf([...receive.addresses, ...change.addresses].map(({ statistics }) => statistics))
  return { receive, change, balance, isWhole: receive.isWhole && change.isWhole }
}

/** Counts a chain's used or shown addresses. */
export function reachOf({ seen, shown }: KnownAccount, chain: AccountChain): number {
  return Math.max(seen?.[chain] ?? 0, (shown?.[chain] ?? 0) - 1)
}

/** Makes the failure of an unbelievable explorer. */
export function untrusted(): Failure {
  return failedFor({ code: 'EXPLORER_UNTRUSTED', count: `${MOST_BEYOND}` })
}

function scannedChain(search: Search, ports: ScanPorts): ScannedChain {
  const { account, chain } = search
  const addressAt = ports.addressesOf(account)
  const end = endOf(search, ports)
  const addresses = Array.from({ length: end }, (_, index) => addressAt(chain, index)).flatMap((address) => {
    const reading = ports.readings.of(address.address)
    return reading ? [{ ...address, statistics: reading.statistics }] : []
  })
  const isWhole = addresses.length === end
  // Part of a scan can be an explorer's lie.
  const nextIndex = isWhole ? usedUpTo(search, ports) : (account.seen?.[chain] ?? 0)
  return { addresses, next: addressAt(chain, nextIndex), nextIndex, isWhole }
}

function unreadOf(search: Search, ports: ScanPorts): readonly string[] {
  const { account, chain, depth, nowSeconds } = search
  const addressAt = ports.addressesOf(account)
  const next = usedUpTo(search, ports)
  const watched = Math.max(next, reachOf(account, chain))
  return Array.from({ length: endOf(search, ports) }, (_, index) => index).flatMap((index) => {
    const { address } = addressAt(chain, index)
    const reading = ports.readings.of(address)
    if (!reading) return [address]
    const isOld = depth.isFull && Math.abs(nowSeconds - reading.readAtSeconds) >= FULL_SECONDS
    const { waiting } = reading.statistics
    const isExpected = index >= next || waiting.fundedSats > 0n || waiting.spentSats > 0n
    const isIn = depth.isFull || (index <= watched && (isExpected || !depth.isExpectedOnly))
    const isBefore = isIn && depth.mark !== undefined && !ports.readings.isSince(address, depth.mark)
    return isOld || isBefore ? [address] : []
  })
}

function historiesOf(search: Search, ports: ScanPorts): readonly boolean[] {
  const { account, chain, depth } = search
  const addressAt = ports.addressesOf(account)
  const least = leastOf(search)
  const most = boundOf(account, chain) + depth.gap
  const histories: boolean[] = []
  const wanted = () => {
    const gap = depth.isFull || histories.includes(true) ? depth.gap : 1
    return nextAddressesToScan(histories, { gap, least })
  }
  for (let next = wanted(); next.length > 0 && histories.length < most; next = wanted()) {
    for (const index of next) {
      histories.push((ports.readings.of(addressAt(chain, index).address)?.statistics.transactions ?? 0) > 0)
    }
  }
  return histories
}

function usedUpTo(search: Search, ports: ScanPorts): number {
  return nextUnused(historiesOf(search, ports))
}

function endOf(search: Search, ports: ScanPorts): number {
  return historiesOf(search, ports).length
}

function leastOf({ account, chain }: Search): number {
  const { seen, shown, furthest = 0 } = account
  return Math.max((seen?.[chain] ?? 0) + 1, shown?.[chain] ?? 0, furthest)
}

function boundOf({ seen, shown, furthest = 0 }: KnownAccount, chain: AccountChain): number {
  return Math.max(seen?.[chain] ?? 0, shown?.[chain] ?? 0, furthest) + MOST_BEYOND
}
