import { granteesOf } from '../../chain/contract-grants.ts'
import { contractOf, contractsOf, kindAt } from '../../chain/pinned-contracts.ts'
import { type EvmTransactionItem, type Item, setsAllowance } from '../../execution/item.ts'
import { isSameAddress } from '../../families/address.ts'
import { isEvmTransaction, isPermit } from '../../families/evm/items.ts'
import { isByAddress } from '../../intent/payment-method.ts'
import { amountWithSymbol } from '../amount-text.ts'
import type { Context } from '../context.ts'
import { mayBeRouted } from '../route.ts'
import { abiWord, abiWords, SELECTORS, selectorOf } from './calldata.ts'
import { buildApproval } from './rebuilt-transactions.ts'
import type { EvmWire } from './wire.ts'

/** The published Permit2 flow asks for these; we never sign them. */
const UNLIMITED: readonly bigint[] = [2n ** 160n - 1n, 2n ** 256n - 1n]

/** Recognizes an approval by its calldata or, without any, by its target. */
export function isApproval({ to, data }: EvmWire, { intent }: Context): boolean {
  const { address, isNative } = intent.originCurrency
  if (data !== undefined) return selectorOf(data) === SELECTORS.approve
  return !isNative && isSameAddress(to, address)
}

/**
 * Rebuilds an approval of the exact amount or zero, for a pinned spender.
 *
 * Missing calldata becomes ours (interface, "EVM approval step"), and Permit2's unlimited amount becomes exact.
 */
export function checkApproval(wire: EvmWire, at: string, context: Context): EvmTransactionItem | undefined {
  const { intent, amountIn, report } = context
  const currency = intent.originCurrency
  if (currency.isNative) {
    report('E08', at, { says: 'approvalNotNeeded', symbol: currency.symbol })
    return undefined
  }
  const isOfToken = isSameAddress(wire.to, currency.address)
  if (!isOfToken) report('D04', `${at}.data.to`, { says: 'forAnotherToken', symbol: currency.symbol })
  if (wire.value !== 0n) report('E07', `${at}.data.value`, 'approvalSendsMoney')
  const spender = spenderOf(wire, at, context)
  const amount = spender === undefined ? undefined : amountOf(wire, spender, at, context)
  if (spender === undefined || amount === undefined || !isOfToken || wire.value !== 0n) return undefined
  return buildApproval(spender, amount === 0n ? 0n : amountIn, context)
}

/** The spenders that a plan's last step needs. */
export function spendersFor(last: Item | undefined, context: Context): readonly string[] {
  const { origin, depository, intent } = context
  if (intent.originCurrency.isNative) return []
  const permit2 = contractOf(origin, 'permit2')
  if (isPermit(last)) return last.standard === 'permit2' && permit2 ? [permit2] : []
  if (!isEvmTransaction(last)) return []
  if (last.role === 'swap') return kindAt(origin, last.to) === 'approvalProxy' ? [last.to] : []
  return last.role === 'deposit' && isSameAddress(last.to, depository) ? [depository] : []
}

/** Requires every approval to serve the plan's last step, so that no allowance remains. */
export function checkApprovalsFit(plan: readonly Item[], context: Context): void {
  const spenders = spendersFor(plan.at(-1), context)
  const approvals = plan.flatMap((item) =>
    isEvmTransaction(item) && setsAllowance(item.role) ? [item.counterparty.toLowerCase()] : [],
  )
  const granted = new Set(approvals)
  const isFit =
    granted.size < 2 && [...granted].every((each) => spenders.some((spender) => isSameAddress(spender, each)))
  if (!isFit) context.report('E02', 'steps', 'approvalForAnotherContract')
}

function allowedSpenders(context: Context): readonly string[] {
  const { intent, origin, depository, profile } = context
  if (isByAddress(intent) || intent.payment === 'transfer') return []
  const proxies = mayBeRouted(context) ? contractsOf(origin, 'approvalProxy').map(({ address }) => address) : []
  const permit2 = intent.payment === 'permit' ? contractOf(origin, 'permit2') : undefined
  const needed = [depository, ...proxies, ...(permit2 ? [permit2] : [])]
  const spenders = granteesOf('allowance', origin, profile.solvers)
  return needed.filter((each) => spenders.some((spender) => isSameAddress(spender, each)))
}

function spenderOf({ data }: EvmWire, at: string, context: Context): string | undefined {
  const { intent, report } = context
  const { symbol } = intent.originCurrency
  const allowed = allowedSpenders(context)
  const said = data === undefined ? abiWord(impliedSpender(context)) : abiWords(data)[0]
  const pinned = allowed.find((each) => abiWord(each) === said)
  if (pinned !== undefined) return pinned
  if (allowed.length === 0) report('E08', at, { says: 'approvalNotNeeded', symbol })
  else {
    const spender = `0x${(said ?? '').slice(24)}`
    report('E01', `${at}.data.data`, { says: 'approvalForStranger', spender, symbol })
  }
  return undefined
}

function impliedSpender({ quote, origin, depository }: Context): string {
  const last = quote.steps.at(-1)
  if (last?.kind === 'signature') return contractOf(origin, 'permit2') ?? depository
  const to = last?.items.at(-1)?.data?.['to']
  const isRouted = typeof to === 'string' && kindAt(origin, to) === 'approvalProxy'
  return isRouted ? to : depository
}

function amountOf({ data }: EvmWire, spender: string, at: string, context: Context): bigint | undefined {
  const { intent, origin, amountIn, report } = context
  if (data === undefined) return amountIn
  const path = `${at}.data.data`
  const words = abiWords(data)
  if (words.length !== 2 || words[1]?.length !== 64) {
    report('D20', path, 'approvalNotCanonical')
    return undefined
  }
  const amount = BigInt(`0x${words[1]}`)
  if (amount === amountIn || amount === 0n) return amount
  const exact = amountWithSymbol(amountIn, intent.originCurrency)
  const isPermit2 = kindAt(origin, spender) === 'permit2'
  if (isPermit2 && UNLIMITED.includes(amount)) {
    report('E14', path, { says: 'approvalMadeExact', exact })
    return amountIn
  }
  const code = amount > amountIn ? 'E03' : 'E04'
  const asked = amountWithSymbol(amount, intent.originCurrency)
  const isEndless = amount >= 2n ** 128n
  report(
    code,
    path,
    isEndless ? { says: 'approvalWithoutEnd', exact } : { says: 'approvalOfAnotherAmount', asked, exact },
  )
  return undefined
}
