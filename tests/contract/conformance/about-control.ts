import { createHmac } from 'node:crypto'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { setTimeout as sleep } from 'node:timers/promises'
import type { QuoteAnswer } from '../../devnet/service/quote/quote.ts'
import { refusal } from './about-errors.ts'
import { carryOut, MOVES_MONEY, type Status, untilOver } from './about-money.ts'
import { type Ask, bridgeBody, NO_PAIR } from './ask.ts'
import { type Check, unless } from './check.ts'

const NO_CONTROL = { skip: 'it needs a control server: only on a devnet' } as const
const POLL_MS = 50
const POLLS = 200

type Control = NonNullable<Ask['control']>
type Body = Readonly<Record<string, unknown>>

/** The claim reverts its settings itself. */
function told(
  section: string,
  claim: string,
  run: (ask: Ask, control: Control, body: Body) => Promise<readonly string[]>,
): Check {
  return {
    section,
    claim,
    async run(ask) {
      const body = await bridgeBody(ask)
      if (!ask.control) return NO_CONTROL
      if (!ask.move) return MOVES_MONEY
      if (!body) return NO_PAIR
      return run(ask, ask.control, body)
    },
  }
}

async function quoteOf(ask: Ask, body: Body, key?: string): Promise<QuoteAnswer> {
  const { status, body: answer } = await ask.post('/quote/v2', body, key)
  if (status !== 200) throw new Error(`POST /quote/v2 answered ${status}: ${JSON.stringify(answer)}`)
  return answer as QuoteAnswer
}

/** Returns the last status. */
async function paidUntil(ask: Ask, { requestId, steps }: QuoteAnswer, word: string): Promise<string | undefined> {
  for (const item of steps.flatMap(({ items }) => items)) await ask.move?.(item.data)
  let last: string | undefined
  for (let poll = 0; poll < POLLS && last !== word; poll += 1) {
    last = ((await ask.get(`/intents/status/v3?requestId=${requestId}`)).body as Status).status
    await sleep(POLL_MS)
  }
  return last
}

const historyOf = async (control: Control, requestId: string) => {
  type Transfer = Readonly<{ requestId: string; history: readonly Readonly<{ status: string }>[] }>
  const all = (await control('GET', '/requests')).body as readonly Transfer[]
  return (all.find((each) => each.requestId === requestId)?.history ?? []).map(({ status }) => status).join(' ')
}

