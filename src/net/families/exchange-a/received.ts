import { includesHash } from '../../../core/chain/transaction-hashes.ts'
import type { ReceivedAmount } from '../../../core/execution/received-amount.ts'
import { isSameAddress } from '../../../core/families/address.ts'
import { tokenAndDexOf } from '../../../core/families/exchange-a/dex-token.ts'
import type { Currency } from '../../../core/money/currency.ts'
import { type Answer, failedFor } from '../../../core/reason/reason.ts'
import { type ExchangeAClient, inUnitsOf } from './client.ts'
import type { LedgerTransfer } from './ledger-schema.ts'

/** An order ends after seven days. */
const DAYS_MILLISECONDS = 8 * 86_400_000

/**
 * Reads another account's received transfer on the currency's DEX.
 *
 * @returns smallest unit; undefined until listed
 */
export async function readExchangeAReceived(
  exchange: Pick<ExchangeAClient, 'movements'>,
  { hash, currency, recipient }: Readonly<{ hash: string; currency: Currency; recipient: string }>,
  nowMilliseconds: number,
): Promise<Answer<ReceivedAmount | undefined>> {
  const list = await movementsNamed(hash, { exchange, recipient, nowMilliseconds })
  if (!list.ok || list.value.length === 0) return list.ok ? { ok: true, value: undefined } : list
  const isMine = ({ from, to }: LedgerTransfer) => isSameAddress(to, recipient) && !isSameAddress(from, recipient)
  const mine = list.value.filter((each) => isMine(each) && isOf(currency, each))
  return { ok: true, value: { value: mine.reduce((sum, { amount }) => sum + inUnitsOf(currency, amount), 0n) } }
}

/** Reads a transfer's time, epoch seconds; undefined until the exchange lists it. */
export async function readExchangeATime(
  exchange: Pick<ExchangeAClient, 'movements'>,
  { hash, recipient }: Readonly<{ hash: string; recipient: string }>,
  nowMilliseconds: number,
): Promise<Answer<number | undefined>> {
  const list = await movementsNamed(hash, { exchange, recipient, nowMilliseconds })
  if (!list.ok) return list
  const [first] = list.value
  return { ok: true, value: first && Math.floor(first.atMilliseconds / 1_000) }
}

async function movementsNamed(
  hash: string,
  about: Readonly<{ exchange: Pick<ExchangeAClient, 'movements'>; recipient: string; nowMilliseconds: number }>,
): Promise<Answer<readonly LedgerTransfer[]>> {
  const isPast = (all: readonly LedgerTransfer[], until: number) =>
    all.some((each) => includesHash([each.hash], hash) && each.atMilliseconds < until)
  const list = await about.exchange.movements(about.recipient, about.nowMilliseconds - DAYS_MILLISECONDS, isPast)
  if (!list.ok) return list
  // An unreadable entry may be part of the transfer.
  if (list.unread?.some((each) => each.hash !== undefined && includesHash([each.hash], hash))) {
    return failedFor({ code: 'UNREADABLE' }, `An entry of ${hash} cannot be read`)
  }
  return { ok: true, value: list.value.filter((each) => includesHash([each.hash], hash)) }
}

// Symbols are unique on a DEX.
function isOf(currency: Currency, { token, dex }: LedgerTransfer): boolean {
  return token === currency.symbol && dex === tokenAndDexOf(currency.address)?.dex
}
