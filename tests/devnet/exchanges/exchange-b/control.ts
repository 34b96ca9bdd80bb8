import type { Hono } from 'hono'
import { BadInput } from '../../http.ts'
import { address, amount, type Body, expected, readBody, wholeNumber } from '../../input.ts'
import type { ExchangeFaults } from '../faults.ts'
import { type Accounts, assetAt, PERPS_ROUTE, SPOT_ROUTE, USDC_ASSET } from './accounts.ts'
import { PERP_USDC } from './chain.ts'
import { ANSWER_SHAPES, type AnswerShape } from './reads.ts'

/** 1,000 USDC, in millionths. */
const DEFAULT_AMOUNT = 1_000_000_000n
const MOST_ACCOUNT_INDEX = 2 ** 48 - 2
/** A million dollars, in millionths. */
const MOST_FEE = 10 ** 12

export type ExchangeBSettings = { shape: AnswerShape; transferFee: bigint }

/**
 * Adds the control routes of exchange B.
 *
 * /exchangeB/accounts {address, accountIndex?}, /exchangeB/fund {accountIndex, assetIndex?, route?, amount?},
 * /exchangeB/answer-shape {shape}, /exchangeB/transfer-fee {usdc}, /exchangeB/faults.
 */
export function exchangeBControl(
  app: Hono,
  { accounts, faults, settings }: Readonly<{ accounts: Accounts; faults: ExchangeFaults; settings: ExchangeBSettings }>,
): void {
  app.post('/exchangeB/accounts', async (context) => {
    const body = await readBody(context)
    return context.json(openAccount(accounts, body))
  })
  app.post('/exchangeB/fund', async (context) => {
    const body = await readBody(context)
    const given = body['amount'] === undefined ? DEFAULT_AMOUNT : amount(body, 'amount')
    return context.json(fund(accounts, placeIn(accounts, body), given))
  })
  app.post('/exchangeB/answer-shape', async (context) => {
    const body = await readBody(context)
    const shape = ANSWER_SHAPES.find((each) => each === body['shape'])
    if (!shape) throw new BadInput(expected('shape', `one of ${ANSWER_SHAPES.join(', ')}`, body['shape']))
    settings.shape = shape
    return context.json({ shape })
  })
  app.post('/exchangeB/transfer-fee', async (context) => {
    settings.transferFee = BigInt(wholeNumber(await readBody(context), 'usdc', 0, MOST_FEE))
    return context.json({ usdc: Number(settings.transferFee) })
  })
  app.post('/exchangeB/faults', async (context) => context.json(faults.set(await readBody(context))))
  app.get('/exchangeB/faults', (context) => context.json(faults.list()))
  app.delete('/exchangeB/faults', (context) => {
    faults.clear()
    return context.json(faults.list())
  })
}

type Place = Readonly<{ accountIndex: number; assetIndex: number; route: number }>

/** `given` in the smallest unit. */
export function fund(accounts: Accounts, place: Place, given = DEFAULT_AMOUNT) {
  accounts.add(place, given)
  return { ...place, amount: given.toString(), balance: accounts.balance(place).toString() }
}

/**
 * Sets an account's perps USDC, in millionths.
 *
 * Throws BadInput naming the field.
 */
export function setBalance(
  accounts: Accounts,
  { address: account, currency, amount: wanted }: Readonly<{ address: string; currency: unknown; amount: bigint }>,
) {
  if (currency !== undefined && currency !== PERP_USDC.id && currency !== PERP_USDC.address) {
    throw new BadInput(expected('currency', `"${PERP_USDC.id}"`, currency))
  }
  const place = perpsOf(accounts, account)
  accounts.add(place, wanted - accounts.balance(place))
  return { ...place, currency: PERP_USDC.address, amount: `${accounts.balance(place)}` }
}

export function perpsOf(accounts: Accounts, account: string): Place {
  const isWallet = account.startsWith('0x')
  const accountIndex = isWallet ? (accounts.ofWallet(account)[0] ?? accounts.open(account)) : Number(account)
  if (accounts.l1AddressOf(accountIndex) === undefined) {
    throw new BadInput(expected('address', 'a wallet address, or the index of an account of exchange B', account))
  }
  return { accountIndex, assetIndex: USDC_ASSET.index, route: PERPS_ROUTE }
}

function openAccount(accounts: Accounts, body: Body): unknown {
  const l1Address = address(body, 'address')
  const asked = body['accountIndex']
  const index = asked === undefined ? undefined : wholeNumber(body, 'accountIndex', 1, MOST_ACCOUNT_INDEX)
  if (index !== undefined && accounts.l1AddressOf(index) !== undefined) {
    throw new BadInput(expected('accountIndex', 'one that is free', index))
  }
  return { accountIndex: accounts.open(l1Address, index), address: l1Address }
}

function placeIn(accounts: Accounts, body: Body): Place {
  const accountIndex = wholeNumber(body, 'accountIndex', 0, MOST_ACCOUNT_INDEX)
  if (accounts.l1AddressOf(accountIndex) === undefined) {
    throw new BadInput(expected('accountIndex', 'an account of exchange B', accountIndex))
  }
  const assetIndex = body['assetIndex'] === undefined ? USDC_ASSET.index : wholeNumber(body, 'assetIndex', 1, 62)
  if (!assetAt(assetIndex)) throw new BadInput(expected('assetIndex', '1 or 3', assetIndex))
  const route = body['route'] === undefined ? PERPS_ROUTE : wholeNumber(body, 'route', PERPS_ROUTE, SPOT_ROUTE)
  return { accountIndex, assetIndex, route }
}
