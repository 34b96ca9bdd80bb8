import { SOLVER } from '../../../devnet/accounts.ts'
import { DEPOSITORY, ZERO_ADDRESS } from '../../../devnet/chains.ts'
import { ABIS } from './abi.ts'
import type { Balances } from './balances.ts'
import type { Done } from './chain.ts'
import type { Filled } from './fill.ts'
import { type Coin, valueInUsd } from './money.ts'

/** The review's amounts, in smallest units. `restsOnSolver` repeats the review's claim. */
export type Shown = Readonly<{ pays: bigint; minimum: bigint; expected: bigint; restsOnSolver: boolean }>

export type PlayResult = Readonly<{
  before: Balances
  after: Balances
  done: readonly Done[]
  shown: Shown
  from: Coin
  to: Coin
  /** Every checked currency; `own` are the user's accounts. */
  coins: readonly Coin[]
  own: readonly string[]
  recipient: string
  orderId: string
  /** The user's slippage is in ten thousandths. */
  payment: Readonly<{ coin: Coin | undefined; amount: bigint; slippage: bigint }>
  depositAddresses: readonly string[]
  fixedOut: bigint | undefined
  /** The order expired unfilled, and its refunds were made. */
  isUnfilled: boolean
  /** The fill on a played chain, and the requested gas in dollars / 10^6. */
  filled: Filled | undefined
  topupUsd: bigint
}>

/** Thousandths of the input that must arrive in value; the review may show the rest as cost. */
const LEAST_VALUE = 800n
/** A fixed output allows at most this input value, in thousandths. */
const MOST_VALUE = 1_250n
/** A stranger's most in thousandths; less only causes a warning. */
const MOST_FOR_APP = 6n

/**
 * Judges a play by balances alone. The user loses no more than shown.
 *
 * The money is back, in the depository for this order, with the recipient, or with the solver as shown.
 *
 * @returns the fault in words; undefined without one
 */
export function faultOf(result: PlayResult): string | undefined {
  const { shown, from, to, coins } = result
  for (const coin of coins.filter(({ address }) => address !== from.address)) {
    const lost = lossOf(result, coin)
    if (lost > 0n) return `the user lost ${lost} of ${coin.symbol}, which was not to be paid`
  }
  const lost = lossOf(result, from)
  if (lost <= 0n) return undefined
  if (lost > shown.pays) return `the user lost ${lost} of ${from.symbol}, more than the ${shown.pays} that was shown`
  const least = ((valueInUsd(from, shown.pays) - result.topupUsd) * LEAST_VALUE) / 1_000n
  if (valueInUsd(to, shown.minimum) < least) {
    return `what is to arrive at least, ${shown.minimum} of ${to.symbol}, is not worth what was paid`
  }
  if (result.fixedOut !== undefined && valueInUsd(from, lost) * 1_000n > valueInUsd(to, result.fixedOut) * MOST_VALUE) {
    return `${lost} of ${from.symbol} left, far more than ${result.fixedOut} of ${to.symbol} is worth`
  }
  if (result.isUnfilled) return refundFault(result, lost)
  return from.chainId === to.chainId ? arrivalFault(result, lost) : (depositFault(result, lost) ?? fillFault(result))
}

function lossOf({ before, after, own, done }: PlayResult, { address }: Coin): bigint {
  const all = (balances: Balances) => own.reduce((sum, each) => sum + balances.of(each, address), 0n)
  const fees = done.reduce((sum, { tx, feeWei }) => sum + (own.includes(tx.from.toLowerCase()) ? feeWei : 0n), 0n)
  return all(before) - all(after) - (address === ZERO_ADDRESS ? fees : 0n)
}

// The protocol's accounting ignores ids with this prefix.
const EMPTY_ID = /^0x0{32}/

function arrivalFault(result: PlayResult, lost: bigint): string | undefined {
  const { shown, from, to, before, after, recipient } = result
  const isSend = from.address === to.address
  const fees = result.done.reduce((sum, { tx, feeWei }) => sum + (isSame(tx.from, recipient) ? feeWei : 0n), 0n)
  const more = to.address === ZERO_ADDRESS ? fees : 0n
  const arrived = after.of(recipient, to.address) - before.of(recipient, to.address) + more
  const due = isSend ? shown.expected : shown.minimum
  if (arrived < due) return `${arrived} of ${to.symbol} arrived, ${due} was shown`
  return tooCheap(to, arrived, from, lost)
}

function depositFault(result: PlayResult, lost: bigint): string | undefined {
  const { payment, from } = result
  if (EMPTY_ID.test(result.orderId)) return `${lost} of ${from.symbol} was paid for an id that counts for no order`
  if (wasPaidToSolver(result)) return undefined
  const { coin } = payment
  if (!coin) return 'the order asks for a currency that is worth nothing'
  const due = leastPayment(payment)
  const credited = creditedFor(result, coin)
  const rise = (place: string) => result.after.of(place, coin.address) - result.before.of(place, coin.address)
  const held = rise(DEPOSITORY)
  const atAddress = result.depositAddresses.reduce((sum, each) => sum + rise(each), 0n)
  if (atAddress >= due && atAddress > 0n) return tooCheap(coin, atAddress, from, lost)
  if (credited < due || credited === 0n) return `${credited} of ${coin.symbol} was deposited for the order, not ${due}`
  if (held < credited) return `the depository holds ${held} of ${coin.symbol} more, not the ${credited} of its event`
  return tooCheap(coin, credited, from, lost)
}

