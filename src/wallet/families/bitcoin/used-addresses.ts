import type { Execution } from '../../../core/execution/execution.ts'
import { isBitcoinPsbt } from '../../../core/families/bitcoin/items.ts'
import { addressOfScript } from '../../../core/families/bitcoin/transaction/script.ts'

/** The addresses that a transfer pays or spends from. */
export function usedAddressesOf({ intent, plan, cpfpChildren = [] }: Execution): readonly string[] {
  const items = [...plan.filter(isBitcoinPsbt), ...cpfpChildren.map(({ step }) => step)]
  const own = items.flatMap(({ from, inputs, outputs }) => [
    from,
    ...inputs.map(({ script }) => addressOfScript(script)),
    ...outputs.flatMap(({ role, script }) => (role === 'change' ? [addressOfScript(script)] : [])),
  ])
  return [...new Set([intent.user, intent.recipient, intent.refundTo, ...own])]
}
