import { familyOf } from '../chain.ts'
import type { EvmFacts, Fact, OriginFacts } from '../facts.ts'
import { mostGasWei } from '../gas.ts'
import type { EvmTransactionItem, Item } from '../item.ts'
import { inWords } from './amounts.ts'
import type { Context } from './context.ts'
import { checkExchangeAFacts, checkExchangeBFacts } from './facts-exchanges.ts'

/** How old a quote may be when it is decided about, seconds. */
export const FRESH_SECONDS = 30

/** What was read independently must agree with what is about to be signed; what could not be read never agrees. */
export function checkFacts(context: Context, plan: readonly Item[], freshSeconds: number): void {
  const { facts, report } = context
  const age = facts.nowSeconds - facts.receivedAtSeconds
  if (age > freshSeconds || age < -5) report('P01', '', `The quote is ${age} seconds old; ask for a new one.`)
  const family = familyOf(context.origin)
  if (facts.origin.family === family) ORIGIN_CHECKS[family](context, plan)
  else report('D32', 'facts.origin', `Nothing was read of ${context.origin.name}: the facts are of another chain.`)
}

/** Whether the chain says that the depository may already take the amount. */
export function hasAllowance({ facts, depository, amountIn }: Context): boolean {
  const allowance = facts.origin.family === 'evm' && facts.origin.contracts[depository.toLowerCase()]?.allowance
  return allowance !== false && allowance !== undefined && allowance.known && allowance.value >= amountIn
}

type CheckOrigin = (context: Context, plan: readonly Item[]) => void

const ORIGIN_CHECKS: Readonly<Record<OriginFacts['family'], CheckOrigin>> = {
  evm: (context, plan) => {
    const { origin } = context.facts
    if (origin.family === 'evm') checkEvmFacts(context, origin, plan)
  },
  bitcoin: () => undefined,
  exchangeA: (context) => {
    const { origin } = context.facts
    if (origin.family === 'exchangeA') checkExchangeAFacts(context, origin)
  },
  exchangeB: (context, plan) => {
    const { origin } = context.facts
    if (origin.family === 'exchangeB') checkExchangeBFacts(context, origin, plan)
  },
}

function checkEvmFacts(context: Context, evm: EvmFacts, plan: readonly Item[]): void {
  const { intent, origin, depository, amountIn, report } = context
  const chainId = read(evm.nodeChainId, context, 'which chain it serves')
  if (chainId !== undefined && chainId !== origin.id) {
    report('D31', 'facts.nodeChainId', `The node for ${origin.name} serves chain ${chainId}.`)
  }
  if (read(contractAt(evm, depository).hasCode, context, 'the depository') === false) {
    report('D07', 'facts.contracts', `There is no contract at the depository on ${origin.name}.`)
  }
  const decimals = read(evm.tokenDecimals, context, 'the token')
  if (decimals !== undefined && decimals !== intent.originCurrency.decimals) {
    report('D31', 'facts.tokenDecimals', `${intent.originCurrency.symbol} has ${decimals} decimals on the chain.`)
  }
  const balance = read(evm.balance, context, 'your balance')
  if (balance !== undefined && balance < amountIn) {
    const needs = inWords(amountIn, intent.originCurrency)
    report('D30', 'facts.balance', `This needs ${needs}; you have ${inWords(balance, intent.originCurrency)}.`)
  }
  const transactions = plan.filter((item) => item.kind === 'evmTransaction')
  checkGas(context, evm, transactions)
  checkAllowance(context, evm, transactions)
}

function contractAt(evm: EvmFacts, address: string): EvmFacts['contracts'][string] {
  const nobodyAsked: Fact<never> = { known: false, why: 'it was not asked' }
  return evm.contracts[address.toLowerCase()] ?? { hasCode: nobodyAsked, allowance: nobodyAsked }
}

function checkGas(context: Context, evm: EvmFacts, plan: readonly EvmTransactionItem[]): void {
  const { intent, origin, amountIn, report } = context
  const balance = read(evm.nativeBalance, context, 'your balance')
  const price = read(evm.maxFeePerGasWei, context, 'the price of gas')
  if (balance === undefined || price === undefined) return
  const gas = mostGasWei(
    plan.map((item) => item.role),
    price,
  )
  const needed = gas + (intent.originCurrency.isNative ? amountIn : 0n)
  const isShortOfTheAmount = intent.originCurrency.isNative && balance < amountIn
  if (balance < needed && !isShortOfTheAmount) {
    const have = inWords(balance, origin.native)
    report(
      'D30',
      'facts.nativeBalance',
      `The network fee can be up to ${inWords(gas, origin.native)}; you have ${have}.`,
    )
  }
}

function checkAllowance(context: Context, evm: EvmFacts, plan: readonly EvmTransactionItem[]): void {
  const deposit = plan.find((item) => item.role === 'deposit')
  if (!deposit || context.intent.originCurrency.isNative || plan.some((item) => item.role === 'approve')) return
  if (context.intent.payment === 'transfer') return
  const allowance = read(contractAt(evm, context.depository).allowance, context, 'the allowance')
  if (allowance !== undefined && allowance < context.amountIn) {
    context.report('E13', 'steps', 'The quote leaves out the approval that the deposit needs.')
  }
}

function read<T>(fact: Fact<T>, { origin, report }: Context, what: string): T | undefined {
  if (fact.known) return fact.value
  report('D32', 'facts', `The node for ${origin.name} did not say ${what}: ${fact.why}.`)
  return undefined
}
