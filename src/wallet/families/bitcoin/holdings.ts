import type { OwnScript, UtxoFact } from '../../../core/chain/facts.ts'
import type { BitcoinAccount } from '../../../core/families/bitcoin/account.ts'
import { LOOK_FURTHER } from '../../../core/families/bitcoin/gap-limit.ts'
import { type Answer, type Failure, failedFor } from '../../../core/reason/reason.ts'
import {
  type KnownAccount,
  overdueAddresses,
  reachOf,
  type ScanDepth,
  type ScannedAccount,
  type ScanPorts,
  scanAccount,
  scannedAccount,
  untrusted,
} from './account-scan.ts'
import { type AddressReadings, WAITS } from './address-readings.ts'
import { createDerivedAddresses } from './derived-addresses.ts'
import { type Owner, ownerAmong, type Payer, payerAmong } from './payer.ts'

export type BitcoinHoldingsPorts = Readonly<{
  /** The wallet's Bitcoin accounts: two for each index. */
  accounts: () => Promise<readonly KnownAccount[]>
  see: (extendedPublicKey: string, seen: NonNullable<KnownAccount['seen']>) => Promise<void>
  /** Raises `furthest`. */
  lookFurther: (extendedPublicKey: string, furthest: number) => Promise<void>
  receivingChanged: () => void
  readings: AddressReadings
  coins: (own: OwnScript) => Promise<Answer<readonly UtxoFact[]>>
  budget: Readonly<{ load: () => Promise<void>; save: () => Promise<void> }>
  tipHash: () => Promise<Answer<string>>
  /** Milliseconds. */
  stretched: (milliseconds: number, purpose: 'watch') => number
  gapLimit: () => Promise<number>
  nowSeconds: () => number
}>

export type ScannedHolding = Readonly<{ account: KnownAccount; found: ScannedAccount }>

export type BitcoinHoldings = Readonly<{
  /** `isFresh` forces a full scan. */
  look: (index: number, isFresh?: boolean) => Promise<Answer<readonly ScannedHolding[]>>
  lookFurther: (index: number) => Promise<Answer<readonly ScannedHolding[]>>
  /** The next unused addresses, the default account first. */
  receiving: (index: number) => Promise<readonly Readonly<{ script: BitcoinAccount['script']; address: string }>[]>
  /** Includes the gap's scripts and asks no server. */
  ownScripts: () => Promise<readonly OwnScript[]>
  /** The service spends coins of one address only. */
  payer: (index: number, amountSats: bigint) => Promise<Answer<Payer>>
  owner: (index: number, outpoints: readonly string[]) => Promise<Answer<Owner>>
  /** The next look reads these addresses. */
  outdate: (addresses: readonly string[]) => void
}>

type Look = Readonly<{ index: number; isFresh: boolean; answer: Scanned }> & {
  foundAtSeconds: number | undefined
}

const NO_ACCOUNT = failedFor({ code: 'NO_BITCOIN' })
const STILL_READ = failedFor({ code: 'BITCOIN_STILL_READ' })

/** Seconds. */
const FRESH_SECONDS = 5
/** Full scans: another wallet may have skipped addresses. */
const LOOK_THROUGH_SECONDS = 24 * 3_600
/** Seconds. */
const RECENT_SECONDS = 60

/** Watches the wallet's Bitcoin accounts. */
export function createBitcoinHoldings(ports: BitcoinHoldingsPorts): BitcoinHoldings {
  const about = { ...ports, addressesOf: createDerivedAddresses() }
  const { addressesOf } = about
  let readAgainAtSeconds: number | undefined

  async function accountsAt(index: number): Promise<readonly KnownAccount[]> {
    return (await ports.accounts()).filter((account) => account.index === index)
  }

  const { begin, look, forget } = createLooks(ports, async (index, how) => {
    const gap = await ports.gapLimit()
    return scanAll(await accountsAt(index), { ...how, gap }, about)
  })

  async function payerNow(index: number, amountSats: bigint): Promise<Answer<Payer>> {
    const held = await look(index)
    if (!held.ok) return held
    const best = await payerAmong(held.value, amountSats, ports.coins)
    if (best) return { ok: true, value: best }
    const unused = held.value[0]?.found.receive.next
    return unused ? { ok: true, value: { ...unused, availableSats: 0n } } : NO_ACCOUNT
  }

  return {
    look,
    outdate: (addresses) => {
      ports.readings.outdate(addresses)
      forget()
    },
    lookFurther: async (index) => {
      for (const account of await accountsAt(index)) {
        const known = Math.max(reachOf(account, 'receive'), reachOf(account, 'change')) + (await ports.gapLimit())
        await ports.lookFurther(account.extendedPublicKey, Math.max(known, account.furthest ?? 0) + LOOK_FURTHER)
      }
      return begin(index, { isFresh: true })
    },
    receiving: async (index) =>
      (await accountsAt(index)).map((account) => {
        const { address } = addressesOf(account)('receive', account.seen?.receive ?? 0)
        return { script: account.script, address }
      }),
    ownScripts: async () => {
      const gap = await ports.gapLimit()
      return (await ports.accounts()).flatMap((account) => scriptsOf(account, gap, addressesOf))
    },
    owner: async (index, outpoints) => {
      const held = await look(index)
      return held.ok ? ownerAmong(held.value, outpoints, ports.coins) : held
    },
    payer: async (index, amountSats) => {
      const before = await payerNow(index, amountSats)
      if (!before.ok || before.value.availableSats > amountSats) return before
      const now = ports.nowSeconds()
      const isAll = readAgainAtSeconds === undefined || Math.abs(now - readAgainAtSeconds) >= RECENT_SECONDS
      if (isAll) readAgainAtSeconds = now
      await begin(index, { isFresh: false, mark: ports.readings.mark(), isExpectedOnly: !isAll })
      const again = await payerNow(index, amountSats)
      if (!again.ok || again.value.availableSats > amountSats) return again
      const held = await look(index)
      return held.ok && held.value.some(({ found }) => !found.isWhole) ? STILL_READ : again
    },
  }
}

