import * as v from 'valibot'
import { LAST_STEPS } from '../core/item.ts'
import type { BalanceView, BitcoinView, ChainView, KeptBalancesView, MaximumView, PriceView } from './money-views.ts'
import { nothing, row, text } from './row.ts'
import type { AccountView, OwnAddressView } from './wallet-views.ts'

/** What our own pages may ask of accounts, and of what lies where. */
export const MONEY_METHODS = {
  'accounts.list': row<readonly AccountView[]>()('read', nothing),
  'chains.list': row<readonly ChainView[]>()('read', nothing),
  'balances.list': row<readonly BalanceView[]>()('read', v.strictObject({ account: text })),
  /** What was read of an account before, for the first picture; null where nothing was. */
  'balances.kept': row<KeptBalancesView | null>()('read', v.strictObject({ account: text })),
  /** The service's prices of what an account holds, as far as they are known now; `prices` says when there are others. */
  'prices.list': row<readonly PriceView[]>()('read', v.strictObject({ account: text })),
  /** Where an account can be paid: its EVM address, then the next unused Bitcoin ones. */
  'addresses.list': row<readonly OwnAddressView[]>()('read', v.strictObject({ account: text })),
  'bitcoin.get': row<BitcoinView>()('read', v.strictObject({ account: text, fresh: v.optional(v.boolean()) })),
  /** `lastStep` is what the plan ends with, where a quote has shown it: without it, as much gas is kept as any needs. */
  'maximum.get': row<MaximumView>()(
    'read',
    v.strictObject({
      account: text,
      chainId: v.pipe(v.number(), v.safeInteger()),
      currency: text,
      lastStep: v.optional(v.picklist(LAST_STEPS)),
    }),
  ),
  /** Whether a token takes a signature in place of a transaction (EIP-3009); null where its node does not say. */
  'currency.isSignable': row<boolean | null>()(
    'read',
    v.strictObject({ account: text, chainId: v.pipe(v.number(), v.safeInteger()), currency: text }),
  ),
} as const
