import type { ApiHandlers } from '../../../src/api/server.ts'
import type { Execution } from '../../../src/core/execution/execution.ts'
import { isSameAddress } from '../../../src/core/families/address.ts'
import type { Currency } from '../../../src/core/money/currency.ts'
import { millionthsOf } from '../../../src/core/money/price.ts'
import type { Profile } from '../../../src/core/profiles/profile.ts'
import { failedFor } from '../../../src/core/reason/reason.ts'
import type { BalancePorts, CustomHolding, ReadBalance } from '../../../src/wallet/balances/balance-ports.ts'
import { balancesOf } from '../../../src/wallet/balances/currency-balances.ts'
import { customTokenBalances } from '../../../src/wallet/balances/custom-tokens.ts'
import { createSlowReads } from '../../../src/wallet/balances/slow-reads.ts'
import { createValuationReader } from '../../../src/wallet/balances/valuation.ts'
import { createValueRecorder } from '../../../src/wallet/balances/value-readings.ts'
import type { TransfersInFlight } from '../../../src/wallet/notifications/badge.ts'
import { nowSeconds } from '../wiring/browser/clock.ts'
import { unawaited } from '../wiring/browser/unawaited.ts'
import type { Stores } from '../wiring/stores.ts'
import type { Wallet } from '../wiring/wallet.ts'

const MOST_MOVING = 20
const MOVING_SECONDS = 24 * 3_600

type Parts = Readonly<{
  profile: Profile
  stores: Pick<Stores, 'accounts' | 'addedTokens' | 'cachedBalances' | 'executions' | 'settings' | 'valueReadings'>
  wallet: Pick<Wallet, 'money' | 'prices'>
  moving: Pick<TransfersInFlight, 'newest'>
  changed: () => void
}>

/** Answers pages about balances and their total value. */
export function balanceHandlers({
  profile,
  stores,
  wallet,
  moving,
  changed,
}: Parts): Pick<ApiHandlers, 'balances.list' | 'balances.cached' | 'prices.list' | 'values.past'> {
  const ports = withoutSlowOnes(wallet.money.balances, changed)
  const readings = createValueRecorder({
    accounts: async () => (await stores.accounts.stored()).map(({ address }) => address),
    store: stores.valueReadings,
    isMoneyMoving: async (account) => {
      const transfers = await Promise.all(moving.newest(MOST_MOVING).map(stores.executions.load))
      return transfers.some((each) => each && isMoving(each, account))
    },
  })
  const valuations = createValuationReader({
    profile,
    ownAddresses: async () => (await stores.accounts.list()).map(({ address }) => address),
    addedTokens: stores.addedTokens.list,
    balancesOf: async (account, tokens) =>
      (await Promise.all([balancesOf(account, ports), customTokenBalances(account, tokens, ports)])).flat(),
    cache: stores.cachedBalances,
    areAmountsHidden: async () => (await stores.settings.read()).hideAmounts,
    pricesOf: (currencies) => wallet.prices.of(currencies),
    valued: (...heard) => unawaited(readings.note(...heard)),
    nowSeconds,
  })
  return {
    'balances.list': ({ account }) => valuations.read(account),
    'balances.cached': async ({ account }) => {
      const [before, past] = await Promise.all([valuations.before(account), stores.valueReadings.of(account)])
      return before ? { ...before, ...(past.length > 1 && { isCharted: true }) } : null
    },
    'prices.list': ({ account }) => valuations.prices(account),
    'values.past': async ({ account, symbol }) => {
      const now = nowSeconds()
      const past = (await stores.valueReadings.of(account)).filter(({ atSeconds }) => atSeconds <= now)
      return past.flatMap(({ atSeconds, millionths, prices }) => {
        if (symbol === undefined) return [{ atSeconds, millionths }]
        const price = prices[symbol]
        return price === undefined ? [] : [{ atSeconds, millionths: millionthsOf(price) }]
      })
    },
  }
}

function isMoving({ intent, approvedAtSeconds }: Execution, account: string): boolean {
  return isSameAddress(intent.user, account) && nowSeconds() - approvedAtSeconds < MOVING_SECONDS
}

// One hanging node must not hold back the other chains.
function withoutSlowOnes(ports: BalancePorts, answeredLate: () => void): BalancePorts {
  const about = {
    pause: (milliseconds: number) => new Promise<void>((resolve) => void setTimeout(resolve, milliseconds)),
    answeredLate,
  }
  const balances = createSlowReads<ReadBalance>(about)
  const tokens = createSlowReads<Awaited<ReturnType<BalancePorts['tokenAt']>>>(about)
  const shared = createSlowReads<boolean>(about)
  const holdings = createSlowReads<readonly CustomHolding[]>(about)
  const lastHeld = new Map<string, readonly CustomHolding[]>()
  const { balance, tokenAt, isShared, heldBesides } = ports
  const slow = failedFor({ code: 'SLOW' })
  const keyOf = ({ chainId, address }: Currency, account: string) => `${account} ${chainId} ${address}`
  return {
    ...ports,
    balance: (currency, account) => balances(keyOf(currency, account), () => balance(currency, account), slow),
    tokenAt: (chainId, address) => tokens(`${chainId} ${address}`, () => tokenAt(chainId, address), slow),
    isShared: (currency, account) => shared(keyOf(currency, account), () => isShared(currency, account), false),
    heldBesides: async (account) => {
      const held = await holdings(account, () => heldBesides(account), lastHeld.get(account) ?? [])
      lastHeld.set(account, held)
      return held
    },
  }
}
