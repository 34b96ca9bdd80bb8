import { setTimeout as sleep } from 'node:timers/promises'
import { ServiceError } from '../errors.ts'
import { orderIdOf } from '../quote/order.ts'
import { figuresOf, priceQuote, type QuoteTools } from '../quote/price.ts'
import { orderOf } from '../quote/protocol.ts'
import { startOf } from '../quote/start.ts'
import type { Transfer } from './transfers.ts'

/** A new request, or a `failReason`. */
export type Requoted = Readonly<{ begin: () => Transfer }> | Readonly<{ failReason: string }>

/** Quotes a request again for another amount (smallest unit) or another paid currency. */
export type Requote = (
  transfer: Transfer,
  amount: bigint,
  instead?: Readonly<{ chainId: number; currency: string }>,
) => Promise<Requoted>

const FIRST_PAUSE_MS = 100
const LONGEST_PAUSE_MS = 2_000

/**
 * Quotes an open address's deposit again, as exact input at current rates (service-facts.md 7).
 *
 * It retries temporary failures until the signal.
 */
export function requoter(tools: QuoteTools, signal: AbortSignal): Requote {
  return async (transfer, amount, instead) => {
    for (let pauseMs = FIRST_PAUSE_MS; ; pauseMs = Math.min(2 * pauseMs, LONGEST_PAUSE_MS)) {
      const requoted = await requoteOnce(tools, transfer, { amount, ...insteadOf(instead) })
      if (requoted) return requoted
      await sleep(pauseMs, undefined, { signal })
    }
  }
}

function insteadOf(instead: Parameters<Requote>[2]) {
  return instead ? { originChainId: instead.chainId, originCurrency: instead.currency } : {}
}

type Change = Readonly<{ amount: bigint; originChainId?: number; originCurrency?: string }>

async function requoteOnce(tools: QuoteTools, transfer: Transfer, change: Change): Promise<Requoted | undefined> {
  if (!transfer.asked) return { failReason: 'UNKNOWN' }
  const asked = { ...transfer.asked, ...change, tradeType: 'EXACT_INPUT' } as const
  const call = { path: '/quote/v2', apiKey: transfer.apiKey } as const
  try {
    const priced = await priceQuote(asked, call, tools)
    const order = orderOf({ ...priced, calls: priced.fill.calls, solver: tools.solver.address })
    const depositAddress = transfer.depositAddress?.address
    const { quoted: sponsorship } = figuresOf(priced, 0n, tools)
    const made = { order, orderId: orderIdOf(order), depositAddress, sponsorship, call }
    return { begin: () => tools.transfers.start(startOf(priced, made)) }
  } catch (error) {
    if (!(error instanceof ServiceError)) throw error
    const passesOver = error.status === 503 || error.code === 'SWAP_QUOTE_FAILED'
    return passesOver ? undefined : { failReason: FAIL_REASONS[error.code] ?? 'UNKNOWN' }
  }
}

// service-facts.md 3.
const FAIL_REASONS: Readonly<Record<string, string>> = {
  AMOUNT_TOO_LOW: 'DEPOSITED_AMOUNT_TOO_LOW_TO_FILL',
  INSUFFICIENT_LIQUIDITY: 'SOLVER_CAPACITY_EXCEEDED',
  NO_QUOTES: 'NO_QUOTES',
  SWAP_IMPACT_TOO_HIGH: 'SWAP_IMPACT_TOO_HIGH',
}
