import { numberToHex } from 'viem/utils'
import type { ServicePost, TypedData } from '../../execution/item.ts'
import type { Profile } from '../../profiles/profile.ts'
import { ZERO_ADDRESS } from '../evm/zero-address.ts'
import type { DexToken } from './dex-token.ts'

type Names = Profile['exchangeA']

// EIP-712; interface, "Exchange A withdrawal execution" 2.
const EIP712_DOMAIN = [
  { name: 'name', type: 'string' },
  { name: 'version', type: 'string' },
  { name: 'chainId', type: 'uint256' },
  { name: 'verifyingContract', type: 'address' },
]

// Interface, "Exchange A authorize `sign`".
const NONCE_MAPPING = [
  { name: 'chainId', type: 'string' },
  { name: 'wallet', type: 'address' },
  { name: 'depositor', type: 'address' },
  { name: 'id', type: 'bytes32' },
  { name: 'nonce', type: 'uint256' },
]

/** `orderId` is 32 bytes. `signatureChainId` only separates signatures. */
export type NonceMapping = Readonly<{ wallet: string; orderId: string; nonce: bigint; signatureChainId: number }>

/**
 * Builds a nonce mapping's typed data, domain version 2.
 *
 * @param slug the exchange's short name in `protocol.v2`
 */
export function nonceMapping(names: Names, slug: string, mapping: NonceMapping): TypedData {
  const wallet = mapping.wallet.toLowerCase()
  return {
    domain: domainOf(names.nonceMappingDomain, '2', mapping.signatureChainId),
    types: { NonceMapping: NONCE_MAPPING },
    primaryType: 'NonceMapping',
    message: { chainId: slug, wallet, depositor: wallet, id: mapping.orderId, nonce: mapping.nonce.toString() },
  }
}

/** Builds the post of a nonce mapping (interface, "Exchange A authorize `post`"). */
export function mappingPost(walletChainId: number, mapping: NonceMapping): ServicePost {
  const wallet = mapping.wallet.toLowerCase()
  const body = {
    type: 'nonce-mapping',
    walletChainId,
    wallet,
    depositor: wallet,
    nonce: Number(mapping.nonce),
    id: mapping.orderId,
    signatureChainId: mapping.signatureChainId,
  }
  return { endpoint: '/authorize', body }
}

/** `amount` as the exchange writes it. */
export type SendAsset = Readonly<{
  destination: string
  place: DexToken
  amount: string
  nonce: bigint
  signatureChainId: number
}>

/**
 * Builds the `sendAsset` action and its typed data (interface, "Exchange A withdrawal execution" 2 and 3).
 *
 * The signature doesn't cover `type` and `signatureChainId`.
 */
export function sendAsset(names: Names, transfer: SendAsset) {
  const { dex, token } = transfer.place
  const parameters = {
    [names.chainField]: names.chainName,
    destination: transfer.destination.toLowerCase(),
    sourceDex: dex,
    destinationDex: dex,
    token,
    amount: transfer.amount,
    fromSubAccount: '',
  }
  const words = { type: 'sendAsset', signatureChainId: numberToHex(transfer.signatureChainId) }
  const typedData: TypedData = {
    domain: domainOf(names.signTransactionDomain, '1', transfer.signatureChainId),
    types: { EIP712Domain: EIP712_DOMAIN, [names.sendAssetPrimaryType]: sendAssetFields(names) },
    primaryType: names.sendAssetPrimaryType,
    message: { ...parameters, nonce: transfer.nonce.toString(), ...words },
  }
  return { typedData, action: { ...words, ...parameters, nonce: Number(transfer.nonce) } }
}

/** The signed fields in order (interface, "Exchange A `sendAsset` parameters"). */
export function sendAssetFields({ chainField }: Names): TypedData['types'][string] {
  const texts = [chainField, 'destination', 'sourceDex', 'destinationDex', 'token', 'amount', 'fromSubAccount']
  return [...texts.map((name) => ({ name, type: 'string' })), { name: 'nonce', type: 'uint64' }]
}

function domainOf(name: string, version: string, chainId: number): TypedData['domain'] {
  return { name, version, chainId, verifyingContract: ZERO_ADDRESS }
}
