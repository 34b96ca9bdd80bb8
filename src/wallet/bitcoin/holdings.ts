import { type AccountAddress, accountAddresses, type BitcoinAccount } from '../../core/bitcoin/account.ts'
import type { AddressStatistics } from '../../core/bitcoin/balance.ts'
import { GAP_LIMIT } from '../../core/bitcoin/gap.ts'
import type { OwnScript } from '../../core/facts.ts'
import { failedFor } from '../../core/reason.ts'
import type { Answer } from '../node-port.ts'
import { type ScannedAccount, type ScannedAddress, scanAccount, type UsedUpTo } from './account.ts'

/** An account, and what is known of how far it was used: from the last time that all of it was looked through. */
export type KnownAccount = BitcoinAccount &
  Readonly<{ seen?: (UsedUpTo & Readonly<{ lookedThroughAtSeconds: number }>) | undefined }>

export type HoldingsPorts = Readonly<{
  /** The Bitcoin accounts of the wallet: two for each index. */
  accounts: () => Promise<readonly KnownAccount[]>
  see: (extendedPublicKey: string, seen: NonNullable<KnownAccount['seen']>) => Promise<void>
  /** Another address is the next unused one: open pages show the one before. */
  receivingChanged: () => void
  statistics: (address: string) => Promise<Answer<AddressStatistics>>
  nowSeconds: () => number
}>

/** One of the two accounts with what was found in it. */
export type Held = Readonly<{ account: KnownAccount; found: ScannedAccount }>

/** An address to pay from, and what it can pay with now, satoshis. */
export type Payer = AccountAddress & Readonly<{ availableSats: bigint }>

export type Holdings = Readonly<{
  /** What the accounts hold; `isFresh` looks through all of it, however lately that was done. */
  look: (index: number, isFresh?: boolean) => Promise<Answer<readonly Held[]>>
  /** The next unused address of each account, the default first, as far as is known without asking anybody. */
  receiving: (index: number) => Promise<readonly Readonly<{ script: BitcoinAccount['script']; address: string }>[]>
  /** Every script of the wallet's, used or in the gap behind: from its own keys, without asking anybody. */
  ownScripts: () => Promise<readonly OwnScript[]>
  /** The address that a crossing of so many satoshis is best paid from: the service spends coins of one address only. */
  payer: (index: number, amountSats: bigint) => Promise<Answer<Payer>>
}>

/** A look that was begun; `foundAtSeconds` is when it ended. */
type Look = Readonly<{ index: number; isFresh: boolean; answer: Promise<Answer<readonly Held[]>> }> & {
  foundAtSeconds: number | undefined
}

const NO_ACCOUNT = failedFor({ code: 'NO_BITCOIN' })

/** How long what was found counts as what is, seconds: pages ask several times in a row. */
const FRESH_SECONDS = 5
/** After so long everything is looked through again, since another wallet with the same phrase may have skipped some. */
const LOOK_THROUGH_SECONDS = 24 * 3_600

/** Keeps an eye on the Bitcoin accounts of the wallet; what it remembers is lost with the background and found again. */
export function createHoldings(ports: HoldingsPorts): Holdings {
  const derived = new Map<string, ReturnType<typeof accountAddresses>>()
  let last: Look | undefined

  // Each address is derived once in the life of the background.
  function addressesOf(account: BitcoinAccount): ReturnType<typeof accountAddresses> {
    const before = derived.get(account.extendedPublicKey)
    if (before) return before
    const made = new Map<string, AccountAddress>()
    const derive = accountAddresses(account)
    const remembering: ReturnType<typeof accountAddresses> = (chain, index) => {
      const name = `${chain} ${index}`
      const address = made.get(name) ?? derive(chain, index)
      made.set(name, address)
      return address
    }
    derived.set(account.extendedPublicKey, remembering)
    return remembering
  }

  async function accountsAt(index: number): Promise<readonly KnownAccount[]> {
    return (await ports.accounts()).filter((account) => account.index === index)
  }

  async function scan(index: number, isFresh: boolean): Promise<Answer<readonly Held[]>> {
    const accounts = await accountsAt(index)
    if (accounts.length === 0) return NO_ACCOUNT
    const held = await Promise.all(accounts.map((account) => scanOne(account, isFresh)))
    const failed = held.find((each) => !each.ok)
    if (failed && !failed.ok) return failed
    return { ok: true, value: held.flatMap((each) => (each.ok ? [each.value] : [])) }
  }

  async function scanOne(account: KnownAccount, isFresh: boolean): Promise<Answer<Held>> {
    const now = ports.nowSeconds()
    const { seen } = account
    const isDue = isFresh || !seen || Math.abs(now - seen.lookedThroughAtSeconds) > LOOK_THROUGH_SECONDS
    const answer = await scanAccount(account, ports, isDue ? undefined : seen)
    if (!answer.ok) return answer
    const [receive, change] = [answer.value.receive.nextIndex, answer.value.change.nextIndex]
    const lookedThroughAtSeconds = isDue ? now : seen.lookedThroughAtSeconds
    if (isDue || receive !== seen.receive || change !== seen.change) {
      await ports.see(account.extendedPublicKey, { receive, change, lookedThroughAtSeconds })
      if (receive !== (seen?.receive ?? 0)) ports.receivingChanged()
    }
    return { ok: true, value: { account, found: answer.value } }
  }

  function look(index: number, isFresh = false): Promise<Answer<readonly Held[]>> {
    if (last?.index === index && serves(last, isFresh)) return last.answer
    const mine: Look = { index, isFresh, foundAtSeconds: undefined, answer: scan(index, isFresh) }
    last = mine
    mine.answer.then(
      ({ ok }) => {
        mine.foundAtSeconds = ports.nowSeconds()
        // A failure is nothing to keep.
        if (!ok && last === mine) last = undefined
      },
      () => {
        if (last === mine) last = undefined
      },
    )
    return mine.answer
  }

  // What is still being looked for is joined; what was found counts for a moment, unless it is wanted fresh.
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
          Array.from({ length: (account.seen?.[chain] ?? 0) + GAP_LIMIT }, (_, at) => addressAt(chain, at)),
        )
      }),
    payer: async (index, amountSats) => {
      const before = await payerNow(index, amountSats)
      if (!before.ok || before.value.availableSats > amountSats) return before
      // What was found a moment ago may have been paid to since.
      last = undefined
      return payerNow(index, amountSats)
    },
  }
}

/** What is in blocks and nobody spends. */
function availableSats({ statistics: { confirmed, waiting } }: ScannedAddress): bigint {
  const sats = confirmed.fundedSats - confirmed.spentSats - waiting.spentSats
  return sats > 0n ? sats : 0n
}

/**
 * The address to pay from: the one with the least that is enough, so that small coins are not left behind for ever; where
 * none has enough, the one with the most, so that whoever judges the amount says what is missing of it.
 */
function payerAmong(addresses: readonly ScannedAddress[], amountSats: bigint): ScannedAddress | undefined {
  const funded = addresses.filter(({ statistics }) => statistics.transactions > 0)
  const byWorth = [...funded].sort((a, b) => (availableSats(a) < availableSats(b) ? -1 : 1))
  return byWorth.find((each) => availableSats(each) > amountSats) ?? byWorth.at(-1)
}
