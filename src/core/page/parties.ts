import type { CallAct, CallMeaning, Token } from './call-meaning.ts'
import type { Described } from './descriptors/described.ts'

/**
 * Somebody whom a call names: who gets something by it (`payee`), may take something from then on (`spender`), or may take
 * no more, or less, than before (`formerSpender`).
 */
export type Party = Readonly<{
  address: string
  as: 'payee' | 'spender' | 'formerSpender'
  /** Whose it is, where it is not said to be whoever's who calls. */
  owner: string | undefined
  /** Undefined for the chain's own currency. */
  token: Token | undefined
  /** In smallest units; undefined where the bytes do not say one amount, and for NFTs. */
  amount: bigint | undefined
  /** The numbers of NFTs, whose collection is the token; undefined for what is none, and for all of a collection. */
  tokenIds: readonly bigint[] | undefined
}>

/** A call: where it goes, the native money that goes along in wei, and its meaning. */
export type MeantCall = Readonly<{ to: string | undefined; value: bigint; meaning: CallMeaning }>

type ActOf<K extends CallAct['kind']> = Extract<CallAct, { kind: K }>

/** What the wallet's own descriptors call them. */
const DESCRIBED: ReadonlyMap<string, Party['as']> = new Map([
  ['own:to', 'payee'],
  ['own:spender', 'spender'],
  ['own:forSpender', 'formerSpender'],
  ['own:takenFrom', 'formerSpender'],
])

/**
 * Everybody whom a call names, in its order, calls inside of it included, as far as its bytes say so. A call that cannot be
 * read may pay others, and money that goes along with a function stays with whoever is called: neither is among them.
 */
export function partiesOf({ to, value, meaning: { act } }: MeantCall): readonly Party[] {
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
      return [party(act.spender, act.change === 'lower' ? 'formerSpender' : takerOf(act), act)]
    case 'permit':
    case 'permit2':
      return [party(act.spender, takerOf(act), act)]
    case 'operator':
      return [party(act.operator, act.isAllowed ? 'spender' : 'formerSpender', { token: collectionOf(act) })]
    case 'vaultDeposit':
      // So many shares as the vault says; they are a token of its own.
      return [party(act.recipient, 'payee', { token: { address: act.vault, currency: undefined } })]
    case 'batch':
      // What goes along went to the contract itself; its inner calls are its own.
      return act.calls.flatMap((meaning) => partiesOf({ to, value: 0n, meaning }))
    case 'described':
      return describedParties(act.described)
    default:
      return []
  }
}

/** Whom a call pays, as far as its bytes say so. */
export function payeesOf(call: MeantCall): readonly Party[] {
  return partiesOf(call).filter(({ as }) => as === 'payee')
}

function party(
  address: string,
  as: Party['as'],
  { owner, token, amount, tokenIds }: Partial<Omit<Party, 'address' | 'as'>>,
): Party {
  return { address, as, owner, token, amount, tokenIds }
}

function takerOf({ amount }: Readonly<{ amount: bigint }>): Party['as'] {
  return amount === 0n ? 'formerSpender' : 'spender'
}

function collectionOf({ collection }: ActOf<'nftTransfer' | 'operator'>): Token {
  return { address: collection, currency: undefined }
}

function describedParties({ fields }: Described): readonly Party[] {
  const owner = fields.flatMap(({ label, value }) =>
    label === 'own:from' && value.as === 'address' ? [value.address] : [],
  )
  const said = fields.flatMap(({ value }) => (value.as === 'tokens' ? [value] : []))
  const [sum, ...more] = said
  const of =
    sum && more.length === 0 ? { token: { address: sum.token, currency: sum.currency }, amount: sum.amount } : {}
  return fields.flatMap(({ label, value }): readonly Party[] => {
    const as = DESCRIBED.get(label)
    if (as === undefined || value.as !== 'address') return []
    const isEnded = as === 'spender' && of.amount === 0n
    return [party(value.address, isEnded ? 'formerSpender' : as, { owner: owner[0], ...of })]
  })
}
