import type { OwnScript } from '../../../core/chain/facts.ts'
import type { AccountAddress, BitcoinAccount } from '../../../core/families/bitcoin/account.ts'
import type { AddressStatistics } from '../../../core/families/bitcoin/balance.ts'
import type { AccountChain } from '../../../core/families/bitcoin/derivation-path.ts'
import { GAP_LIMIT } from '../../../core/families/bitcoin/gap-limit.ts'
import { failedFor } from '../../../core/reason/reason.ts'
import type { Answer } from '../evm/node-port.ts'
import { type LastUsedIndexes, type ScannedAccount, type ScannedAddress, scanAccount } from './account-scan.ts'
import { createDerivedAddresses } from './derived-addresses.ts'

/** An account, how far it was used at the last full scan, and one above the highest indexes ever shown. */
export type KnownAccount = BitcoinAccount &
  Readonly<{
    seen?: (LastUsedIndexes & Readonly<{ lookedThroughAtSeconds: number }>) | undefined
    shown?: LastUsedIndexes | undefined
  }>

export type BitcoinHoldingsPorts = Readonly<{
  /** The wallet's Bitcoin accounts: two for each index. */
  accounts: () => Promise<readonly KnownAccount[]>
  /** Raises `shown` too, since the next addresses may be shown from now on. */
  see: (extendedPublicKey: string, seen: NonNullable<KnownAccount['seen']>) => Promise<void>
  /** The next unused address changed. */
  receivingChanged: () => void
  statistics: (address: string) => Promise<Answer<AddressStatistics>>
  nowSeconds: () => number
}>

export type ScannedHolding = Readonly<{ account: KnownAccount; found: ScannedAccount }>

/** An address to pay from, and its available satoshis. */
export type Payer = AccountAddress & Readonly<{ availableSats: bigint }>

export type BitcoinHoldings = Readonly<{
  /** Reads the accounts' holdings; `isFresh` forces a full scan. */
  look: (index: number, isFresh?: boolean) => Promise<Answer<readonly ScannedHolding[]>>
  /** The next unused address of each account, the default first. */
  receiving: (index: number) => Promise<readonly Readonly<{ script: BitcoinAccount['script']; address: string }>[]>
  /** Every script of the wallet, used, shown or in the gap behind, without a request. */
  ownScripts: () => Promise<readonly OwnScript[]>
  /** The best address to pay from: the service spends coins of one address only. */
  payer: (index: number, amountSats: bigint) => Promise<Answer<Payer>>
}>

/** A scan; `foundAtSeconds` is its end. */
type Look = Readonly<{ index: number; isFresh: boolean; answer: Promise<Answer<readonly ScannedHolding[]>> }> & {
  foundAtSeconds: number | undefined
}

const NO_ACCOUNT = failedFor({ code: 'NO_BITCOIN' })

/** How long a scan stays current, seconds. */
const FRESH_SECONDS = 5
/** The interval of full scans, seconds: another wallet may have skipped addresses. */
const LOOK_THROUGH_SECONDS = 24 * 3_600

