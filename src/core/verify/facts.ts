import type { Fact } from '../facts.ts'
import { mostGasWei } from '../gas.ts'
import type { EvmRole } from '../item.ts'
import { inWords } from './amounts.ts'
import type { Context } from './context.ts'

/** How old a quote may be when it is decided about, seconds. */
export const FRESH_SECONDS = 30

/** What was read independently must agree with what is about to be signed; what could not be read never agrees. */
export function checkFacts(context: Context, roles: readonly EvmRole[], freshSeconds: number): void {
  const { facts, intent, origin, amountIn, report } = context
  const { evm } = facts
  const age = facts.nowSeconds - facts.receivedAtSeconds
  if (age > freshSeconds || age < -5) report('P01', '', `The quote is ${age} seconds old; ask for a new one.`)
  const chainId = read(evm.nodeChainId, context, 'which chain it serves')
  if (chainId !== undefined && chainId !== origin.id) {
    report('D31', 'facts.nodeChainId', `The node for ${origin.name} serves chain ${chainId}.`)
  }
  if (read(evm.depositoryHasCode, context, 'the depository') === false) {
    report('D07', 'facts.depositoryHasCode', `There is no contract at the depository on ${origin.name}.`)
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
  checkGas(context, roles)
  checkAllowance(context, roles)
}

function checkGas(context: Context, roles: readonly EvmRole[]): void {
  const { facts, intent, origin, amountIn, report } = context
  const balance = read(facts.evm.nativeBalance, context, 'your balance')
  const price = read(facts.evm.maxFeePerGasWei, context, 'the price of gas')
  if (balance === undefined || price === undefined) return
  const gas = mostGasWei(roles, price)
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

function checkAllowance(context: Context, roles: readonly EvmRole[]): void {
  if (context.intent.originCurrency.isNative || roles.includes('approve')) return
  const allowance = read(context.facts.evm.allowance, context, 'the allowance')
  if (allowance !== undefined && allowance < context.amountIn) {
    context.report('E13', 'steps', 'The quote leaves out the approval that the deposit needs.')
  }
}

function read<T>(fact: Fact<T>, { origin, report }: Context, what: string): T | undefined {
  if (fact.known) return fact.value
  report('D31', 'facts', `The node for ${origin.name} did not say ${what}: ${fact.why}.`)
  return undefined
}
