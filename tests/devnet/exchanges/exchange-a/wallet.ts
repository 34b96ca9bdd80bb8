import { type Hex, numberToHex, parseSignature, zeroAddress } from 'viem'
import type { PrivateKeyAccount } from 'viem/accounts'
import { DEVNET_WORDS, sendAssetFields, type Words } from './words.ts'

export type SendAssetParameters = Readonly<{
  destination: string
  sourceDex: string
  destinationDex: string
  token: string
  amount: string
  fromSubAccount: string
  nonce: number
}>

export type SignedSendAsset = Readonly<{
  signature: Readonly<{ r: Hex; s: Hex; v: number }>
  nonce: number
  action: Readonly<Record<string, unknown>>
}>

/** Signs a transfer like a wallet: interface.md, "Exchange A withdrawal execution" 2 and 3. */
export async function signSendAsset(
  account: PrivateKeyAccount,
  parameters: SendAssetParameters & Readonly<Record<string, unknown>>,
  { chainId = 1, words = DEVNET_WORDS }: Readonly<{ chainId?: number; words?: Words }> = {},
): Promise<SignedSendAsset> {
  const action = {
    type: 'sendAsset',
    signatureChainId: numberToHex(chainId),
    [words.chainField]: 'Mainnet',
    ...parameters,
  }
  const signature = await account.signTypedData({
    domain: { name: words.domainName, version: '1', chainId, verifyingContract: zeroAddress },
    types: { [words.primaryType]: sendAssetFields(words) },
    primaryType: words.primaryType,
    message: action,
  })
  const { r, s, v } = parseSignature(signature)
  return { signature: { r, s, v: Number(v) }, nonce: parameters.nonce, action }
}
