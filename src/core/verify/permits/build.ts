import type { TokenDomain } from '../../facts.ts'
import type { EvmSignatureItem, TypedData } from '../../item.ts'
import type { Context } from '../context.ts'
import { type Authorization, authorizationTypes, BOUND_PERMIT, BOUND_PERMIT_TYPES } from './forms.ts'

/** What a service chooses of an EIP-3009 authorization, within bounds; times in epoch seconds. */
export type AuthorizationTerms = Readonly<{
  name: Authorization
  payee: string
  validAfter: bigint
  deadline: bigint
  nonce: string
}>

/** What a service chooses of a Permit2 permit, within bounds; the calls are bound by its witness. */
export type PermitTerms = Readonly<{
  spender: string
  nonce: bigint
  deadline: bigint
  relayer: string
  routed: NonNullable<EvmSignatureItem['routed']>
}>

/** EIP-3009: exactly the amount, from the account, to a pinned payee, under the token's own domain. */
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

/** Permit2: exactly the amount of the token, for the pinned proxy and these calls, under the pinned Permit2's domain. */
export function permit2(terms: PermitTerms, verifyingContract: string, context: Context): TypedData {
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
