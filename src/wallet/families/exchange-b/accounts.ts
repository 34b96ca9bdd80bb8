import { isSameAddress } from '../../../core/families/address.ts'
import { failedFor } from '../../../core/reason/reason.ts'
import type { Answer } from '../evm/node-port.ts'

export type ExchangeBAccountPorts = Readonly<{
  exchange: Readonly<{
    accountsOf: (l1Address: string) => Promise<Answer<readonly number[]>>
    account: (accountIndex: number) => Promise<Answer<Readonly<{ l1Address: string }>>>
  }>
  choice: Readonly<{
    chosenOf: (l1Address: string) => Promise<number | undefined>
    choose: (l1Address: string, accountIndex: number) => Promise<void>
  }>
  nowMilliseconds: () => number
}>

export type ExchangeBAccounts = Readonly<{
  /** Sorts lowest first. */
  of: (l1Address: string) => Promise<Answer<readonly number[]>>
  /** Picks the chosen account, else the lowest, which is the main one. */
  meant: (l1Address: string) => Promise<Answer<number | undefined>>
  /** Stores the choice; false for a foreign account. */
  choose: (l1Address: string, accountIndex: number) => Promise<boolean>
  /** The list grows while the background lives. */
  found: () => readonly number[]
}>

const FRESH_MILLISECONDS = 10_000

type Found = Readonly<{ atMilliseconds: number; indexes: Promise<Answer<readonly number[]>> }>

/** Makes the account lookup. Ownership is checked both ways: the exchange's list and the account's owner. */
export function createExchangeBAccounts(ports: ExchangeBAccountPorts): ExchangeBAccounts {
  const { exchange, choice, nowMilliseconds } = ports
  const lists = new Map<string, Found>()
  const own = new Set<number>()

  async function read(l1Address: string): Promise<Answer<readonly number[]>> {
    const listed = await exchange.accountsOf(l1Address)
    if (!listed.ok) return listed
    const indexes = listed.value.toSorted((a, b) => a - b)
    for (const index of indexes) {
      if (own.has(index)) continue
      const account = await exchange.account(index)
      if (!account.ok) return account
      if (!isSameAddress(account.value.l1Address, l1Address)) {
        return failedFor({ code: 'EXCHANGE_ACCOUNT_FOREIGN' }, `Account ${index} belongs to another wallet`)
      }
      own.add(index)
    }
    return { ok: true, value: indexes }
  }

  async function of(l1Address: string): Promise<Answer<readonly number[]>> {
    const name = l1Address.toLowerCase()
    const before = lists.get(name)
    if (before && nowMilliseconds() - before.atMilliseconds < FRESH_MILLISECONDS) return before.indexes
    const fresh = { atMilliseconds: nowMilliseconds(), indexes: read(l1Address) }
    lists.set(name, fresh)
    const answer = await fresh.indexes
    // Empty and failed answers are not cached.
    if ((!answer.ok || answer.value.length === 0) && lists.get(name) === fresh) lists.delete(name)
    return answer
  }

  return {
    of,
    meant: async (l1Address) => {
      const all = await of(l1Address)
      if (!all.ok) return all
      const chosen = await choice.chosenOf(l1Address)
      const isThere = chosen !== undefined && all.value.includes(chosen)
      return { ok: true, value: isThere ? chosen : all.value[0] }
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
