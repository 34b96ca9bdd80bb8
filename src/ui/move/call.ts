import type { Crossing } from '../../api/contract.ts'
import type { ChainView } from '../../api/views.ts'
import { parseAddress } from '../../core/address.ts'
import type { Currency } from '../../core/currency.ts'
import { parseDecimal } from '../../lib/decimal.ts'
import { isHex } from '../../lib/hex.ts'
import { familyOn } from '../state/family.ts'
import { type Draft, isOwnPayment } from './draft.ts'

/**
 * Why a call on arrival cannot be asked for. `route`: it needs another chain of the EVM to arrive on, and a payment from
 * this wallet; `gas`: money can go along only where the native currency arrives; `tooMuch`: more than arrives.
 */
export type CallProblem = 'to' | 'data' | 'tooLong' | 'value' | 'route' | 'gas' | 'tooMuch'

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
  const contract = parseAddress('evm', call.to)
  if (!contract.ok) return wrong('to')
  const data = call.data.trim() === '' ? '0x' : call.data.trim()
  if (!isHex(data)) return wrong('data')
  if (data.length > MOST_DIGITS + 2) return wrong('tooLong')
  const value = call.value.trim() === '' ? { ok: true as const, value: 0n } : parseDecimal(call.value, 18)
  if (!value.ok) return wrong('value')
  if (value.value > 0n && !to.isNative) return wrong('gas')
  if (arrives !== undefined && value.value > arrives) return wrong('tooMuch')
  return { ok: true, calls: [{ to: contract.address, data: data.toLowerCase(), value: value.value }] }
}

function wrong(problem: CallProblem): Read {
  return { ok: false, problem }
}
