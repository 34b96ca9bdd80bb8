import { Hono } from 'hono'
import { cors } from 'hono/cors'
import type { ExchangeFaults } from '../faults.ts'
import { type Answer, type ExchangeEnvironment, respond, serveFaulty } from '../faulty.ts'
import { type ExchangeTools, errorBody, exchange } from './exchange.ts'
import { info } from './info.ts'
import type { Mids } from './mids.ts'

export const EXCHANGE_PATH = '/exchange'
const MOST_BYTES = 1024 * 1024

export function exchangeAApp(
  tools: ExchangeTools & Readonly<{ faults: ExchangeFaults; mids: Mids }>,
): Hono<ExchangeEnvironment> {
  const app = new Hono<ExchangeEnvironment>()
  app.use(cors({ origin: '*', maxAge: 600 }))
  const serve = (path: string, act: (json: unknown) => Answer | Promise<Answer>) =>
    app.post(path, async (context) => {
      const text = await context.req.text()
      const run = async () => (text.length > MOST_BYTES ? TOO_LARGE : act(parse(text)))
      return serveFaulty(context, tools.faults, { act: run, refusal: errorBody })
    })
  serve('/info', (json) => info(json, tools))
  serve(EXCHANGE_PATH, (json) => exchange(json, tools))
  app.notFound(() => respond({ status: 404, text: 'Not Found' }))
  app.onError(() => respond({ status: 500, text: 'Internal Server Error' }))
  return app
}

const TOO_LARGE: Answer = { status: 413, text: 'Payload Too Large' }

function parse(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}
