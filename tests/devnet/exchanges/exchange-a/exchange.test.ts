import { hashTypedData, zeroAddress } from 'viem'
import { generatePrivateKey, privateKeyToAccount } from 'viem/accounts'
import { afterAll, beforeEach, describe, expect, test } from 'vitest'
import { postJson } from '../stand.ts'
import { EXCHANGE_A_DEPOSITORY } from './chain.ts'
import { nonceMemory } from './nonces.ts'
import { OK, startExchangeAStand, UNIT } from './stand.ts'
import { OTHER_DEX, PERPS, SPOT, TOKENS, USDC } from './tokens.ts'
import { type SendAssetParameters, signSendAsset } from './wallet.ts'
import { DEVNET_WORDS, PUBLIC_WORDS, sendAssetFields } from './words.ts'

const DAY_MS = 86_400_000
const OTHER = '0x1111111111111111111111111111111111111111'
const { asked, clock, faults, ledger, newUser, perps, send, stop, url } = await startExchangeAStand()
let user = newUser()

afterAll(() => stop())
beforeEach(() => {
  user = newUser()
  faults.clear()
})

const err = (sentence: string) => ({
  status: 200,
  body: { status: 'err', response: expect.stringContaining(sentence) },
})

test('the published vector: digest and signature of a transfer in the public exchange’s words', async () => {
  const key = privateKeyToAccount('0x0123456789012345678901234567890123456789012345678901234567890123')
  const parameters = asked({ destination: OTHER, amount: '1.500000', nonce: 1_700_000_000_000 })
  const { signature, action } = await signSendAsset(key, parameters, { words: PUBLIC_WORDS })
  expect(signature).toEqual({
    r: '0x6b79ea767da67f1a234764c140b19885ad3963a65e4c3d7b09508c9bd544490a',
    s: '0x47cffcb8c1dd94b28450a5bbdeda223bab8ebce91c0ed355ddaaf45a149a77da',
    v: 28,
  })
  const digest = hashTypedData({
    domain: { name: PUBLIC_WORDS.domainName, version: '1', chainId: 1, verifyingContract: zeroAddress },
    types: { [PUBLIC_WORDS.primaryType]: sendAssetFields(PUBLIC_WORDS) },
    primaryType: PUBLIC_WORDS.primaryType,
    message: action,
  })
  expect(digest).toBe('0x7e90a6455b271e309f998bf7a63bd2f86a9a41c4fddc5c62bec918727d4fe319')
})

describe('transfers', () => {
  test('a signed transfer moves the money', async () => {
    const before = perps(EXCHANGE_A_DEPOSITORY)
    expect(await send()).toEqual(OK)
    expect(perps(user.address)).toBe(90n * UNIT)
    expect(perps(EXCHANGE_A_DEPOSITORY) - before).toBe(10n * UNIT)
  })
  test.each([1, 8453, 42161])('signed under chain id %i', async (chainId) => {
    expect(await postJson(`${url}/exchange`, await signSendAsset(user, asked(), { chainId }))).toEqual(OK)
  })
  test('the first transfer of an account costs a dollar more', async () => {
    const fresh = privateKeyToAccount(generatePrivateKey())
    ledger.credit(fresh.address, { dex: PERPS, token: USDC, amount: 20n * UNIT })
    const body = async (amount: string, nonce: number) => signSendAsset(fresh, asked({ amount, nonce }))
    expect(await postJson(`${url}/exchange`, await body('19.500000', 1 + clock.now()))).toEqual(err('fee=1.0 USDC'))
    expect(await postJson(`${url}/exchange`, await body('10', 2 + clock.now()))).toEqual(OK)
    expect(perps(fresh.address)).toBe(9n * UNIT)
    expect(await postJson(`${url}/exchange`, await body('9', 3 + clock.now()))).toEqual(OK)
    expect(perps(fresh.address)).toBe(0n)
  })
  test('tokens move on spot, and USDC between the exchanges of one account', async () => {
    for (const token of TOKENS) ledger.credit(user.address, { dex: SPOT, token, amount: 5n * UNIT })
    const [, hype = USDC] = TOKENS
    const spot = { sourceDex: SPOT, destinationDex: SPOT, token: `HYPE:${hype.tokenId}`, amount: '2.5' }
    expect(await send({ ...spot, destination: OTHER })).toEqual(OK)
    expect(ledger.balance(OTHER, SPOT, hype)).toBe((25n * UNIT) / 10n)
    const across = { destination: user.address, sourceDex: '', destinationDex: OTHER_DEX, nonce: clock.now() + 1 }
    expect(await send(across)).toEqual(OK)
    expect(ledger.balance(user.address, OTHER_DEX, USDC)).toBe(10n * UNIT)
  })
})

