import type { Crossing } from '../../api/contract.ts'
import type { ChainView } from '../../api/money-views.ts'
import { isSameAddress, parseAddress } from '../../core/address.ts'
import type { Currency } from '../../core/currency.ts'
import { pickedBytes, readArguments } from '../../core/page/picks.ts'
import { parseDecimal } from '../../lib/decimal.ts'
import { type Hex, isHex } from '../../lib/hex.ts'
import { familyOn } from '../state/family.ts'
import { type Draft, isOwnPayment, type TypedCall } from './draft.ts'

/**
 * Why a call on arrival cannot be asked for. `route`: it needs another chain of the EVM to arrive on, and a payment from
 * this wallet; `pick`: a function is not picked yet, or not all that it takes is there; `gas`: money can go along only where the native currency arrives; `tooMuch`: more than arrives.
 */
export type CallProblem = 'to' | 'data' | 'pick' | 'tooLong' | 'value' | 'route' | 'gas' | 'tooMuch'

const MOST_DIGITS = 20_000

type Read = { ok: true; calls: NonNullable<Crossing['calls']> } | { ok: false; problem: CallProblem }

/**
 * Reads the call of a draft, if it has one: no more of it is checked than that it can be made; what it does is shown
 * before the yes.
 *
 * @param arrives the amount that is to arrive, where the draft fixes that
 */
export function callOf(
  { call, payment }: Pick<Draft, 'call' | 'payment'>,
  { from, to }: Readonly<{ from: Currency; to: Currency }>,
  { chains, arrives }: Readonly<{ chains: readonly ChainView[]; arrives: bigint | undefined }>,
): Read {
  if (call === undefined) return { ok: true, calls: [] }
  const isCrossing = from.chainId !== to.chainId && familyOn(chains, to.chainId) === 'evm'
  if (!isCrossing || !isOwnPayment(payment)) return wrong('route')
  const read = readCall(
    call,
    chains.find(({ id }) => id === to.chainId),
  )
  if (!read.ok) return read
  if (read.call.value > 0n && !to.isNative) return wrong('gas')
  if (arrives !== undefined && read.call.value > arrives) return wrong('tooMuch')
  return { ok: true, calls: [read.call] }
}

/** Reads a call by itself, wherever the money for it comes from; a function that is picked as the bytes that call it. */
export function readCall(
  call: TypedCall,
  chain: ChainView | undefined,
): { ok: true; call: NonNullable<Crossing['calls']>[number] } | { ok: false; problem: CallProblem } {
  const contract = parseAddress('evm', call.to)
  if (!contract.ok) return wrong('to')
  const picked = call.pick?.isMeant ? pickedIn(call, chain) : undefined
  if (call.pick?.isMeant && picked === undefined) return wrong('pick')
  const data = picked ?? (call.data.trim() || '0x')
  if (!isHex(data)) return wrong('data')
  if (data.length > MOST_DIGITS + 2) return wrong('tooLong')
  const value = call.value.trim() === '' ? { ok: true as const, value: 0n } : parseDecimal(call.value, 18)
  if (!value.ok) return wrong('value')
  return { ok: true, call: { to: contract.address, data: data.toLowerCase(), value: value.value } }
}

/** The bytes that call the function that is picked; undefined while there is none, or something that it takes is wrong. */
export function pickedIn({ to, pick }: TypedCall, chain: ChainView | undefined): Hex | undefined {
  if (pick?.name === undefined) return undefined
  return pickedBytes(pick.name, readArguments(pick.name, pick.given, unitOf(to, chain)?.decimals ?? 0))
}

/** What the amounts that a contract's function takes are in; undefined where they are smallest units of what is not known. */
export function unitOf(to: string, chain: ChainView | undefined): Currency | undefined {
  return chain?.currencies.find((each) => !each.isNative && isSameAddress(each.address, to.trim()))
}

function wrong(problem: CallProblem): { ok: false; problem: CallProblem } {
  return { ok: false, problem }
}
