import { TypedDataEncoder } from 'ethers'
import type { EvmSignatureItem } from '../../../../src/core/execution/item.ts'
import type { Asked } from '../judge.ts'
import { expect, isSame, type Move, Unreadable } from './moves.ts'
import { EVM, SOLVERS } from './pins.ts'
import { callFrom, depositedBy, type Enforced, enforcedBy } from './router.ts'

const LONGEST_SECONDS = 3_600n

type Message = Readonly<Record<string, unknown>>

export function permitMoves({ typedData, chainId, from, post }: EvmSignatureItem, asked: Asked): readonly Move[] {
  const { facts } = asked
  const { domain, types, primaryType, message } = typedData
  // Throws on a mismatch with the types, so every field is signed.
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
  const enforces = witnessed(message, asked, from)
  expect(isSame(contract, EVM.permit2), `another Permit2: ${contract}`)
  expect(isSame(String(message['spender']), EVM.proxy), `lets ${message['spender']} take it`)
  return permitted.map(({ token, amount }) => ({
    does: 'pays',
    to: EVM.proxy,
    currency: String(token),
    amount: BigInt(String(amount)),
    orderId: enforces.orderId,
    enforces,
  }))
}

// Signed calls pay the order or enforce a swap's minimum.
function witnessed(message: Message, asked: Asked, from: string): Enforced {
  const witness = objectOf(message['witness'])
  expect(
    SOLVERS.some((each) => isSame(each, String(witness['relayer']))),
    `lets ${witness['relayer']} carry it out`,
  )
  const own = [asked.input.refundTo, from]
  for (const key of ['refundTo', 'nftRecipient']) {
    expect(
      own.some((each) => isSame(each, String(witness[key]))),
      `${key} is a stranger`,
    )
  }
  const calls = listOf(witness['call3Values']).map(callFrom)
  const permitted = listOf(message['permitted'])[0]
  const paid = depositedBy(calls, from)
  if (calls.length > 1 || !paid) return enforcedBy(calls, asked, from)
  expect(isSame(paid.currency, String(permitted?.['token'])), 'deposits another token')
  return { ...paid, least: BigInt(String(permitted?.['amount'])) }
}

function objectOf(value: unknown): Message {
  return typeof value === 'object' && value !== null ? { ...value } : {}
}

function listOf(value: unknown): readonly Message[] {
  return Array.isArray(value) ? value : []
}
