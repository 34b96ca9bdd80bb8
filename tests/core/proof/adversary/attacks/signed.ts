import { Signature, TypedDataEncoder } from 'ethers'
import { SOLVER } from '../../../../devnet/accounts.ts'
import { encode, has } from '../abi.ts'
import type { Tx } from '../chain.ts'
import { THIEF } from '../places.ts'
import type { Known, Seen } from './known.ts'
import type { Useful } from './useful.ts'

type Fields = Readonly<Record<string, unknown>>

export function signedCalls({ seen, places }: Known): readonly Useful[] {
  return seen.flatMap((each) =>
    each.item.standard === 'eip3009'
      ? authorizationCalls(each)
      : [{ to: places.Permit2, data: permitData(each, THIEF) }],
  )
}

/** EIP-3009 with the signature whole or in three parts. */
export function authorizationCalls({ item, signature }: Seen): readonly Useful[] {
  const { primaryType, message } = item.typedData
  const values = ['from', 'to', 'value', 'validAfter', 'validBefore', 'nonce'].map((key) => message[key])
  const { v, r, s } = Signature.from(signature)
  const name = primaryType === 'ReceiveWithAuthorization' ? 'receiveWithAuthorization' : 'transferWithAuthorization'
  const common = 'address,address,uint256,uint256,uint256,bytes32'
  return [
    { to: item.currency, data: encode('USDC', `${name}(${common},bytes)`, [...values, signature]) },
    { to: item.currency, data: encode('USDC', `${name}(${common},uint8,bytes32,bytes32)`, [...values, v, r, s]) },
  ]
}

const SINGLE = '((address,uint256),uint256,uint256),(address,uint256),address'
const BATCH = '((address,uint256)[],uint256,uint256),(address,uint256)[],address'

/** Permit2 calldata that spends a signature to `to`, in its signed form. */
export function permitData({ item, signature }: Seen, to: string): string {
  const { message, primaryType, types } = item.typedData
  const isBatch = Array.isArray(message['permitted'])
  const permit = [permissionsOf(message['permitted']), message['nonce'], message['deadline']]
  const detail = [to, item.amount]
  const common = [permit, isBatch ? [detail] : detail, item.from]
  const shape = isBatch ? BATCH : SINGLE
  if (message['witness'] === undefined) {
    return encode('Permit2', `permitTransferFrom(${shape},bytes)`, [...common, signature])
  }
  const witness = witnessHash(types, message['witness'])
  const typeString = witnessTypeString(types, primaryType)
  const name = `permitWitnessTransferFrom(${shape},bytes32,string,bytes)`
  return encode('Permit2', name, [...common, witness, typeString, signature])
}

function permissionsOf(permitted: unknown): unknown {
  const one = ({ token, amount }: Fields) => [token, amount]
  return Array.isArray(permitted) ? permitted.map(one) : one(permitted as Fields)
}

type Types = Seen['item']['typedData']['types']

function encoderOf(types: Types): TypedDataEncoder {
  return TypedDataEncoder.from(Object.fromEntries(Object.entries(types).map(([name, all]) => [name, [...all]])))
}

function witnessHash(types: Types, witness: unknown): string {
  const { RelayerWitness = [], Call3Value } = types
  return encoderOf({ RelayerWitness, ...(Call3Value ? { Call3Value } : {}) }).hashStruct(
    'RelayerWitness',
    witness as Record<string, unknown>,
  )
}

// The encoded type after the permit's stub.
function witnessTypeString(types: Types, primaryType: string): string {
  const whole = encoderOf(types).encodeType(primaryType)
  return whole.slice(whole.indexOf('RelayerWitness witness)'))
}

function wholeWitness({ item }: Seen): Fields | undefined {
  const { witness } = item.typedData.message as { witness?: Fields }
  return witness?.['call3Values'] === undefined ? undefined : witness
}

/** Proxy calldata that spends a Permit2 signature with its bound fields or `others`. */
export function proxyData({ item, signature }: Seen, others: Fields = {}): string | undefined {
  const witness = wholeWitness({ item, signature })
  if (!witness || !has('ApprovalProxy', 'permit2TransferAndMulticall')) return undefined
  const bound = { ...witness, ...others }
  const { message } = item.typedData
  const permit = [permissionsOf(message['permitted']), message['nonce'], message['deadline']]
  const tail = bound['metadata'] === undefined ? [] : [bound['metadata']]
  return encode('ApprovalProxy', 'permit2TransferAndMulticall', [
    ...[item.from, permit, bound['call3Values'], bound['refundTo'], bound['nftRecipient'], ...tail, signature],
  ])
}

/** The pinned solver takes the amount as signed. */
export function solverActs({ seen, places }: Known): readonly Tx[] {
  const from = SOLVER.address
  return seen.flatMap((each): readonly Tx[] => {
    const act = { from, value: 0n, story: 'the solver uses the signature' }
    if (each.item.standard === 'eip3009') {
      const [first] = authorizationCalls(each)
      return first ? [{ ...act, to: first.to, data: `0x${first.data.slice(2)}` }] : []
    }
    const data = proxyData(each)
    const own = permitData(each, from)
    return data === undefined
      ? [{ ...act, to: places.Permit2, data: `0x${own.slice(2)}` }]
      : [{ ...act, to: places.ApprovalProxy, data: `0x${data.slice(2)}` }]
  })
}
