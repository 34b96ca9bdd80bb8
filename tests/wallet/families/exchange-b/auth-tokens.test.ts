import { afterAll, beforeEach, describe, expect, it } from 'vitest'
import { ownSigner } from '../../../../src/core/families/exchange-b/signer.ts'
import { bytesToHex } from '../../../../src/lib/hex.ts'
import { createExchangeBClient } from '../../../../src/net/families/exchange-b/client.ts'
import { type AuthTokenPorts, createAuthTokens } from '../../../../src/wallet/families/exchange-b/auth-tokens.ts'
import { publicKeyOf } from '../../../devnet/exchanges/exchange-b/crypto/schnorr.ts'
import { FEE, KEY_INDEX, startExchangeBStand } from '../../../devnet/exchanges/exchange-b/stand.ts'

const { accounts, clock, relayer, renew, stop, url } = await startExchangeBStand()
let user = renew()
/** A scalar: the devnet's own keys are any 40 bytes. */
const secretKey = await ownSigner.makeKey(crypto.getRandomValues(new Uint8Array(32)))
const publicKey = publicKeyOf(secretKey)
let state: 'open' | 'locked' | 'none' = 'open'
let signatures = 0

afterAll(() => stop())
beforeEach(() => {
  user = renew()
  accounts.setApiKey(user.index, KEY_INDEX, { publicKey, nextNonce: 0 })
  state = 'open'
  signatures = 0
})

function stand(changes: Partial<AuthTokenPorts> = {}) {
  const authorization = createAuthTokens({
    keyOf: async () => ({ apiKeyIndex: KEY_INDEX, publicKey: bytesToHex(publicKey) }),
    withExchangeBKey: async (_index, use) =>
      state === 'open' ? { lent: true, value: await use(secretKey.slice()) } : { lent: false, why: state },
    signer: {
      authToken: (terms, key) => {
        signatures += 1
        return ownSigner.authToken(terms, key)
      },
    },
    random: (bytes) => crypto.getRandomValues(new Uint8Array(bytes)),
    nowMilliseconds: clock.now,
    ...changes,
  })
  return createExchangeBClient({ fetch, url, authorization })
}

describe('the fee of exchange B', () => {
  it('is told to our registered key, whose token is used again', async () => {
    const exchange = stand()
    for (let time = 0; time < 3; time += 1) {
      expect(await exchange.transferFee(user.index, relayer)).toEqual({ ok: true, value: FEE })
    }
    expect(signatures).toBe(1)
  })

  it('is asked with a new token before the old one ends', async () => {
    const exchange = stand()
    for (let minute = 0; minute < 30; minute += 1) {
      expect(await exchange.transferFee(user.index, relayer)).toEqual({ ok: true, value: FEE })
      await clock.advance(60_000)
    }
    expect(signatures).toBe(3)
  })

  it('needs a key, and the reason says that it is missing', async () => {
    const missing = { ok: false, reason: { code: 'NO_API_KEY', index: `${user.index}` } }
    expect(await stand({ keyOf: async () => undefined }).transferFee(user.index, relayer)).toMatchObject(missing)
    state = 'none'
    expect(await stand().transferFee(user.index, relayer)).toMatchObject(missing)
    expect(await createExchangeBClient({ fetch, url }).transferFee(user.index, relayer)).toMatchObject(missing)
  })

  it('is not asked while the wallet is locked, even with a token that is still good', async () => {
    const exchange = stand()
    await exchange.transferFee(user.index, relayer)
    state = 'locked'
    expect(await exchange.transferFee(user.index, relayer)).toMatchObject({ ok: false, reason: { code: 'LOCKED' } })
    state = 'open'
    expect(await exchange.transferFee(user.index, relayer)).toMatchObject({ ok: true })
    expect(signatures).toBe(2)
  })

  it('is refused to a key that the exchange has replaced', async () => {
    accounts.setApiKey(user.index, KEY_INDEX, { publicKey: publicKeyOf(renew().secretKey), nextNonce: 0 })
    expect(await stand().transferFee(user.index, relayer)).toMatchObject({
      ok: false,
      reason: { code: 'EXCHANGE_REFUSED', number: '20013' },
    })
  })
})
