import * as v from 'valibot'
import { encodeFunctionData, parseAbi } from 'viem/utils'
import type { Hex } from '../../lib/hex.ts'
import { isSameAddress } from '../address.ts'
import type { EvmRole, EvmTransactionItem } from '../item.ts'
import { inWords } from './amounts.ts'
import type { CheckItem, Context } from './context.ts'

// The published depository; the three-argument depositErc20 takes the whole allowance and is never accepted.
const ABI = parseAbi([
  'function approve(address spender, uint256 amount)',
  'function depositNative(address depositor, bytes32 id)',
  'function depositErc20(address depositor, address token, uint256 amount, bytes32 id)',
])
const APPROVE = '0x095ea7b3'
const DEPOSIT_NATIVE = '0x49290c1c'
const DEPOSIT_ERC20 = '0xe8017952'
const DEPOSIT_ERC20_WHOLE_ALLOWANCE = '0x5a1ee3ac'
const NOBODY = '0x0000000000000000000000000000000000000000'

const amountText = v.pipe(v.string(), v.regex(/^(0|[1-9][0-9]{0,77})$/, 'expected digits'))
const neverUsed = v.optional(v.union([v.string(), v.number()]))

// Interface, "Step item data": gas and fees are there and never used; an approval may come without calldata.
const dataSchema = v.strictObject({
  from: v.string(),
  to: v.string(),
  data: v.optional(v.pipe(v.string(), v.regex(/^0x([0-9a-fA-F]{2})*$/, 'expected whole bytes in hex'))),
  value: v.optional(amountText),
  chainId: v.pipe(v.number(), v.safeInteger()),
  gas: neverUsed,
  gasPrice: neverUsed,
  maxFeePerGas: neverUsed,
  maxPriorityFeePerGas: neverUsed,
})
type Data = v.InferOutput<typeof dataSchema>

/**
 * Rebuilds what an EVM transaction of a quote must be and compares the bytes.
 *
 * @returns the rebuilt item when the quote's bytes are the same, else undefined with the reasons reported
 */
export const checkEvmTransaction: CheckItem<'evmTransaction'> = ({ data, at }, context) => {
  const parsed = v.safeParse(dataSchema, data)
  if (!parsed.success) {
    const [issue] = parsed.issues
    const isForeignField = issue.type === 'strict_object'
    const path = `${at}.data.${v.getDotPath(issue) ?? ''}`
    context.report(isForeignField ? 'A15' : 'D20', path, `The transaction is not well formed: ${issue.message}.`)
    return undefined
  }
  const wire = parsed.output
  const { intent, origin, report } = context
  if (!isSameAddress(wire.from, intent.user)) {
    report('D01', `${at}.data.from`, `The transaction is from ${wire.from}, not from your account.`)
  }
  if (wire.chainId !== origin.id) {
    report('D02', `${at}.data.chainId`, `The transaction is for chain ${wire.chainId}, not for ${origin.name}.`)
  }
  const built = candidates(context).find((each) => isSameTransaction(wire, each))
  if (!built) diagnose(wire, at, context)
  return built
}

/** The one transaction of each role that this intent allows, as our own bytes. */
export function buildEvmTransaction(
  role: EvmRole,
  context: Omit<Context, 'quote' | 'report' | 'facts'>,
): EvmTransactionItem {
  const { intent, origin, depository, amountIn, orderId } = context
  const currency = intent.originCurrency
  const common = {
    kind: 'evmTransaction' as const,
    role,
    chainId: origin.id,
    from: intent.user,
    currency: currency.address,
    counterparty: depository,
  }
  if (role !== 'deposit') {
    const amount = role === 'approve' ? amountIn : 0n
    const data = encodeFunctionData({ abi: ABI, functionName: 'approve', args: [depository as Hex, amount] })
    return { ...common, to: currency.address, data, value: 0n, amount }
  }
  const id = orderId ?? '0x'
  const data = currency.isNative
    ? encodeFunctionData({ abi: ABI, functionName: 'depositNative', args: [intent.user as Hex, id] })
    : encodeFunctionData({
        abi: ABI,
        functionName: 'depositErc20',
        args: [intent.user as Hex, currency.address as Hex, amountIn, id],
      })
  return { ...common, to: depository, data, value: currency.isNative ? amountIn : 0n, amount: amountIn }
}

function candidates(context: Context): readonly EvmTransactionItem[] {
  if (!context.orderId) return []
  const roles: readonly EvmRole[] = context.intent.originCurrency.isNative
    ? ['deposit']
    : ['approve', 'resetAllowance', 'deposit']
  return roles.map((role) => buildEvmTransaction(role, context))
}

