import {
  ancestorsOfAll,
  chainProblemOf,
  feesIn,
  joinedClusters,
  vbytesIn,
} from '../../families/bitcoin/mempool/cluster.ts'
import { vbytesOf } from '../../families/bitcoin/transaction/size.ts'
import { outpointKey } from '../../families/bitcoin/transaction/transaction.ts'
import { amountWithSymbol } from '../amount-text.ts'
import type { Context } from '../context.ts'
import { believableFeeRate } from './balance-and-fee-rate.ts'
import type { OwnOutput } from './outputs.ts'
import type { OwnUtxo } from './psbt-context.ts'

/** Slow below this part, as in `checkMinerFee`. */
const LOW_PART = 3n

type Spending = Readonly<{ coins: readonly OwnUtxo[]; payments: readonly OwnOutput[]; feeSats: bigint }>

/** Judges unconfirmed coins: a stranger may replace his payment, so that needs a tick. */
export function checkUnconfirmed({ coins, payments, feeSats }: Spending, where: string, context: Context): void {
  const { intent, facts, report } = context
  const waiting = coins.flatMap(({ unconfirmed, ...coin }) => (unconfirmed ? [{ ...coin, unconfirmed }] : []))
  if (waiting.length === 0) return
  for (const coin of waiting.filter(({ unconfirmed }) => !unconfirmed.isOwn)) {
    const amount = amountWithSymbol(coin.valueSats, intent.originCurrency)
    report('F30', where, { says: 'coinOfStrangerUnconfirmed', coin: outpointKey(coin), amount })
  }
  const cluster = joinedClusters(waiting.map(({ unconfirmed }) => unconfirmed))
  const spends = [...new Set(waiting.map(({ txid }) => txid))]
  const vbytes = vbytesOf(
    coins.map(({ script }) => script),
    payments.map(({ script }) => script),
  )
  if (chainProblemOf(cluster, { spends, vbytes })) {
    report('F31', where, { says: 'unconfirmedChainTooLong', transactions: `${cluster.entries.length}` })
    return
  }
  const ancestors = ancestorsOfAll(cluster, spends)
  const [earlier, rate] = [feesIn(ancestors), believableFeeRate(facts)]
  if (earlier === undefined || rate === undefined) return
  const price = BigInt(Math.ceil((vbytesIn(ancestors) + vbytes) * rate))
  const isAloneLow = feeSats * LOW_PART < BigInt(Math.ceil(vbytes * rate))
  if (!isAloneLow && (feeSats + earlier) * LOW_PART < price) {
    report('F25', where, {
      says: 'unconfirmedChainFeeLow',
      fee: amountWithSymbol(feeSats + earlier, intent.originCurrency),
    })
  }
}