function fillFault({ filled, shown, from, to, topupUsd }: PlayResult): string | undefined {
  if (!filled) return undefined
  const { arrived, gas, gasCoin, toApp } = filled
  if (arrived < shown.minimum)
    return `the order was filled, and ${arrived} of ${to.symbol} arrived, not ${shown.minimum}`
  if (valueInUsd(gasCoin, gas) * 2n < topupUsd)
    return `${gas} of ${gasCoin.symbol} came for gas, not even half of what was asked`
  const isMuch = valueInUsd(to, toApp) * 1_000n > valueInUsd(from, shown.pays) * MOST_FOR_APP
  return isMuch ? `${toApp} of ${to.symbol} went to an app that the user never asked for` : undefined
}

function refundFault({ payment, from, before, after, own }: PlayResult, lost: bigint): string | undefined {
  const { coin } = payment
  if (!coin || coin.address === from.address) return `the order was not filled, and ${lost} of ${from.symbol} is gone`
  const back = own.reduce((sum, each) => sum + after.of(each, coin.address) - before.of(each, coin.address), 0n)
  return tooCheap(coin, back, from, lost)
}

function tooCheap(into: Coin, got: bigint, from: Coin, lost: bigint): string | undefined {
  const isEnough = valueInUsd(into, got) * 1_000n >= valueInUsd(from, lost) * LEAST_VALUE
  return isEnough ? undefined : `${lost} of ${from.symbol} left, and only ${got} of ${into.symbol} is there for it`
}

/** The order's payment less the user's slippage, in smallest units. */
export function leastPayment({ amount, slippage }: PlayResult['payment']): bigint {
  return amount - (amount * slippage) / 10_000n
}

/** Sums depository events and plain transfers with the order id appended. */
export function creditedFor({ done, orderId, own }: Pick<PlayResult, 'done' | 'orderId' | 'own'>, coin: Coin): bigint {
  const ours = (depositor: unknown) => own.some((each) => isSame(each, String(depositor)))
  let sum = 0n
  for (const { tx, ok, logs } of done) {
    for (const log of logs.filter(({ address }) => isSame(address, DEPOSITORY))) {
      const event = ABIS.Depository.parseLog({ topics: [...log.topics], data: log.data })
      if (!event || !ours(event.args['from']) || !isSame(String(event.args['id']), orderId)) continue
      const token = event.name === 'RelayNativeDeposit' ? ZERO_ADDRESS : String(event.args['token'])
      if (event.name !== 'RelayCallExecuted' && isSame(token, coin.address)) sum += BigInt(event.args['amount'])
    }
    const bare = bareTransfer(tx.data)
    if (ok && ours(tx.from) && isSame(tx.to, coin.address) && bare && isSame(bare.orderId, orderId)) sum += bare.amount
  }
  return sum
}

function bareTransfer(data: string): Readonly<{ orderId: string; amount: bigint }> | undefined {
  if (data.length !== 2 + 2 * (4 + 3 * 32)) return undefined
  const call = ABIS.USDT.parseTransaction({ data })
  if (call?.name !== 'transfer' || !isSame(String(call.args[0]), DEPOSITORY)) return undefined
  return { orderId: `0x${data.slice(-64)}`, amount: BigInt(call.args[1]) }
}

// EIP-3009 with the order id as nonce: the solver has the exact amount, beside gifts, and the review says so.
function wasPaidToSolver({ done, orderId, own, shown, from, before, after }: PlayResult): boolean {
  const ours = (account: unknown) => own.some((each) => isSame(each, String(account)))
  let paid = 0n
  for (const { logs } of done) {
    const events = logs
      .filter(({ address }) => isSame(address, from.address))
      .flatMap(({ topics, data }) => ABIS.USDC.parseLog({ topics: [...topics], data }) ?? [])
    const isUsed = events.some(({ name, args }) => {
      return name === 'AuthorizationUsed' && isSame(String(args['nonce']), orderId) && ours(args['authorizer'])
    })
    for (const { name, args } of isUsed ? events : []) {
      const isToSolver = name === 'Transfer' && ours(args['from']) && isSame(String(args['to']), SOLVER.address)
      if (isToSolver) paid += BigInt(args['value'])
    }
  }
  const got = after.of(SOLVER.address, from.address) - before.of(SOLVER.address, from.address)
  return shown.restsOnSolver && paid === shown.pays && got >= paid
}

function isSame(left: string, right: string): boolean {
  return left.toLowerCase() === right.toLowerCase()
}
