import * as v from 'valibot'
import { type Hex, isHex, lowerHex } from '../../../lib/hex.ts'
import { granteesOf } from '../../chain/contract-grants.ts'
import { whyUnknown } from '../../chain/facts.ts'
import { contractOf } from '../../chain/pinned-contracts.ts'
import type { EvmSignatureItem, RouterCall, TypedData } from '../../execution/item.ts'
import { isSameAddress } from '../../families/address.ts'
import { evmFactsOf } from '../../families/evm/origin-facts.ts'
import { integerOf } from '../../families/evm/typed-data-differences.ts'
import type { Context } from '../context.ts'
import { MOST_CALLDATA_BYTES } from '../evm/wire.ts'
import { authorization, permit2 } from './rebuilt.ts'
import { AUTHORIZATIONS, type Authorization, BOUND_PERMIT, PERMITS } from './types.ts'

const integer = v.pipe(
  v.unknown(),
  v.transform(integerOf),
  v.bigint('expected a number'),
  v.minValue(0n),
  v.maxValue(2n ** 256n - 1n),
)
const bytes = (length?: number) => v.custom<Hex>((value) => isHex(value, length), 'expected bytes as hex')
const call = v.pipe(
  v.strictObject({ target: bytes(20), allowFailure: v.boolean(), value: integer, callData: bytes() }),
  v.transform(
    ({ target, allowFailure, value, callData }): RouterCall => ({
      // Encoders refuse a mixed case that is no checksum.
      target: lowerHex(target),
      allowFailure,
      value: value.toString(),
      callData: lowerHex(callData),
    }),
  ),
)
const authorizationTerms = v.looseObject({
  to: v.string(),
  validAfter: integer,
  validBefore: integer,
  nonce: bytes(32),
})
const permitTerms = v.looseObject({
  spender: v.string(),
  nonce: integer,
  deadline: integer,
  witness: v.looseObject({
    relayer: v.string(),
    refundTo: v.string(),
    nftRecipient: v.string(),
    metadata: v.pipe(
      bytes(),
      v.transform((value): Hex => lowerHex(value)),
    ),
    call3Values: v.array(call),
  }),
})
const signSchema = v.looseObject({ primaryType: v.string(), value: v.record(v.string(), v.unknown()) })

/**
 * Our own typed data, with its spender and validity, epoch seconds.
 *
 * `isBound` if the nonce is the order id or the signature binds every call.
 */
export type QuotedPermit = Readonly<{
  standard: EvmSignatureItem['standard']
  typedData: TypedData
  counterparty: string
  deadline: bigint
  validAfter: bigint
  isBound: boolean
  routed: EvmSignatureItem['routed']
}>

/**
 * Builds the permit that a quote may ask for.
 *
 * A pinned party replaces each stranger, so that the comparison shows it.
 */
export function quotedPermitOf(sign: unknown, where: string, context: Context): QuotedPermit | undefined {
  const parsed = v.safeParse(signSchema, sign)
  if (!parsed.success) return malformed(parsed.issues[0], `${where}.sign`, context)
  const { primaryType, value } = parsed.output
  const transfer = AUTHORIZATIONS.find((each) => each === primaryType)
  if (transfer) return authorizationDraft(transfer, value, where, context)
  if (primaryType === BOUND_PERMIT && hasCalls(value)) return permitDraft(value, where, context)
  if (PERMITS.some((each) => each === primaryType)) {
    context.report('E16', `${where}.sign.value.witness`, 'permitWithoutCalls')
    return undefined
  }
  context.report('E11', `${where}.sign.primaryType`, 'permitNotAsked')
  return undefined
}

/** Reports an unreadable part of a permit. */
export function malformed(issue: v.BaseIssue<unknown>, where: string, { report }: Context): undefined {
  const path = v.getDotPath(issue)
  const problem = issue.message.slice(0, 200)
  report('E11', path ? `${where}.${path}` : where, { says: 'permitMalformed', problem })
}

function authorizationDraft(
  name: Authorization,
  value: unknown,
  where: string,
  context: Context,
): QuotedPermit | undefined {
  const parsed = v.safeParse(authorizationTerms, value)
  if (!parsed.success) return malformed(parsed.issues[0], `${where}.sign.value`, context)
  const { facts, origin, profile, orderId, report } = context
  const domain = evmFactsOf(facts)?.tokenDomain
  if (!domain?.known) {
    report('D32', 'facts.tokenDomain', { says: 'permitDomainUnsaid', chain: origin.name, why: whyUnknown(domain) })
    return undefined
  }
  const { to, validAfter, validBefore: deadline } = parsed.output
  const nonce = parsed.output.nonce.toLowerCase()
  const payee = pinned(to, granteesOf('eip3009', origin, profile.solvers))
  return {
    standard: 'eip3009',
    typedData: authorization({ name, payee, validAfter, deadline, nonce }, domain.value, context),
    counterparty: payee,
    deadline,
    validAfter,
    isBound: nonce === orderId?.toLowerCase(),
    routed: undefined,
  }
}

// Without calls the spender could do anything with the money.
function hasCalls({ witness }: Readonly<Record<string, unknown>>): boolean {
  return typeof witness === 'object' && witness !== null && 'call3Values' in witness
}

function permitDraft(value: unknown, where: string, context: Context): QuotedPermit | undefined {
  const parsed = v.safeParse(permitTerms, value)
  if (!parsed.success) return malformed(parsed.issues[0], `${where}.sign.value`, context)
  const { origin, profile, intent, report } = context
  const contract = contractOf(origin, 'permit2')
  if (contract === undefined) {
    report('E01', `${where}.sign.domain`, { says: 'permit2NotPinned', chain: origin.name })
    return undefined
  }
  const { spender: said, nonce, deadline, witness } = parsed.output
  const { call3Values: calls, metadata } = witness
  if (calls.map(({ callData }) => callData.slice(2)).join('').length > 2 * MOST_CALLDATA_BYTES) {
    report('D27', `${where}.sign.value.witness.call3Values`, 'permitCallsTooLarge')
    return undefined
  }
  const spender = pinned(said, granteesOf('permit2', origin, profile.solvers))
  const relayer = pinned(witness.relayer, profile.solvers)
  const own = [intent.refundTo, intent.user]
  const [refundTo, nftRecipient] = [pinned(witness.refundTo, own), pinned(witness.nftRecipient, own)]
  const routed = { calls, refundTo, nftRecipient, metadata }
  return {
    standard: 'permit2',
    typedData: permit2({ spender, nonce, deadline, relayer, routed }, contract, context),
    counterparty: spender,
    deadline,
    validAfter: 0n,
    isBound: true,
    routed,
  }
}

function pinned(said: string, allowed: readonly string[]): string {
  const [somebody = ''] = allowed
  return allowed.find((each) => isSameAddress(each, said)) ?? somebody
}
