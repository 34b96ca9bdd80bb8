import { privateKeyToAccount } from 'viem/accounts'
import { afterAll, beforeEach, describe, expect, it } from 'vitest'
import type { ExchangeBTransferItem } from '../../../src/core/execution/item.ts'
import { type ExchangeBSigner, ownSigner } from '../../../src/core/families/exchange-b/signer.ts'
import { devnet } from '../../../src/core/profiles/devnet.ts'
import { signKeyRegistration, signKeyRevocation } from '../../../src/core/sign/exchange-b.ts'
import { sign } from '../../../src/core/sign/sign.ts'
import type { ExchangeBPrivateKeys, ExchangeBTerms } from '../../../src/core/sign/signed.ts'
import { bytesToHex, hexToBytes } from '../../../src/lib/hex.ts'
import { ACCEPTED, FEE, refused, startExchangeBStand } from '../../devnet/exchanges/exchange-b/stand.ts'
import { TRANSFER, TRANSFER_HASH } from '../families/exchange-b/crypto/vectors.ts'
import { honestB } from '../honest/exchanges.ts'
import { judge } from '../proof/judge.ts'

const L1_KEY = '0x0123456789012345678901234567890123456789012345678901234567890123'
const wallet = privateKeyToAccount(L1_KEY)
const KEY_INDEX = 4
const { accounts, clock, get, perps, post, relayer, stop } = await startExchangeBStand()
let accountIndex = 0
let apiKey = new Uint8Array(40)
let drawn = 0

afterAll(() => stop())
beforeEach(async () => {
  drawn += 1
  apiKey = await ownSigner.makeKey(new Uint8Array(32).fill(drawn))
  accountIndex = accounts.open(wallet.address)
  accounts.add({ accountIndex, assetIndex: 3, route: 0 }, 2_000_000_000n)
})

const keys = (changed: Partial<ExchangeBPrivateKeys> = {}): ExchangeBPrivateKeys => ({
  l1Key: hexToBytes(L1_KEY),
  apiKey,
  entropy: new Uint8Array(32).fill(9),
  ...changed,
})
const terms = (nonce = 0n, changed: Partial<ExchangeBTerms> = {}): ExchangeBTerms => ({
  terms: 'exchangeB',
  networkId: devnet.exchangeB.networkId,
  l1Address: wallet.address,
  apiKeyIndex: KEY_INDEX,
  nonce,
  expiresAtMs: clock.now() + 599_000,
  ...changed,
})
const keyTerms = (nonce = 0n) => ({ ...terms(nonce), accountIndex })
const signing = (nonce = 0n, changed: Partial<ExchangeBTerms> = {}) => ({
  terms: terms(nonce, changed),
  purpose: 'step' as const,
  privateKey: keys(),
})

function proven(): ExchangeBTransferItem {
  const judged = judge(honestB())
  const [item] = judged.verdict === 'accept' ? judged.proven.plan : []
  if (item?.kind !== 'exchangeBTransfer') throw new Error(`expected a transfer, got ${judged.codes.join(' ')}`)
  return { ...item, from: `${accountIndex}` }
}
const register = async () => post(asForm((await signKeyRegistration(keyTerms(), keys())).bytes))
const asForm = (bytes: string) => new URLSearchParams(bytes)
const signed = (item = proven(), nonce = 1n) => sign<'exchangeBTransfer'>(item, signing(nonce))
const infoOf = (bytes: string) => JSON.parse(asForm(bytes).get('tx_info') ?? '')

