import { bytesToHex, type Hex, hexToBytes } from '../../../lib/hex.ts'
import type { BitcoinOutput, BitcoinPsbtItem } from '../../execution/item.ts'
import type { Reason } from '../../reason/reason.ts'
import { dustSats } from './dust.ts'
import { decodeTransaction, type Outpoint, outpointKey, txidOf } from './transaction/transaction.ts'

export type CoinValue = Outpoint & Readonly<{ valueSats: bigint }>

/** `previous` made it, without witnesses. */
export type AddedCoin = CoinValue & Readonly<{ previous: Hex }>

/** `path`: the recipient's. */
export type ShrunkPayment = Readonly<{ path: string; lessSats: bigint }>

type Parts = Pick<BitcoinPsbtItem, 'inputs' | 'outputs'>

export type Spending = Parts & Readonly<{ feeSats: bigint }>

export type SpendingRefusal = Readonly<{
  ok: false
  reason: Extract<Reason, { code: 'RAISE_NO_CHANGE' | 'RAISE_TOO_LITTLE' }>
  message: string
}>

type SpendingTerms = Readonly<{
  feeSats: bigint
  added?: readonly CoinValue[] | undefined
  shrunk?: ShrunkPayment | undefined
}>

type SpendingAnswer = Readonly<{ ok: true; spending: Spending }> | SpendingRefusal

/** Further coins come last. The recipient pays `shrunk`, the change the rest. */
export function spendingAt(item: Spending, { feeSats, added = [], shrunk }: SpendingTerms): SpendingAnswer {
  if (!shrunk) return spendingByChange(item, feeSats, added)
  const rest = feeSats - shrunk.lessSats
  const paid = item.outputs.filter(isSent)
  const [payment] = paid
  if (!payment || paid.length > 1) return noChange()
  const valueSats = payment.valueSats - shrunk.lessSats
  if (shrunk.lessSats <= 0n || rest < item.feeSats || valueSats < dustSats(payment.script)) {
    return refused(
      'RAISE_TOO_LITTLE',
      `${payment.valueSats} satoshis are paid; that cannot be less by ${shrunk.lessSats}.`,
    )
  }
  const byChange = spendingByChange(item, rest, added)
  if (!byChange.ok) return byChange
  const outputs = byChange.spending.outputs.map((each) => (isSent(each) ? { ...each, valueSats } : each))
  return { ok: true, spending: { ...byChange.spending, outputs, feeSats } }
}

const isSent = ({ role }: Pick<BitcoinOutput, 'role'>) => role === 'send'

function spendingByChange(item: Spending, feeSats: bigint, added: readonly CoinValue[]): SpendingAnswer {
  const more = feeSats - item.feeSats
  if (more === 0n && added.length === 0) return { ok: true, spending: item }
  const [payer] = item.inputs
  const change = item.outputs.find(({ role }) => role === 'change')
  const script = change?.script ?? payer?.script
  if (!payer || !script || (!change && added.length === 0)) return noChange()
  const addedSats = added.reduce((sum, { valueSats }) => sum + valueSats, 0n)
  const left = (change?.valueSats ?? 0n) + addedSats - more
  if (left < dustSats(script)) {
    const has = `${(change?.valueSats ?? 0n) + addedSats} satoshis come back to you`
    return refused('RAISE_TOO_LITTLE', `${has}; that cannot pay ${more} more and still be passed on.`)
  }
  const back = { role: 'change', script, valueSats: left } as const
  const outputs = change
    ? item.outputs.map((each) => (each === change ? { ...each, valueSats: left } : each))
    : [...item.outputs, back]
  const { script: own, path } = payer
  const further = added.map(({ txid, vout, valueSats }) => ({ txid, vout, valueSats, script: own, path }))
  return { ok: true, spending: { inputs: [...item.inputs, ...further], outputs, feeSats } }
}

/** Reads it from signed outputs. */
export function shrunkIn(
  item: Pick<Parts, 'outputs'>,
  outputs: readonly Readonly<{ valueSats: bigint }>[],
  path: string,
): ShrunkPayment | undefined {
  const at = item.outputs.findIndex(isSent)
  const [planned, signed] = [item.outputs[at], outputs[at]]
  const lessSats = planned && signed ? planned.valueSats - signed.valueSats : 0n
  return lessSats > 0n ? { path, lessSats } : undefined
}

/** A bump appends a missing change. */
export function changeIndexOf({ outputs }: Pick<Parts, 'outputs'>): number {
  const index = outputs.findIndex(({ role }) => role === 'change')
  return index < 0 ? outputs.length : index
}

/** Further coins are distinct, at the first coin's address, proven by hashed bytes. */
export function addedCoinProblem({ inputs }: Pick<Parts, 'inputs'>, added: readonly AddedCoin[]): string | undefined {
  const names = [...inputs, ...added].map(outpointKey)
  if (new Set(names).size < names.length) return 'a coin twice'
  const [payer] = inputs
  const stranger = added.find((coin) => !payer || !isProven(coin, payer.script))
  return stranger && `the coin ${outpointKey(stranger)} of that value and address`
}

function isProven({ txid, vout, valueSats, previous }: AddedCoin, script: Hex): boolean {
  try {
    const { transaction, stripped } = decodeTransaction(hexToBytes(previous))
    const output = transaction.outputs[vout]
    return txidOf(stripped) === txid && output?.valueSats === valueSats && bytesToHex(output.script) === script
  } catch {
    return false
  }
}

function noChange(): SpendingRefusal {
  return refused('RAISE_NO_CHANGE', 'Nothing comes back to you from this transaction that could pay a higher fee.')
}

function refused(code: SpendingRefusal['reason']['code'], message: string): SpendingRefusal {
  return { ok: false, reason: { code }, message }
}
