import { setTimeout as sleep } from 'node:timers/promises'
import type { QuoteAnswer } from '../../devnet/service/quote/quote.ts'
import { type Ask, bridgeBody, dollarsBody, NO_PAIR } from './ask.ts'
import { type Check, unless } from './check.ts'

const POLL_MS = 50
const POLLS = 600
// A failure continues to a refund, because every quote has a refund address.
const OVER = ['success', 'refund']

export type Status = Readonly<{
  status: string
  failReason?: string
  inTxHashes: readonly string[]
  txHashes: readonly string[]
  updatedAt: number
}>

export async function untilOver(ask: Ask, requestId: string): Promise<readonly Status[]> {
  const seen: Status[] = []
  for (let poll = 0; poll < POLLS && !OVER.includes(seen.at(-1)?.status ?? ''); poll += 1) {
    seen.push((await ask.get(`/intents/status/v3?requestId=${requestId}`)).body as Status)
    await sleep(POLL_MS)
  }
  return seen
}

export async function carryOut(ask: Ask, quote: QuoteAnswer): Promise<readonly Status[]> {
  for (const item of quote.steps.flatMap(({ items }) => items)) await ask.move?.(item.data)
  return untilOver(ask, quote.requestId)
}

function moved(
  claim: string,
  changes: Readonly<Record<string, unknown>>,
  ends: (last: Status) => readonly string[],
  bodyOf = bridgeBody,
): Check {
  return {
    section: 'States and transitions',
    claim,
    async run(ask) {
      const body = await bodyOf(ask)
      if (!ask.move) return MOVES_MONEY
      if (!body) return NO_PAIR
      const { status, body: quote } = await ask.post('/quote/v2', { ...body, ...changes })
      if (status !== 200) return [`answered ${status}: ${JSON.stringify(quote)}`]
      const seen = await carryOut(ask, quote as QuoteAnswer)
      const times = seen.map(({ updatedAt }) => updatedAt)
      const last = seen.at(-1)
      return [
        ...unless(
          times.every((time, index) => time >= (times[index - 1] ?? 0)),
          'updatedAt: went back',
        ),
        ...(last ? ends(last) : ['status: was never answered']),
      ]
    },
  }
}

export const MOVES_MONEY = { skip: 'it would move money: only on a devnet' } as const

const succeeds = ({ status }: Status) => unless(status === 'success', `ended as ${status}`)
const GAS_CURRENCY = '0x0000000000000000000000000000000000000000'

/** interface.md, "What the service does" 3 to 5, and "States": claims that need transfers. */
export const ABOUT_MONEY: readonly Check[] = [
  moved('a deposit leads to success, with hashes on both sides', {}, ({ status, inTxHashes, txHashes }) =>
    unless(status === 'success' && inTxHashes.length > 0 && txHashes.length > 0, `ended as ${status}`),
  ),
  moved('a refund is asked for by the referrer of testers', { referrer: 'debug-force-refund' }, ({ status }) =>
    unless(status === 'refund', `ended as ${status}`),
  ),
  moved(
    'a strict deposit address fills when it is paid',
    { useDepositAddress: true, strict: true, refundTo: '0x000000000000000000000000000000000000dEaD' },
    ({ status }) => unless(status === 'success', `ended as ${status}`),
  ),
  moved('a token is approved, deposited and filled', {}, succeeds, dollarsBody),
  moved('a token with a gas top-up is filled', { topupGas: true }, succeeds, dollarsBody),
  moved('a token becomes gas currency', { destinationCurrency: GAS_CURRENCY }, succeeds, dollarsBody),
  moved(
    'calls are carried out with the fill',
    { tradeType: 'EXACT_OUTPUT', amount: '1000', txs: [{ to: GAS_CURRENCY, value: '1000', data: '0x' }] },
    succeeds,
  ),
]
