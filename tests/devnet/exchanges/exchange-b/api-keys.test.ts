import { bytesToHex } from 'viem'
import { afterAll, beforeEach, expect, test } from 'vitest'
import { publicKeyOf } from './crypto/schnorr.ts'
import { ACCEPTED, form, refused, startExchangeBStand } from './stand.ts'
import { freshNonce, signRegistration, signTransfer } from './wallet.ts'

const { asked, clock, faults, get, newUser, renew, post, stop } = await startExchangeBStand()
let user = renew()

afterAll(() => stop())
beforeEach(() => {
  user = renew()
  faults.clear()
})

const terms = (apiKeyIndex: bigint, nonce = 0n) => ({
  accountIndex: BigInt(user.index),
  apiKeyIndex,
  nonce,
  expiredAtMs: BigInt(clock.now() + 600_000),
})
test('a wallet registers a key, transfers with it, and replaces it', async () => {
  const signer = { ...user, secretKey: freshNonce() }
  expect(await post(form(await signRegistration(signer, terms(9n))))).toMatchObject(ACCEPTED)
  expect(await get(`apikeys?account_index=${user.index}&api_key_index=9`)).toMatchObject({
    body: {
      api_keys: [{ api_key_index: 9, nonce: 1, public_key: bytesToHex(publicKeyOf(signer.secretKey)).slice(2) }],
    },
  })
  const transfer = asked({ apiKeyIndex: 9n, nonce: 1n })
  expect(await post(form(await signTransfer(signer, transfer)))).toMatchObject(ACCEPTED)
  const next = { ...user, secretKey: freshNonce() }
  expect(await post(form(await signRegistration(next, terms(9n, 2n))))).toMatchObject(ACCEPTED)
  const late = asked({ apiKeyIndex: 9n, nonce: 3n })
  expect(await post(form(await signTransfer(signer, late)))).toMatchObject(refused(21_120))
  expect(await post(form(await signTransfer(next, late)))).toMatchObject(ACCEPTED)
})
test('another wallet, another nonce, a key that did not sign', async () => {
  const thief = { ...newUser(), secretKey: freshNonce() }
  expect(await post(form(await signRegistration(thief, terms(9n))))).toMatchObject(refused(21_121))
  expect(await post(form(await signRegistration(user, terms(9n, 1n))))).toMatchObject(refused(21_104))
  const signed = await signRegistration({ ...user, secretKey: freshNonce() }, terms(9n))
  const PubKey = Buffer.from(publicKeyOf(freshNonce())).toString('base64')
  const tx_info = JSON.stringify({ ...JSON.parse(signed.tx_info), PubKey })
  expect(await post(form({ ...signed, tx_info }))).toMatchObject(refused(21_120))
})

test('a key for which anybody could sign is not registered', async () => {
  const terms = { accountIndex: BigInt(user.index), apiKeyIndex: 9n, nonce: 0n }
  const expiredAtMs = BigInt(clock.now() + 600_000)
  const neutral = await signRegistration({ ...user, secretKey: new Uint8Array(40) }, { ...terms, expiredAtMs })
  expect(await post(form(neutral))).toMatchObject(refused(20_001))
})
