import { SendAssetTypes } from '@nktkas/hyperliquid/api/exchange'
import { signUserSignedAction } from '@nktkas/hyperliquid/signing'
import { verifyTypedData } from 'ethers'
import { privateKeyToAccount } from 'viem/accounts'
import { describe, expect, it } from 'vitest'
import type {
  ExchangeAAuthorizeItem,
  ExchangeATransferItem,
  ItemKind,
  TypedData,
} from '../../../src/core/execution/item.ts'
import { nonceMapping, sendAsset } from '../../../src/core/families/exchange-a/messages.ts'
import { devnet } from '../../../src/core/profiles/devnet.ts'
import type { Profile } from '../../../src/core/profiles/profile.ts'
import { relay } from '../../../src/core/profiles/relay.ts'
import { sign } from '../../../src/core/sign/sign.ts'
import { signTypedData } from '../../../src/core/sign/typed-data.ts'
import { typedDataDigestOf } from '../../../src/core/sign/typed-data-hashes.ts'
import { hexToBytes } from '../../../src/lib/hex.ts'
import { parseSendAsset, signerOf, transferOf } from '../../devnet/exchanges/exchange-a/send-asset.ts'
import { PERPS, USDC } from '../../devnet/exchanges/exchange-a/tokens.ts'
import { DEVNET_WORDS } from '../../devnet/exchanges/exchange-a/words.ts'
import { exchangeAFacts, fromExchangeA, honestA, NONCE, termsOf } from '../honest/exchanges.ts'
import { SOLVER } from '../honest/order.ts'
import { judge } from '../proof/judge.ts'

const KEY = '0x0123456789012345678901234567890123456789012345678901234567890123'
const wallet = privateKeyToAccount(KEY)
const PUBLIC: Profile = { ...relay, solvers: [...relay.solvers, SOLVER] }

function proven(profile: Profile, signatureChainId = 1): readonly [ExchangeAAuthorizeItem, ExchangeATransferItem] {
  const input = { ...fromExchangeA, user: wallet.address, refundTo: wallet.address }
  const facts = exchangeAFacts(termsOf(input), { signatureChainId })
  const judged = judge({ ...honestA(input, { profile }), facts })
  const [authorize, transfer] = judged.verdict === 'accept' ? judged.proven.plan : []
  if (authorize?.kind !== 'exchangeAAuthorize' || transfer?.kind !== 'exchangeATransfer') {
    throw new Error(`expected the plan of a withdrawal, got ${judged.codes.join(' ')}`)
  }
  return [authorize, transfer]
}

type ExchangeItem = ExchangeAAuthorizeItem | ExchangeATransferItem

const signing = (nonce = BigInt(NONCE)) => ({
  terms: { terms: 'exchange', nonce } as const,
  purpose: 'step' as const,
  privateKey: hexToBytes(KEY),
})
const bytesOf = async (item: ExchangeItem) => JSON.parse((await sign<ItemKind>(item, signing(item.nonce))).bytes)

describe('the published vectors', () => {
  it('give the digest of a nonce mapping', () => {
    const mapping = { wallet: wallet.address, orderId: `0x${'ab'.repeat(32)}`, nonce: 1_700_000_000_000n }
    expect(typedDataDigestOf(nonceMapping(relay.exchangeA, 'hyperliquid', { ...mapping, signatureChainId: 1 }))).toBe(
      '0x2c5750d64bcc4850304de8ffb2a00ae86bb04df5e59d265fcc8e9279e253c76f',
    )
  })

  it('give the digest and the signature of a transfer', async () => {
    const { typedData, action } = sendAsset(relay.exchangeA, {
      destination: `0x${'11'.repeat(20)}`,
      place: { dex: '', token: 'USDC:0x6d1e7cde53ba9467b783cb7c530ce054' },
      amount: '1.500000',
      nonce: 1_700_000_000_000n,
      signatureChainId: 1,
    })
    const item: ExchangeATransferItem = {
      kind: 'exchangeATransfer',
      chainId: 1337,
      from: wallet.address,
      typedData,
      action,
      nonce: 1_700_000_000_000n,
      currency: fromExchangeA.originCurrency,
      amount: 150_000_000n,
      counterparty: `0x${'11'.repeat(20)}`,
    }
    expect(typedDataDigestOf(typedData)).toBe('0x7e90a6455b271e309f998bf7a63bd2f86a9a41c4fddc5c62bec918727d4fe319')
    expect(await bytesOf(item)).toEqual({
      signature: {
        r: '0x6b79ea767da67f1a234764c140b19885ad3963a65e4c3d7b09508c9bd544490a',
        s: '0x47cffcb8c1dd94b28450a5bbdeda223bab8ebce91c0ed355ddaaf45a149a77da',
        v: 28,
      },
      nonce: 1_700_000_000_000,
      action: {
        type: 'sendAsset',
        signatureChainId: '0x1',
        hyperliquidChain: 'Mainnet',
        destination: `0x${'11'.repeat(20)}`,
        sourceDex: '',
        destinationDex: '',
        token: 'USDC:0x6d1e7cde53ba9467b783cb7c530ce054',
        amount: '1.500000',
        fromSubAccount: '',
        nonce: 1_700_000_000_000,
      },
    })
  })
})