/** Control server changes and refused input. */
export const ABOUT_CONTROL: readonly Check[] = [
  told('Chain record', 'quotes of a disabled chain are refused', async (ask, control, body) => {
    const incident = `/incidents/${body['destinationChainId']}`
    await control('POST', incident, { disabled: true })
    const answer = await ask.post('/quote/v2', body)
    await control('POST', incident, { disabled: false })
    const { errorCode } = answer.body as { errorCode?: string }
    return [...refusal(answer), ...unless(errorCode === 'CHAIN_DISABLED', `errorCode: ${errorCode}`)]
  }),
  told('Limits', 'a key beyond its limit is slowed down', async (ask, control, body) => {
    const key = 'conformance-limit'
    await control('POST', '/keys', { key, quotesPerMinute: 1 })
    // Of three requests, two share a minute even at its end.
    const answers = [0, 1, 2].map(() => ask.post('/quote/v2', body, key))
    const refused = (await Promise.all(answers)).filter(({ status }) => status === 429)
    await control('DELETE', `/keys/${key}`)
    const fields = Object.keys((refused[0]?.body ?? {}) as object)
    return unless(refused.length > 0 && fields.join() === 'message', `429: ${refused.length} times, with ${fields}`)
  }),
  told('Errors', 'a body of more than a MiB is refused', async (ask) =>
    refusal(await ask.postText('/quote/v2', `{"user":"${'x'.repeat(1_048_576)}"}`)),
  ),
  told('Errors', 'a deeply nested body is refused', async (ask) =>
    refusal(await ask.postText('/quote/v2', `${'{"a":'.repeat(5_000)}1${'}'.repeat(5_000)}`)),
  ),
  told('States and transitions', 'a paid request is pending while the solver pauses', async (ask, control, body) => {
    await control('POST', '/solver/pause')
    const quote = await quoteOf(ask, body)
    const pending = await paidUntil(ask, quote, 'pending')
    await control('POST', '/solver/resume')
    const last = (await untilOver(ask, quote.requestId)).at(-1)
    const words = await historyOf(control, quote.requestId)
    return [
      ...unless(pending === 'pending' && last?.status === 'success', `was ${pending}, ended as ${last?.status}`),
      ...unless(words === 'waiting pending submitted success', `went through ${words}`),
    ]
  }),
  told('States and transitions', 'a late fill is delayed, and comes', async (ask, control, body) => {
    await control('POST', '/solver/delay', { count: 1 })
    const quote = await quoteOf(ask, body)
    const delayed = await paidUntil(ask, quote, 'delayed')
    await control('POST', '/solver/release')
    const last = (await untilOver(ask, quote.requestId)).at(-1)
    return unless(delayed === 'delayed' && last?.status === 'success', `was ${delayed}, ended as ${last?.status}`)
  }),
  told('States and transitions', 'a failure goes on to pending and refund', async (ask, control, body) => {
    await control('POST', '/solver/fail', { count: 1 })
    const quote = await quoteOf(ask, body)
    await carryOut(ask, quote)
    await control('POST', '/solver/fail', { count: 0 })
    const words = await historyOf(control, quote.requestId)
    return unless(words === 'waiting pending failure pending refund', `went through ${words}`)
  }),
  told('Endpoints', 'a missed deposit is found by its transaction', async (ask, control, body) => {
    await control('POST', '/faults', { kind: 'miss-deposit', times: 1 })
    const quote = await quoteOf(ask, body)
    const txHash = await ask.move?.(quote.steps[0]?.items[0]?.data ?? {})
    await sleep(10 * POLL_MS)
    const { body: missed } = await ask.get(`/intents/status/v3?requestId=${quote.requestId}`)
    const { status } = await ask.post('/transactions/index', { chainId: body['originChainId'], txHash })
    const last = (await untilOver(ask, quote.requestId)).at(-1)
    return [
      ...unless((missed as Status).status === 'waiting', `missed: ${(missed as Status).status}`),
      ...unless(status === 200, `POST /transactions/index answered ${status}`),
      ...unless(last?.status === 'success', `ended as ${last?.status}`),
    ]
  }),
  told('Events', 'a webhook tells each change, signed with the key', async (ask, control, body) => {
    const key = 'conformance-webhook'
    const got: Readonly<{ signed: boolean; status: string }>[] = []
    const hook = createServer((request, response) => {
      const pieces: Buffer[] = []
      request
        .on('data', (piece: Buffer) => pieces.push(piece))
        .on('end', () => {
          const text = Buffer.concat(pieces).toString()
          const signed = `${request.headers['x-signature-timestamp']}.${text}`
          const isSigned =
            createHmac('sha256', key).update(signed).digest('hex') === request.headers['x-signature-sha256']
          got.push({ signed: isSigned, status: (JSON.parse(text) as { data: Status }).data.status })
          response.end()
        })
    })
    await new Promise<void>((resolve) => hook.listen(0, '127.0.0.1', resolve))
    const { port } = hook.address() as AddressInfo
    await control('POST', '/keys', { key, webhookUrl: `http://127.0.0.1:${port}/` })
    await carryOut(ask, await quoteOf(ask, body, key))
    for (let poll = 0; poll < POLLS && !got.some(({ status }) => status === 'success'); poll += 1) await sleep(POLL_MS)
    await control('DELETE', `/keys/${key}`)
    hook.close()
    return [
      ...unless(
        got.some(({ status }) => status === 'success'),
        `told of ${got.map(({ status }) => status)}`,
      ),
      ...unless(
        got.every(({ signed }) => signed),
        'X-Signature-SHA256: is not that of the body',
      ),
    ]
  }),
]