// Reference, "Exchange B": the exchange's code made this hash, the key above the wallet's signature.
it('the published transfer has the published hash and wallet’s signature', async () => {
  const { toAccountIndex, assetIndex, fromRouteType, toRouteType, amount, usdcFee, memo } = TRANSFER
  const item: ExchangeBTransferItem = {
    kind: 'exchangeBTransfer',
    chainId: 3_586_256,
    from: `${TRANSFER.accountIndex}`,
    transfer: { toAccountIndex, assetIndex, fromRouteType, toRouteType, amount, usdcFee, memo },
    currency: '0',
    amount: BigInt(amount),
    counterparty: `${toAccountIndex}`,
  }
  const { apiKeyIndex, expiresAtMs } = TRANSFER
  const { bytes, hash } = await sign(item, signing(42n, { apiKeyIndex, expiresAtMs }))
  expect(`0x${hash}`).toBe(TRANSFER_HASH)
  expect(infoOf(bytes)).toMatchObject({
    FromAccountIndex: 12_345,
    L1Sig:
      '0x68c4bd60275b6b4760845d9b3fe7d863b787c71c6245fb6555bc36dc4e195a1b1124a5e55bfffb4fc7dd1c19c0ca90b662a8209d5f328e63a90adc17c298bddd1c',
    L2TxAttributes: null,
  })
  expect(asForm(bytes).get('tx_type')).toBe('12')
})

describe('a transfer', () => {
  it('that was proven is carried out by the exchange for exactly what was asked, under the hash that was foretold', async () => {
    await register()
    const item = proven()
    const before = perps(relayer)
    const { bytes, hash } = await signed(item)
    const answer = await post(asForm(bytes))
    expect(answer).toMatchObject({ ...ACCEPTED, body: { code: 200, tx_hash: hash } })
    expect(perps(relayer) - before).toBe(item.amount)
    expect(perps(accountIndex)).toBe(2_000_000_000n - item.amount - FEE)
    expect(infoOf(bytes).Memo).toEqual([...hexToBytes(item.transfer.memo)])
  })

  it('is posted as it was signed, byte for byte: the same bytes do nothing again', async () => {
    await register()
    const { bytes } = await signed()
    expect(await post(asForm(bytes))).toMatchObject(ACCEPTED)
    const held = perps(accountIndex)
    expect(await post(asForm(bytes))).toMatchObject(refused(21_104))
    expect(perps(accountIndex)).toBe(held)
    expect(asForm(bytes).toString()).toBe(bytes)
  })

  it('is the same each time for the same entropy, and the same transaction for other entropy', async () => {
    const item = proven()
    const again = { ...signing(1n), privateKey: keys({ entropy: new Uint8Array(32).fill(10) }) }
    const [first, second, third] = [await signed(item), await signed(item), await sign(item, again)]
    expect(second).toEqual(first)
    expect(third.hash).toBe(first.hash)
    expect(infoOf(third.bytes).Sig).not.toBe(infoOf(first.bytes).Sig)
  })

  it.each<[string, Record<string, unknown>, number]>([
    ['amount', { Amount: 20_000_001 }, 21_120],
    ['receiver', { ToAccountIndex: 100_001 }, 21_120],
    ['fee', { USDCFee: 4_000_000 }, 21_120],
    ['expiry', { ExpiredAt: clock.now() + 600_001 }, 21_120],
    ['memo', { Memo: Array(32).fill(1) }, 21_121],
  ])('whose %s is changed afterwards moves nothing', async (_name, changes, code) => {
    await register()
    const { bytes } = await signed()
    const form = asForm(bytes)
    form.set('tx_info', JSON.stringify({ ...infoOf(bytes), ...changes }))
    expect(await post(form)).toMatchObject(refused(code))
    expect(perps(accountIndex)).toBe(2_000_000_000n)
  })

  it.each<[string, (item: ExchangeBTransferItem) => ExchangeBTransferItem, string]>([
    ['moves another amount than it shows', (item) => ({ ...item, amount: item.amount + 1n }), 'expected a transfer'],
    ['goes to another account than it shows', (item) => ({ ...item, counterparty: '5' }), 'expected a transfer'],
    ['comes from no account', (item) => ({ ...item, from: '0x12' }), 'from: expected an account index'],
    ['is of a route that does not exist', (item) => withTransfer(item, { toRouteType: 2 }), 'toRouteType'],
    ['costs less than nothing', (item) => withTransfer(item, { usdcFee: -1 }), 'usdcFee'],
  ])('that %s is not signed', async (_name, change, message) => {
    await expect(signed(change(proven()))).rejects.toThrow(message)
  })

  it('is not signed with another wallet, with what is no API key, without entropy, for no time or to cancel', async () => {
    const item = proven()
    const signWith = (changed: Partial<ExchangeBPrivateKeys>) => sign(item, { ...signing(), privateKey: keys(changed) })
    await expect(signWith({ l1Key: hexToBytes(`0x${'02'.repeat(32)}`) })).rejects.toThrow('expected the key of')
    await expect(signWith({ apiKey: new Uint8Array(40) })).rejects.toThrow('expected a secret key')
    await expect(signWith({ apiKey: new Uint8Array(40).fill(255) })).rejects.toThrow('expected a secret key')
    await expect(signWith({ entropy: new Uint8Array(0) })).rejects.toThrow('expected 32 bytes of entropy')
    await expect(sign(item, signing(0n, { expiresAtMs: 0 }))).rejects.toThrow('expiresAtMs')
    await expect(sign(item, signing(-1n))).rejects.toThrow('nonce')
    await expect(sign(item, { ...signing(), purpose: 'cancel' })).rejects.toThrow('a step of the plan')
  })
})

