import { TypedDataEncoder, toBeHex } from 'ethers'
import type { EvmSignatureItem } from '../../../../src/core/item.ts'
import type { Asked } from '../judge.ts'
import { expect, type Move, Unreadable } from './moves.ts'

const LONGEST_SECONDS = 3_600n

type Message = Readonly<Record<string, unknown>>

/** What a permit lets be taken: to whom, how much of what, for which order. */
export function permitMoves({ typedData, chainId, from, post }: EvmSignatureItem, { facts }: Asked): readonly Move[] {
  const { domain, types, primaryType, message } = typedData
  // Throws where the message does not fit its types, so that nothing stays unsigned.
  TypedDataEncoder.hash(
    domain,
    Object.fromEntries(Object.entries(types).map(([key, list]) => [key, [...list]])),
    message,
  )
  expect(domain['chainId'] === chainId, 'another chain is signed for')
  expect(post.endpoint === '/execute/permits', 'the permit is posted elsewhere')
  const contract = String(domain['verifyingContract'])
  const until = (seconds: unknown) => {
    expect(BigInt(String(seconds)) <= BigInt(facts.nowSeconds) + LONGEST_SECONDS, 'the permit never ends')
  }
  if (primaryType === 'TransferWithAuthorization') {
    expect(String(message['from']).toLowerCase() === from.toLowerCase(), 'takes from somebody else')
    until(message['validBefore'])
    const amount = BigInt(String(message['value']))
    return [{ does: 'pays', to: String(message['to']), currency: contract, amount, orderId: String(message['nonce']) }]
  }
  if (primaryType !== 'PermitBatchWitnessTransferFrom') throw new Unreadable(`an unknown permit: ${primaryType}`)
  until(message['deadline'])
  const permitted = listOf(message['permitted'])
  expect(permitted.length === 1, 'takes several currencies')
  const orderId = toBeHex(BigInt(String(message['nonce'])), 32)
  return permitted.map(({ token, amount }) => ({
    does: 'pays',
    to: String(message['spender']),
    currency: String(token),
    amount: BigInt(String(amount)),
    orderId,
  }))
}

function listOf(value: unknown): readonly Message[] {
  return Array.isArray(value) ? value : []
}
