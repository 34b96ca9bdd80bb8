import type { Payment, Sent } from '../../service/destination.ts'
import { type Accounts, PERPS_ROUTE, USDC_ASSET } from './accounts.ts'
import { EXCHANGE_B_CHAIN_ID, RELAYER_ACCOUNT } from './chain.ts'
import { bytesOfQuintic } from './crypto/encoding.ts'
import { transferInfo } from './transaction-body.ts'
import { MAIN_NETWORK, transferHash } from './transaction-hash.ts'
import type { TransactionLog } from './transaction-log.ts'
import { TRANSFER, type Transfer } from './transactions.ts'

/** `now` in epoch milliseconds. */
export type PayoutTools = Readonly<{ accounts: Accounts; log: TransactionLog; now: () => number }>

/** Makes a payer from the relayer's account; each key pays once. */
export function payouts({ accounts, log, now }: PayoutTools): (payment: Payment) => Promise<Sent> {
  const paid = new Map<string, Sent>()
  let nonce = 0n
  return async (payment) => {
    const before = paid.get(payment.key)
    if (before) return before
    const accountIndex = Number(payment.recipient)
    refuse(payment, accounts, accountIndex)
    const place = { assetIndex: USDC_ASSET.index, route: PERPS_ROUTE }
    accounts.add({ accountIndex: RELAYER_ACCOUNT, ...place }, -payment.amount)
    accounts.add({ accountIndex, ...place }, payment.amount)
    const transfer = transferOf(payment, nonce++, now())
    const hash = Buffer.from(bytesOfQuintic(transferHash(transfer, MAIN_NETWORK))).toString('hex')
    const l1Address = accounts.l1AddressOf(RELAYER_ACCOUNT) ?? ''
    const entry = { hash, type: TRANSFER, info: transferInfo(transfer), transfer, l1Address, nonce: transfer.nonce }
    log.add({ ...entry, accountIndex: RELAYER_ACCOUNT })
    const sent: Sent = { txHashes: [hash], confirmed: async () => 'success' }
    paid.set(payment.key, sent)
    return sent
  }
}

function refuse(payment: Payment, accounts: Accounts, accountIndex: number): void {
  if (payment.swap || payment.calls?.length || payment.gasTopup) {
    throw new Error(`${payment.key}: exchange B can pay out, but neither swap nor call nor top up`)
  }
  if (accounts.l1AddressOf(accountIndex) === undefined) {
    throw new Error(`${payment.key}: chain ${EXCHANGE_B_CHAIN_ID} has no account ${payment.recipient}`)
  }
  const held = relayerBalance(accounts)
  if (held < payment.amount) throw new Error(`${payment.key}: the relayer holds ${held}, less than ${payment.amount}`)
}

/** The relayer's perps USDC, in millionths. */
export function relayerBalance(accounts: Accounts): bigint {
  return accounts.balance({ accountIndex: RELAYER_ACCOUNT, assetIndex: USDC_ASSET.index, route: PERPS_ROUTE })
}

function transferOf({ amount, recipient, orderId }: Payment, nonce: bigint, nowMs: number): Transfer {
  return {
    accountIndex: BigInt(RELAYER_ACCOUNT),
    apiKeyIndex: 0n,
    nonce,
    expiredAtMs: BigInt(Math.floor(nowMs)),
    attributes: {},
    toAccountIndex: BigInt(recipient),
    assetIndex: BigInt(USDC_ASSET.index),
    fromRouteType: BigInt(PERPS_ROUTE),
    toRouteType: BigInt(PERPS_ROUTE),
    amount,
    usdcFee: 0n,
    memo: orderId,
  }
}
