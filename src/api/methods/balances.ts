import * as v from 'valibot'
import { LAST_STEPS } from '../../core/execution/item.ts'
import { LOCAL_CURRENCIES, type LocalRate } from '../../core/money/local-currency.ts'
import { coins, nothing, outpoint, row, text } from '../row.ts'
import type {
  BalanceView,
  BitcoinView,
  CachedBalancesView,
  ChainView,
  MaximumView,
  PastValueView,
  PriceView,
} from '../views/balances.ts'
import type { AccountView, OwnAddressView } from '../views/wallet.ts'

export const BALANCE_METHODS = {
  'accounts.list': row<readonly AccountView[]>()('read', nothing),
  'chains.list': row<readonly ChainView[]>()('read', nothing),
  'balances.list': row<readonly BalanceView[]>()('read', v.strictObject({ account: text })),
  'balances.cached': row<CachedBalancesView | null>()('read', v.strictObject({ account: text })),
  /** Topic `prices` signals changes. */
  'prices.list': row<readonly PriceView[]>()('read', v.strictObject({ account: text })),
  /** Oldest first; with a symbol, its price. */
  'values.past': row<readonly PastValueView[]>()('read', v.strictObject({ account: text, symbol: v.optional(text) })),
  /** Null where the feed gives no rate. */
  'rate.get': row<LocalRate | null>()('read', v.strictObject({ currency: v.picklist(LOCAL_CURRENCIES) })),
  /** Receiving addresses: EVM, then unused Bitcoin ones. */
  'addresses.list': row<readonly OwnAddressView[]>()('read', v.strictObject({ account: text })),
  'bitcoin.get': row<BitcoinView>()(
    'read',
    v.strictObject({ account: text, depth: v.optional(v.picklist(['known', 'fresh', 'further'])) }),
  ),
  'coin.mark': row<Readonly<{ saved: boolean }>>()(
    'act',
    v.strictObject({
      outpoint,
      label: v.pipe(v.string(), v.maxLength(40)),
      isFrozen: v.boolean(),
    }),
  ),
  /** Without `lastStep`, the highest gas reserve applies. */
  'maximum.get': row<MaximumView>()(
    'read',
    v.strictObject({
      account: text,
      chainId: v.pipe(v.number(), v.safeInteger()),
      currency: text,
      lastStep: v.optional(v.picklist(LAST_STEPS)),
      coins,
    }),
  ),
  /** Null where unread. */
  'currency.isSignable': row<boolean | null>()(
    'read',
    v.strictObject({ account: text, chainId: v.pipe(v.number(), v.safeInteger()), currency: text }),
  ),
} as const
