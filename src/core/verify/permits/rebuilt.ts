import type { TokenDomain } from '../../chain/facts.ts'
import type { EvmSignatureItem, TypedData } from '../../execution/item.ts'
import type { Context } from '../context.ts'
import { type Authorization, authorizationTypes, BOUND_PERMIT, BOUND_PERMIT_TYPES } from './types.ts'

/** Times in epoch seconds. */
export type AuthorizationTerms = Readonly<{
  name: Authorization
  payee: string
  validAfter: bigint
  deadline: bigint
  nonce: string
}>

export type Permit2Terms = Readonly<{
  spender: string
  nonce: bigint
  deadline: bigint
  relayer: string
  routed: NonNullable<EvmSignatureItem['routed']>
}>

/** EIP-3009: the exact amount, to a pinned payee, under the token's domain. */
export function authorization(terms: AuthorizationTerms, domain: TokenDomain, context: Context): TypedData {
  const { intent, origin, amountIn } = context
  return {
    domain: { ...domain, chainId: origin.id, verifyingContract: intent.originCurrency.address },
    types: authorizationTypes(terms.name),
    primaryType: terms.name,
    message: {
      from: intent.user,
      to: terms.payee,
      value: amountIn.toString(),
      validAfter: terms.validAfter.toString(),
      validBefore: terms.deadline.toString(),
      nonce: terms.nonce,
    },
  }
}

/** Permit2: the exact amount, for the pinned proxy and these calls. */
export function permit2(terms: Permit2Terms, verifyingContract: string, context: Context): TypedData {
  const { intent, origin, amountIn } = context
  const { spender, relayer, routed } = terms
  const { calls, refundTo, nftRecipient, metadata } = routed
  return {
    domain: { name: 'Permit2', chainId: origin.id, verifyingContract },
    types: BOUND_PERMIT_TYPES,
    primaryType: BOUND_PERMIT,
    message: {
      permitted: [{ token: intent.originCurrency.address, amount: amountIn.toString() }],
      spender,
      nonce: terms.nonce.toString(),
      deadline: terms.deadline.toString(),
      witness: { relayer, refundTo, nftRecipient, metadata, call3Values: calls },
    },
  }
}
