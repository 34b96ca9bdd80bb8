import * as v from 'valibot'
import type { ServicePost, TypedData } from '../../execution/item.ts'
import { messageDifferences, signDifferences } from '../../families/evm/typed-data-differences.ts'
import { sameIdentifier } from '../../money/currency.ts'
import type { CheckItem, Context } from '../context.ts'
import { hasEnforcedEnd, requiredOutputOf } from '../evm/enforced-minimum.ts'
import { calledRouterAt } from '../evm/router.ts'
import { type DifferenceMeaning, reportDifferences, unknownKeys } from '../report-differences.ts'
import { isLocal } from '../route.ts'
import { checkPermitTimes } from './permit-times.ts'
import { malformed, type QuotedPermit, quotedPermitOf } from './quoted-permit.ts'

const bodySchema = v.looseObject({
  kind: v.picklist(['eip3009', 'permit2']),
  api: v.optional(v.picklist(['bridge', 'swap', 'user-swap'])),
})

// Structs, compared like signed data.
const POST_TYPES: TypedData['types'] = {
  Post: [
    { name: 'endpoint', type: 'string' },
    { name: 'method', type: 'string' },
    { name: 'body', type: 'Body' },
  ],
}

const MEANINGS: readonly [...DifferenceMeaning[], DifferenceMeaning] = [
  { at: /^sign\.domain/, code: 'E11', says: 'permitIsAnother' },
  { at: /^sign\.(types|primaryType|signatureKind)/, code: 'E11', says: 'permitOfAnotherForm' },
  { at: /^sign\.value\.(to|spender|witness\.relayer)$/, code: 'E01', says: 'permitForStranger' },
  { at: /^sign\.value\.from$/, code: 'D01', says: 'permitIsAnother' },
  { at: /^sign\.value\.(value|permitted(\[0\])?\.amount)$/, code: 'E03', says: 'permitOfAnotherAmount' },
  { at: /^sign\.value\.witness\.(refundTo|nftRecipient)$/, code: 'D16', says: 'permitLeftoverToStranger' },
  { at: /^post/, code: 'E11', says: 'permitIsAnother' },
  { at: /^/, code: 'E11', says: 'permitIsAnother' },
]

/**
 * Rebuilds an EIP-3009 or Permit2 permit and compares the quote's data and body.
 *
 * The service chooses the nonce, the deadline and Permit2's calls, which must end in an enforced payment
 * (core/verify/evm/enforced-minimum.ts).
 */
export const checkEvmSignature: CheckItem<'evmSignature'> = ({ data, at }, context) => {
  const { intent, origin, amountIn, report } = context
  const where = `${at}.data`
  if (intent.payment !== 'permit' || intent.originCurrency.isNative) {
    report('E11', where, 'permitNotAsked')
    return undefined
  }
  const draft = quotedPermitOf(data['sign'], where, context)
  const said = saidOf(data['post'], where, context)
  if (!draft || !said) return undefined
  const post = postOf(draft, said, context)
  const differences = [
    ...unknownKeys(data, ['sign', 'post']),
    ...signDifferences(data['sign'], draft.typedData, 'sign'),
    ...messageDifferences(data['post'], wholePost(post, said), 'post'),
  ]
  reportDifferences(differences, MEANINGS, where, report)
  if (differences.length > 0) return undefined
  checkPermitTimes(draft, where, context)
  if (draft.routed && !isEnforced(draft, context)) {
    report('E17', `${where}.sign.value.witness.call3Values`, 'permitCallsNotEnforced')
    return undefined
  }
  if (!draft.isBound) {
    report('E15', `${where}.sign.value.nonce`, 'permitOfNoOrder')
  }
  return {
    kind: 'evmSignature',
    standard: draft.standard,
    chainId: origin.id,
    from: intent.user,
    typedData: draft.typedData,
    post,
    currency: intent.originCurrency.address,
    amount: amountIn,
    counterparty: draft.counterparty,
    deadlineSeconds: Number(draft.deadline),
    routed: draft.routed,
  }
}

type Said = v.InferOutput<typeof bodySchema>

function saidOf(post: unknown, where: string, context: Context): Said | undefined {
  const body = typeof post === 'object' && post !== null && 'body' in post ? post.body : undefined
  const parsed = v.safeParse(bodySchema, body)
  return parsed.success ? parsed.output : malformed(parsed.issues[0], `${where}.post.body`, context)
}

// Changed calls would void the signature.
function isEnforced({ counterparty, routed }: QuotedPermit, context: Context): boolean {
  const { intent } = context
  const called = calledRouterAt(counterparty, context)
  const outcome = requiredOutputOf(context)
  if (!routed || !called || !outcome) return false
  const isWhole = !isLocal(intent) && sameIdentifier(outcome.currency, intent.originCurrency.address)
  return hasEnforcedEnd(routed.calls, outcome, { router: called.router, isWhole }, context)
}

// Published answers: `api` is optional.
function postOf({ standard }: QuotedPermit, { api }: Said, { intent, requestId }: Context): ServicePost {
  const usual = isLocal(intent) ? 'user-swap' : 'swap'
  return { endpoint: '/execute/permits', body: { kind: standard, requestId, api: api ?? usual } }
}

function wholePost({ endpoint, body: { kind, requestId, api } }: ServicePost, said: Said): TypedData {
  const body = { kind, requestId, ...(said.api === undefined ? {} : { api }) }
  const Body = Object.keys(body).map((name) => ({ name, type: name === 'requestId' ? 'bytes32' : 'string' }))
  return {
    domain: {},
    types: { ...POST_TYPES, Body },
    primaryType: 'Post',
    message: { endpoint, method: 'POST', body },
  }
}