function isSameTransaction(wire: Data, built: EvmTransactionItem): boolean {
  if (!isSameAddress(wire.to, built.to) || BigInt(wire.value ?? '0') !== built.value) return false
  const data = wire.data?.toLowerCase()
  // Interface, "EVM approval step": the calldata may be left out; then it is ours alone.
  if (data === undefined) return built.role === 'approve'
  return data === built.data || (built.role === 'deposit' && data === creditedToSender(built.data))
}

// Published depository: the zero depositor credits the sender, which is the same account.
function creditedToSender(data: Hex): string {
  return `${data.slice(0, 10)}${NOBODY.slice(2).padStart(64, '0')}${data.slice(74)}`
}

function diagnose(wire: Data, at: string, context: Context): void {
  const selector = (wire.data ?? '').slice(0, 10).toLowerCase()
  if (selector === APPROVE || (!wire.data && isSameAddress(wire.to, context.intent.originCurrency.address))) {
    diagnoseApproval(wire, at, context)
  } else diagnoseDeposit(wire, selector, at, context)
}

function diagnoseApproval(wire: Data, at: string, { intent, depository, amountIn, report }: Context): void {
  const currency = intent.originCurrency
  const words = (wire.data ?? '').slice(10).toLowerCase()
  if (currency.isNative) {
    report('E08', at, `The quote wants an approval, but ${currency.symbol} needs none.`)
    return
  }
  if (!isSameAddress(wire.to, currency.address)) {
    report('D04', `${at}.data.to`, `The approval is for another token than ${currency.symbol}.`)
  }
  if (BigInt(wire.value ?? '0') !== 0n) report('E07', `${at}.data.value`, 'The approval would also send money.')
  if (!wire.data) return
  if (words.slice(0, 64) !== word(depository)) {
    const spender = `0x${words.slice(24, 64)}`
    report(
      'E01',
      `${at}.data.data`,
      `The approval lets ${spender} take your ${currency.symbol}; only the pinned depository may.`,
    )
  }
  if (words.length !== 128) report('D20', `${at}.data.data`, 'The approval is not written canonically.')
  else if (words.slice(64) !== word(`0x${amountIn.toString(16)}`)) {
    report('E03', `${at}.data.data`, `The approval is not for exactly ${inWords(amountIn, currency)}.`)
  }
}

function diagnoseDeposit(wire: Data, selector: string, at: string, context: Context): void {
  const { intent, origin, depository, amountIn, orderId, report } = context
  const currency = intent.originCurrency
  if (!isSameAddress(wire.to, depository)) {
    report('D04', `${at}.data.to`, `The transaction goes to ${wire.to}; only the pinned depository may receive it.`)
  }
  const value = BigInt(wire.value ?? '0')
  if (value !== (currency.isNative ? amountIn : 0n)) {
    report('D09', `${at}.data.value`, `The transaction sends ${inWords(value, origin.native)} along.`)
  }
  if (selector === DEPOSIT_ERC20_WHOLE_ALLOWANCE) {
    report('D15', `${at}.data.data`, 'The deposit would take everything that the depository is allowed to take.')
    return
  }
  const expected = currency.isNative ? DEPOSIT_NATIVE : DEPOSIT_ERC20
  const words =
    (wire.data ?? '')
      .slice(10)
      .toLowerCase()
      .match(/.{1,64}/g) ?? []
  if (selector !== expected || words.length !== (currency.isNative ? 2 : 4) || words.at(-1)?.length !== 64) {
    report('D22', `${at}.data.data`, 'The transaction calls something else than the deposit that you asked for.')
    return
  }
  const id = words.at(-1)
  if (words[0] !== word(intent.user) && words[0] !== word(NOBODY)) {
    report('D16', `${at}.data.data`, 'The deposit would be credited to a stranger.')
  }
  if (!currency.isNative && words[1] !== word(currency.address)) {
    report('D13', `${at}.data.data`, `The deposit is of another token than ${currency.symbol}.`)
  }
  if (!currency.isNative && words[2] !== word(`0x${amountIn.toString(16)}`)) {
    report('D14', `${at}.data.data`, `The deposit is not of exactly ${inWords(amountIn, currency)}.`)
  }
  if (!orderId || id !== word(orderId)) {
    report('D17', `${at}.data.data`, 'The deposit would pay for another order than the one that is shown.')
  }
}

function word(hex: string): string {
  return hex.slice(2).toLowerCase().padStart(64, '0')
}
