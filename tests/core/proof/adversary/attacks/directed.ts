import { encode, has } from '../abi.ts'
import type { Draw } from '../draw.ts'
import { coinsOf, isNative, unitsOf } from '../money.ts'
import { HELPER, POOL_OWNER, THIEF } from '../places.ts'
import type { Known } from './known.ts'
import { authorizationCalls, permitData, proxyData } from './signed.ts'
import { bestCalls, usefulCalls } from './useful.ts'

/** Calldata, sender and native value. */
export type Aimed = Readonly<{ data: string; from?: string; value?: bigint }>
type Aim = (known: Known, draw: Draw) => Aimed | undefined

/** One to three useful calls, which may all fail. */
function callsFor(known: Known, draw: Draw) {
  const others = Array.from({ length: draw.below(3) }, () => draw.pick(usefulCalls(known)))
  return [draw.pick(draw.chance(700) ? bestCalls(known) : usefulCalls(known)), ...others].map(({ to, data }) => {
    return { target: to, allowFailure: true, value: 0n, callData: data }
  })
}

const tokensOf = ({ from, payment, places }: Known) =>
  [...new Set([from.address, payment.currency, places.USDC, places.USDT])].filter((each) => !/^0x0+$/.test(each))

const takeFrom: Aim = ({ user, amount }, draw) => ({
  data: encode('USDC', 'transferFrom', [user, THIEF, draw.pick([amount, amount / 2n, 1n])]),
  from: draw.pick([THIEF, HELPER]),
})

const spendPermit =
  (selector: string): Aim =>
  ({ seen }, draw) => {
    const own = seen.filter(({ item }) => item.standard === 'permit2')
    if (own.length === 0) return undefined
    const data = permitData(draw.pick(own), THIEF)
    return data.startsWith(selector) ? { data } : undefined
  }

const spendAuthorization =
  (selector: string): Aim =>
  ({ seen }, draw) => {
    const own = seen.filter(({ item }) => item.standard === 'eip3009')
    if (own.length === 0) return undefined
    const { data } = draw.pick(authorizationCalls(draw.pick(own)))
    return data.startsWith(selector) ? { data } : undefined
  }

// The price turns against the user, or briefly in favour.
const movePool: Aim = ({ chain, from }, draw) => {
  const other = draw.pick(coinsOf(chain).filter(({ address }) => address !== from.address))
  const depth = 1_000_000_000n
  const share = draw.pick([1n, 500n, 900n, 990n, 1_010n, 2_000n])
  const args = [from.address, other.address, unitsOf(from, depth), (unitsOf(other, depth) * share) / 1_000n]
  return { data: encode('Pool', 'setReserves', args), from: POOL_OWNER }
}

const swapFirst: Aim = ({ chain, from }, draw) => {
  const other = draw.pick(coinsOf(chain).filter(({ address }) => address !== from.address))
  const amount = unitsOf(from, draw.pick([10_000_000n, 500_000_000n]))
  if (!isNative(from)) return undefined
  return { data: encode('Pool', 'swap', [from.address, other.address, amount, 0n, THIEF]), value: amount }
}

/** Directed attacks by function; other functions get arguments by type. */
export const AIMS: Readonly<Record<string, Aim>> = {
  'Router.multicall': (known, draw) => ({
    data: encode('Router', 'multicall', [callsFor(known, draw), THIEF, THIEF, '0x']),
    from: draw.pick([THIEF, HELPER]),
  }),
  'Router.cleanupErc20s': (known) => {
    const tokens = tokensOf(known)
    return { data: encode('Router', 'cleanupErc20s', [tokens, tokens.map(() => THIEF), tokens.map(() => 0n), '0x']) }
  },
  'Router.cleanupNative': () => ({ data: encode('Router', 'cleanupNative', [0n, THIEF, '0x']) }),
  'Router.cleanupErc20sViaCall': (known, draw) => {
    const { to, data } = draw.pick(usefulCalls(known))
    return { data: encode('Router', 'cleanupErc20sViaCall', [[draw.pick(tokensOf(known))], [to], [data], [0n]]) }
  },
  'ApprovalProxy.transferAndMulticall': (known, draw) => ({
    data: encode('ApprovalProxy', 'transferAndMulticall', [
      ...[[draw.pick(tokensOf(known))], [1_000n], callsFor(known, draw), THIEF, THIEF, '0x'],
    ]),
  }),
  'ApprovalProxy.permit2TransferAndMulticall': (known, draw) => {
    const own = known.seen.filter(({ item }) => item.standard === 'permit2')
    if (own.length === 0) return undefined
    const others = draw.chance(500) ? { call3Values: callsFor(known, draw) } : { refundTo: THIEF }
    const data = proxyData(draw.pick(own), draw.chance(300) ? {} : others)
    return data === undefined ? undefined : { data }
  },
  'ApprovalProxy.withdraw': (known, draw) =>
    has('ApprovalProxy', 'withdraw')
      ? { data: encode('ApprovalProxy', 'withdraw', [draw.pick(tokensOf(known))]), from: POOL_OWNER }
      : undefined,
  'Pool.setReserves': movePool,
  'Pool.swap': swapFirst,
  'Trap.turn': (_known, draw) => ({ data: encode('Trap', 'turn', [draw.pick([2, 2, 2, 3]), draw.pick([0, 1, 500])]) }),
  'Trap.setPrank': (known, draw) => {
    const { to, data } = draw.pick(usefulCalls(known))
    return { data: encode('Trap', 'setPrank', [to, data]) }
  },
  'Feigned.behave': ({ amount }, draw) => ({
    data: encode('Feigned', 'behave', [draw.pick([0, 100, 1_000]), draw.chance(300), draw.pick([0n, amount])]),
  }),
  'Feigned.setHook': (known, draw) => {
    const { to, data } = draw.pick(usefulCalls(known))
    return { data: encode('Feigned', 'setHook', [to, data]) }
  },
  'USDC.transferFrom': takeFrom,
  'USDT.transferFrom': takeFrom,
  'WrappedNative.transferFrom': takeFrom,
  'Depository.depositNative': ({ user, orderId }, draw) => ({
    data: encode('Depository', 'depositNative', [draw.pick([user, THIEF]), orderId]),
    value: draw.pick([0n, 1n]),
  }),
}

/** Spends signatures, by selector. */
export function spending(selector: string): Aim {
  return (known, draw) => spendPermit(selector)(known, draw) ?? spendAuthorization(selector)(known, draw)
}
