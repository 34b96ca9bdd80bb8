import type { Hex } from '../../../../devnet/chains.ts'
import { ABIS, encode } from '../abi.ts'
import type { Tx } from '../chain.ts'
import { type Coin, isNative } from '../money.ts'
import { type placesOf, THIEF, TRAP } from '../places.ts'

export type Call = Readonly<{ target: string; allowFailure: boolean; value: bigint; callData: Hex }>
export type Places = ReturnType<typeof placesOf>

export const HAS_METADATA = ABIS.Router.getFunction('multicall')?.inputs.length === 4

export function must(target: string, callData: Hex, value = 0n): Call {
  return { target, allowFailure: false, value, callData }
}

export function swapping(
  pool: string,
  [from, to]: readonly [Coin, Coin],
  [amountIn, minimumOut]: readonly [bigint, bigint],
  recipient: string,
): readonly Call[] {
  const args = [from.address, to.address, amountIn, minimumOut, recipient]
  const data = pool === TRAP ? encode('Trap', 'swap', args) : encode('Pool', 'swap', args)
  if (isNative(from)) return [must(pool, data, amountIn)]
  return [must(from.address, encode('USDC', 'approve', [pool, amountIn])), must(pool, data)]
}

/** Deposits the router's balance for an order and depositor; amount 0 means all. */
export function depositing(places: Places, coin: Coin, credit: Credit, amount = 0n): Call {
  const { depositor, orderId } = credit
  if (isNative(coin)) {
    const data = encode('Depository', 'depositNative', [depositor, orderId])
    return must(places.Router, encode('Router', 'cleanupNativeViaCall', [amount, places.Depository, data]))
  }
  const data = encode('Depository', 'depositErc20(address,address,bytes32)', [depositor, coin.address, orderId])
  const args = [[coin.address], [places.Depository], [data], [amount]]
  return must(places.Router, encode('Router', 'cleanupErc20sViaCall', args))
}

export type Credit = Readonly<{ depositor: string; orderId: string }>

export function giving(coin: Coin, amount: bigint): Call {
  if (isNative(coin)) return must(THIEF, '0x', amount)
  return must(coin.address, encode('USDC', 'transfer', [THIEF, amount]))
}

/** Forwards the router's balance; amount 0 means all. */
export function sendingOn(places: Places, coin: Coin, recipient: string, amount = 0n): Call {
  const data = isNative(coin)
    ? encode('Router', 'cleanupNative', [amount, recipient, '0x'])
    : encode('Router', 'cleanupErc20s', [[coin.address], [recipient], [amount], '0x'])
  return must(places.Router, data)
}

export function routed(
  places: Places,
  coin: Coin,
  amount: bigint,
  calls: readonly Call[],
  [refundTo, nftRecipient]: readonly [string, string],
): Readonly<{ to: Hex; data: Hex; value: bigint }> {
  if (isNative(coin)) {
    return {
      to: places.Router,
      data: encode('Router', 'multicall', [calls, refundTo, nftRecipient, '0x']),
      value: amount,
    }
  }
  const args = [[coin.address], [amount], calls, refundTo, nftRecipient, '0x']
  return { to: places.ApprovalProxy, data: encode('ApprovalProxy', 'transferAndMulticall', args), value: 0n }
}

export function allowing(owner: string, token: string, spender: string, amount: bigint): Tx {
  const data = encode('USDC', 'approve', [spender, amount])
  return { from: owner, to: token, data, value: 0n, story: `${owner} allows ${spender} ${amount} of ${token}` }
}

/** Sets the trap: 0 honest, 1 honest in simulations, 2 never, 3 shut. */
export function turning(mode: number, paidPerMille: number): Tx {
  const data = encode('Trap', 'turn', [mode, paidPerMille])
  return { from: THIEF, to: TRAP, data, value: 0n, story: `the trap turns to mode ${mode}, ${paidPerMille} ‰` }
}
