import * as v from 'valibot'
import { type Hex, isHex } from '../../../lib/hex.ts'
import { type Mapping, mappingPost, nonceMapping } from '../../exchange-a/messages.ts'
import type { TypedData } from '../../item.ts'
import { integerOf, messageDifferences, signDifferences } from '../../typed-data.ts'
import type { CheckItem, Context } from '../context.ts'
import { type Meaning, reportDifferences, unknownKeys } from '../differences.ts'
import { mappedNonce, signatureChainIdOf } from './a-terms.ts'

/** The chain that a service names in the mapping's domain unless it knows the wallet's (interface, authorize `sign`). */
const USUAL_CHAIN_ID = 1

// What is posted, described as structs so that it is compared like what is signed.
const POST_TYPES: TypedData['types'] = {
  Post: [
    { name: 'endpoint', type: 'string' },
    { name: 'method', type: 'string' },
    { name: 'body', type: 'Body' },
  ],
  Body: [
    { name: 'type', type: 'string' },
    { name: 'walletChainId', type: 'uint256' },
    { name: 'wallet', type: 'address' },
    { name: 'depositor', type: 'address' },
    { name: 'nonce', type: 'uint256' },
    { name: 'id', type: 'bytes32' },
    { name: 'signatureChainId', type: 'uint256' },
  ],
}

const MEANINGS: readonly [...Meaning[], Meaning] = [
  {
    at: /^sign\.domain\./,
    problem: 'unknown',
    code: 'G04',
    sentence: 'The signature would be for a domain with more in it than a nonce mapping has.',
  },
  {
    at: /^sign\.domain\.chainId$/,
    code: 'G03',
    sentence: 'The signature would be for a chain that is neither the usual one nor yours.',
  },
  {
    at: /^sign\.domain/,
    code: 'G02',
    sentence: 'The signature would be for another contract than a nonce mapping: it could give your tokens away.',
  },
  {
    at: /^sign\.(types|primaryType|signatureKind)/,
    code: 'G05',
    sentence: 'What would be signed is not of the form of a nonce mapping: it could be a permission of any kind.',
  },
  { at: /^sign\.value\./, problem: 'unknown', code: 'G11', sentence: 'The mapping says more than would be signed.' },
  {
    at: /^sign\.value\.(wallet|depositor)$/,
    code: 'G06',
    sentence: 'The mapping is of another account: your deposit would be credited to a stranger.',
  },
  { at: /^sign\.value\.chainId$/, code: 'G07', sentence: 'The mapping is for another exchange.' },
  {
    at: /^sign\.value\.id$/,
    code: 'G08',
    sentence: 'The mapping is to another order: your deposit would pay for something that you did not ask for.',
  },
  { at: /^sign\.value\.nonce$/, code: 'G09', sentence: 'The nonce is not the one that is mapped first.' },
  {
    at: /^post\.body/,
    code: 'G12',
    sentence: 'What would be posted differs from what would be signed: your deposit could be mapped to another order.',
  },
  { at: /^post/, code: 'G14', sentence: 'The signature would be handed over in another way than a nonce mapping is.' },
  { at: /^/, code: 'G01', sentence: 'The nonce mapping is not well formed.' },
]

/**
 * Rebuilds the nonce mapping of an exchange A withdrawal and compares what the quote wants signed and posted with it
 * (interface, "Exchange A authorize `sign`" and "`post`").
 *
 * @returns our own typed data and body, on the wallet's own chain, or undefined with the reasons reported
 */
export const checkExchangeAAuthorize: CheckItem<'exchangeAAuthorize'> = ({ data, at }, context) => {
  const { profile, origin, intent, quote, report } = context
  // Where the quote names no order, the id that came is the only one: K22 says so, and nobody signs without insisting.
  const orderId = context.orderId ?? idIn(data)
  const nonce = mappedNonce(quote)
  if (nonce === undefined) {
    report('G09', `${at}.data.sign.value.nonce`, 'mappingWithoutNonce')
    return undefined
  }
  if (!orderId) {
    report('G08', `${at}.data.sign.value.id`, 'mappingWithoutOrder')
    return undefined
  }
  const mapping = { wallet: intent.user, orderId, nonce, signatureChainId: signatureChainIdOf(context) }
  const differences = differencesFrom(data, { ...mapping, signatureChainId: saidChainId(data, mapping) }, context)
  reportDifferences(differences, MEANINGS, `${at}.data`, report)
  if (differences.length > 0) return undefined
  return {
    kind: 'exchangeAAuthorize',
    chainId: origin.id,
    from: intent.user,
    typedData: nonceMapping(profile.exchangeA, origin.slug, mapping),
    post: mappingPost(origin.id, mapping),
    nonce,
  }
}

type Data = Readonly<Record<string, unknown>>

const mapped = v.looseObject({ sign: v.looseObject({ value: v.looseObject({ id: v.unknown() }) }) })

function idIn(data: Data): Hex | undefined {
  const parsed = v.safeParse(mapped, data)
  const id = parsed.success ? parsed.output.sign.value.id : undefined
  return isHex(id, 32) ? id : undefined
}

function differencesFrom(data: Data, mapping: Mapping, { profile, origin }: Context) {
  const { endpoint, body } = mappingPost(origin.id, mapping)
  const post: TypedData = {
    domain: {},
    types: POST_TYPES,
    primaryType: 'Post',
    message: { endpoint, method: 'POST', body },
  }
  return [
    ...unknownKeys(data, ['sign', 'post']),
    ...signDifferences(data['sign'], nonceMapping(profile.exchangeA, origin.slug, mapping), 'sign'),
    ...messageDifferences(data['post'], post, 'post'),
  ]
}

const domainSchema = v.looseObject({ domain: v.looseObject({ chainId: v.unknown() }) })

// Interface, "Exchange A withdrawal execution" 1: the chain may be overridden with the wallet's, and moves nothing.
function saidChainId(data: Data, { signatureChainId }: Mapping): number {
  const parsed = v.safeParse(domainSchema, data['sign'])
  const said = parsed.success ? integerOf(parsed.output.domain.chainId) : undefined
  return said === BigInt(USUAL_CHAIN_ID) ? USUAL_CHAIN_ID : signatureChainId
}
