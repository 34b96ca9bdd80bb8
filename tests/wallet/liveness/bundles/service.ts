import { depositsIn } from '../../../../src/core/families/evm/deposit-events.ts'
import { SENDER } from '../../../core/bundle/bundles.ts'
import type { Served, Server } from '../adversary.ts'
import { advance, type EvmChain, logsOf, secondsAt } from '../chain.ts'
import { hashOf, pay } from '../truth.ts'
import { type BundleRun, CHAIN, chainOf, DEPOSITORY, NATIVE, OTHER_CHAIN } from './run.ts'

const ENDS_AFTER = 20
/** The rest comes after the wallet's day of waiting for it. */
const REST_AFTER = 40 * 3_600
const FILLED = 1_234n

const json = (body: unknown, status = 200): Served => ({ status, text: JSON.stringify(body) })

type Paid = Readonly<{ hash: string; orderId: string; amount: bigint; currency: string; atSeconds: number }>

export function depositsPaid(run: BundleRun): readonly Paid[] {
  const chain = chainOf(run)
  return chain.mined.flatMap((mined) =>
    depositsIn(logsOf(chain, mined), [DEPOSITORY]).map(({ orderId, amount, currency }) => ({
      ...{ hash: mined.arrived.hash, orderId, amount, currency, atSeconds: secondsAt(mined.height) },
    })),
  )
}

export function passTo(run: BundleRun, nowSeconds: number): void {
  for (const chain of run.chains.values()) advance(chain, nowSeconds)
  const { outcome } = run.flow
  if (outcome === 'never') return
  for (const paid of depositsPaid(run)) {
    const at = paid.atSeconds + run.overlooksSeconds + ENDS_AFTER
    const chain = run.chains.get(outcome === 'fill' ? OTHER_CHAIN : CHAIN) as EvmChain
    const name = `${outcome} ${paid.orderId}`
    if (at > nowSeconds || chain.foreign.some(({ hash }) => hash === hashOf(name))) continue
    const [value, currency] = amountOf(run, paid)
    pay(chain, { name, currency, to: SENDER, value, at: nowSeconds })
  }
  for (const paid of run.bringsRest ? depositsPaid(run) : []) {
    const chain = chainOf(run)
    const at = paid.atSeconds + REST_AFTER
    if (at > nowSeconds || chain.foreign.some(({ hash }) => hash === hashOf(`rest ${paid.orderId}`))) continue
    const value = paid.amount - amountOf(run, paid)[0]
    pay(chain, { name: `rest ${paid.orderId}`, currency: paid.currency, to: SENDER, value, at: nowSeconds })
  }
}

export function amountOf({ flow }: BundleRun, { amount, currency }: Pick<Paid, 'amount' | 'currency'>) {
  if (flow.outcome === 'fill') return [FILLED, NATIVE] as const
  return [flow.outcome === 'part' ? amount / 3n : amount, currency] as const
}

export function serviceServer(run: BundleRun, nowSeconds: () => number): Server {
  return ({ url }) => {
    passTo(run, nowSeconds())
    const term = new URL(url).searchParams.get('term')
    const paid = depositsPaid(run).filter(({ hash }) => hash === term)
    return json({ requests: run.flow.outcome === 'never' ? [] : paid.map((each) => requestOf(run, each)) })
  }
}

function requestOf(run: BundleRun, paid: Paid): object {
  const { outcome } = run.flow
  const place = outcome === 'fill' ? OTHER_CHAIN : CHAIN
  const hash = hashOf(`${outcome} ${paid.orderId}`)
  const isEnded = run.chains.get(place)?.foreign.some((each) => each.hash === hash) === true
  const [amount, address] = amountOf(run, paid)
  const side = { outputCurrency: { currency: { chainId: place, address }, amount: `${amount}` } }
  const status = isEnded ? (outcome === 'fill' ? 'success' : 'refund') : 'pending'
  return {
    id: hashOf(`request ${paid.orderId}`),
    status,
    recipient: SENDER,
    data: {
      inTxs: [{ txHash: paid.hash, chainId: CHAIN }],
      outTxs: isEnded ? [{ txHash: hash, chainId: place }, ...restOf(run, paid)] : [],
      ...(outcome === 'fill' ? { route: { actual: { destination: side } } } : {}),
    },
    protocol: { orderId: paid.orderId, deposit: { origin: { chainId: CHAIN, amount: `${paid.amount}` } } },
  }
}

function restOf(run: BundleRun, { orderId }: Paid): readonly object[] {
  const hash = hashOf(`rest ${orderId}`)
  return chainOf(run).foreign.some((each) => each.hash === hash) ? [{ txHash: hash, chainId: CHAIN }] : []
}
