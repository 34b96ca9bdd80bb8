import * as v from 'valibot'
import type { Post, TypedData } from '../../item.ts'
import { messageDifferences, signDifferences } from '../../typed-data.ts'
import type { CheckItem, Context } from '../context.ts'
import { type Meaning, reportDifferences, unknownKeys } from '../differences.ts'
import { isLocal } from '../route.ts'
import { type Draft, draftOf, malformed } from './draft.ts'

/** The longest that a permit may live, seconds. Interface, "Limits": ten minutes unless asked otherwise. */
export const LONGEST_PERMIT_SECONDS = 3_600

const bodySchema = v.looseObject({
  kind: v.picklist(['eip3009', 'permit2']),
  api: v.optional(v.picklist(['bridge', 'swap', 'user-swap'])),
})

// What is posted, described as structs so that it is compared like what is signed.
const POST_TYPES: TypedData['types'] = {
  Post: [
    { name: 'endpoint', type: 'string' },
    { name: 'method', type: 'string' },
    { name: 'body', type: 'Body' },
  ],
}

const MEANINGS: readonly [...Meaning[], Meaning] = [
  { at: /^sign\.domain/, code: 'E11', says: 'permitOfAnotherContract' },
  { at: /^sign\.(types|primaryType|signatureKind)/, code: 'E11', says: 'permitOfAnotherForm' },
  { at: /^sign\.value\.(to|spender|witness\.relayer)$/, code: 'E01', says: 'permitForStranger' },
  { at: /^sign\.value\.from$/, code: 'D01', says: 'permitFromAnother' },
  { at: /^sign\.value\.(value|permitted(\[0\])?\.amount)$/, code: 'E03', says: 'permitOfAnotherAmount' },
  { at: /^sign\.value\.witness\.(refundTo|nftRecipient)$/, code: 'D16', says: 'permitLeftoverToStranger' },
  { at: /^post/, code: 'E11', says: 'permitHandedOverOtherwise' },
  { at: /^/, code: 'E11', says: 'permitIsAnother' },
]

/**
 * Rebuilds a permit, EIP-3009 or Permit2, and compares what the quote wants signed and posted with it: exactly the
 * amount of the token, for a pinned place, for an hour at most. The service chooses the nonce, the deadline and, with
 * the published witness, the calls of the router, which only a simulation can prove (`checkSimulation`).
 *
 * @returns our own typed data and body, or undefined with the reasons reported
 */
export const checkEvmSignature: CheckItem<'evmSignature'> = ({ data, at }, context) => {
  const { intent, origin, amountIn, report } = context
  const where = `${at}.data`
  if (intent.payment !== 'permit' || intent.originCurrency.isNative) {
    report('E11', where, 'permitNotAsked')
    return undefined
  }
  const draft = draftOf(data['sign'], where, context)
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
  checkTimes(draft, where, context)
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

// Published answers: the older form of Permit2 permits is posted under the name of the other standard, and `api` says
// which part of the service carries the permit out: one for each way, so that it need not be said.
function postOf({ standard, routed }: Draft, { kind, api }: Said, { intent, requestId }: Context): Post {
  const isOlder = standard === 'permit2' && !routed
  const usual = isLocal(intent) ? 'user-swap' : 'swap'
  return {
    endpoint: '/execute/permits',
    body: { kind: isOlder ? kind : standard, requestId, api: api ?? usual },
  }
}

function wholePost({ endpoint, body: { kind, requestId, api } }: Post, said: Said): TypedData {
  const body = { kind, requestId, ...(said.api === undefined ? {} : { api }) }
  const Body = Object.keys(body).map((name) => ({ name, type: name === 'requestId' ? 'bytes32' : 'string' }))
  return {
    domain: {},
    types: { ...POST_TYPES, Body },
    primaryType: 'Post',
    message: { endpoint, method: 'POST', body },
  }
}

function checkTimes({ deadline, validAfter }: Draft, where: string, { facts, report }: Context): void {
  const now = BigInt(facts.nowSeconds)
  const path = `${where}.sign.value`
  if (deadline <= now) report('E12', path, 'permitOver')
  if (deadline > now + BigInt(LONGEST_PERMIT_SECONDS)) report('E12', path, 'permitTooLong')
  // Published permits are valid from the beginning of time.
  if (validAfter > 0n) report('E12', path, 'permitLater')
}
