import { type Context, Hono } from 'hono'
import { cors } from 'hono/cors'
import { type ExchangeFaults, lagOf } from '../faults.ts'
import { type Answer, type ExchangeEnvironment, respond, serveFaulty } from '../faulty.ts'
import { refuseUnauthorized } from './auth-token.ts'
import {
  type AnswerShape,
  accountDetails,
  accountsByL1Address,
  apiKeys,
  nextNonce,
  transactionDetails,
  transferFeeInfo,
} from './reads.ts'
import { REFUSALS, Refusal } from './refusals.ts'
import { type SendTools, sendTransaction } from './send-tx.ts'

export const SEND_PATH = '/api/v1/sendTx'
const MOST_BYTES = 1024 * 1024
const EXECUTION_MS = 100

export type ExchangeBTools = SendTools & Readonly<{ faults: ExchangeFaults; shape: () => AnswerShape }>

/** Serves exchange B, open to any page. reference/devnet.md 5. */
export function exchangeBApp(tools: ExchangeBTools): Hono<ExchangeEnvironment> {
  const { accounts, log, faults } = tools
  const app = new Hono<ExchangeEnvironment>()
  app.use(cors({ origin: '*', maxAge: 600 }))
  const serve = (context: Context<ExchangeEnvironment>, act: () => unknown) =>
    serveFaulty(context, faults, {
      act: () => answered(act),
      refusal: (message, code = REFUSALS.refused) => ({ code, message }),
    })
  const read = (path: string, body: (query: Query) => unknown) =>
    app.get(path, (context) => serve(context, () => body(queryOf(context))))

  read('/api/v1/accountsByL1Address', ({ text }) => accountsByL1Address(accounts, text('l1_address'), tools.shape()))
  read('/api/v1/account', ({ text }) => accountDetails(accounts, text('by'), text('value')))
  read('/api/v1/nextNonce', ({ whole }) => nextNonce(accounts, whole('account_index'), whole('api_key_index')))
  read('/api/v1/apikeys', ({ whole }) => apiKeys(accounts, whole('account_index'), whole('api_key_index', 255)))
  read('/api/v1/tx', ({ text }) =>
    transactionDetails(log, { by: text('by'), value: text('value') }, tools.now() - lagOf(faults)),
  )
  // The published OpenAPI requires the header; older clients send `auth`.
  read('/api/v1/transferFeeInfo', ({ whole, token }) => {
    const accountIndex = whole('account_index')
    refuseUnauthorized(token(), accountIndex, tools)
    return transferFeeInfo(accounts, accountIndex, tools.transferFee(accountIndex, whole('to_account_index', -1)))
  })
  app.post(SEND_PATH, async (context) => {
    const form = await formOf(context)
    return serve(context, async () => {
      const hash = await sendTransaction(Number(form['tx_type']), form['tx_info'] ?? '', tools)
      return { code: 200, tx_hash: hash, predicted_execution_time_ms: EXECUTION_MS, volume_quota_remaining: 0 }
    })
  })
  app.notFound(() => respond({ status: 404, body: { code: 404, message: 'Not Found' } }))
  app.onError(() => respond({ status: 500, body: { code: 500, message: 'Internal Server Error' } }))
  return app
}

async function answered(act: () => unknown): Promise<Answer> {
  try {
    return { status: 200, body: await act() }
  } catch (error) {
    if (error instanceof Refusal) return { status: error.status, body: { code: error.code, message: error.message } }
    throw error
  }
}

async function formOf({ req }: Context<ExchangeEnvironment>): Promise<Readonly<Record<string, string>>> {
  if (Number(req.header('content-length') ?? 0) > MOST_BYTES) return {}
  const fields: Record<string, unknown> = await req.parseBody().catch(() => ({}))
  return Object.fromEntries(
    Object.entries(fields).flatMap(([name, value]) => (typeof value === 'string' ? [[name, value]] : [])),
  )
}

type Query = Readonly<{
  text: (name: string) => string
  whole: (name: string, otherwise?: number) => number
  token: () => string | undefined
}>

function queryOf({ req }: Context<ExchangeEnvironment>): Query {
  const text = (name: string) => {
    const value = req.query(name)
    if (value === undefined) throw new Refusal('malformed', `${name}: is required`)
    return value
  }
  const whole = (name: string, otherwise?: number) => {
    if (otherwise !== undefined && req.query(name) === undefined) return otherwise
    const value = text(name)
    if (!/^[0-9]{1,15}$/.test(value)) throw new Refusal('malformed', `${name}: expected a whole number, got "${value}"`)
    return Number(value)
  }
  return { text, whole, token: () => req.header('authorization') ?? req.query('auth') }
}
