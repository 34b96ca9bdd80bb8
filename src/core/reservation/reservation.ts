import { isSameTransaction, normalizedHash } from '../chain/transaction-hashes.ts'
import { attemptsOf, isUnbroadcast } from '../execution/steps/step.ts'
import { ITEM_KINDS } from '../families/items.ts'
import type { StepTerms } from '../sign/signed.ts'
import type { HeldStep } from './resources.ts'

type Place = Readonly<{ chainId: number; recipient: string }>

/** Names a block's native money, whole or in part: native EVM payments have no log. */
export function blockName(part: 'some' | 'all', number: bigint, { chainId, recipient }: Place): string {
  return `${part} of block ${number} on ${chainId} for ${recipient}`.toLowerCase()
}

/** Names one log, by its index in the receipt. */
export function logName(at: number, hash: string): string {
  return `log ${at} of 0x${normalizedHash(hash)}`
}

/** Names native money that a transaction brought to an account. */
export function nativeName(hash: string, { chainId, recipient }: Place): string {
  return `native of 0x${normalizedHash(hash)} on ${chainId} for ${recipient}`.toLowerCase()
}

/** A log's transaction; undefined for other names. */
export function transactionOfLog(name: string): string | undefined {
  return /^log \d+ of (0x[0-9a-f]+)$/.exec(name)?.[1]
}

/**
 * The names that an arrival reserves: tokens reserve logs, native money an account's share.
 * @param besides other counted transactions and blocks; see `Proof`
 */
export function arrivalNames(txHash: string, besides: readonly string[] = []): readonly string[] {
  const isByLogs = besides.some((name) => isSameTransaction(transactionOfLog(name) ?? '', txHash))
  if (isByLogs) return besides
  const [, chainId, recipient] = /^some of block \d+ on (\d+) for (.*)$/.exec(besides.find(isOfBlock) ?? '') ?? []
  if (recipient === undefined) return [txHash, ...besides]
  const place = { chainId: Number(chainId), recipient }
  return [txHash, ...besides].map((name) => (name.includes(' ') ? name : nativeName(name, place)))
}

/** Names that no other record may have: the same transactions, and a block's indistinguishable part. */
export function clashesWith(names: readonly string[]): readonly string[] {
  return names.flatMap((name) => {
    const hash = transactionOfLog(name) ?? /^native of (0x[0-9a-f]+) /.exec(name)?.[1]
    // A transaction's plain name reserves all of it.
    if (hash !== undefined) return [name, hash, normalizedHash(hash)]
    const block = /^(some|all) of (block .*)$/.exec(name)
    if (!block) return [name]
    const all = `all of ${block[2]}`
    return block[1] === 'some' && !names.includes(all) ? [all] : [`some of ${block[2]}`]
  })
}

function isOfBlock(name: string): boolean {
  return name.startsWith('some of block ')
}

/** Nonces by chain and account, coins by outpoint. Only one record may hold an account's unbroadcast nonce. */
export function reservationsOf(held: readonly HeldStep[]): readonly string[] {
  const names = held.flatMap(({ resource, state, isAtItsSteps, further = [] }) => {
    const isSigned = attemptsOf(state).length > 0
    if (state.phase === 'replaced' || (!isSigned && !isAtItsSteps)) return []
    const all = [state.terms, ...(state.refused ?? []).map(({ terms }) => terms)]
    const taken = [...all.flatMap(numbersIn), ...further].map((number) => `${resource} ${number}`)
    const isLoose = !isSigned || isUnbroadcast(state)
    return isLoose && state.terms.terms === 'evm' ? [...taken, `unbroadcast on ${resource}`] : taken
  })
  return [...new Set(names.map((name) => name.toLowerCase()))]
}

/** A row's nonces, coins and place of unbroadcast bytes. */
export function stepNamesIn(names: readonly string[]): readonly string[] {
  return names.filter((name) => OF_STEP.test(name))
}

// `resourceOf` names nonces, or the item's kind.
const KINDS = ['nonces', ...Object.keys(ITEM_KINDS)].join('|')
const OF_STEP = new RegExp(`^(unbroadcast on )?(${KINDS}) \\d+\\b`, 'i')

/** Undefined for other names. */
export function nonceIn(
  name: string,
): Readonly<{ resource: string; chainId: number; account: string; nonce: number }> | undefined {
  const [, resource = '', chainId, account = '', nonce] = /^(nonces (\d+) (0x[0-9a-f]{40})) (\d+)$/.exec(name) ?? []
  return nonce === undefined ? undefined : { resource, chainId: Number(chainId), account, nonce: Number(nonce) }
}

function numbersIn(terms: StepTerms): readonly string[] {
  switch (terms.terms) {
    case 'bitcoin':
      return terms.outpoints
    case 'exchangeB':
      return [`${terms.apiKeyIndex} ${terms.nonce}`]
    case 'none':
      return []
    default:
      return [`${terms.nonce}`]
  }
}
