import type { Family } from '../chain/chain.ts'
import type { OriginFacts } from '../chain/facts.ts'
import type { EvmRole, Item, ItemKind } from '../execution/item.ts'
import { outputScriptOf } from '../families/bitcoin/transaction/output-script.ts'
import { mostGasWei } from '../families/evm/gas-limits.ts'
import { isEvmTransaction } from '../families/evm/items.ts'
import { checkBitcoinFacts } from './bitcoin/balance-and-fee-rate.ts'
import type { Context } from './context.ts'
import { checkEvmFacts } from './evm/balance-gas-allowance.ts'
import { evmSequences } from './evm/sequences.ts'
import { checkExchangeAFacts, checkExchangeBFacts } from './exchanges/balance-nonce-and-key.ts'
import { isSendIntent } from './route.ts'

type FactsOf<F extends Family> = Extract<OriginFacts, Readonly<{ family: F }>>

/**
 * - `transactionKind`: pays on the chain
 * - `signatureKind`: of a signature step, or refuses it
 * - `paysAddressItself`: own transactions pay deposit addresses
 * - `sequences`: the allowed step words
 * - `isCanonical`: written as the order's hash needs it
 * - `mostFee`: the highest network fee beside fixed fees, in native currency
 */
type FamilyChecks<F extends Family> = Readonly<{
  transactionKind: ItemKind
  signatureKind: ItemKind
  paysAddressItself: boolean
  checkFacts: (context: Context, origin: FactsOf<F>, plan: readonly Item[]) => void
  sequences: (context: Context) => readonly string[]
  isCanonical: (address: string) => boolean
  mostFee: (origin: FactsOf<F>, plan: readonly Item[]) => bigint
}>

export const FAMILY_CHECKS: { readonly [F in Family]: FamilyChecks<F> } = {
  evm: {
    transactionKind: 'evmTransaction',
    signatureKind: 'evmSignature',
    paysAddressItself: true,
    checkFacts: (context, origin, plan) => checkEvmFacts(plan, origin, context),
    sequences: evmSequences,
    isCanonical: () => true,
    mostFee: ({ maxFeePerGasWei: price }, plan) => (price.known ? mostGasWei(rolesOf(plan), price.value) : 0n),
  },
  bitcoin: {
    transactionKind: 'bitcoinPsbt',
    signatureKind: 'evmSignature',
    paysAddressItself: false,
    checkFacts: checkBitcoinFacts,
    sequences: (context) => (isSendIntent(context.intent) ? ['send'] : paidBy('bitcoinPsbt')(context)),
    isCanonical: (address) => outputScriptOf(address) !== undefined,
    mostFee: () => 0n,
  },
  exchangeA: {
    transactionKind: 'exchangeATransfer',
    signatureKind: 'exchangeAAuthorize',
    paysAddressItself: false,
    checkFacts: checkExchangeAFacts,
    sequences: paidBy('exchangeAAuthorize exchangeATransfer'),
    isCanonical: () => true,
    mostFee: ({ firstTransferFee: once }, plan) => (plan.length > 0 && once?.known ? once.value : 0n),
  },
  exchangeB: {
    transactionKind: 'exchangeBTransfer',
    signatureKind: 'evmSignature',
    paysAddressItself: false,
    checkFacts: checkExchangeBFacts,
    sequences: paidBy('exchangeBTransfer'),
    isCanonical: () => true,
    mostFee: () => 0n,
  },
}

export function checksOf<F extends Family>(origin: FactsOf<F>): FamilyChecks<F> {
  return FAMILY_CHECKS[origin.family as F]
}

// Without a deposit of our own, the address is the plan.
function paidBy(words: string): (context: Context) => readonly string[] {
  return ({ intent }) => [intent.payment === 'deposit' ? words : 'depositAddress']
}

function rolesOf(plan: readonly Item[]): readonly EvmRole[] {
  return plan.flatMap((item) => (isEvmTransaction(item) ? [item.role] : []))
}
