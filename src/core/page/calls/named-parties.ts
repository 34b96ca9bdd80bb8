import type { Described } from '../descriptors/described-fields.ts'
import type { CallAct, CallMeaning, Token } from './meaning.ts'

/** It gets something, or its spending right changes. */
export type NamedParty = Readonly<{
  address: string
  as: 'payee' | 'spender' | 'formerSpender'
  /** Undefined for the caller. */
  owner: string | undefined
  /** Undefined for native currency. */
  token: Token | undefined
  /** Smallest units; undefined for NFTs and unknown amounts. */
  amount: bigint | undefined
  tokenIds: readonly bigint[] | undefined
}>

/** `value` in wei. */
export type MeantCall = Readonly<{ to: string | undefined; value: bigint; meaning: CallMeaning }>

type ActOf<K extends CallAct['kind']> = Extract<CallAct, { kind: K }>

const DESCRIBED: ReadonlyMap<string, NamedParty['as']> = new Map([
  ['own:to', 'payee'],
  ['own:spender', 'spender'],
  ['own:forSpender', 'formerSpender'],
  ['own:takenFrom', 'formerSpender'],
])

/**
 * The parties that a call and its inner calls name, in order.
 *
 * An unreadable call may pay others, and the called contract keeps the native money.
 */
export function namedParties({ to, value, meaning: { act } }: MeantCall): readonly NamedParty[] {
  switch (act.kind) {
    case 'payment':
      return to === undefined || value === 0n ? [] : [party(to, 'payee', { amount: value })]
    case 'transfer':
      return [party(act.recipient, 'payee', act)]
    case 'transferFrom':
      return [party(act.recipient, 'payee', act)]
    case 'nftTransfer':
      return [party(act.recipient, 'payee', { ...act, token: collectionOf(act) })]
    case 'allowance':
      return [party(act.spender, act.change === 'lower' ? 'formerSpender' : spenderRole(act), act)]
    case 'permit':
    case 'permit2':
      return [party(act.spender, spenderRole(act), act)]
    case 'operator':
      return [party(act.operator, act.isAllowed ? 'spender' : 'formerSpender', { token: collectionOf(act) })]
    case 'vaultDeposit':
      return [party(act.recipient, 'payee', { token: { address: act.vault, currency: undefined } })]
    case 'batch':
      // The contract itself received the native money.
      return act.calls.flatMap((meaning) => namedParties({ to, value: 0n, meaning }))
    case 'described':
      return describedParties(act.described)
    default:
      return []
  }
}

/** The payees that a call names. */
export function payeesOf(call: MeantCall): readonly NamedParty[] {
  return namedParties(call).filter(({ as }) => as === 'payee')
}

function party(
  address: string,
  as: NamedParty['as'],
  { owner, token, amount, tokenIds }: Partial<Omit<NamedParty, 'address' | 'as'>>,
): NamedParty {
  return { address, as, owner, token, amount, tokenIds }
}

function spenderRole({ amount }: Readonly<{ amount: bigint }>): NamedParty['as'] {
  return amount === 0n ? 'formerSpender' : 'spender'
}

function collectionOf({ collection }: ActOf<'nftTransfer' | 'operator'>): Token {
  return { address: collection, currency: undefined }
}

function describedParties({ fields }: Described): readonly NamedParty[] {
  const owner = fields.flatMap(({ label, value }) =>
    label === 'own:from' && value.as === 'address' ? [value.address] : [],
  )
  const said = fields.flatMap(({ value }) => (value.as === 'tokens' ? [value] : []))
  const [sum, ...more] = said
  const of =
    sum && more.length === 0 ? { token: { address: sum.token, currency: sum.currency }, amount: sum.amount } : {}
  return fields.flatMap(({ label, value }): readonly NamedParty[] => {
    const as = DESCRIBED.get(label)
    if (as === undefined || value.as !== 'address') return []
    const isEnded = as === 'spender' && of.amount === 0n
    return [party(value.address, isEnded ? 'formerSpender' : as, { owner: owner[0], ...of })]
  })
}
