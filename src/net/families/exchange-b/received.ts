import { normalizedHash } from '../../../core/chain/transaction-hashes.ts'
import type { ReceivedAmount } from '../../../core/execution/received-amount.ts'
import { exchangeBAssetOf } from '../../../core/families/exchange-b/asset.ts'
import type { Currency } from '../../../core/money/currency.ts'
import { type Answer, failedFor } from '../../../core/reason/reason.ts'
import type { ExchangeBClient } from './client.ts'

/**
 * Reads another account's received transaction on the currency's route.
 *
 * @returns smallest unit; undefined until executed
 */
export async function readExchangeBReceived(
  exchange: Pick<ExchangeBClient, 'transaction'>,
  { hash, currency, recipient }: Readonly<{ hash: string; currency: Currency; recipient: string }>,
): Promise<Answer<ReceivedAmount | undefined>> {
  const asset = exchangeBAssetOf(currency)
  if (!asset) return failedFor({ code: 'CURRENCY_UNKNOWN' }, `Nothing says what the exchange calls ${currency.symbol}`)
  const found = await exchange.transaction(normalizedHash(hash))
  if (!found.ok || found.value === undefined) return found.ok ? { ok: true, value: undefined } : found
  const { progress, transfer, accountIndex } = found.value
  if (progress.is === 'failed') return { ok: true, value: { value: 0n } }
  if (progress.is !== 'executed' && progress.is !== 'final') return { ok: true, value: undefined }
  if (!transfer || accountIndex === undefined)
    return failedFor({ code: 'EXCHANGE_SILENT' }, 'The exchange does not say what the transaction moved')
  const isArrival =
    `${transfer.toAccountIndex}` === recipient &&
    `${accountIndex}` !== recipient &&
    transfer.assetIndex === asset.assetIndex &&
    transfer.toRouteType === asset.routeType
  return { ok: true, value: { value: isArrival ? transfer.amount : 0n } }
}

/** Reads a transaction's execution time, epoch seconds; undefined before it. */
export async function readExchangeBTime(
  exchange: Pick<ExchangeBClient, 'transaction'>,
  hash: string,
): Promise<Answer<number | undefined>> {
  const found = await exchange.transaction(normalizedHash(hash))
  if (!found.ok) return found
  const { executedAtMilliseconds: at, progress } = found.value ?? {}
  const isExecuted = progress?.is === 'executed' || progress?.is === 'final'
  if (at === undefined && isExecuted) return failedFor({ code: 'UNREADABLE' }, 'The time of execution cannot be read')
  return { ok: true, value: at === undefined ? undefined : Math.floor(at / 1_000) }
}
