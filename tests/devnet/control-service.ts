import type { Hono } from 'hono'
import type { Controlled } from './controlled.ts'
import { BadInput } from './http.ts'
import { type Body, expected, readBody, wholeNumber } from './input.ts'

/** Adds /solver/…, /faults (/faults/kinds lists them), /price, /requests and /stream/close. */
export function addService(app: Hono, { service: { control } }: Controlled): void {
  app.post('/solver/pause', (context) => {
    control.pauseSolver()
    return context.json({ paused: true })
  })
  app.post('/solver/resume', (context) => {
    control.resumeSolver()
    return context.json({ paused: false })
  })
  app.post('/solver/fail', async (context) => {
    const body = await readBody(context)
    const count = wholeNumber(body, 'count', 0, 1_000)
    const reasons = { ...word(body, 'failReason'), ...word(body, 'refundFailReason') }
    control.failNext(count, reasons)
    return context.json({ count, ...reasons })
  })
  app.post('/solver/delay', async (context) => {
    const count = wholeNumber(await readBody(context), 'count', 0, 1_000)
    control.delayNext(count)
    return context.json({ count })
  })
  app.post('/solver/release', (context) => {
    control.letGo()
    return context.json({ count: 0 })
  })
  app.post('/faults', async (context) => {
    const body = await readBody(context)
    return context.json(refusedIsBadInput(() => control.setFault(body)) as object)
  })
  app.get('/faults', (context) => context.json(control.listFaults() as object))
  app.get('/faults/kinds', (context) => context.json(control.faultKinds() as object))
  app.delete('/faults', (context) => {
    control.clearFaults()
    return context.json(control.listFaults() as object)
  })
  app.post('/price', async (context) => {
    const { group, usd } = await readBody(context)
    refusedIsBadInput(() => control.setPrice(`${group}`, `${usd}`))
    return context.json({ group, usd })
  })
  app.post('/stream/close', (context) => {
    control.closeStream()
    return context.json({ closed: true })
  })
  app.get('/requests', (context) => context.json(withoutBigInts(control.requests()) as object))
}

export function addAccess(app: Hono, { service: { control } }: Controlled): void {
  app.post('/keys', async (context) => {
    const body = await readBody(context)
    return context.json(withoutBigInts(refusedIsBadInput(() => control.setKey(body))) as object)
  })
  app.get('/keys', (context) => context.json(withoutBigInts(control.keys()) as object))
  app.delete('/keys/:key', (context) => {
    control.removeKey(context.req.param('key'))
    return context.json(withoutBigInts(control.keys()) as object)
  })
  app.post('/screening', async (context) => {
    const body = await readBody(context)
    return context.json(refusedIsBadInput(() => control.setScreening(body)) as object)
  })
  app.post('/limits', async (context) => {
    const body = await readBody(context)
    return context.json(refusedIsBadInput(() => control.limitAnonymous(body)) as object)
  })
  app.post('/incidents/:id', async (context) => {
    const body = await readBody(context)
    const chainId = Number(context.req.param('id'))
    return context.json(refusedIsBadInput(() => control.setIncident(chainId, body)) as object)
  })
}

function word(body: Body, field: string): Readonly<Record<string, string>> {
  const value = body[field]
  if (value === undefined) return {}
  if (typeof value === 'string' && /^[A-Z][A-Z0-9_]{1,80}$/.test(value)) return { [field]: value }
  throw new BadInput(expected(field, 'a word in capitals', value))
}

function refusedIsBadInput<Value>(action: () => Value): Value {
  try {
    return action()
  } catch (error) {
    throw new BadInput(error instanceof Error ? error.message : `body: refused, ${error}`)
  }
}

function withoutBigInts(value: unknown): unknown {
  return JSON.parse(JSON.stringify(value, (_, each: unknown) => (typeof each === 'bigint' ? each.toString() : each)))
}
