import { type Hex, isHex } from '../../../lib/hex.ts'
import type { Chain } from '../../chain/chain.ts'
import { isSameAddress } from '../../families/address.ts'
import { ZERO_ADDRESS } from '../../families/evm/zero-address.ts'
import { chainById, currencyOf, type Profile } from '../../profiles/profile.ts'
import { selectorOf } from '../../verify/evm/calldata.ts'
import { argumentReader } from '../abi/arguments.ts'
import { decodeArguments } from '../abi/decode-calldata.ts'
import { signatureIn } from '../abi/known-signatures.ts'
import { describeCall } from '../descriptors/describe.ts'
import { ownDescriptors } from '../descriptors/own-descriptors.ts'
import { KNOWN_FUNCTIONS } from './known-functions.ts'
import type { CallAct, CallDanger, CallMeaning, PageCall, Token } from './meaning.ts'

const MULTICALL = '0xac9650d8'
/** No user reads more. */
const MOST_DEPTH = 3
const MOST_INNER = 50

/** The contract would keep the money, or the call would fail. */
const TAKES_NO_MONEY: readonly CallAct['kind'][] = [
  'transfer',
  'transferFrom',
  'allowance',
  'permit',
  'permit2',
  'nftTransfer',
  'operator',
  'unwrap',
  'vaultDeposit',
]

/**
 * Decodes one call of a page by published function shapes.
 *
 * `unknown` says nothing about harm. Only pinned contracts are known for certain.
 */
export function callMeaningOf(call: PageCall, profile: Profile, chainId: number): CallMeaning {
  const tokenAt = (address: string): Token => {
    const currency = currencyOf(profile, chainId, address)
    return { address: currency?.address ?? address, currency: currency?.isNative ? undefined : currency }
  }
  const chain = chainById(profile, chainId)
  const act = chain ? actOf(call, { profile, chain, tokenAt, depth: 0 }) : actAnywhere(call)
  return { act, dangers: dangersOf(act, call, tokenAt) }
}

type Where = Readonly<{ profile: Profile; chain: Chain; tokenAt: (address: string) => Token; depth: number }>

function actOf({ to, value, data }: PageCall, where: Where): CallAct {
  if (to === undefined) return { kind: 'creation', codeBytes: data.length / 2 - 1 }
  if (data === '0x') return where.depth === 0 ? { kind: 'payment' } : unknown(data)
  if (selectorOf(data) === MULTICALL) return batch({ to, value, data }, where) ?? unknown(data)
  const selector = selectorOf(data)
  const shape = isHex(selector, 4) ? KNOWN_FUNCTIONS[selector] : undefined
  const signature = signatureIn(data)
  const called = { to, value, ...where }
  const isThere = shape !== undefined && signature !== undefined && (shape.isAt?.(called) ?? true)
  const given = isThere ? decodeArguments(signature, data) : undefined
  if (shape && given) return shape.act(argumentReader(given), called)
  const place = { profile: where.profile, chainId: where.chain.id, address: to }
  const described = describeCall({ to, value, data }, ownDescriptors(place), place)
  return described ? { kind: 'described', described } : unknown(data)
}

// On an unknown chain a function may mean anything.
function actAnywhere({ to, data }: PageCall): CallAct {
  if (to === undefined) return { kind: 'creation', codeBytes: data.length / 2 - 1 }
  return data === '0x' ? { kind: 'payment' } : unknown(data)
}

// The contract calls itself, each time with the same native money.
function batch({ to, value, data }: PageCall, where: Where): CallAct | undefined {
  const given = where.depth < MOST_DEPTH ? decodeArguments('multicall(bytes[])', data) : undefined
  const inner = given ? argumentReader(given).bytesList(0) : undefined
  if (!inner || inner.length > MOST_INNER) return undefined
  const calls = inner.map((each): CallMeaning => {
    const act = actOf({ to, value, data: each }, { ...where, depth: where.depth + 1 })
    return { act, dangers: dangersOf(act, { to, value: 0n }, where.tokenAt) }
  })
  const isReadable = calls.reduce((sum, { act }) => sum + countOf(act), 0) <= MOST_INNER
  return isReadable ? { kind: 'batch', calls } : undefined
}

function countOf(act: CallAct): number {
  return act.kind === 'batch' ? act.calls.reduce((sum, each) => sum + countOf(each.act), 1) : 1
}

function unknown(data: Hex): CallAct {
  const selector = selectorOf(data)
  return { kind: 'unknown', selector: isHex(selector, 4) ? selector : undefined }
}

function dangersOf(
  act: CallAct,
  { to, value }: Pick<PageCall, 'to' | 'value'>,
  tokenAt: Where['tokenAt'],
): readonly CallDanger[] {
  const recipient = recipientOf(act, to)
  const isToken = (address: string) => tokenAt(address).currency !== undefined
  const sendsTokens = act.kind === 'transfer' || act.kind === 'transferFrom'
  const found: Readonly<Record<CallDanger, boolean>> = {
    tokensToToken:
      sendsTokens && recipient !== undefined && (isSameAddress(recipient, act.token.address) || isToken(recipient)),
    zeroAddress: recipient === ZERO_ADDRESS,
    moneyToToken: act.kind === 'payment' && value > 0n && to !== undefined && isToken(to),
    strayMoney: value > 0n && TAKES_NO_MONEY.includes(act.kind),
  }
  return (Object.keys(found) as CallDanger[]).filter((danger) => found[danger])
}

function recipientOf(act: CallAct, to: string | undefined): string | undefined {
  return act.kind === 'payment' ? to : 'recipient' in act ? act.recipient : undefined
}
