import { DEV_ACCOUNTS } from '../../../../devnet/accounts.ts'
import type { DevnetChain } from '../../../../devnet/chains.ts'
import type { Draw } from '../draw.ts'
import { type Coin, coinsElsewhere, coinsOf, isNative, poolGives, unitsOf } from '../money.ts'
import { placesOf } from '../places.ts'
import { calling, mayCall, mayTopUp, toppingUp } from './arrivals.ts'
import type { Places } from './calls.ts'
import { lyingInOrder, refundingBridged } from './orders.ts'
import { eip3009, permit2 } from './permits.ts'
import { address, deposit, send, transfer, wrap } from './plain.ts'
import type { Asked, Offer, Route } from './quote.ts'
import { ROUTES } from './quote.ts'
import { localSwap, swap } from './swaps.ts'

export type Drawn = Readonly<{
  draw: Draw
  chain: DevnetChain
  places: Places
  from: Coin
  to: Coin
  other: Coin
  asked: Asked
  stranger: string
  isHonest: boolean
}>
export type Made = Omit<Offer, 'route' | 'from' | 'to'>

const MAKERS: Readonly<Record<Route, (drawn: Drawn) => Made>> = {
  deposit,
  transfer,
  address,
  send,
  swap,
  localSwap,
  wrap,
  eip3009,
  permit2,
}
/** Honest offers per thousand, then lies in the order among the rest. */
const HONEST = 400
const LIES_IN_ORDER = 350
/** Users per thousand who ask for gas, and as many for calls. */
const ASKING_FOR_MORE = 120
/** Riskier routes come more often. */
const OFTEN: readonly Route[] = [...ROUTES, 'deposit', 'swap', 'swap', 'localSwap', 'permit2']

export function offerOf(draw: Draw, chains: readonly DevnetChain[]): Offer {
  const chain = draw.pick(chains)
  const route = draw.pick(OFTEN)
  const coins = coinsOf(chain)
  const [from, to] = pairOf(route, draw, chain)
  const other = draw.pick(coins.filter((each) => each.address !== from.address && each.symbol !== 'WETH'))
  const [user, stranger] = [draw.pick(USERS), STRANGER]
  // From 1,000 to 40,000 dollars, beyond any limit's tolerance.
  const amountIn = unitsOf(from, 100_000n + BigInt(draw.below(3_900_000)))
  const isHere = from.chainId === to.chainId
  const honest = isHere && route !== 'send' ? poolGives(from, to, amountIn) : fairly(from, to, amountIn)
  const recipient = to.symbol === 'BTC' ? BITCOIN_RECIPIENT : route === 'send' ? stranger : user
  const asked: Asked = { user, refundTo: user, recipient, amountIn, out: (honest * 997n) / 1_000n }
  const isHonest = draw.chance(HONEST)
  const isOfOrder = !isHere && !isHonest && draw.chance(LIES_IN_ORDER)
  const drawn: Drawn = {
    ...{ draw, chain, places: placesOf(chain), from, to, other, asked, stranger },
    isHonest: isHonest || isOfOrder,
  }
  const offer: Offer = { route, from, to, ...MAKERS[route](drawn) }
  if (isOfOrder) return lyingInOrder(draw, offer)
  if (!isHonest || isHere) return offer
  return askingForMore(draw, draw.chance(200) ? refundingBridged(draw, offer) : offer)
}

function askingForMore(draw: Draw, offer: Offer): Offer {
  if (draw.chance(ASKING_FOR_MORE) && mayCall(offer)) return calling(offer, false)
  return draw.chance(ASKING_FOR_MORE) && mayTopUp(offer) ? toppingUp(draw, offer, false) : offer
}

const USERS = DEV_ACCOUNTS.slice(1, 4).map(({ address: each }) => each)
const STRANGER = DEV_ACCOUNTS[5]?.address ?? ''
const BITCOIN_RECIPIENT = 'bc1qw508d6qejxtdg4y5r3zarvary0c5xw7kv8f3t4'

function pairOf(route: Route, draw: Draw, chain: DevnetChain): readonly [Coin, Coin] {
  const coins = coinsOf(chain)
  const pinned = coins.filter(({ symbol }) => symbol !== 'WETH')
  const tokens = pinned.filter((each) => !isNative(each))
  const elsewhere = draw.pick(coinsElsewhere(chain.id))
  const [native, wrapped] = [coins.find(isNative), coins.find(({ symbol }) => symbol === 'WETH')]
  if (!native || !wrapped) throw new RangeError('expected a chain with ETH and WETH')
  if (route === 'wrap') return draw.chance(500) ? [native, wrapped] : [wrapped, native]
  if (route === 'send') return sameOf(draw.pick(pinned))
  if (route === 'localSwap') {
    const from = draw.pick(pinned)
    return [from, draw.pick(pinned.filter((each) => each.address !== from.address))]
  }
  if (route === 'eip3009') return [tokens.find(({ symbol }) => symbol === 'USDC') ?? native, elsewhere]
  if (route === 'permit2' || route === 'transfer') return [draw.pick(tokens), elsewhere]
  return [draw.pick(pinned), elsewhere]
}

function sameOf(coin: Coin): readonly [Coin, Coin] {
  return [coin, coin]
}

function fairly(from: Coin, to: Coin, amountIn: bigint): bigint {
  return (amountIn * from.usd * 10n ** BigInt(to.decimals)) / (to.usd * 10n ** BigInt(from.decimals))
}
