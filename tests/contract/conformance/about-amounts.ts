import { setTimeout as sleep } from 'node:timers/promises'
import type { QuoteAnswer } from '../../devnet/service/quote/quote.ts'
import { MOVES_MONEY, type Status, untilOver } from './about-money.ts'
import { type Ask, bridgeBody, NO_PAIR } from './ask.ts'
import { type Check, unless } from './check.ts'

const SAFE = '0x000000000000000000000000000000000000dEaD'
const POLL_MS = 50
const POLLS = 200

/** `paid` derives the amount from the quote's. */
function paidOtherwise(
  claim: string,
  changes: Readonly<Record<string, unknown>>,
  paid: (due: bigint) => bigint,
  ends: (ask: Ask, quote: QuoteAnswer) => Promise<readonly string[]>,
): Check {
  return {
    section: 'Quote request body',
    claim,
    async run(ask) {
      const body = await bridgeBody(ask)
      if (!ask.move) return MOVES_MONEY
      if (!body) return NO_PAIR
      const { status, body: answer } = await ask.post('/quote/v2', { ...body, refundTo: SAFE, ...changes })
      if (status !== 200) return [`answered ${status}: ${JSON.stringify(answer)}`]
      const quote = answer as QuoteAnswer
      const data = quote.steps.at(-1)?.items[0]?.data ?? {}
      await ask.move({ ...data, value: `${paid(BigInt(`${data['value']}`))}` })
      return ends(ask, quote)
    },
  }
}

const over =
  (verdict: (last: Status | undefined) => readonly string[]) =>
  async (ask: Ask, { requestId }: QuoteAnswer) =>
    verdict((await untilOver(ask, requestId)).at(-1))

const isFilledAndReturned = over((last) => [
  ...unless(last?.status === 'success', `ended as ${last?.status}`),
  ...unless(last?.txHashes.length === 2, `txHashes: ${last?.txHashes.length}, expected the fill and the excess`),
])
const isTooLow = over((last) => [
  ...unless(last?.status === 'refund', `ended as ${last?.status}`),
  ...unless(last?.failReason === 'DEPOSITED_AMOUNT_TOO_LOW_TO_FILL', `failReason: ${last?.failReason}`),
])

/** A deposit address's later request id. service-facts.md 3 and 7. */
async function requoteOf(ask: Ask, { requestId, steps }: QuoteAnswer): Promise<string | undefined> {
  const address = steps[0]?.depositAddress
  for (let poll = 0; poll < POLLS; poll += 1) {
    const { body } = await ask.get(`/deposit-addresses/v1?address=${address}`)
    const newest = (body as { requestId?: string } | undefined)?.requestId
    if (newest !== undefined && newest !== requestId) return newest
    await sleep(POLL_MS)
  }
  return undefined
}

const STRICT = { useDepositAddress: true, strict: true }

/** interface.md, `strict`, and service-facts.md 7: deposits of other amounts. */
export const ABOUT_AMOUNTS: readonly Check[] = [
  paidOtherwise('strict: too little fails and is refunded', STRICT, (due) => due - 1n, isTooLow),
  paidOtherwise(
    'strict: too much is filled, and the excess comes back',
    STRICT,
    (due) => due + 1n,
    isFilledAndReturned,
  ),
  paidOtherwise('by calldata: too little fails and is refunded', {}, (due) => due - 1n, isTooLow),
  paidOtherwise(
    'by calldata: too much is filled, and the excess comes back',
    {},
    (due) => due + 1n,
    isFilledAndReturned,
  ),
  paidOtherwise(
    'open: another amount begins a new request, and the old one stays pending',
    { useDepositAddress: true },
    (due) => due * 2n,
    async (ask, quote) => {
      const requote = await requoteOf(ask, quote)
      if (requote === undefined) return ['GET /deposit-addresses/v1: names no other request']
      const last = (await untilOver(ask, requote)).at(-1)
      const { body } = await ask.get(`/intents/status/v3?requestId=${quote.requestId}`)
      const { status } = body as Status
      return [
        ...unless(last?.status === 'success', `the new request ended as ${last?.status}`),
        ...unless(status === 'pending', `the old request: ${status}`),
      ]
    },
  ),
]
