import type { Hono } from 'hono'
import { numberToHex } from 'viem'
import type { DevnetCurrency } from './chains.ts'
import { type Controlled, chainOf } from './controlled.ts'
import { defaultAmount, type Payment, pay } from './faucet.ts'
import { balanceSlot } from './genesis.ts'
import { BadInput } from './http.ts'
import { address, amount, type Body, expected, readBody } from './input.ts'
import type { Part } from './parts.ts'
import { rpc, toQuantity } from './rpc.ts'
import { transactionsOf } from './transactions.ts'
import type { WorldChain } from './world-chain.ts'

/** Adds /fund, /balance and /transactions. */
export function addMoney(app: Hono, { chains, parts }: Controlled): void {
  app.post('/fund', async (context) => {
    const body = await readBody(context)
    const part = partOf(parts, body)
    if (part?.fund) return context.json({ payments: [await fundPart(part.fund, body)] })
    const recipient = address(body, 'address')
    return context.json({ payments: await pay(recipient, payments(chains, body)) })
  })
  app.post('/balance', async (context) => {
    const body = await readBody(context)
    const part = partOf(parts, body)
    if (part) return context.json(setOnPart(part, body) as object)
    const owner = address(body, 'address')
    const chain = chainOf(chains, 'chainId', body['chainId'])
    const wanted = `${body['currency']}`.toLowerCase()
    const currency = [chain.native, ...chain.tokens].find((each) => isNamed(each, chain, wanted))
    if (!currency) throw new BadInput(expected('currency', 'a currency of the chain', body['currency']))
    const units = wholeAmount(body, 'amount')
    if (currency === chain.native) await rpc(chain.nodeUrl, 'anvil_setBalance', [owner, toQuantity(units)])
    else {
      const slot = balanceSlot(currency, owner)
      await rpc(chain.nodeUrl, 'anvil_setStorageAt', [currency.address, slot, numberToHex(units, { size: 32 })])
    }
    return context.json({ address: owner, currency: currency.id, amount: `${units}` })
  })
  app.get('/transactions', async (context) => {
    const chain = chainOf(chains, 'chainId', Number(context.req.query('chainId')))
    const sender = address({ from: context.req.query('from') }, 'from')
    return context.json({ transactions: await transactionsOf(chain.nodeUrl, sender) })
  })
}

function wholeAmount(body: Body, field: string): bigint {
  return body[field] === '0' ? 0n : amount(body, field)
}

function partOf(parts: readonly Part[], body: Body): Part | undefined {
  return parts.find(({ family }) => family.chains.some(({ id }) => id === body['chainId']))
}

function addressOnPart({ address: text }: Body): string {
  if (typeof text !== 'string') throw new BadInput(expected('address', 'an address of the chain', text))
  return text
}

function setOnPart({ setBalance }: Part, body: Body): unknown {
  const owner = addressOnPart(body)
  const units = wholeAmount(body, 'amount')
  if (!setBalance) throw new BadInput('chainId: what there is on this chain its blocks say; see /fund')
  return setBalance(owner, body['currency'], units)
}

async function fundPart(fund: NonNullable<Part['fund']>, body: Body): Promise<unknown> {
  const recipient = addressOnPart(body)
  const given = body['amount'] === undefined ? undefined : amount(body, 'amount')
  try {
    const paid = await fund(recipient, given)
    return JSON.parse(JSON.stringify(paid ?? {}, (_, each) => (typeof each === 'bigint' ? `${each}` : each)))
  } catch (error) {
    throw new BadInput(error instanceof Error ? error.message : `address: refused, ${error}`)
  }
}

/** A currency is an id, an address, or "native". */
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
