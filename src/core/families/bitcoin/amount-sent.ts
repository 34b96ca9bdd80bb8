import { hexToBytes } from '../../../lib/hex.ts'
import type { Execution } from '../../execution/execution.ts'
import { isSend } from '../../execution/item.ts'
import { attemptsOf } from '../../execution/steps/step.ts'
import type { Amount } from '../../money/currency.ts'
import { isBitcoinPsbt } from './items.ts'
import { shrunkIn } from './spending.ts'
import { decodeTransaction } from './transaction/transaction.ts'

/** The included or newest transaction's payment, if less than planned. */
export function amountSent({ plan, items, pays }: Pick<Execution, 'plan' | 'items' | 'pays'>): Amount | undefined {
  for (const [index, state] of items.entries()) {
    const item = plan[index]
    const [signed] = attemptsOf(state)
    if (!isBitcoinPsbt(item) || !isSend(item) || signed?.purpose !== 'step') continue
    const { outputs } = decodeTransaction(hexToBytes(`0x${signed.bytes}`)).transaction
    const shrunk = shrunkIn(item, outputs, '')
    if (shrunk) return { ...pays, value: pays.value - shrunk.lessSats }
  }
  return undefined
}
