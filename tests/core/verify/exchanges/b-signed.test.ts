import { bytesToHex, recoverMessageAddress } from 'viem'
import { privateKeyToAccount } from 'viem/accounts'
import { expect, it } from 'vitest'
import type { ExchangeBTransferItem } from '../../../../src/core/execution/item.ts'
import { publicKeyOf, verify } from '../../../devnet/exchanges/exchange-b/crypto/schnorr.ts'
import { transferText } from '../../../devnet/exchanges/exchange-b/l1-text.ts'
import { parseTransfer } from '../../../devnet/exchanges/exchange-b/transaction-body.ts'
import { MAIN_NETWORK, transferHash } from '../../../devnet/exchanges/exchange-b/transaction-hash.ts'
import type { Transfer } from '../../../devnet/exchanges/exchange-b/transactions.ts'
import { freshNonce, signTransfer } from '../../../devnet/exchanges/exchange-b/wallet.ts'
import { honestB } from '../../honest/exchanges.ts'
import { judge } from '../../proof/judge.ts'

const wallet = privateKeyToAccount('0x0123456789012345678901234567890123456789012345678901234567890123')

function transactionOf({ from, transfer }: ExchangeBTransferItem): Transfer {
  const { toAccountIndex, assetIndex, fromRouteType, toRouteType, amount, usdcFee, memo } = transfer
  return {
    accountIndex: BigInt(from),
    apiKeyIndex: 5n,
    toAccountIndex: BigInt(toAccountIndex),
    assetIndex: BigInt(assetIndex),
    fromRouteType: BigInt(fromRouteType),
    toRouteType: BigInt(toRouteType),
    amount: BigInt(amount),
    usdcFee: BigInt(usdcFee),
    memo,
    nonce: 42n,
    expiredAtMs: 1_790_000_600_000n,
    attributes: {},
  }
}

it('a proven transfer, signed as the exchange wants it, binds account, amount, fee and order', async () => {
  const judged = judge(honestB())
  const [item] = judged.verdict === 'accept' ? judged.proven.plan : []
  if (item?.kind !== 'exchangeBTransfer') throw new Error(`expected a transfer, got ${judged.codes.join(' ')}`)
  const secretKey = freshNonce()
  const sent = await signTransfer({ wallet, secretKey }, transactionOf(item))
  const { signature, l1Signature, ...taken } = parseTransfer(sent.tx_info)

  expect(taken).toMatchObject({ toAccountIndex: 723_071n, amount: 1_000_000_000n, usdcFee: 3_000_000n })
  expect(verify(signature, transferHash(taken, MAIN_NETWORK), publicKeyOf(secretKey))).toBe(true)
  // The memo is not in the transaction's hash (reference), so only the wallet's signature binds it.
  const message = transferText(taken, MAIN_NETWORK)
  expect(await recoverMessageAddress({ message, signature: l1Signature })).toBe(wallet.address)
  const orderId = judged.verdict === 'accept' ? judged.proven.orderId : ''
  expect(message).toContain(`memo: ${orderId.slice(2)}`)
  const other: Transfer = { ...taken, memo: bytesToHex(new Uint8Array(32)) }
  expect(transferHash(other, MAIN_NETWORK)).toEqual(transferHash(taken, MAIN_NETWORK))
  expect(await recoverMessageAddress({ message: transferText(other, MAIN_NETWORK), signature: l1Signature })).not.toBe(
    wallet.address,
  )
})
