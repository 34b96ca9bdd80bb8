import type { Facts } from '../../chain/facts.ts'
import type { Item } from '../../execution/item.ts'
import { isFreeCoin } from '../../families/bitcoin/coins/protected-coins.ts'
import { isBitcoinPsbt } from '../../families/bitcoin/items.ts'
import { bitcoinFactsOf } from '../../families/bitcoin/origin-facts.ts'
import type { CoinValue } from '../../families/bitcoin/spending.ts'
import { outpointKey } from '../../families/bitcoin/transaction/transaction.ts'

/** Free confirmed coins at the plan's address, by the explorer, for a later bump. */
export function spareCoinsOf(plan: readonly Item[], facts: Facts): readonly CoinValue[] {
  const [item] = plan.filter(isBitcoinPsbt)
  const coins = bitcoinFactsOf(facts)?.coins
  if (!item || !coins?.known) return []
  const spent = new Set(item.inputs.map(outpointKey))
  const isSpare = (coin: (typeof coins.value)[number]) => isFreeCoin(coin) && coin.script === item.inputs[0]?.script
  return coins.value.filter((coin) => isSpare(coin) && !spent.has(outpointKey(coin)))
}

/** Whether the recipient is ours. */
export function isToOwnScript(plan: readonly Item[], facts: Facts): boolean {
  const own = bitcoinFactsOf(facts)?.ownScripts ?? []
  const sent = plan.filter(isBitcoinPsbt).flatMap(({ outputs }) => outputs.filter(({ role }) => role === 'send'))
  return sent.some((output) => own.some(({ script }) => script === output.script))
}