describe('an API key', () => {
  it('is registered with the wallet, and shown by the exchange as it is', async () => {
    const { bytes, hash, publicKey } = await signKeyRegistration(keyTerms(), keys())
    expect(await post(asForm(bytes))).toMatchObject({ ...ACCEPTED, body: { tx_hash: hash } })
    const shown = await get(`apikeys?account_index=${accountIndex}&api_key_index=${KEY_INDEX}`)
    expect(shown).toMatchObject({ body: { api_keys: [{ public_key: bytesToHex(publicKey).slice(2), nonce: 1 }] } })
    expect(Buffer.from(infoOf(bytes).PubKey, 'base64')).toEqual(Buffer.from(publicKey))
  })

  it('is revoked by another one that nobody has, and signs nothing any more', async () => {
    await register()
    const seed = new Uint8Array(32).fill(77)
    const { l1Key, entropy } = keys()
    const { bytes, publicKey } = await signKeyRevocation(keyTerms(1n), { l1Key, entropy, seed })
    expect(await post(asForm(bytes))).toMatchObject(ACCEPTED)
    expect(seed).toEqual(new Uint8Array(32))
    expect(publicKey).not.toEqual(await ownSigner.publicKeyOf(apiKey))
    expect(await post(asForm((await signed(proven(), 2n)).bytes))).toMatchObject(refused(21_120))
    expect(perps(accountIndex)).toBe(2_000_000_000n)
  })

  it('is not registered by a wallet that is not the account’s', async () => {
    const l1Key = hexToBytes(`0x${'02'.repeat(32)}`)
    await expect(signKeyRegistration(keyTerms(), keys({ l1Key }))).rejects.toThrow('expected the key of')
    const l1Address = privateKeyToAccount(`0x${'02'.repeat(32)}`).address
    const { bytes } = await signKeyRegistration({ ...keyTerms(), l1Address }, keys({ l1Key }))
    expect(await post(asForm(bytes))).toMatchObject(refused(21_121))
  })

  it('of a signer that signs something else than it is asked for is not used', async () => {
    const other: ExchangeBSigner = {
      ...ownSigner,
      sign: (transaction, key) => ownSigner.sign({ ...transaction, nonce: transaction.nonce + 1 }, key),
    }
    await expect(signKeyRegistration(keyTerms(), keys(), other)).rejects.toThrow('a signature of this transaction')
  })
})

function withTransfer(
  item: ExchangeBTransferItem,
  changed: Partial<ExchangeBTransferItem['transfer']>,
): ExchangeBTransferItem {
  return { ...item, transfer: { ...item.transfer, ...changed } }
}
