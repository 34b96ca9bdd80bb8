import type { IntentInput } from '../../../../src/core/intent/intent.ts'
import { type Call, type Goal, payment } from '../../honest/routed.ts'
import { honestQuote, NOW, type QuoteJson, USDC, USER, usdcInput } from '../../honest.ts'
import { DEPOSITORY, PROXY, quoteOf, SOLVER, step } from '../evm/quotes.ts'

export const permitInput: IntentInput = { ...usdcInput, payment: 'permit' }

const struct = (...fields: readonly string[]) =>
  fields.map((field) => ({ type: field.split(' ')[0], name: field.split(' ')[1] }))
const AUTHORIZATION = struct(
  'address from',
  'address to',
  'uint256 value',
  'uint256 validAfter',
  'uint256 validBefore',
  'bytes32 nonce',
)
const BASE = ['address spender', 'uint256 nonce', 'uint256 deadline']
const TokenPermissions = struct('address token', 'uint256 amount')
const Call3Value = struct('address target', 'bool allowFailure', 'uint256 value', 'bytes callData')

type Signed = Readonly<{ domain: unknown; types: unknown; primaryType: string; value: Record<string, unknown> }>

export function permitStep(sign: Signed, kind: string, api: string | undefined = 'swap') {
  const { requestId } = honestQuote(permitInput)
  const body = { kind, requestId, ...(api === undefined ? {} : { api }) }
  const post = { endpoint: '/execute/permits', method: 'POST', body }
  // Copies keep lies apart.
  return step('authorize1', 'signature', structuredClone({ sign: { signatureKind: 'eip712', ...sign }, post }))
}

/** EIP-3009 as published pays the solver within ten minutes; its nonce is the order id. */
export function authorizationQuote(name = 'TransferWithAuthorization', input = permitInput): QuoteJson {
  const { orderId } = honestQuote(input).protocol.v2
  const sign = {
    domain: { name: 'USD Coin', version: '2', chainId: 8453, verifyingContract: USDC[8453].toLowerCase() },
    types: { [name]: AUTHORIZATION },
    primaryType: name,
    value: {
      from: USER.toLowerCase(),
      to: SOLVER,
      value: usdcInput.amount.toString(),
      validAfter: 0,
      validBefore: NOW + 600,
      nonce: orderId,
    },
  }
  return quoteOf(input, [permitStep(sign, 'eip3009')])
}

const permitted = { token: USDC[8453].toLowerCase(), amount: usdcInput.amount.toString() }
const domain = { name: 'Permit2', chainId: 8453, verifyingContract: '0x000000000022D473030F116dDEE9F6B43aC78BA3' }

const { orderId } = honestQuote(permitInput).protocol.v2

/** The permit pays the depository for the examples' order. */
export const GOAL: Goal = { token: USDC[8453], depository: DEPOSITORY, user: USER, orderId }

/** The published v3 proxy checks Permit2 with router calls as witness. */
export function routedQuote(
  calls: readonly Call[] = [payment(GOAL)],
  quote: QuoteJson = honestQuote(permitInput),
): QuoteJson {
  const types = {
    PermitBatchWitnessTransferFrom: struct('TokenPermissions[] permitted', ...BASE, 'RelayerWitness witness'),
    TokenPermissions,
    RelayerWitness: struct(
      ...['address relayer', 'address refundTo', 'address nftRecipient', 'bytes metadata'],
      'Call3Value[] call3Values',
    ),
    Call3Value,
  }
  const call3Values = calls.map((call) => ({ ...call, value: call.value.toString() }))
  const value = {
    permitted: [permitted],
    nonce: '3073764008035',
    deadline: NOW + 600,
    spender: PROXY,
    witness: { relayer: SOLVER, refundTo: USER, nftRecipient: USER, metadata: '0x', call3Values },
  }
  const sign = { domain, types, primaryType: 'PermitBatchWitnessTransferFrom', value }
  return Object.assign(quote, { steps: [permitStep(sign, 'permit2')] })
}

/** Its witness names only the relayer (published SDK). */
export function relayedQuote(nonce: string, kind = 'eip3009'): QuoteJson {
  const types = {
    PermitBatchWitnessTransferFrom: struct('TokenPermissions[] permitted', ...BASE, 'RelayerWitness witness'),
    TokenPermissions,
    RelayerWitness: struct('address relayer'),
  }
  const value = { permitted: [permitted], nonce, deadline: NOW + 600, spender: PROXY, witness: { relayer: SOLVER } }
  const sign = { domain, types, primaryType: 'PermitBatchWitnessTransferFrom', value }
  return quoteOf(permitInput, [permitStep(sign, kind)])
}

/** Permit2 pays the solver directly. */
export function singleQuote(name: 'PermitTransferFrom' | 'PermitWitnessTransferFrom', nonce: string): QuoteJson {
  const hasWitness = name === 'PermitWitnessTransferFrom'
  const types = {
    [name]: struct('TokenPermissions permitted', ...BASE, ...(hasWitness ? ['RelayerWitness witness'] : [])),
    TokenPermissions,
    ...(hasWitness ? { RelayerWitness: struct('address relayer') } : {}),
  }
  const value = {
    permitted,
    spender: SOLVER,
    nonce,
    deadline: NOW + 600,
    ...(hasWitness ? { witness: { relayer: SOLVER } } : {}),
  }
  return quoteOf(permitInput, [permitStep({ domain, types, primaryType: name, value }, 'permit2', undefined)])
}

/** A Permit2 nonce is a number, here the order id. */
export const ORDER_NONCE = BigInt(honestQuote(permitInput).protocol.v2.orderId).toString()
