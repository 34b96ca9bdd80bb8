import * as v from 'valibot'
import { type Hex, isHex } from '../../../lib/hex.ts'
import { isSameAddress } from '../../address.ts'
import { contractOf, takersOf } from '../../contracts.ts'
import type { EvmSignatureItem, RouterCall, TypedData } from '../../item.ts'
import { integerOf } from '../../typed-data.ts'
import type { Context } from '../context.ts'
import { MOST_CALLDATA_BYTES } from '../evm/wire.ts'
import { authorization, permit2 } from './build.ts'
import { AUTHORIZATIONS, type Authorization, PERMITS, type Permit } from './forms.ts'

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
      // Lower case: encoders refuse an address whose mixed case is no checksum.
      target: lower(target),
      allowFailure,
      value: value.toString(),
      callData: lower(callData),
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
  witness: v.optional(
    v.looseObject({
      relayer: v.string(),
      refundTo: v.optional(v.string()),
      call3Values: v.optional(v.array(call)),
    }),
  ),
})
const signSchema = v.looseObject({ primaryType: v.string(), value: v.record(v.string(), v.unknown()) })

/**
 * What a permit of a quote comes to: our own typed data with what the service chose of it, who may take the money by
 * it, and from when until when, epoch seconds. `isBound` where the nonce is the order id, or where the calls that are
 * signed with it say what becomes of the money.
 */
export type Draft = Readonly<{
  standard: EvmSignatureItem['standard']
  typedData: TypedData
  counterparty: string
  deadline: bigint
  validAfter: bigint
  isBound: boolean
  routed: EvmSignatureItem['routed']
}>

/**
 * Builds the permit that a quote may ask for. Whoever is named in it and is not pinned is replaced by somebody who is,
 * so that the comparison with what came shows the stranger.
 *
 * @param sign what came, of any shape; `where` is the path of the data around it
 */
export function draftOf(sign: unknown, where: string, context: Context): Draft | undefined {
  const parsed = v.safeParse(signSchema, sign)
  if (!parsed.success) return malformed(parsed.issues[0], `${where}.sign`, context)
  const { primaryType, value } = parsed.output
  const transfer = AUTHORIZATIONS.find((each) => each === primaryType)
  if (transfer) return authorizationDraft(transfer, value, where, context)
  const permit = PERMITS.find((each) => each === primaryType)
  if (permit) return permitDraft(permit, value, where, context)
  context.report('E11', `${where}.sign.primaryType`, 'permitOfUnknownForm')
  return undefined
}

/** Says that a part of a permit cannot be read. */
export function malformed(issue: v.BaseIssue<unknown>, where: string, { report }: Context): undefined {
  const path = v.getDotPath(issue)
  const problem = issue.message.slice(0, 200)
  report('E11', path ? `${where}.${path}` : where, { says: 'permitMalformed', problem })
}

function authorizationDraft(name: Authorization, value: unknown, where: string, context: Context): Draft | undefined {
  const parsed = v.safeParse(authorizationTerms, value)
  if (!parsed.success) return malformed(parsed.issues[0], `${where}.sign.value`, context)
  const { facts, origin, profile, orderId, report } = context
  const domain = facts.origin.family === 'evm' ? facts.origin.tokenDomain : undefined
  if (!domain?.known) {
    const chain = origin.name
    report(
      'D32',
      'facts.tokenDomain',
      domain ? { says: 'permitDomainUnsaid', chain, why: domain.why } : { says: 'permitDomainNotAsked', chain },
    )
    return undefined
  }
  const { to, validAfter, validBefore: deadline } = parsed.output
  const nonce = parsed.output.nonce.toLowerCase()
  const payee = pinned(to, takersOf('eip3009', origin, profile.solvers))
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

function permitDraft(name: Permit, value: unknown, where: string, context: Context): Draft | undefined {
  const parsed = v.safeParse(permitTerms, value)
  if (!parsed.success) return malformed(parsed.issues[0], `${where}.sign.value`, context)
  const { origin, profile, intent, orderId, report } = context
  const contract = contractOf(origin, 'permit2')
  if (contract === undefined) {
    report('E01', `${where}.sign.domain`, { says: 'permit2NotPinned', chain: origin.name })
    return undefined
  }
  const { spender: said, nonce, deadline, witness } = parsed.output
  const calls = witness?.call3Values
  if (calls && calls.map(({ callData }) => callData.slice(2)).join('').length > 2 * MOST_CALLDATA_BYTES) {
    report('D27', `${where}.sign.value.witness.call3Values`, 'permitCallsTooLarge')
    return undefined
  }
  const spender = pinned(said, takersOf('permit2', origin, profile.solvers))
  const relayer = witness && pinned(witness.relayer, profile.solvers)
  const refundTo = pinned(witness?.refundTo ?? '', [intent.refundTo, intent.user])
  const routed = calls && { calls, refundTo, nftRecipient: intent.user }
  return {
    standard: 'permit2',
    typedData: permit2({ name, spender, nonce, deadline, relayer, routed }, contract, context),
    counterparty: spender,
    deadline,
    validAfter: 0n,
    isBound: calls !== undefined || (orderId !== undefined && nonce === BigInt(orderId)),
    routed,
  }
}

function lower(hex: Hex): Hex {
  return `0x${hex.slice(2).toLowerCase()}`
}

function pinned(said: string, allowed: readonly string[]): string {
  const [somebody = ''] = allowed
  return allowed.find((each) => isSameAddress(each, said)) ?? somebody
}
