import { type EvmFacts, type Fact, whyUnknown } from '../../chain/facts.ts'
import { contractOf } from '../../chain/pinned-contracts.ts'
import type { EvmTransactionItem, Item } from '../../execution/item.ts'
import { isSameAddress } from '../../families/address.ts'
import { isDepositAddress } from '../../families/deposit-address-item.ts'
import { mostGasWei } from '../../families/evm/gas-limits.ts'
import { isEvmTransaction, isPermit } from '../../families/evm/items.ts'
import { evmFactsOf } from '../../families/evm/origin-facts.ts'
import { shownSymbol } from '../../money/custom-token.ts'
import { amountWithSymbol } from '../amount-text.ts'
import type { Context } from '../context.ts'
import { isLocal } from '../route.ts'
import { spendersFor } from './approvals.ts'
import { calledRouterAt } from './router.ts'
import { checkSimulation } from './simulation.ts'

type Check = (plan: readonly Item[], evm: EvmFacts, context: Context) => void

/** Checks the node's facts about chain, token, account and contracts. */
export const checkEvmFacts: Check = (plan, evm, context) => {
  checkNode(evm, context)
  checkCode(plan, evm, context)
  // A payment from elsewhere needs nothing of this account.
  if (plan.some((item) => !isDepositAddress(item))) {
    checkBalance(evm, context)
    checkGas(plan, evm, context)
    checkAllowance(plan, evm, context)
  }
  checkSimulation(plan, evm, context)
}

/** Whether a pinned contract's allowance already covers the amount. */
export function hasAllowance({ facts, amountIn }: Pick<Context, 'facts' | 'amountIn'>): boolean {
  const contracts = Object.values(evmFactsOf(facts)?.contracts ?? {})
  return contracts.some(({ allowance }) => allowance.known && allowance.value >= amountIn)
}

function checkNode(evm: EvmFacts, context: Context): void {
  const { intent, origin, report } = context
  const { symbol, decimals } = intent.originCurrency
  const chainId = read(evm.nodeChainId, context, 'chainUnsaid')
  if (chainId !== undefined && chainId !== origin.id) {
    report('D31', 'facts.nodeChainId', { says: 'nodeOfAnotherChain', chain: origin.name, chainId: `${chainId}` })
  }
  const said = read(evm.tokenDecimals, context, 'tokenUnsaid')
  if (said !== undefined && said !== decimals) {
    report('D31', 'facts.tokenDecimals', { says: 'tokenOfOtherDecimals', symbol, decimals: `${said}` })
  }
  if (evm.tokenSymbol.known && ![evm.tokenSymbol.value, shownSymbol(evm.tokenSymbol.value)].includes(symbol)) {
    report('C14', 'facts.tokenSymbol', 'tokenCalledOtherwise')
  }
}

function checkCode(plan: readonly Item[], evm: EvmFacts, context: Context): void {
  const { origin, report } = context
  const chain = origin.name
  for (const address of new Set(plan.flatMap((item) => contractsOf(item, context)))) {
    const hasCode = contractAt(evm, address)?.hasCode
    if (!hasCode?.known) {
      report('D32', 'facts', { says: 'contractUnsaid', chain, address, why: whyUnknown(hasCode) })
    } else if (!hasCode.value) report('D07', 'facts.contracts', { says: 'contractMissing', address, chain })
  }
}

// A swap's enforced end holds regardless of other contracts.
function contractsOf(item: Item, context: Context): readonly string[] {
  const { intent, origin, depository, profile } = context
  if (isPermit(item)) {
    const isSolver = profile.solvers.some((solver) => isSameAddress(solver, item.counterparty))
    const permit2 = contractOf(origin, 'permit2')
    return [item.standard === 'permit2' && permit2 ? permit2 : [], isSolver ? [] : item.counterparty].flat()
  }
  if (!isEvmTransaction(item) || item.role === 'send' || item.role === 'transfer') return []
  if (item.role !== 'swap') return [item.counterparty]
  const called = calledRouterAt(item.to, context)?.address ?? []
  return [called, isLocal(intent) ? [] : depository].flat()
}

function checkBalance(evm: EvmFacts, context: Context): void {
  const { intent, amountIn, report } = context
  const balance = read(evm.balance, context, 'balanceUnsaid')
  if (balance === undefined || balance >= amountIn) return
  const needs = amountWithSymbol(amountIn, intent.originCurrency)
  report('D30', 'facts.balance', {
    says: 'balanceTooSmall',
    needs,
    have: amountWithSymbol(balance, intent.originCurrency),
  })
}

function checkGas(plan: readonly Item[], evm: EvmFacts, context: Context): void {
  const { intent, origin, amountIn, report } = context
  const roles = transactionsOf(plan).map((item) => item.role)
  if (roles.length === 0) return
  const balance = read(evm.nativeBalance, context, 'balanceUnsaid')
  const price = read(evm.maxFeePerGasWei, context, 'gasPriceUnsaid')
  if (balance === undefined || price === undefined) return
  const gas = mostGasWei(roles, price)
  const needed = gas + (intent.originCurrency.isNative ? amountIn : 0n)
  const isShortOfTheAmount = intent.originCurrency.isNative && balance < amountIn
  if (balance >= needed || isShortOfTheAmount) return
  const have = amountWithSymbol(balance, origin.native)
  const words = { gas: amountWithSymbol(gas, origin.native), have }
  const says = intent.originCurrency.isNative
    ? ({ says: 'sumAboveBalance', ...words, missing: amountWithSymbol(needed - balance, origin.native) } as const)
    : ({ says: 'gasAboveBalance', ...words } as const)
  report('D30', 'facts.nativeBalance', says)
}

function checkAllowance(plan: readonly Item[], evm: EvmFacts, context: Context): void {
  if (transactionsOf(plan).some((item) => item.role === 'approve')) return
  const spenders = spendersFor(plan.at(-1), context)
  if (spenders.length === 0) return
  const allowances = spenders.map((spender) => contractAt(evm, spender)?.allowance)
  if (allowances.some((each) => each?.known && each.value >= context.amountIn)) return
  const unread = allowances.filter((each) => !each?.known)
  for (const each of unread) reportUnread(each, context)
  if (unread.length === 0) context.report('E13', 'steps', 'approvalMissing')
}

function transactionsOf(plan: readonly Item[]): readonly EvmTransactionItem[] {
  return plan.filter(isEvmTransaction)
}

// Undefined if not queried.
function contractAt(evm: EvmFacts, address: string): EvmFacts['contracts'][string] | undefined {
  return evm.contracts[address.toLowerCase()]
}

function reportUnread(allowance: Fact<bigint> | undefined, { origin, report }: Context): void {
  report('D32', 'facts', { says: 'allowanceUnsaid', chain: origin.name, why: whyUnknown(allowance) })
}

type Unsaid = 'chainUnsaid' | 'tokenUnsaid' | 'balanceUnsaid' | 'gasPriceUnsaid'

function read<T>(fact: Fact<T>, { origin, report }: Context, says: Unsaid): T | undefined {
  if (fact.known) return fact.value
  report('D32', 'facts', { says, chain: origin.name, why: fact.why })
  return undefined
}
