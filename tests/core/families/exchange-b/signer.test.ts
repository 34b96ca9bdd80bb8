import * as v from 'valibot'
import { privateKeyToAccount } from 'viem/accounts'
import { describe, expect, it } from 'vitest'
import type { ExchangeBTransferItem } from '../../../../src/core/execution/item.ts'
import { authTokenHash, authTokenText } from '../../../../src/core/families/exchange-b/auth-token.ts'
import { generatorTimes, sumOf } from '../../../../src/core/families/exchange-b/crypto/scalar-multiplication.ts'
import { isSignature, publicKeyOf, signWith } from '../../../../src/core/families/exchange-b/crypto/schnorr.ts'
import { l1Text } from '../../../../src/core/families/exchange-b/l1-message.ts'
import { ownSigner } from '../../../../src/core/families/exchange-b/signer.ts'
import type { ExchangeBTransaction } from '../../../../src/core/families/exchange-b/transaction.ts'
import { transactionHash } from '../../../../src/core/families/exchange-b/transaction-hash.ts'
import { sign } from '../../../../src/core/sign/sign.ts'
import { bytesToHex, type Hex, hexToBytes } from '../../../../src/lib/hex.ts'
import published from '../../../vectors/exchange-b.json'

const L1_KEY = '0x0123456789012345678901234567890123456789012345678901234567890123'
const hex = v.custom<Hex>((value) => typeof value === 'string' && /^0x[0-9a-f]*$/.test(value))
const number = v.number()
const common = { accountIndex: number, apiKeyIndex: number }
const signing = { ...common, networkId: number, nonce: number, expiresAtMs: number }
const moved = { toAccountIndex: number, assetIndex: number, fromRouteType: number, toRouteType: number }
const keys = { secretKey: hex, publicKey: hex, k: hex, text: v.string(), hash: hex }
const signatures = { signature: hex, theirs: hex, ours: hex }
const vector = v.variant('kind', [
  v.object({
    ...{ kind: v.literal('transfer'), ...keys, ...signatures },
    fields: v.object({ ...signing, ...moved, amount: number, usdcFee: number, memo: hex }),
  }),
  v.object({ kind: v.literal('registration'), ...keys, ...signatures, fields: v.object(signing) }),
  v.object({
    ...{ kind: v.literal('authToken'), ...keys, ...signatures },
    fields: v.object({ ...common, deadlineSeconds: number }),
  }),
])
const vectors = v.parse(v.array(vector), published.vectors)
type Vector = (typeof vectors)[number]

function transactionOf(given: Exclude<Vector, { kind: 'authToken' }>): ExchangeBTransaction {
  if (given.kind === 'transfer') return { type: 'transfer', ...given.fields }
  return { type: 'registration', ...given.fields, publicKey: hexToBytes(given.publicKey) }
}

describe.each(vectors.map((each, index) => [`${each.kind} ${index}`, each] as const))(
  'the %s of exchange B’s own signer',
  (_name, given) => {
    const key = { secretKey: hexToBytes(given.secretKey), entropy: new Uint8Array(32).fill(7) }

    it('has the same text, hash, key and signature', () => {
      expect(bytesToHex(publicKeyOf(key.secretKey))).toBe(given.publicKey)
      const [text, hash] =
        given.kind === 'authToken'
          ? [authTokenText(given.fields), authTokenHash(authTokenText(given.fields))]
          : [l1Text(transactionOf(given)), transactionHash(transactionOf(given))]
      expect(text).toBe(given.text)
      expect(bytesToHex(hash)).toBe(given.hash)
      expect(bytesToHex(signWith(hexToBytes(given.k), hash, key.secretKey))).toBe(given.signature)
      expect(isSignature(hexToBytes(given.theirs), hash, sumOf([generatorTimes(key.secretKey)]))).toBe(true)
    })

    it.runIf(given.kind === 'transfer')('is posted whole by the step of a withdrawal', async () => {
      if (given.kind !== 'transfer') return
      const { accountIndex, networkId, apiKeyIndex, nonce, expiresAtMs, ...transfer } = given.fields
      const item: ExchangeBTransferItem = {
        kind: 'exchangeBTransfer',
        ...{ chainId: 3_586_256, from: `${accountIndex}`, transfer, currency: '0' },
        ...{ amount: BigInt(transfer.amount), counterparty: `${transfer.toAccountIndex}` },
      }
      const l1Address = privateKeyToAccount(L1_KEY).address
      const terms = {
        terms: 'exchangeB',
        networkId,
        l1Address,
        apiKeyIndex,
        nonce: BigInt(nonce),
        expiresAtMs,
      } as const
      const privateKey = { l1Key: hexToBytes(L1_KEY), apiKey: key.secretKey, entropy: key.entropy }
      const { bytes, hash } = await sign<'exchangeBTransfer'>(item, { terms, purpose: 'step', privateKey })
      expect(`0x${hash}`).toBe(given.hash)
      const { Sig } = v.parse(
        v.object({ Sig: v.string() }),
        JSON.parse(new URLSearchParams(bytes).get('tx_info') ?? ''),
      )
      expect(bytesToHex(new Uint8Array(Buffer.from(Sig, 'base64')))).toBe(given.ours)
    })

    it('is signed by us with the bytes that the exchange’s code accepted', async () => {
      const signed =
        given.kind === 'authToken'
          ? (await ownSigner.authToken(given.fields, key)).slice(given.text.length)
          : bytesToHex((await ownSigner.sign(transactionOf(given), key)).signature)
      expect(signed.replace(/^:/, '0x')).toBe(given.ours)
    })
  },
)