describe('refusals', () => {
  test.each<[string, Partial<SendAssetParameters> & Record<string, unknown>, string]>([
    ['another network', { exchangeChain: 'Testnet' }, 'Invalid chain'],
    ['a destination that is no address', { destination: '0x12' }, 'Invalid destination'],
    ['a sub-account', { fromSubAccount: OTHER }, 'Invalid sub-account'],
    ['an unknown token', { token: `USDC:${zeroAddress}` }, 'Unknown token'],
    ['an unknown source dex', { sourceDex: 'nowhere' }, 'Invalid source dex'],
    ['a dex that does not hold the token', { destinationDex: 'nowhere' }, 'Invalid destination dex'],
    ['seven decimals', { amount: '1.0000001' }, 'Invalid amount'],
    ['nothing', { amount: '0.000000' }, 'Invalid amount'],
    ['an exponent', { amount: '1e3' }, 'Invalid amount'],
    ['more than there is', { amount: '100.000001' }, 'Insufficient balance'],
    ['a nonce two days old', { nonce: 1_700_000_000_000 - 2 * DAY_MS }, 'Invalid nonce'],
    ['a nonce a day ahead', { nonce: 1_700_000_000_000 + DAY_MS }, 'Invalid nonce'],
  ])('%s', async (_, changed, sentence) => {
    expect(await send(changed)).toEqual(err(sentence))
    expect(perps(user.address)).toBe(100n * UNIT)
  })
  test('to itself', async () => {
    expect(await send({ destination: user.address })).toEqual(err('same account'))
  })
  test('a nonce is used once, even when the transfer was refused', async () => {
    const body = await signSendAsset(user, asked())
    expect(await postJson(`${url}/exchange`, body)).toEqual(OK)
    expect(await postJson(`${url}/exchange`, body)).toEqual(err('duplicate nonce'))
    expect(await send({ amount: '1000', nonce: clock.now() + 1 })).toEqual(err('Insufficient'))
    expect(await send({ amount: '1', nonce: clock.now() + 1 })).toEqual(err('duplicate nonce'))
    expect(perps(user.address)).toBe(90n * UNIT)
  })
  test('a nonce below the hundred highest', () => {
    const nonces = nonceMemory()
    for (let index = 0; index < 100; index += 1) nonces.use('someone', clock.now() + index, clock.now())
    expect(nonces.use('someone', clock.now() - 1, clock.now())).toContain('is not above')
    expect(nonces.use('someone', clock.now() + 100, clock.now())).toBeUndefined()
  })
  test('another nonce outside the signature', async () => {
    const body = await signSendAsset(user, asked())
    expect(await postJson(`${url}/exchange`, { ...body, nonce: body.nonce + 1 })).toEqual(err('Invalid nonce'))
  })
  test.each<[string, Record<string, unknown>]>([
    ['the amount', { amount: '11.000000' }],
    ['the spelling of the amount', { amount: '10.0' }],
    ['the destination', { destination: OTHER }],
    ['the chain it was signed under', { signatureChainId: '0x2105' }],
  ])('%s changed after signing recovers somebody without an account', async (_, changed) => {
    const body = await signSendAsset(user, asked())
    const posted = await postJson(`${url}/exchange`, { ...body, action: { ...body.action, ...changed } })
    expect(posted).toEqual(err('Must deposit before performing actions'))
  })
  test('a signature in other words', async () => {
    const body = await signSendAsset(user, asked(), { words: { ...DEVNET_WORDS, domainName: 'Other' } })
    expect(await postJson(`${url}/exchange`, body)).toEqual(err('Must deposit'))
  })
  test.each(['no json', {}, { action: { type: 'order' }, nonce: 1 }, [], 'null'])(
    'no transfer at all: %j',
    async (body) => {
      expect(await postJson(`${url}/exchange`, body)).toMatchObject({ status: 422 })
    },
  )
})