describe('a proven withdrawal', () => {
  it.each([1, 42161])('is signed as an independent client signs the same action, under chain %i', async (chainId) => {
    const [, transfer] = proven(PUBLIC, chainId)
    const { signature, action } = await bytesOf(transfer)
    expect(signature).toEqual(await signUserSignedAction({ wallet, action, types: SendAssetTypes }))
  })

  it('is taken by the exchange for exactly what was asked', async () => {
    const [, transfer] = proven(devnet, 8453)
    const posted = parseSendAsset(await bytesOf(transfer), DEVNET_WORDS)
    if (!posted) throw new Error('expected a body of the exchange')
    expect(await signerOf(posted, DEVNET_WORDS)).toBe(wallet.address)
    expect(transferOf(posted, wallet.address, DEVNET_WORDS)).toEqual({
      from: wallet.address.toLowerCase(),
      to: '0x865eb9baa5492cef598adf7afb1038654fcb7081',
      sourceDex: PERPS,
      destinationDex: PERPS,
      token: USDC,
      amount: fromExchangeA.amount,
      nonce: NONCE,
    })
  })

  it.each([
    ['the interface', devnet, 'ServiceNonceMapping'],
    ['the public service', PUBLIC, 'RelayNonceMapping'],
  ] as const)('is mapped so that another library finds the wallet in it, for %s', async (_name, profile, name) => {
    const [authorize] = proven(profile, 8453)
    const { endpoint, signature, body } = await bytesOf(authorize)
    const { type, walletChainId, signatureChainId, ...value } = body
    expect({ endpoint, type, walletChainId, signatureChainId }).toEqual({
      endpoint: '/authorize',
      type: 'nonce-mapping',
      walletChainId: 1337,
      signatureChainId: 8453,
    })
    const domain = { name, version: '2', chainId: 8453, verifyingContract: `0x${'0'.repeat(40)}` }
    const types = {
      NonceMapping: [
        { name: 'chainId', type: 'string' },
        { name: 'wallet', type: 'address' },
        { name: 'depositor', type: 'address' },
        { name: 'id', type: 'bytes32' },
        { name: 'nonce', type: 'uint256' },
      ],
    }
    expect(verifyTypedData(domain, types, { ...value, chainId: 'hyperliquid' }, signature)).toBe(wallet.address)
  })

  it('gives the same bytes each time, named by what was signed', async () => {
    const [authorize, transfer] = proven(devnet)
    for (const item of [authorize, transfer]) {
      const [first, second] = [await sign<ItemKind>(item, signing()), await sign<ItemKind>(item, signing())]
      expect(first).toEqual(second)
      expect(first).toMatchObject({
        kind: item.kind,
        chainId: 1337,
        purpose: 'step',
        hash: typedDataDigestOf(item.typedData),
      })
    }
  })

  it.each([0, 1] as const)('is not signed with another key, another nonce or to cancel: item %i', async (index) => {
    const item: ExchangeItem = proven(devnet)[index]
    const key = hexToBytes(`0x${'02'.repeat(32)}`)
    await expect(sign<ItemKind>(item, { ...signing(), privateKey: key })).rejects.toThrow('expected the key of')
    await expect(sign<ItemKind>(item, signing(BigInt(NONCE + 1)))).rejects.toThrow(`expected the nonce ${NONCE}`)
    await expect(sign<ItemKind>(item, { ...signing(), purpose: 'cancel' })).rejects.toThrow('a step of the plan')
  })
})

describe('a digest', () => {
  const typed = (type: string, value: unknown): TypedData => ({
    domain: { name: 'x' },
    types: { Inner: [{ name: 'list', type: `${type}[]` }], Outer: [{ name: 'inner', type: 'Inner' }] },
    primaryType: 'Outer',
    message: { inner: { list: [value] } },
  })

  it('is the same for a number and for its digits', () => {
    expect(typedDataDigestOf(typed('uint256', 7))).toBe(typedDataDigestOf(typed('uint256', '7')))
    expect(typedDataDigestOf(typed('int8', -1))).toBe(typedDataDigestOf(typed('int8', '-1')))
  })

  it.each([2 ** 53, 1.5, '0x7', '', null, undefined])('is not made of a number that is not exact: %j', (value) => {
    expect(() => typedDataDigestOf(typed('uint256', value))).toThrow('expected an exact')
  })

  it('is not made of a number that its type cannot carry', () => {
    expect(() => typedDataDigestOf(typed('uint256', '-1'))).toThrow()
    expect(() => typedDataDigestOf(typed('uint8', 256))).toThrow()
  })

  it('is only signed with the account’s own key', async () => {
    await expect(
      signTypedData(typed('uint256', 1), wallet.address, hexToBytes(`0x${'03'.repeat(32)}`)),
    ).rejects.toThrow('expected the key of')
  })
})
