import type { Hono } from 'hono'
import { BadInput } from '../../http.ts'
import { address, amount, type Body, expected, readBody } from '../../input.ts'
import type { ExchangeFaults } from '../faults.ts'
import { ABSTRACTIONS, type Abstraction, type Ledger } from './ledger.ts'
import type { Mids } from './mids.ts'
import { CURRENCIES, type LedgerCurrency, PERPS_USDC } from './tokens.ts'

/** 1,000 of the currency, in units of 10^-8. */
const DEFAULT_AMOUNT = 1_000n * 10n ** 8n

type Tools = Readonly<{ ledger: Ledger; faults: ExchangeFaults; mids: Mids }>

/**
 * /exchangeA/fund, /abstraction, /hold (for spot orders), /mids (without `usd` it follows the table) and /faults; the
 * default currency is perps USDC.
 */
export function exchangeAControl(app: Hono, { ledger, faults, mids }: Tools) {
  app.post('/exchangeA/fund', async (context) => {
    const body = await readBody(context)
    const account = address(body, 'address')
    const given = body['amount'] === undefined ? DEFAULT_AMOUNT : amount(body, 'amount')
    if (body['activated'] === true) ledger.activate(account)
    return context.json(fund(ledger, account, currencyIn(body), given))
  })
  app.post('/exchangeA/abstraction', async (context) => {
    const body = await readBody(context)
    const account = address(body, 'address')
    ledger.setAbstraction(account, abstraction(body))
    return context.json({ address: account, mode: ledger.abstraction(account) })
  })
  app.post('/exchangeA/hold', async (context) => {
    const body = await readBody(context)
    const account = address(body, 'address')
    const { token } = currencyIn(body)
    ledger.holdForOrders(account, token, amount(body, 'amount'))
    return context.json({ address: account, held: `${ledger.spotHold(account, token)}` })
  })
  app.post('/exchangeA/mids', async (context) => {
    setMid(mids, await readBody(context))
    return context.json(mids.all())
  })
  app.post('/exchangeA/faults', async (context) => context.json(faults.set(await readBody(context))))
  app.get('/exchangeA/faults', (context) => context.json(faults.list()))
  app.delete('/exchangeA/faults', (context) => {
    faults.clear()
    return context.json(faults.list())
  })
}

function setMid(mids: Mids, { coin, usd }: Body): void {
  if (typeof coin !== 'string' || !mids.coins.includes(coin)) {
    throw new BadInput(expected('coin', `one of ${mids.coins.join(', ')}`, coin))
  }
  if (usd !== undefined && (typeof usd !== 'string' || !/^[0-9]{1,9}(\.[0-9]{1,8})?$/.test(usd))) {
    throw new BadInput(expected('usd', 'dollars as "2500.5"', usd))
  }
  mids.set(coin, usd)
}

/** Credits an account; units of 10^-8. */
export function fund(ledger: Ledger, account: string, currency: LedgerCurrency = PERPS_USDC, given = DEFAULT_AMOUNT) {
  ledger.credit(account, { dex: currency.dex, token: currency.token, amount: given })
  const balance = ledger.balance(account, currency.dex, currency.token)
  return { address: account, currency: currency.address, amount: given.toString(), balance: balance.toString() }
}

/**
 * Sets an account's balance; units of 10^-8.
 *
 * Throws BadInput naming the field.
 */
export function setBalance(ledger: Ledger, body: Readonly<{ address: string; currency: unknown; amount: bigint }>) {
  const account = address(body, 'address')
  const { dex, token, address: currency } = currencyIn(body)
  ledger.credit(account, { dex, token, amount: body.amount - ledger.balance(account, dex, token) })
  return { address: account, currency, amount: `${ledger.balance(account, dex, token)}` }
}

function currencyIn(body: Body): LedgerCurrency {
  const wanted = body['currency']
  if (wanted === undefined) return PERPS_USDC
  const found = CURRENCIES.find(({ id, address: known }) => id === wanted || known === wanted)
  if (found) return found
  throw new BadInput(expected('currency', `one of ${CURRENCIES.map(({ id }) => id).join(', ')}`, wanted))
}

function abstraction(body: Body): Abstraction {
  const found = ABSTRACTIONS.find((mode) => mode === body['mode'])
  if (found) return found
  throw new BadInput(expected('mode', `one of ${ABSTRACTIONS.join(', ')}`, body['mode']))
}
