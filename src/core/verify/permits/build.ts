import type { TokenDomain } from '../../facts.ts'
import type { EvmSignatureItem, TypedData } from '../../item.ts'
import type { Context } from '../context.ts'
import { type Authorization, authorizationTypes, type Permit, permitTypes } from './forms.ts'

/** What a service chooses of an EIP-3009 authorization, within bounds; times in epoch seconds. */
export type AuthorizationTerms = Readonly<{
  name: Authorization
  payee: string
  validAfter: bigint
  deadline: bigint
  nonce: string
}>

/** What a service chooses of a Permit2 permit, within bounds. The witness names calls only in its newer form. */
export type PermitTerms = Readonly<{
  name: Permit
  spender: string
  nonce: bigint
  deadline: bigint
  relayer: string | undefined
  routed: EvmSignatureItem['routed']
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

/** Permit2: exactly the amount of the token, for a pinned spender, under the domain of the pinned Permit2. */
export function permit2(terms: PermitTerms, verifyingContract: string, context: Context): TypedData {
  const { intent, origin, amountIn } = context
  const { name, spender, relayer, routed } = terms
  const permitted = { token: intent.originCurrency.address, amount: amountIn.toString() }
  const form = routed ? 'calls' : relayer === undefined ? 'none' : 'relayer'
  return {
    domain: { name: 'Permit2', chainId: origin.id, verifyingContract },
    types: permitTypes(name, form),
    primaryType: name,
    message: {
      permitted: name === 'PermitBatchWitnessTransferFrom' ? [permitted] : permitted,
      spender,
      nonce: terms.nonce.toString(),
      deadline: terms.deadline.toString(),
      ...(relayer === undefined ? {} : { witness: { relayer, ...witnessOf(routed) } }),
    },
  }
}

function witnessOf(routed: PermitTerms['routed']) {
  if (!routed) return {}
  const { calls, refundTo, nftRecipient } = routed
  return { refundTo, nftRecipient, call3Values: calls }
}