/** Watches the wallet's Bitcoin accounts. */
export function createBitcoinHoldings(ports: BitcoinHoldingsPorts): BitcoinHoldings {
  const addressesOf = createDerivedAddresses()
  let last: Look | undefined

  async function accountsAt(index: number): Promise<readonly KnownAccount[]> {
    return (await ports.accounts()).filter((account) => account.index === index)
  }

  const scan = async (index: number, isFresh: boolean) => scanAll(await accountsAt(index), isFresh, ports)

  function look(index: number, isFresh = false): Promise<Answer<readonly ScannedHolding[]>> {
    if (last?.index === index && serves(last, isFresh)) return last.answer
    const mine: Look = { index, isFresh, foundAtSeconds: undefined, answer: scan(index, isFresh) }
    last = mine
    mine.answer.then(
      ({ ok }) => {
        mine.foundAtSeconds = ports.nowSeconds()
        // Failures aren't cached.
        if (!ok && last === mine) last = undefined
      },
      () => {
        if (last === mine) last = undefined
      },
    )
    return mine.answer
  }

  // A running scan is joined, and a recent one serves.
  function serves(before: Look, isFresh: boolean): boolean {
    if (before.foundAtSeconds === undefined) return before.isFresh || !isFresh
    return !isFresh && Math.abs(ports.nowSeconds() - before.foundAtSeconds) < FRESH_SECONDS
  }

  async function payerNow(index: number, amountSats: bigint): Promise<Answer<Payer>> {
    const held = await look(index)
    if (!held.ok) return held
    const addresses = held.value.flatMap(({ found }) => [...found.receive.addresses, ...found.change.addresses])
    const best = payerAmong(addresses, amountSats)
    if (best) return { ok: true, value: { ...best, availableSats: availableSats(best) } }
    const unused = held.value[0]?.found.receive.next
    return unused ? { ok: true, value: { ...unused, availableSats: 0n } } : NO_ACCOUNT
  }

  return {
    look,
    receiving: async (index) =>
      (await accountsAt(index)).map((account) => {
        const { address } = addressesOf(account)('receive', account.seen?.receive ?? 0)
        return { script: account.script, address }
      }),
    ownScripts: async () =>
      (await ports.accounts()).flatMap((account) => {
        const addressAt = addressesOf(account)
        return (['receive', 'change'] as const).flatMap((chain) =>
          Array.from({ length: reachOf(account, chain) + GAP_LIMIT }, (_, at) => addressAt(chain, at)),
        )
      }),
    payer: async (index, amountSats) => {
      const before = await payerNow(index, amountSats)
      if (!before.ok || before.value.availableSats > amountSats) return before
      // Recently scanned addresses may have been paid since.
      last = undefined
      return payerNow(index, amountSats)
    },
  }
}

async function scanAll(
  accounts: readonly KnownAccount[],
  isFresh: boolean,
  ports: BitcoinHoldingsPorts,
): Promise<Answer<readonly ScannedHolding[]>> {
  if (accounts.length === 0) return NO_ACCOUNT
  const held = await Promise.all(accounts.map((account) => scanOne(account, isFresh, ports)))
  const failed = held.find((each) => !each.ok)
  if (failed && !failed.ok) return failed
  return { ok: true, value: held.flatMap((each) => (each.ok ? [each.value] : [])) }
}

async function scanOne(
  account: KnownAccount,
  isFresh: boolean,
  ports: BitcoinHoldingsPorts,
): Promise<Answer<ScannedHolding>> {
  const now = ports.nowSeconds()
  const { seen, shown } = account
  const isDue = isFresh || !seen || Math.abs(now - seen.lookedThroughAtSeconds) > LOOK_THROUGH_SECONDS
  const answer = await scanAccount(account, ports, { usedUpTo: isDue ? undefined : seen, ...(shown ? { shown } : {}) })
  if (!answer.ok) return answer
  const [receive, change] = [answer.value.receive.nextIndex, answer.value.change.nextIndex]
  const lookedThroughAtSeconds = isDue ? now : seen.lookedThroughAtSeconds
  if (isDue || receive !== seen.receive || change !== seen.change) {
    await ports.see(account.extendedPublicKey, { receive, change, lookedThroughAtSeconds })
    if (receive !== (seen?.receive ?? 0)) ports.receivingChanged()
  }
  return { ok: true, value: { account, found: answer.value } }
}

/** How many addresses of a chain were used or shown. */
function reachOf({ seen, shown }: KnownAccount, chain: AccountChain): number {
  return Math.max(seen?.[chain] ?? 0, (shown?.[chain] ?? 0) - 1)
}

/** Confirmed coins that no transaction spends. */
function availableSats({ statistics: { confirmed, waiting } }: ScannedAddress): bigint {
  const sats = confirmed.fundedSats - confirmed.spentSats - waiting.spentSats
  return sats > 0n ? sats : 0n
}

/** The address with the least sufficient amount, so that small coins aren't left behind; else the richest. */
function payerAmong(addresses: readonly ScannedAddress[], amountSats: bigint): ScannedAddress | undefined {
  const funded = addresses.filter(({ statistics }) => statistics.transactions > 0)
  const byWorth = [...funded].sort((a, b) => (availableSats(a) < availableSats(b) ? -1 : 1))
  return byWorth.find((each) => availableSats(each) > amountSats) ?? byWorth.at(-1)
}
