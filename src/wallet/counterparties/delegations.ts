import { knownDelegate } from '../../core/counterparty/known-delegates.ts'
import { isSameAddress } from '../../core/families/address.ts'
import type { Answer, Reason } from '../../core/reason/reason.ts'

export type DelegationPlace = Readonly<{ account: string; chainId: number }>

/** `name` is the maker's or the user's own; null for an unknown delegate. */
export type Delegation =
  | Readonly<{ state: 'none' }>
  | Readonly<{ state: 'delegated'; delegate: string; name: string | null }>
  | Readonly<{ state: 'unread'; why: Reason }>

export type DelegationPorts = Readonly<{
  /** EIP-7702; undefined without a delegate. */
  delegate: (chainId: number, account: string) => Promise<Answer<string | undefined>>
  book: () => Promise<readonly Readonly<{ address: string; name: string }>[]>
  nowMilliseconds: () => number
}>

export type Delegations = Readonly<{
  on: (place: DelegationPlace) => Promise<Delegation>
  forget: (place: DelegationPlace) => void
}>

const KEPT_MILLISECONDS = 30_000
const MOST_KEPT = 500

/** Makes the reader of delegations. A failed read is asked again at the next question. */
export function createDelegations({ delegate, book, nowMilliseconds }: DelegationPorts): Delegations {
  const asked = new Map<string, Readonly<{ atMilliseconds: number; answer: Promise<Answer<string | undefined>> }>>()

  function read(place: DelegationPlace): Promise<Answer<string | undefined>> {
    const key = keyOf(place)
    const before = asked.get(key)
    if (before && Math.abs(nowMilliseconds() - before.atMilliseconds) < KEPT_MILLISECONDS) return before.answer
    const entry = { atMilliseconds: nowMilliseconds(), answer: delegate(place.chainId, place.account) }
    asked.delete(key)
    asked.set(key, entry)
    const [oldest] = asked.keys()
    if (asked.size > MOST_KEPT && oldest !== undefined) asked.delete(oldest)
    const drop = () => asked.get(key) === entry && asked.delete(key)
    entry.answer.then((said) => said.ok || drop(), drop)
    return entry.answer
  }

  return {
    on: async (place) => {
      const said = await read(place)
      if (!said.ok) return { state: 'unread', why: said.reason }
      const address = said.value
      if (address === undefined) return { state: 'none' }
      const named = (await book()).find((each) => isSameAddress(each.address, address))?.name
      return { state: 'delegated', delegate: address, name: knownDelegate(address) ?? named ?? null }
    },
    forget: (place) => void asked.delete(keyOf(place)),
  }
}

function keyOf({ account, chainId }: DelegationPlace): string {
  return `${chainId} ${account.toLowerCase()}`
}
