import type { ExecutionView } from '../../api/views/transfers.ts'
import { isPaidExternally } from '../../core/execution/item.ts'
import { attemptsOf } from '../../core/execution/steps/step.ts'
import type { Amount } from '../../core/money/currency.ts'
import { type FeeRecord, networkFeeAtMost, networkFeePaid } from '../../core/money/network-fee.ts'
import { itemDisplay } from '../families/item-display.ts'
import { isolated } from '../messages/bidi-isolate.ts'
import { m } from '../messages/messages.ts'
import { ofActivity } from '../messages/screen-messages.ts'
import { exactText } from '../text/amount.ts'

/** `name` says where the fee is only a maximum. */
export type FeeLine = Readonly<{ name: string }> & (Readonly<{ amount: Amount }> | Readonly<{ words: string }>)

/** Empty where the user pays from elsewhere. */
export function feeLinesOf(execution: ExecutionView): readonly FeeLine[] {
  return [...(isPaidExternally(execution.plan) ? [] : stepsFee(execution)), ...cpfpFee(execution)]
}

/** The maximum until every step is in a block. */
export function gasLinesOf(record: FeeRecord): readonly FeeLine[] {
  const fee = networkFeePaid(record)
  // An unread fee isn't called paid.
  if (!fee) return [{ name: m().review.worse.mostGas, amount: networkFeeAtMost(record) }]
  const { paid, forData } = fee
  return [
    paidLine(ofActivity().fees.paid, paid),
    ...(forData ? [{ name: ofActivity().fees.forData, amount: forData }] : []),
  ]
}

export function feeText(line: FeeLine): string {
  return 'words' in line ? line.words : isolated(exactText(line.amount))
}

function stepsFee(execution: ExecutionView): readonly FeeLine[] {
  const say = m().review
  const { plan, mostGas, items, stage } = execution
  const done = isSentOut(execution) ? ofActivity().fees : undefined
  if (mostGas.value === 0n && plan.every((item) => itemDisplay(item).fee === 'none')) {
    return [{ name: done?.paid ?? say.networkFee, words: say.noFee }]
  }
  // As in the review: an exchange charges for a transfer only, and no chain does.
  if (plan.some((item) => itemDisplay(item).fee === 'exchange')) {
    const name = done?.exchangePaid ?? say.exchangeFee
    return [paidLine(name, stage.stage === 'failed' ? { ...mostGas, value: 0n } : mostGas)]
  }
  if (!plan.some((item) => itemDisplay(item).fee === 'miner')) return gasLinesOf(execution)
  // The miner's fee is part of the signed bytes; any attempt may be the included one.
  const fee = networkFeePaid(execution)
  if (fee) return [paidLine(ofActivity().fees.minerPaid, fee.paid)]
  const isAtMost = items.some((state) => attemptsOf(state).length > 1 || isToBeReplaced(state))
  return [{ name: isAtMost ? ofActivity().fees.minerAtMost : say.minerFee, amount: networkFeeAtMost(execution) }]
}

// The past tense needs that nothing more is signed.
function isSentOut({ stage: { stage } }: FeeRecord): boolean {
  return stage !== 'steps' && stage !== 'funding' && stage !== 'calls'
}

function isToBeReplaced(state: ExecutionView['items'][number]): boolean {
  return state.phase === 'reserved' && state.earlier.length > 0
}

function paidLine(name: string, amount: Amount): FeeLine {
  return amount.value === 0n ? { name, words: m().review.noFee } : { name, amount }
}

// Only one CPFP attempt can be included, so the newest is the most expensive.
function cpfpFee({ cpfpChildren, expected, pays, intent }: ExecutionView): readonly FeeLine[] {
  const [newest] = cpfpChildren ?? []
  if (!newest) return []
  const { currency } = expected.currency.chainId === newest.step.chainId ? expected : pays
  const name = newest.step.chainId === intent.originChainId ? ofActivity().replacement.cpfp.line : m().cpfp.line
  return [{ name, amount: { currency, value: newest.step.feeSats } }]
}
