import * as v from 'valibot'
import { verifyMessage } from 'viem'
import { newest } from '../../newest.ts'
import type { Asset, Hex } from '../chain.ts'
import { assetOf, type End, endOf, type Registry } from '../chains/registry.ts'
import { codeOnly, messageOnly } from '../errors.ts'
import type { Step } from '../origin.ts'
import { costIn, type Prices, valueInUsd } from '../prices.ts'
import { type AmountObject, exactly, presenter } from '../quote/currencies.ts'
import { newRequestId } from '../quote/request-id.ts'
import type { Transfers } from '../requests/transfers.ts'
import { settlingAsset } from './sponsors.ts'

/** Fills credit USDC, which a signature claims. service-facts.md 5. */
export type AppFees = Readonly<{
  balancesOf: (wallet: string) => Readonly<{ balances: readonly AmountObject[] }>
  /** Errors: 400 for the body; INSUFFICIENT_FUNDS. */
  claim: (wallet: string, json: unknown) => Readonly<{ steps: readonly Step[] }>
  /** Once each. */
  pay: (requestId: Hex, signature: Hex) => Promise<void>
}>

export type AppFeeTools = Readonly<{
  registry: Registry
  prices: Prices
  transfers: Transfers
  now: () => number
  baseUrl: () => string
}>

type Claim = Readonly<{ wallet: Hex; asset: Asset; amount: bigint; cost: bigint; recipient: string; message: string }>

const BODY = v.object(
  {
    chainId: v.number('expected a number'),
    currency: v.string('expected an address'),
    recipient: v.string('expected an address'),
    amount: v.optional(v.pipe(v.string('expected digits'), v.regex(/^[0-9]{1,78}$/, 'expected digits'))),
  },
  'expected a JSON object',
)
const MOST_CLAIMS = 1_000

/** `now` in epoch milliseconds; amounts in the smallest unit. */
export function appFees({ registry, prices, transfers, now, baseUrl }: AppFeeTools): AppFees {
  const earned = new Map<Hex, readonly Readonly<{ wallet: string; amount: bigint }>[]>()
  const paid = new Map<Hex, Claim>()
  const claims = newest<Hex, Claim>(MOST_CLAIMS)
  const settling = settlingAsset(registry)
  const inSettling = ({ currency }: Asset, amount: bigint) =>
    costIn(prices, settling.currency, valueInUsd(prices, currency, amount))

  // A reorganized fill is no success any more.
  transfers.onChange(({ requestId, status, order }) => {
    earned.delete(requestId)
    if (status !== 'success' || order.fees.length === 0) return
    const credits = order.fees.map(({ recipient, currencyChainId, currency, amount }) => ({
      wallet: recipient.toLowerCase(),
      amount: inSettling(assetOf(endNamed(registry, currencyChainId), currency, 'currency'), BigInt(amount)),
    }))
    earned.set(requestId, credits)
  })

  const balanceOf = (wallet: string) => {
    const credited = [...earned.values()].flat().filter((each) => each.wallet === wallet)
    const spent = [...paid.values()].filter((each) => each.wallet === wallet)
    const left =
      credited.reduce((sum, { amount }) => sum + amount, 0n) - spent.reduce((sum, { cost }) => sum + cost, 0n)
    return left > 0n ? left : 0n
  }
  const refuseBeyond = ({ wallet, cost, amount }: Pick<Claim, 'wallet' | 'cost' | 'amount'>) => {
    if (amount > 0n && cost <= balanceOf(wallet)) return
    const message = `amount: ${balanceOf(wallet)} of ${settling.currency.symbol} can be claimed`
    throw codeOnly(400, 'INSUFFICIENT_FUNDS', message)
  }

  return {
    balancesOf(text) {
      const amount = balanceOf(walletOf(text))
      return { balances: amount === 0n ? [] : [presenter(prices, baseUrl())(exactly(settling, amount))] }
    },
    claim(text, json) {
      const wallet = walletOf(text)
      const body = bodyOf(json)
      const end = endOf(registry, body.chainId, 'chainId')
      const asset = assetOf(end, body.currency, 'currency')
      const recipient = end.family.address(end.chain, body.recipient, 'recipient')
      if (!recipient) throw codeOnly(400, 'INVALID_ADDRESS', `recipient: expected ${end.family.addressWords}`)
      const amount = body.amount === undefined ? allOf(balanceOf(wallet), settling, asset, prices) : BigInt(body.amount)
      const requestId = newRequestId(Math.floor(now() / 1000))
      const message = `Claim ${amount} of ${asset.currency.symbol} on chain ${end.chain.id} to ${recipient}: ${requestId}`
      const claim = { wallet, asset, amount, cost: inSettling(asset, amount), recipient, message }
      refuseBeyond(claim)
      claims.set(requestId, claim)
      return { steps: [stepOf(requestId, message)] }
    },
    async pay(requestId, signature) {
      const claim = claims.get(requestId)
      if (!claim) throw messageOnly(404, `requestId: no claim ${requestId}`)
      const { wallet, asset, amount, recipient, message } = claim
      const isSigned = await verifyMessage({ address: wallet, message, signature }).catch(() => false)
      if (!isSigned) throw codeOnly(401, 'UNAUTHORIZED', `signature: is not that of ${wallet}`)
      if (!paid.has(requestId)) refuseBeyond(claim)
      paid.set(requestId, claim)
      try {
        const payment = { key: `claim:${requestId}`, orderId: requestId, ...asset, recipient, amount }
        await endOf(registry, asset.chain.id, 'chainId').family.pay(payment)
      } catch (error) {
        paid.delete(requestId)
        throw error
      }
    },
  }
}

function walletOf(text: string): Hex {
  if (!/^0x[0-9a-fA-F]{40}$/.test(text)) throw messageOnly(400, 'wallet: expected an EVM address')
  return text.toLowerCase() as Hex
}

function bodyOf(json: unknown): v.InferOutput<typeof BODY> {
  const parsed = v.safeParse(BODY, json, { abortEarly: true })
  if (parsed.success) return parsed.output
  const [issue] = parsed.issues
  throw messageOnly(
    400,
    `${v.getDotPath(issue) ?? 'body'}: ${issue.input === undefined ? 'is required' : issue.message}`,
  )
}

function endNamed(registry: Registry, slug: string): End {
  const end = [...registry.values()].find(({ chain }) => chain.slug === slug)
  if (!end) throw new RangeError(`chainId: no chain ${slug}`)
  return end
}

// Rounded down.
function allOf(balance: bigint, settling: Asset, { currency }: Asset, prices: Prices): bigint {
  const price = prices.of(currency.group)
  if (price === 0n) return 0n
  return (valueInUsd(prices, settling.currency, balance) * 10n ** BigInt(currency.decimals)) / price
}

function stepOf(requestId: Hex, message: string): Step {
  const post = { endpoint: '/execute/permits', method: 'POST', body: { kind: 'claim', requestId, api: 'bridge' } }
  return {
    id: 'claim',
    action: 'Claim your app fees',
    description: message,
    kind: 'signature',
    requestId,
    depositAddress: '',
    items: [{ status: 'incomplete', data: { sign: { signatureKind: 'eip191', message }, post } }],
  }
}
