import type { Hono } from 'hono'
import type { DevnetCurrency } from './chains.ts'
import { type Controlled, chainOf } from './controlled.ts'
import { defaultAmount, type Payment, pay } from './faucet.ts'
import { BadInput } from './http.ts'
import { address, amount, type Body, expected, readBody } from './input.ts'
import type { Part } from './parts.ts'
import { transactionsOf } from './transactions.ts'
import type { WorldChain } from './world-chain.ts'

/** Routes about what accounts have and did: /fund, the faucet, and /transactions. */
export function addMoney(app: Hono, { chains, parts }: Controlled): void {
  app.post('/fund', async (context) => {
    const body = await readBody(context)
    const part = parts.find(({ family }) => family.chains.some(({ id }) => id === body['chainId']))
    if (part?.fund) return context.json({ payments: [await fundPart(part.fund, body)] })
    const recipient = address(body, 'address')
    return context.json({ payments: await pay(recipient, payments(chains, body)) })
  })
  app.get('/transactions', async (context) => {
    const chain = chainOf(chains, 'chainId', Number(context.req.query('chainId')))
    const sender = address({ from: context.req.query('from') }, 'from')
    return context.json({ transactions: await transactionsOf(chain.nodeUrl, sender) })
  })
}

/** Other chains know their own addresses: what they refuse is bad input. */
async function fundPart(fund: NonNullable<Part['fund']>, body: Body): Promise<unknown> {
  const { address: recipient } = body
  if (typeof recipient !== 'string') throw new BadInput(expected('address', 'an address of the chain', recipient))
  const given = body['amount'] === undefined ? undefined : amount(body, 'amount')
  try {
    const paid = await fund(recipient, given)
    return JSON.parse(JSON.stringify(paid ?? {}, (_, each) => (typeof each === 'bigint' ? `${each}` : each)))
  } catch (error) {
    throw new BadInput(error instanceof Error ? error.message : `address: refused, ${error}`)
  }
}

/**
 * What to pay. Without `chainId`, on all chains; without `currency`, the native one and all tokens; without `amount`,
 * the default amount of each. A currency is named by its id, its address, or "native".
 */
function payments(chains: readonly WorldChain[], body: Body): readonly Payment[] {
  const chosen = body['chainId'] === undefined ? chains : [chainOf(chains, 'chainId', body['chainId'])]
  const wanted = body['currency']
  if (body['amount'] !== undefined && wanted === undefined) {
    throw new BadInput('currency: expected the currency that the amount is in, got nothing')
  }
  const given = body['amount'] === undefined ? undefined : amount(body, 'amount')
  const found = chosen.flatMap((chain) =>
    [chain.native, ...chain.tokens]
      .filter((currency) => wanted === undefined || isNamed(currency, chain, `${wanted}`.toLowerCase()))
      .map((currency) => ({ chain, currency, amount: given ?? defaultAmount(currency) })),
  )
  if (found.length > 0) return found
  throw new BadInput(expected('currency', 'the id or address of a currency of the chain, or "native"', wanted))
}

function isNamed(currency: DevnetCurrency, chain: WorldChain, word: string): boolean {
  return word === currency.id || word === currency.address || (word === 'native' && currency === chain.native)
}
