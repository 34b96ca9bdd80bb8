import { isSameAddress } from '../../../core/families/address.ts'
import { type Answer, type Failure, failedFor } from '../../../core/reason/reason.ts'

export type ExchangeBAccountPorts = Readonly<{
  exchange: Readonly<{
    accountsOf: (
      l1Address: string,
    ) => Promise<
      Answer<readonly number[]> & Readonly<{ unread?: readonly (number | undefined)[]; foreign?: readonly number[] }>
    >
    account: (accountIndex: number) => Promise<Answer<Readonly<{ l1Address: string }>>>
  }>
  choice: Readonly<{
    chosenOf: (l1Address: string) => Promise<number | undefined>
    choose: (l1Address: string, accountIndex: number) => Promise<void>
  }>
  nowMilliseconds: () => number
}>

export type UnreadAccount = Readonly<{ index: number | undefined; why: Failure }>

/** Lowest first. */
export type OwnAccounts = Answer<readonly number[]> & Readonly<{ unread?: readonly UnreadAccount[] }>

export type ExchangeBAccounts = Readonly<{
  of: (l1Address: string) => Promise<OwnAccounts>
  /** Picks the chosen account, else the lowest that isn't foreign. */
  meant: (l1Address: string) => Promise<Answer<number | undefined>>
  /** Stores the choice; false for a foreign account. */
  choose: (l1Address: string, accountIndex: number) => Promise<boolean>
  /** The list grows while the background lives. */
  found: () => readonly number[]
}>

const FRESH_MILLISECONDS = 10_000
const UNREADABLE = failedFor({ code: 'UNREADABLE' })
const foreignAccount = (index: number) =>
  failedFor({ code: 'EXCHANGE_ACCOUNT_FOREIGN' }, `Account ${index} belongs to another wallet`)

type Found = Readonly<{ atMilliseconds: number; indexes: Promise<OwnAccounts> }>

/** Makes the account lookup; list and account must both name the owner. */
export function createExchangeBAccounts(ports: ExchangeBAccountPorts): ExchangeBAccounts {
  const { exchange, choice, nowMilliseconds } = ports
  const lists = new Map<string, Found>()
  const own = new Set<number>()

  async function read(l1Address: string): Promise<OwnAccounts> {
    const listed = await exchange.accountsOf(l1Address)
    if (!listed.ok) return { ok: false, message: listed.message, reason: listed.reason }
    const readable: number[] = []
    const { unread: odd = [], foreign = [] } = listed
    const chosen = await choice.chosenOf(l1Address)
    const named = [...listed.value, ...odd, ...foreign]
    // A nameless row may be the chosen account.
    const hidden = chosen !== undefined && odd.includes(undefined) && !named.includes(chosen) ? [chosen] : []
    const unread = [
      ...[...odd, ...hidden].map((index): UnreadAccount => ({ index, why: UNREADABLE })),
      ...foreign.map((index): UnreadAccount => ({ index, why: foreignAccount(index) })),
    ]
    for (const index of listed.value.toSorted((a, b) => a - b)) {
      const account = own.has(index) ? undefined : await exchange.account(index)
      if (account && !account.ok) {
        unread.push({ index, why: account })
        continue
      }
      if (account && !isSameAddress(account.value.l1Address, l1Address)) {
        unread.push({ index, why: foreignAccount(index) })
        continue
      }
      own.add(index)
      readable.push(index)
    }
    const [first] = unread
    if (!first) return { ok: true, value: readable }
    return readable.length === 0 ? first.why : { ok: true, value: readable, unread }
  }

  async function of(l1Address: string): Promise<OwnAccounts> {
    const name = l1Address.toLowerCase()
    const before = lists.get(name)
    if (before && Math.abs(nowMilliseconds() - before.atMilliseconds) < FRESH_MILLISECONDS) return before.indexes
    const fresh = { atMilliseconds: nowMilliseconds(), indexes: read(l1Address) }
    lists.set(name, fresh)
    const answer = await fresh.indexes
    const isWhole = answer.ok && answer.value.length > 0 && !answer.unread
    if (!isWhole && lists.get(name) === fresh) lists.delete(name)
    return answer
  }

  return {
    of,
    meant: async (l1Address) => {
      const all = await of(l1Address)
      if (!all.ok) return all
      const chosen = await choice.chosenOf(l1Address)
      const { unread = [] } = all
      const isListed = all.value.includes(chosen ?? -1) || unread.some(({ index }) => index === chosen)
      const standing = unread.flatMap(({ index = [], why }) => (isForeign(why) ? [] : index))
      const [lowest] = [...all.value, ...standing].toSorted((a, b) => a - b)
      const meant = chosen !== undefined && isListed ? chosen : lowest
      const odd = unread.find(({ index }) => index === meant)
      return odd ? odd.why : { ok: true, value: meant }
    },
    choose: async (l1Address, accountIndex) => {
      const all = await of(l1Address)
      if (!all.ok || !all.value.includes(accountIndex)) return false
      await choice.choose(l1Address, accountIndex)
      return true
    },
    found: () => [...own],
  }
}

export function isForeign({ reason }: Failure): boolean {
  return reason.code === 'EXCHANGE_ACCOUNT_FOREIGN'
}
