import type { ExecutionView } from '../../api/crossing-views.ts'
import type { Amount } from '../../core/currency.ts'
import { networkFeeAtMost, networkFeePaid, type WithSteps } from '../../core/network-fee.ts'
import { attemptsOf } from '../../core/step.ts'
import { apart } from '../messages/apart.ts'
import { ofEveryday } from '../messages/everyday-messages.ts'
import { m } from '../messages/messages.ts'
import { exactText } from '../text/amount.ts'
import { isPaidElsewhere } from './state.ts'

/** A fee by its name: an amount, which may be only the most that it can be, or words where none is paid. */
export type FeeLine = Readonly<{ name: string }> &
  (Readonly<{ amount: Amount; isAtMost: boolean }> | Readonly<{ words: string }>)

/** What chains or an exchange took for a crossing, or can take at most; nothing where the user pays from elsewhere. */
export function feeLinesOf(execution: ExecutionView): readonly FeeLine[] {
  return [...(isPaidElsewhere(execution) ? [] : stepsFee(execution)), ...hurryFee(execution)]
}

/** What a chain took for gas, once all of it is in blocks, and before that the most that it can take. */
export function gasLinesOf(record: WithSteps): readonly FeeLine[] {
  const fee = networkFeePaid(record)
  if (!fee) {
    const name = isSentOut(record) ? ofEveryday().fees.paid : m().review.networkFee
    return [{ name, amount: networkFeeAtMost(record), isAtMost: true }]
  }
  const { paid, forData } = fee
  return [
    paidLine(ofEveryday().fees.paid, paid),
    ...(forData ? [{ name: ofEveryday().fees.forData, amount: forData, isAtMost: false }] : []),
  ]
}

/** The fee of a line as one text. */
export function feeText(line: FeeLine): string {
  if ('words' in line) return line.words
  const amount = apart(exactText(line.amount))
  return line.isAtMost ? `${m().review.upTo} ${amount}` : amount
}

function stepsFee(execution: ExecutionView): readonly FeeLine[] {
  const say = m().review
  const { plan, mostGas, items, stage } = execution
  const done = isSentOut(execution) ? ofEveryday().fees : undefined
  if (mostGas.value === 0n && plan.every(({ kind }) => kind === 'evmSignature')) {
    return [{ name: done?.paid ?? say.networkFee, words: say.noFee }]
  }
  // As the review calls it: an exchange takes it, and no chain does; and it does so for nothing but a transfer.
  if (plan.some(({ kind }) => kind.startsWith('exchange'))) {
    const name = done?.exchangePaid ?? say.exchangeFee
    return [paidLine(name, stage.stage === 'failed' ? { ...mostGas, value: 0n } : mostGas)]
  }
  if (!plan.some(({ kind }) => kind === 'bitcoinPsbt')) return gasLinesOf(execution)
  // The miner's fee is part of what was signed; of several attempts an earlier one may be the one that gets in.
  const fee = networkFeePaid(execution)
  if (fee) return [paidLine(ofEveryday().fees.minerPaid, fee.paid)]
  const isAtMost = items.some((state) => attemptsOf(state).length > 1 || isToBeRaised(state))
  return [{ name: say.minerFee, amount: networkFeeAtMost(execution), isAtMost }]
}

// What was paid is said as past once nothing more is signed.
function isSentOut({ stage: { stage } }: WithSteps): boolean {
  return stage !== 'steps' && stage !== 'funding' && stage !== 'calls'
}

function isToBeRaised(state: ExecutionView['items'][number]): boolean {
  return state.phase === 'reserved' && state.earlier.length > 0
}

function paidLine(name: string, amount: Amount): FeeLine {
  return amount.value === 0n ? { name, words: m().review.noFee } : { name, amount, isAtMost: false }
}

// Only one of several attempts can get in, and not all have to: so the newest is the most that it can cost.
function hurryFee({ hurries, expected, pays }: ExecutionView): readonly FeeLine[] {
  const [newest] = hurries ?? []
  if (!newest) return []
  const { currency } = expected.currency.chainId === newest.step.chainId ? expected : pays
  return [{ name: m().hurry.line, amount: { currency, value: newest.step.feeSats }, isAtMost: true }]
}
