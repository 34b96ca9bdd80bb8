import type { QuoteAnswer } from '../../devnet/service/quote/quote.ts'
import { ANY_OLDER_STATUS, CHAINS_ANSWER, STATUS, STREAM } from '../document.ts'
import { refusal } from './about-errors.ts'
import { type Ask, bridgeBody, NO_PAIR } from './ask.ts'
import { type Check, lacks, unless } from './check.ts'

const WORDS = ['waiting', 'depositing', 'pending', 'delayed', 'submitted', 'success', 'failure', 'refund']
const OLDER_WORDS = ['pending', 'received', 'success', 'failure', 'fallback']

async function quoteOf(ask: Ask): Promise<QuoteAnswer | undefined> {
  const body = await bridgeBody(ask)
  const answer = body && (await ask.post('/quote/v2', body))
  return answer?.status === 200 ? (answer.body as QuoteAnswer) : undefined
}

/** interface.md, "Chain record", "Status response", "States" and "Events". */
export const ABOUT_STATE: readonly Check[] = [
  {
    section: 'Chain record',
    claim: 'has the fields of the document',
    run: async (ask) => lacks(CHAINS_ANSWER, (await ask.get('/chains')).body),
  },
  {
    section: 'Chain record',
    claim: 'no two chains share an id',
    async run(ask) {
      const ids = (await ask.chains()).map(({ id }) => id)
      return unless(new Set(ids).size === ids.length, `ids: ${ids.join(', ')}`)
    },
  },
  {
    section: 'Status response',
    claim: 'a fresh request waits',
    async run(ask) {
      const quote = await quoteOf(ask)
      if (!quote) return NO_PAIR
      const { body } = await ask.get(`/intents/status/v3?requestId=${quote.requestId}`)
      const { status } = body as { status?: string }
      return [...lacks(STATUS, body), ...unless(status === 'waiting' && WORDS.includes(status), `status: ${status}`)]
    },
  },
  {
    section: 'Status response',
    claim: 'the older path answers in its own words',
    async run(ask) {
      const quote = await quoteOf(ask)
      if (!quote) return NO_PAIR
      const { body } = await ask.get(`/intents/status?requestId=${quote.requestId}`)
      const { status = '' } = body as { status?: string }
      const departures = ANY_OLDER_STATUS.map((shape) => lacks(shape, body))
      const fits = departures.some((each) => each.length === 0)
      return [...(fits ? [] : departures.flat()), ...unless(OLDER_WORDS.includes(status), `status: ${status}`)]
    },
  },
  {
    section: 'Status response',
    claim: 'a malformed id is refused',
    run: async (ask) => refusal(await ask.get('/intents/status/v3?requestId=0x12')),
  },
  {
    section: 'Events',
    claim: 'the stream is ready, and acknowledges',
    async run(ask) {
      const quote = await quoteOf(ask)
      if (!ask.stream || !quote) return { skip: 'no URL of a stream was given' }
      const socket = ask.stream()
      const frames: unknown[] = []
      const second = new Promise<void>((resolve, reject) => {
        socket.on('error', reject).on('close', () => resolve())
        socket.on('message', (data) => {
          frames.push(JSON.parse(String(data)))
          if (frames.length > 1) return resolve()
          const filters = { id: quote.requestId }
          socket.send(JSON.stringify({ type: 'subscribe', event: 'request.status.updated', filters }))
        })
      })
      await second
      socket.terminate()
      return [...lacks(STREAM['stream-ready'], frames[0]), ...lacks(STREAM['stream-subscribe'], frames[1])]
    },
  },
]
