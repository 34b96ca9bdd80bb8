import type { Hex } from '../../../lib/hex.ts'
import type { EvmTransactionItem } from '../../execution/item.ts'
import { isSameAddress } from '../../families/address.ts'
import { isByAddress } from '../../intent/payment-method.ts'
import type { CheckItem, Context, WireItem } from '../context.ts'
import { checkDepositAddressOfStep } from '../deposit-address.ts'
import { isSendIntent } from '../route.ts'
import { checkApproval, isApproval } from './approvals.ts'
import { abiWords, selectorOf } from './calldata.ts'
import { buildDeposit, buildPayment, creditedToSender } from './rebuilt-transactions.ts'
import { checkRouterCall, isRouterCall } from './router.ts'
import { diagnoseDeposit, diagnosePayment } from './transaction-differences.ts'
import { type EvmWire, readEvmWire } from './wire.ts'

/** Functions that give away an account, a contract or a whole holding, or run arbitrary calls. */
const NEVER: Readonly<Record<string, string>> = {
  '0xa22cb465': 'setApprovalForAll(address,bool)',
  '0x39509351': 'increaseAllowance(address,uint256)',
  '0xd505accf': 'permit(address,address,uint256,uint256,uint8,bytes32,bytes32)',
  '0x87517c45': 'approve(address,address,uint160,uint48)',
  '0xf2fde38b': 'transferOwnership(address)',
  '0x715018a6': 'renounceOwnership()',
  '0x8f283970': 'changeAdmin(address)',
  '0x3659cfe6': 'upgradeTo(address)',
  '0x4f1ef286': 'upgradeToAndCall(address,bytes)',
  '0x2d9fb478': 'execute(((address,bytes,uint256,bool)[],uint256,uint256),bytes)',
  '0xb61d27f6': 'execute(address,uint256,bytes)',
  '0xe9ae5c53': 'execute(bytes32,bytes)',
  '0x47e1da2a': 'executeBatch(address[],uint256[],bytes[])',
  '0x34fcd5be': 'executeBatch((address,uint256,bytes)[])',
  '0x6a761202': 'execTransaction(address,uint256,bytes,uint8,uint256,uint256,uint256,address,address,bytes)',
  '0x468721a7': 'execTransactionFromModule(address,uint256,bytes,uint8)',
  '0x610b5925': 'enableModule(address)',
  '0x0d582f13': 'addOwnerWithThreshold(address,uint256)',
  '0xe318b52b': 'swapOwner(address,address,address)',
  '0x8d80ff0a': 'multiSend(bytes)',
}

const TAKES_TOKENS: readonly string[] = ['0xa9059cbb', '0x23b872dd', '0x42842e0e', '0xb88d4fde']

/**
 * Rebuilds an EVM transaction from the intent and compares the bytes.
 *
 * Only a pinned router's call keeps calldata of the quote.
 */
export const checkEvmTransaction: CheckItem<'evmTransaction'> = (item, context) => {
  const wire = readEvmWire(item, context)
  if (!wire || !isHarmless(wire, item.at, context)) return undefined
  if (isApproval(wire, context)) return checkApproval(wire, item.at, context)
  if (isSendIntent(context.intent)) return checkPayment('send', context.intent.recipient, { wire, item, context })
  if (isByAddress(context.intent)) {
    const place = checkDepositAddressOfStep(item.step, item.at, context)
    return place && checkPayment('transfer', place.address, { wire, item, context })
  }
  if (isRouterCall(wire, context)) return checkRouterCall(wire, item.at, context)
  const ground = { ...context, orderId: context.orderId ?? idIn(wire) }
  const built = buildDeposit(ground)
  if (built && isSameTransaction(wire, built)) return built
  diagnoseDeposit(wire, item.at, ground)
  return undefined
}

// Without an order, K22 reports that nothing binds this id to the intent.
function idIn({ data }: EvmWire): Hex | undefined {
  const last = abiWords(data ?? '').at(-1)
  return last?.length === 64 ? `0x${last}` : undefined
}

type Came = Readonly<{ wire: EvmWire; item: WireItem; context: Context }>

function checkPayment(role: 'send' | 'transfer', to: string, { wire, item, context }: Came) {
  const built = buildPayment(role, to, context)
  // Answers may omit `0x`.
  const isSame = isSameTransaction({ ...wire, data: wire.data ?? '0x' }, built)
  if (isSame) return built
  diagnosePayment(wire, built, item.at, context)
  return undefined
}

function isSameTransaction(wire: EvmWire, built: EvmTransactionItem): boolean {
  if (!isSameAddress(wire.to, built.to) || wire.value !== built.value) return false
  const isOwnDeposit = built.role === 'deposit' && isSameAddress(built.to, built.counterparty)
  return wire.data === built.data || (isOwnDeposit && wire.data === creditedToSender(built.data))
}

function isHarmless({ to, data }: EvmWire, at: string, { intent, report }: Context): boolean {
  const selector = selectorOf(data ?? '')
  const call = NEVER[selector]
  if (call !== undefined) {
    report('D23', `${at}.data.data`, { says: 'callGivesControl', call })
    return false
  }
  const { symbol, address } = intent.originCurrency
  const isTaking = TAKES_TOKENS.includes(selector) && isSameAddress(to, address)
  const isPaying =
    selector === TAKES_TOKENS[0] && (intent.payment === 'transfer' || isByAddress(intent) || isSendIntent(intent))
  if (isTaking && !isPaying) {
    report('D05', `${at}.data`, { says: 'tokenMovedToSomebody', symbol })
    return false
  }
  return true
}
