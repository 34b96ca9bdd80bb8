import type { HeldStep } from './lane.ts'
import type { Terms } from './sign/signed.ts'
import { attemptsOf, isUnbroadcast } from './step.ts'
import { isSameTransaction, plainName } from './transaction-name.ts'

/** The account and chain at which money is waited for. */
type Place = Readonly<{ chainId: number; recipient: string }>

/**
 * The name of a reservation of native money of a block: of some of it, or of all, as the rise of a balance. Native money of
 * the EVM that a contract paid has no log, so it is reserved by chain, block and account.
 */
export function blockName(part: 'some' | 'all', number: bigint, { chainId, recipient }: Place): string {
  return `${part} of block ${number} on ${chainId} for ${recipient}`.toLowerCase()
}

/** The name of a reservation of one log of a transaction, by its place in the receipt. */
export function logName(at: number, hash: string): string {
  return `log ${at} of 0x${plainName(hash)}`
}

/** The name of a reservation of the native money that a transaction brought to one account. */
export function nativeName(hash: string, { chainId, recipient }: Place): string {
  return `native of 0x${plainName(hash)} on ${chainId} for ${recipient}`.toLowerCase()
}

/** The transaction of a log by the name of its reservation; undefined for every other name. */
export function transactionOfLog(name: string): string | undefined {
  return /^log \d+ of (0x[0-9a-f]+)$/.exec(name)?.[1]
}

/**
 * Which names an arrival reserves: of transactions that brought tokens the logs alone, and of those that brought native money
 * to an account the account's share, so that one transaction may bring what several records wait for. All other
 * transactions are reserved as a whole.
 *
 * @param besides what was counted beside the transaction; see `Proof`
 */
export function arrivalNames(txHash: string, besides: readonly string[] = []): readonly string[] {
  const isByLogs = besides.some((name) => isSameTransaction(transactionOfLog(name) ?? '', txHash))
  if (isByLogs) return besides
  const [, chainId, recipient] = /^some of block \d+ on (\d+) for (.*)$/.exec(besides.find(isOfBlock) ?? '') ?? []
  if (recipient === undefined) return [txHash, ...besides]
  const place = { chainId: Number(chainId), recipient }
  return [txHash, ...besides].map((name) => (name.includes(' ') ? name : nativeName(name, place)))
}

/**
 * Which names no other record may have where an arrival reserves these: the same transactions, and of each block the part
 * that cannot be told apart from its own. Two plain payments of one block are two arrivals; a rise holds all of it.
 */
export function clashesWith(names: readonly string[]): readonly string[] {
  return names.flatMap((name) => {
    const hash = transactionOfLog(name) ?? /^native of (0x[0-9a-f]+) /.exec(name)?.[1]
    // Whoever has a transaction by its name has all of it.
    if (hash !== undefined) return [name, hash, plainName(hash)]
    const block = /^(some|all) of (block .*)$/.exec(name)
    if (!block) return [name]
    const all = `all of ${block[2]}`
    return block[1] === 'some' && !names.includes(all) ? [all] : [`some of ${block[2]}`]
  })
}

function isOfBlock(name: string): boolean {
  return name.startsWith('some of block ')
}

/**
 * The reservations of steps that a record holds: each nonce by chain and account, each coin by its outpoint. A replacement
 * keeps them. Only one record of an account may have a nonce that is not broadcast yet: nothing goes above it meanwhile.
 */
export function reservationsOf(held: readonly HeldStep[]): readonly string[] {
  const names = held.flatMap(({ lane, state, isAtItsSteps }) => {
    const isSigned = attemptsOf(state).length > 0
    if (state.phase === 'replaced' || (!isSigned && !isAtItsSteps)) return []
    const taken = numbersIn(state.terms).map((number) => `${lane} ${number}`)
    const isLoose = !isSigned || isUnbroadcast(state)
    return isLoose && state.terms.terms === 'evm' ? [...taken, `unbroadcast on ${lane}`] : taken
  })
  return [...new Set(names.map((name) => name.toLowerCase()))]
}

/** What a row's names reserve for the steps of its record: nonces, coins, and the place of unbroadcast bytes. */
export function stepNamesIn(names: readonly string[]): readonly string[] {
  return names.filter((name) => /^(unbroadcast on )?(nonces|evmsignature|bitcoinpsbt|exchange[a-z]+) \d+\b/.test(name))
}

/** The nonce that a name reserves on a chain of the EVM; undefined for every other name. */
export function nonceIn(
  name: string,
): Readonly<{ lane: string; chainId: number; account: string; nonce: number }> | undefined {
  const [, lane = '', chainId, account = '', nonce] = /^(nonces (\d+) (0x[0-9a-f]{40})) (\d+)$/.exec(name) ?? []
  return nonce === undefined ? undefined : { lane, chainId: Number(chainId), account, nonce: Number(nonce) }
}

function numbersIn(terms: Terms): readonly string[] {
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
