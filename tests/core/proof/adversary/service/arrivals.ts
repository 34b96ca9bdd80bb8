import type { IntentInput } from '../../../../../src/core/intent/intent.ts'
import { APPROVAL_PROXY, CHAINS, ROUTER } from '../../../../devnet/chains.ts'
import { encode } from '../abi.ts'
import type { Draw } from '../draw.ts'
import { type Coin, coinsOf, isNative, unitsOf } from '../money.ts'
import type { Offer } from './quote.ts'

type Order = Parameters<Offer['twist']>[0]

/** Calls need an EVM destination and no deposit address. */
export function mayCall({ route, to }: Offer): boolean {
  return route !== 'address' && CHAINS.some(({ id }) => id === to.chainId)
}

/** The order pays the calling router. A lying service pays the approval proxy instead. */
export function calling(offer: Offer, isLie: boolean): Offer {
  const { to, terms } = offer
  const { recipient } = terms.input
  const call = isNative(to)
    ? { to: recipient, data: '0x', value: terms.minimum }
    : { to: to.address, data: encode('USDC', 'transfer', [recipient, terms.minimum]), value: 0n }
  const twist = (order: Order) =>
    withMain(offer.twist(order), (main) => ({ ...main, recipient: isLie ? APPROVAL_PROXY : ROUTER }))
  return {
    ...offer,
    ...(isLie ? { lies: ['calls-paid-to-proxy'] } : {}),
    terms: asking(terms, { calls: [call] }),
    twist,
  }
}

/** Gas comes only with a token on an EVM chain. */
export function mayTopUp({ to }: Offer): boolean {
  return !isNative(to) && CHAINS.some(({ id }) => id === to.chainId)
}

/** Adds gas on arrival; a lying service sends dust and overstates its value. */
export function toppingUp(draw: Draw, offer: Offer, isLie: boolean): Offer {
  const { to, terms } = offer
  const gas = gasOf(to)
  const topupGasUsd = BigInt(5 + draw.below(45)) * 1_000_000n
  const whole = unitsOf(gas, topupGasUsd / 10_000n)
  const amount = isLie ? whole / BigInt(draw.pick([3, 100, 1_000])) : whole
  const taken = unitsOf(to, topupGasUsd / 10_000n)
  const payment = (least: bigint) => ({
    recipient: terms.input.recipient,
    currency: gas.address,
    minimumAmount: least.toString(),
    expectedAmount: amount.toString(),
  })
  const isPromised = draw.chance(500)
  const twist = (order: Order) => {
    const { output, ...rest } = offer.twist(order)
    return { ...rest, output: isPromised ? { ...output, payments: [...output.payments, payment(amount)] } : output }
  }
  const out = terms.out - taken
  const lowered = { ...terms, out, minimum: (terms.minimum * out) / terms.out }
  return {
    ...offer,
    ...(isLie ? { lies: ['dust-topup'] } : {}),
    terms: asking(lowered, { topupGasUsd }),
    topupAmount: amount,
    twist,
  }
}

/** Adds an unknown app's fee, in thousandths. */
export function takingForApp(offer: Offer, perMille: bigint): Offer {
  const { terms } = offer
  const less = (amount: bigint) => (amount * (1_000n - perMille)) / 1_000n
  const lowered = { ...terms, out: less(terms.out), minimum: less(terms.minimum) }
  return { ...offer, lies: ['app-fee'], terms: lowered, appShare: perMille }
}

function asking(terms: Offer['terms'], more: Partial<IntentInput>): Offer['terms'] {
  return { ...terms, input: { ...terms.input, ...more } }
}

function gasOf({ chainId }: Coin): Coin {
  const [gas] = CHAINS.filter(({ id }) => id === chainId).flatMap(coinsOf)
  if (!gas) throw new RangeError(`expected an EVM chain, got ${chainId}`)
  return gas
}

function withMain(order: Order, change: (main: Order['output']['payments'][number]) => object): Order {
  const [main, ...others] = order.output.payments
  if (!main) throw new RangeError('expected an order with a payment')
  return { ...order, output: { ...order.output, payments: [{ ...main, ...change(main) }, ...others] } }
}
