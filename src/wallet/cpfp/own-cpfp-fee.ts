import type { Execution } from '../../core/execution/execution.ts'
import type { BitcoinPsbtItem } from '../../core/execution/item.ts'
import { feeBaseSats, judgeFee } from '../../core/families/bitcoin/fees/fee-policy.ts'
import type { HighFee } from '../../core/families/bitcoin/fees/high-fee.ts'
import { isBitcoinPsbt } from '../../core/families/bitcoin/items.ts'
import { spendingAt } from '../../core/families/bitcoin/spending.ts'
import { vbytesOf } from '../../core/families/bitcoin/transaction/size.ts'
import type { BitcoinTerms } from '../../core/sign/signed.ts'
import type { TermsReplacement } from '../replacement/terms.ts'
import type { OfferRefusal } from '../user-events/offers.ts'

export type JudgeOwnPorts = Readonly<{
  bump: (execution: Execution, index: number) => Promise<TermsReplacement<BitcoinTerms> | OfferRefusal>
}>

type Judged = Readonly<{ highFee?: HighFee | undefined }>

/** Judges both fees as a bump's; refuses where a bump costs no more. */
export async function judgeOwnCpfp(
  execution: Execution,
  index: number,
  child: BitcoinPsbtItem,
  { bump }: JudgeOwnPorts,
): Promise<Judged | OfferRefusal> {
  const [item, state] = [execution.plan[index], execution.items[index]]
  if (!isBitcoinPsbt(item) || state?.phase !== 'broadcast' || state.terms.terms !== 'bitcoin') {
    return { unavailable: { code: 'NOTHING_WAITS' } }
  }
  const spent = spendingAt(item, state.terms)
  const parent = spent.ok ? spent.spending : item
  const amountSats = feeBaseSats(parent)
  const feeSats = state.terms.feeSats + child.feeSats
  const judged = judgeFee({ feeSats, vbytes: sizeOf(parent) + sizeOf(child), amountSats })
  if (judged.is === 'refused') return { unavailable: judged.reason }
  const bumped = await bump(execution, index)
  if (!('unavailable' in bumped) && bumped.most.value - bumped.before.value <= child.feeSats) {
    return { unavailable: { code: 'CPFP_BUMP_CHEAPER' } }
  }
  if (judged.is === 'fine') return {}
  const { currency } = execution.mostGas
  return { highFee: { basisPoints: judged.basisPoints, of: { currency, value: amountSats } } }
}

function sizeOf({ inputs, outputs }: Pick<BitcoinPsbtItem, 'inputs' | 'outputs'>): number {
  return vbytesOf(
    inputs.map(({ script }) => script),
    outputs.map(({ script }) => script),
  )
}
