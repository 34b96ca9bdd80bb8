import { Hono } from 'hono'
import * as v from 'valibot'
import { parseJson } from '../body.ts'
import type { Asset, Hex } from '../chain.ts'
import { messageOnly } from '../errors.ts'
import type { ServiceEnvironment } from '../faults/http-faults.ts'
import { type Prices, usdText, valueInUsd } from '../prices.ts'
import { currencyObject } from '../quote/currencies.ts'
import type { Incidents } from './incidents.ts'
import { assetOf, type End, type Registry } from './registry.ts'

export type ReadTools = Readonly<{ registry: Registry; prices: Prices; incidents: Incidents; baseUrl: () => string }>

const SEARCH = v.object(
  {
    chainIds: v.optional(v.array(v.number('expected chain ids'), 'expected chain ids')),
    term: v.optional(v.pipe(v.string('expected text'), v.maxLength(100, 'expected at most 100 characters'))),
    address: v.optional(v.string('expected an address')),
    currencyId: v.optional(v.string('expected an id')),
    tokens: v.optional(v.array(v.string('expected chainId:address'), 'expected a list of chainId:address')),
    limit: v.optional(v.pipe(v.number('expected a number'), v.integer(), v.minValue(1), v.maxValue(100)), 20),
    depositAddressOnly: v.optional(v.boolean('expected true or false')),
  },
  'expected a JSON object',
)

/** Serves further read endpoints (service-facts.md 5). */
export function reads(tools: ReadTools): Hono<ServiceEnvironment> {
  const { registry, prices, incidents } = tools
  const app = new Hono<ServiceEnvironment>()
  const endOf = (text: string | undefined, field: string): End => {
    const end = registry.get(Number(text))
    if (!end) throw messageOnly(400, `${field}: expected one of the chains ${[...registry.keys()].join(', ')}`)
    return end
  }
  app.get('/chains/health', (c) => {
    const { chain } = endOf(c.req.query('chainId'), 'chainId')
    const { disabled, blockProductionLagging } = incidents.of(chain.id)
    return c.json({ healthy: !disabled && !blockProductionLagging })
  })
  app.get('/chains/liquidity', async (c) => {
    const end = endOf(c.req.query('chainId'), 'chainId')
    const bridged = assetsOf(end).filter(({ currency }) => currency.supportsBridging)
    const liquidity = await Promise.all(
      bridged.map(async (asset) => {
        const balance = await solverBalance(end, asset)
        const { id, symbol, address, decimals } = asset.currency
        const amountUsd = usdText(valueInUsd(prices, asset.currency, balance))
        return { chainId: end.chain.id, currencyId: id, symbol, address, decimals, balance: `${balance}`, amountUsd }
      }),
    )
    return c.json({ liquidity })
  })
  for (const path of ['/config', '/config/v2']) {
    app.get(path, async (c) => {
      const origin = endOf(c.req.query('originChainId'), 'originChainId')
      const end = endOf(c.req.query('destinationChainId'), 'destinationChainId')
      const asset = assetsOf(end).find(({ currency }) => currency.id === c.req.query('currency')) ?? assetsOf(end)[0]
      if (!asset) throw messageOnly(400, 'currency: is not known')
      const balance = await solverBalance(end, asset)
      const isOn = ({ chain }: End) => !incidents.of(chain.id).disabled
      return c.json({
        enabled: isOn(origin) && isOn(end) && incidents.of(origin.chain.id).depositEnabled,
        user: { balance: '0', maxBridgeAmount: `${balance}` },
        solver: {
          address: end.chain.solverAddresses[0] ?? '',
          balance: `${balance}`,
          capacityPerRequest: `${balance}`,
        },
        supportsExternalLiquidity: false,
        ...(path === '/config/v2' ? { fee: '0' } : {}),
      })
    })
  }
  app.post('/currencies/v2', (c) => {
    const parsed = v.safeParse(SEARCH, parseJson(c.get('text')), { abortEarly: true })
    if (!parsed.success) {
      const [issue] = parsed.issues
      throw messageOnly(400, `${v.getDotPath(issue) ?? 'body'}: ${issue.message}`)
    }
    const found = [...registry.values()].flatMap(assetsOf).filter((asset) => isFound(asset, parsed.output))
    const answers = found.slice(0, parsed.output.limit)
    return c.json(answers.map((asset) => ({ ...currencyObject(asset, tools.baseUrl()), vmType: asset.chain.vmType })))
  })
  for (const path of ['/currencies/token/price', '/currencies/token/price/v2']) {
    app.get(path, (c) => {
      const asset = assetOf(endOf(c.req.query('chainId'), 'chainId'), c.req.query('address') ?? '', 'address')
      const price = usdText(prices.of(asset.currency.group))
      return c.json({ price: path.endsWith('v2') ? price : Number(price) })
    })
  }
  app.get('/swap-sources', (c) => {
    const sources = [...registry.values()].flatMap(({ family }) => family.swaps?.source ?? [])
    return c.json({ sources: [...new Set(sources)] })
  })
  return app
}

function assetsOf({ chain }: End): readonly Asset[] {
  return [chain.native, ...chain.tokens].map((currency) => ({ chain, currency }))
}

const NO_REQUEST: Hex = `0x${'00'.repeat(32)}`

async function solverBalance({ family }: End, output: Asset): Promise<bigint> {
  const body = { amount: 0n, tradeType: 'EXACT_INPUT' } as const
  const recipient = output.chain.solverAddresses[0] ?? ''
  const destination = await family.openDestination({ output, recipient, body, requestId: NO_REQUEST })
  return destination.solverBalance(output.currency)
}

function isFound({ chain, currency }: Asset, asked: v.InferOutput<typeof SEARCH>): boolean {
  const term = asked.term?.toLowerCase()
  const token = `${chain.id}:${currency.address}`.toLowerCase()
  return (
    (asked.chainIds === undefined || asked.chainIds.includes(chain.id)) &&
    (asked.address === undefined || asked.address.toLowerCase() === currency.address.toLowerCase()) &&
    (asked.currencyId === undefined || asked.currencyId === currency.id) &&
    (asked.tokens === undefined || asked.tokens.some((each) => each.toLowerCase() === token)) &&
    (!asked.depositAddressOnly || currency.address === chain.native.address) &&
    (term === undefined || `${currency.symbol} ${currency.name}`.toLowerCase().includes(term))
  )
}
