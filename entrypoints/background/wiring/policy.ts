import { paidByTransfer } from '../../../src/core/counterparty/paid-by-transfer.ts'
import { isSameAddress } from '../../../src/core/families/address.ts'
import { addressOfScript } from '../../../src/core/families/bitcoin/transaction/script.ts'
import type { Currency } from '../../../src/core/money/currency.ts'
import { isHex } from '../../../src/lib/hex.ts'
import { createPasswordCheck, type PasswordCheck } from '../../../src/wallet/policy/password-check.ts'
import type { ServicePrices } from '../../../src/wallet/prices/service-prices.ts'
import { nowSeconds } from './browser/clock.ts'
import type { OpenedBitcoin } from './families/bitcoin.ts'
import type { OpenedExchangeB } from './families/exchange-b.ts'
import type { Stores } from './stores.ts'
import type { Custody } from './vault/custody.ts'

const LATELY = 200
const PRICE_WAIT = 2_000
const ALL_SPENT = { valuation: 10n ** 18n, payees: [] }

type Parts = Readonly<{
  stores: Pick<Stores, 'accounts' | 'approvals' | 'exchangeBKeys' | 'executions' | 'paid' | 'safeguards'>
  confirm: Custody['confirm']
  bitcoin: Pick<OpenedBitcoin, 'holdings'> | undefined
  exchangeB: Pick<OpenedExchangeB, 'accounts'> | undefined
  prices: ServicePrices
  after: (milliseconds: number, call: () => void) => () => void
}>

/** Wires the guard before each signature to stores, vault and prices. */
export function openPolicy({ stores, confirm, bitcoin, exchangeB, prices, after }: Parts): PasswordCheck {
  // An imported account isn't trusted until a payment to it took the password.
  const ofWords = async () => (await stores.accounts.list()).filter(({ index }) => index !== undefined)

  async function ownScriptOf(address: string) {
    return (await bitcoin?.holdings.ownScripts())?.find(({ script }) => addressOfScript(script) === address)
  }

  async function isOwnOnExchangeB(index: string): Promise<boolean> {
    for (const { address } of await ofWords()) {
      const found = await exchangeB?.accounts.of(address)
      if (found?.ok && found.value.includes(Number(index))) return true
    }
    return false
  }

  async function priceOf(currency: Currency) {
    const before = prices.heard(currency)
    if (before !== undefined) return before
    await Promise.race([prices.settled(), new Promise<void>((resolve) => void after(PRICE_WAIT, resolve))])
    return prices.heard(currency)
  }

  return createPasswordCheck({
    safeguards: stores.safeguards.read,
    isOwn: async (address) => {
      if ((await ofWords()).some((each) => isSameAddress(each.address, address))) return true
      if (isHex(address, 20)) return false
      return isIndex(address) ? isOwnOnExchangeB(address) : (await ownScriptOf(address)) !== undefined
    },
    accountOf: async (address) => {
      const all = await stores.accounts.list()
      if (isHex(address, 20)) return all.find((each) => isSameAddress(each.address, address))?.address
      if (isIndex(address)) {
        return (await stores.exchangeBKeys.list()).find(({ accountIndex }) => `${accountIndex}` === address)?.l1Address
      }
      const [, index] = /^m\/\d+'\/\d+'\/(\d+)'/.exec((await ownScriptOf(address))?.path ?? '') ?? []
      return index === undefined ? undefined : all.find((each) => each.index === Number(index))?.address
    },
    // Payments by other means don't count: they took no password.
    paidByTransfers: async () =>
      (await stores.approvals.sealedAmong(await stores.executions.list({ limit: LATELY }))).flatMap((each) =>
        each.intent.paidElsewhere && !each.ownPayment ? [] : paidByTransfer(each),
      ),
    paid: {
      // A changed list may lack payments, so the day's limit counts as reached.
      list: async () =>
        (await stores.paid.isChanged()) ? [{ ...ALL_SPENT, atSeconds: nowSeconds() }] : stores.paid.list(),
      add: stores.paid.add,
      replace: stores.paid.replace,
    },
    priceOf,
    confirm,
    nowSeconds,
  })
}

function isIndex(address: string): boolean {
  return /^\d+$/.test(address)
}
