import { type BitcoinCase, honestBitcoin, withPsbt } from '../../../honest/bitcoin-case.ts'
import { changed, pathOf } from '../../../honest/json.ts'
import type { Asked } from '../../judge.ts'
import { rebound } from '../../lies/lie.ts'

/** Unacceptable Bitcoin offers. Plays move no bitcoins, so these are only judged. */
export const ON_PAPER = { noMinerFee, endsBeforeBlock } as const satisfies Readonly<Record<string, () => Asked>>

function noMinerFee(): BitcoinCase {
  const made = withPsbt(honestBitcoin(), ({ outputs }) => {
    const [deposit, , change] = outputs
    if (change && deposit) change.valueSats = 5_000_000n - deposit.valueSats
  })
  return { ...made, quote: changed(made.quote, ['fees', 'gas', 'amount'], '0') }
}

const ORDER = 'protocol.v2.orderData'
const DEADLINES = ['output.deadline', 'inputs[0].refunds[0].deadline', 'inputs[0].refunds[1].deadline']

/** The order and its refunds expire before a block can include the deposit. */
function endsBeforeBlock(): BitcoinCase {
  const made = honestBitcoin()
  const deadline = made.facts.nowSeconds + 300
  const ended = DEADLINES.reduce((quote, path) => changed(quote, pathOf(`${ORDER}.${path}`), deadline), made.quote)
  return { ...made, quote: rebound(ended) ?? null }
}
