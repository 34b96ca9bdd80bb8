import type { Transfer } from '../../../api/contract.ts'
import type { ChainView } from '../../../api/views/balances.ts'
import { isSameAddress, parseAddress } from '../../../core/families/address.ts'
import { FAMILIES } from '../../../core/families/families.ts'
import { arrivalCalldata, readArguments } from '../../../core/intent/arrival-functions.ts'
import type { Currency } from '../../../core/money/currency.ts'
import { parseDecimal } from '../../../lib/decimal.ts'
import { type Hex, isHex } from '../../../lib/hex.ts'
import { familyOn } from '../../state/wallet/family.ts'
import { type Draft, isOwnPayment, type TypedCall } from '../draft.ts'

/**
 * `route`: calls need another EVM chain as destination, and a payment from this wallet. `pick`: no function is
 * picked, or an argument is missing. `gas`: value needs the native currency on arrival. `tooMuch`: the calls spend
 * more than arrives.
 */
export type CallProblem = 'to' | 'data' | 'pick' | 'tooLong' | 'value' | 'route' | 'gas' | 'tooMuch'

const MOST_DIGITS = 20_000

type Calls = NonNullable<Transfer['calls']>
type Read = { ok: true; calls: Calls } | { ok: false; problem: CallProblem; at: number }

/**
 * Checks only that the calls can be made; the review shows their effect. `at` is the index of the wrong call.
 *
 * @param arrives the amount that arrives, where the draft fixes it
 */
export function readCalls(
  { calls, payment }: Pick<Draft, 'calls' | 'payment'>,
  { from, to }: Readonly<{ from: Currency; to: Currency }>,
  { chains, arrives }: Readonly<{ chains: readonly ChainView[]; arrives: bigint | undefined }>,
): Read {
  if (calls.length === 0) return { ok: true, calls: [] }
  const isTransfer = from.chainId !== to.chainId && FAMILIES[familyOn(chains, to.chainId)].hasContracts
  if (!isTransfer || !isOwnPayment(payment)) return { ...wrong('route'), at: 0 }
  const chain = chains.find(({ id }) => id === to.chainId)
  const made: Calls = []
  let along = 0n
  for (const [at, call] of calls.entries()) {
    const read = readCall(call, chain, calls.slice(0, at))
    if (!read.ok) return { ...read, at }
    along += read.call.value
    if (read.call.value > 0n && !to.isNative) return { ...wrong('gas'), at }
    if (arrives !== undefined && along > arrives) return { ...wrong('tooMuch'), at }
    made.push(read.call)
  }
  return { ok: true, calls: made }
}

export function readCall(
  call: TypedCall,
  chain: ChainView | undefined,
  before: readonly TypedCall[] = [],
): { ok: true; call: Calls[number] } | { ok: false; problem: CallProblem } {
  const contract = parseAddress('evm', call.to)
  if (!contract.ok) return wrong('to')
  const picked = call.pick?.isMeant ? pickedCalldata(call, chain, before) : undefined
  if (call.pick?.isMeant && picked === undefined) return wrong('pick')
  const data = picked ?? (call.data.trim() || '0x')
  if (!isHex(data)) return wrong('data')
  if (data.length > MOST_DIGITS + 2) return wrong('tooLong')
  const value = call.value.trim() === '' ? { ok: true as const, value: 0n } : parseDecimal(call.value, 18)
  if (!value.ok) return wrong('value')
  return { ok: true, call: { to: contract.address, data: data.toLowerCase(), value: value.value } }
}

/** Undefined while no function is picked or an argument is wrong. */
export function pickedCalldata(
  call: TypedCall,
  chain: ChainView | undefined,
  before: readonly TypedCall[],
): Hex | undefined {
  const { pick } = call
  if (pick?.name === undefined) return undefined
  return arrivalCalldata(
    pick.name,
    readArguments(pick.name, pick.given, functionUnit(call, chain, before)?.decimals ?? 0),
  )
}

/**
 * The currency of a picked function's amounts: the called token, or for a vault its approved token. Undefined where
 * the token is unknown; amounts are then smallest units.
 */
export function functionUnit(
  { to, pick }: TypedCall,
  chain: ChainView | undefined,
  before: readonly TypedCall[],
): Currency | undefined {
  const token =
    pick?.name === 'vaultDeposit' ? before.findLast((each) => each.pick?.isMeant && lets(each.pick, to))?.to : to
  return chain?.currencies.find((each) => !each.isNative && isSameAddress(each.address, token?.trim() ?? ''))
}

function lets({ name, given }: NonNullable<TypedCall['pick']>, contract: string): boolean {
  return name === 'approve' && isSameAddress(given[0]?.trim() ?? '', contract.trim())
}

function wrong(problem: CallProblem): { ok: false; problem: CallProblem } {
  return { ok: false, problem }
}
