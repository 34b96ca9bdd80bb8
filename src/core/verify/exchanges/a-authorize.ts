import * as v from 'valibot'
import { type Hex, isHex } from '../../../lib/hex.ts'
import type { TypedData } from '../../execution/item.ts'
import { integerOf, messageDifferences, signDifferences } from '../../families/evm/typed-data-differences.ts'
import { mappingPost, type NonceMapping, nonceMapping } from '../../families/exchange-a/messages.ts'
import type { CheckItem, Context } from '../context.ts'
import { type DifferenceMeaning, reportDifferences, unknownKeys } from '../report-differences.ts'
import { mappedNonce, signatureChainIdOf } from './a-signing-terms.ts'

/** The service's default chain id (interface, authorize `sign`). */
const USUAL_CHAIN_ID = 1

// Structs, so that the body is compared like signed data.
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

const MEANINGS: readonly [...DifferenceMeaning[], DifferenceMeaning] = [
  { at: /^sign\.domain\./, problem: 'unknown', code: 'G04', says: 'mappingOfAnotherForm' },
  { at: /^sign\.domain\.chainId$/, code: 'G03', says: 'mappingOfAnotherForm' },
  { at: /^sign\.domain/, code: 'G02', says: 'mappingOfAnotherForm' },
  { at: /^sign\.(types|primaryType|signatureKind)/, code: 'G05', says: 'mappingOfAnotherForm' },
  { at: /^sign\.value\./, problem: 'unknown', code: 'G11', says: 'mappingOfAnotherForm' },
  { at: /^sign\.value\.(wallet|depositor)$/, code: 'G06', says: 'mappingOfAnotherAccount' },
  { at: /^sign\.value\.chainId$/, code: 'G07', says: 'mappingForAnotherExchange' },
  { at: /^sign\.value\.id$/, code: 'G08', says: 'mappingToAnotherOrder' },
  { at: /^sign\.value\.nonce$/, code: 'G09', says: 'transferOfAnotherNonce' },
  { at: /^post\.body/, code: 'G12', says: 'mappingPostedOtherwise' },
  { at: /^post/, code: 'G14', says: 'mappingPostedOtherwise' },
  { at: /^/, code: 'G01', says: 'mappingOfAnotherForm' },
]

/**
 * Rebuilds an exchange A withdrawal's nonce mapping and compares the quote's.
 *
 * Interface, "Exchange A authorize `sign`" and "`post`".
 */
export const checkExchangeAAuthorize: CheckItem<'exchangeAAuthorize'> = ({ data, at }, context) => {
  const { profile, origin, intent, quote, report } = context
  // Without an order, K22 reports that nothing binds this id to the intent.
  const orderId = context.orderId ?? idIn(data)
  const nonce = mappedNonce(quote)
  if (nonce === undefined) {
    report('G09', `${at}.data.sign.value.nonce`, 'orderMissing')
    return undefined
  }
  if (!orderId) {
    report('G08', `${at}.data.sign.value.id`, 'orderMissing')
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

function differencesFrom(data: Data, mapping: NonceMapping, { profile, origin }: Context) {
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

// Interface, "Exchange A withdrawal execution" 1: the wallet may override the chain.
function saidChainId(data: Data, { signatureChainId }: NonceMapping): number {
  const parsed = v.safeParse(domainSchema, data['sign'])
  const said = parsed.success ? integerOf(parsed.output.domain.chainId) : undefined
  return said === BigInt(USUAL_CHAIN_ID) ? USUAL_CHAIN_ID : signatureChainId
}