function scriptsOf(
  account: KnownAccount,
  gap: number,
  addressesOf: ReturnType<typeof createDerivedAddresses>,
): readonly OwnScript[] {
  const addressAt = addressesOf(account)
  return (['receive', 'change'] as const).flatMap((chain) =>
    Array.from({ length: Math.max(reachOf(account, chain) + gap, account.furthest ?? 0) }, (_, at) =>
      addressAt(chain, at),
    ),
  )
}

type Depth = Readonly<{ isFresh: boolean; mark?: number; isExpectedOnly?: boolean }>
type Scanned = Promise<Answer<readonly ScannedHolding[]>>

/** Joins concurrent scans and repeats recent results. */
function createLooks(
  { nowSeconds, readings }: Pick<BitcoinHoldingsPorts, 'nowSeconds' | 'readings'>,
  scan: (index: number, depth: Depth) => Scanned,
) {
  let last: Look | undefined

  function begin(index: number, depth: Depth): Scanned {
    const mine: Look = { index, isFresh: depth.isFresh, foundAtSeconds: undefined, answer: scan(index, depth) }
    last = mine
    mine.answer.then(
      ({ ok }) => {
        mine.foundAtSeconds = nowSeconds()
        // Failures aren't cached.
        if (!ok && last === mine) last = undefined
      },
      () => {
        if (last === mine) last = undefined
      },
    )
    return mine.answer
  }

  function serves(before: Look, isFresh: boolean): boolean {
    if (before.foundAtSeconds === undefined) return before.isFresh || !isFresh
    return !isFresh && Math.abs(nowSeconds() - before.foundAtSeconds) < FRESH_SECONDS
  }

  return {
    begin,
    forget: () => {
      last = undefined
    },
    look: (index: number, isFresh = false): Scanned => {
      if (last?.index === index && serves(last, isFresh)) return last.answer
      return begin(index, isFresh ? { isFresh, mark: readings.mark() } : { isFresh })
    },
  }
}

type How = Depth & Readonly<{ gap: number }>
type About = BitcoinHoldingsPorts & ScanPorts

async function scanAll(
  accounts: readonly KnownAccount[],
  how: How,
  about: About,
): Promise<Answer<readonly ScannedHolding[]>> {
  if (accounts.length === 0) return NO_ACCOUNT
  await Promise.all([about.readings.load(), about.budget.load()])
  try {
    return await readAll(accounts, how, about)
  } finally {
    await about.budget.save()
  }
}

async function readAll(
  accounts: readonly KnownAccount[],
  how: How,
  about: About,
): Promise<Answer<readonly ScannedHolding[]>> {
  const watched = await watch(accounts, about)
  if (watched) return watched
  const held: ScannedHolding[] = []
  for (const account of accounts) {
    const one = await scanOne(account, how, about)
    if (!one.ok) return one
    held.push(one.value)
  }
  // Unknown must not look empty.
  const isNothingRead = held.every(({ found }) => found.receive.addresses.length + found.change.addresses.length === 0)
  return isNothingRead ? WAITS : { ok: true, value: held }
}

async function watch(accounts: readonly KnownAccount[], about: About): Promise<Failure | undefined> {
  const tip = await about.tipHash()
  const stretched = (seconds: number) => about.stretched(seconds * 1_000, 'watch') / 1_000
  const time = { nowSeconds: about.nowSeconds(), tip: tip.ok ? tip.value : undefined, stretched }
  const result = await about.readings.read(overdueAddresses(accounts, time, about), 'watch')
  return typeof result === 'object' ? result : undefined
}

async function scanOne(account: KnownAccount, how: How, about: About): Promise<Answer<ScannedHolding>> {
  const now = about.nowSeconds()
  const { seen } = account
  const isDue = how.isFresh || !seen || Math.abs(now - seen.lookedThroughAtSeconds) > LOOK_THROUGH_SECONDS
  const depth: ScanDepth = { gap: how.gap, isFull: isDue, mark: how.mark, isExpectedOnly: how.isExpectedOnly }
  const result = await scanAccount(account, depth, about)
  if (typeof result === 'object') return result
  if (result === 'untrusted') return untrusted()
  const found = scannedAccount(account, depth, about)
  if (!found.isWhole) return { ok: true, value: { account, found } }
  const [receive, change] = [found.receive.nextIndex, found.change.nextIndex]
  const isThrough = isDue && result === 'all'
  const lookedThroughAtSeconds = isThrough ? now : (seen?.lookedThroughAtSeconds ?? 0)
  if (isThrough || receive !== seen?.receive || change !== seen.change) {
    await about.see(account.extendedPublicKey, { receive, change, lookedThroughAtSeconds })
    if (receive !== (seen?.receive ?? 0)) about.receivingChanged()
  }
  return { ok: true, value: { account, found } }
}
