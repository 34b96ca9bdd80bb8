import { AbiCoder, hexlify } from 'ethers'
import { SOLVER } from '../../../devnet/accounts.ts'
import { encode, hex } from './abi.ts'
import { readBalances } from './balances.ts'
import type { Tx } from './chain.ts'
import { type Coin, coinsOf, isNative } from './money.ts'
import { HELPER, THIEF } from './places.ts'
import type { Answer, Offer } from './service/quote.ts'
import { attacksAt, carry, type Stage } from './stage.ts'

/** A fill's output, gas and app fee, in smallest units. The app fee is in the output currency. */
export type Filled = Readonly<{ arrived: bigint; gas: bigint; gasCoin: Coin; toApp: bigint }>

export async function fill(stage: Stage, offer: Offer, answer: Answer): Promise<Filled> {
  const { stand, known } = stage
  const { to } = offer
  const coins = coinsOf(stand.chain)
  const [gasCoin] = coins
  if (!gasCoin) throw new RangeError(`expected a currency of ${stand.chain.name}`)
  const currencies = coins.map(({ address }) => address)
  const before = await readBalances(stand, [known.recipient], currencies)
  await attacksAt(stage, 'atFill', 0)
  const app = appFeeOf(offer, answer)
  const done = await carry(stage, [...payments(stage, answer), ...calls(stage, answer), ...app])
  await attacksAt(stage, 'atFill', 2)
  const after = await readBalances(stand, [known.recipient], currencies)
  const rise = ({ address }: Coin) => after.of(known.recipient, address) - before.of(known.recipient, address)
  const toApp = app.length > 0 && done.at(-1)?.ok ? feeIn(offer, answer) : 0n
  return { arrived: rise(to), gas: rise(gasCoin), gasCoin, toApp }
}

// The order's minimum; unpromised gas comes as quoted.
function payments({ stand }: Stage, { order, topup }: Answer): readonly Tx[] {
  const coins = coinsOf(stand.chain)
  const due = order.output.payments.map(({ recipient, currency, minimumAmount }) => {
    const coin = coins.find(({ address }) => address.toLowerCase() === currency.toLowerCase())
    if (!coin) throw new RangeError(`expected a currency of ${stand.chain.name}, got ${currency}`)
    return paying(coin, BigInt(minimumAmount), recipient, 'the solver fills the order')
  })
  const [gasCoin] = coins
  const isPromised = order.output.payments.length > 1
  if (topup === undefined || isPromised || !gasCoin) return due
  return [...due, paying(gasCoin, topup.amount, topup.recipient, 'the service sends gas')]
}

function paying(coin: Coin, amount: bigint, recipient: string, what: string): Tx {
  const story = `${what}: ${amount} of ${coin.symbol} to ${recipient}`
  const from = SOLVER.address
  if (isNative(coin)) return { from, to: recipient, data: '0x', value: amount, story }
  return { from, to: coin.address, data: encode('USDC', 'transfer', [recipient, amount]), value: 0n, story }
}

const CALL = ['tuple(address)', 'tuple(bytes)', 'tuple(uint256)']

// The router spends the order's payment on them.
function calls({ known }: Stage, { order }: Answer): readonly Tx[] {
  if (order.output.calls.length === 0) return []
  const made = order.output.calls.map((call) => {
    const [[target], [callData], [value]] = AbiCoder.defaultAbiCoder().decode(CALL, call)
    return { target: String(target), allowFailure: true, value: BigInt(value), callData: hexlify(callData) }
  })
  const data = encode('Router', 'multicall', [made, SOLVER.address, SOLVER.address, '0x'])
  const story = 'the solver has the router make the calls'
  return [{ from: SOLVER.address, to: known.places.Router, data: hex(data), value: 0n, story }]
}

// The service pays the app's fee; the thief owns the app.
function appFeeOf(offer: Offer, answer: Answer): readonly Tx[] {
  const fee = feeIn(offer, answer)
  return fee > 0n ? [paying(offer.to, fee, HELPER, `the app of ${THIEF} gets its fee`)] : []
}

function feeIn({ terms }: Offer, { appShare }: Answer): bigint {
  return (terms.out * appShare) / (1_000n - appShare)
}
