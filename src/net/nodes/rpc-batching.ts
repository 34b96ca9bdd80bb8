import * as v from 'valibot'
import { type Failure, failedFor, type Reason } from '../../core/reason/reason.ts'
import { type Hex, isHex } from '../../lib/hex.ts'
import { displayText, malformedReason, refusalReason } from '../http/foreign-text.ts'
import { type Fetch, type HttpFailure, type HttpFailureKind, requestJson } from '../http/request.ts'

export type RpcRequest = Readonly<{ method: string; params: readonly unknown[] }>

export type NodeFailure = Failure &
  Readonly<{
    /** Undefined where no whole answer came. */
    code: number | undefined
    transport: HttpFailureKind | undefined
    /** Revert data. */
    data?: Hex
  }>

export type RawNodeAnswer = Readonly<{ ok: true; result: unknown }> | NodeFailure

const TIMEOUT_MILLISECONDS = 10_000
/** Below the batch limits of nodes. */
const MOST_TOGETHER = 24
/** EIP-1474, "limit exceeded": retried after each pause. */
const LIMIT_EXCEEDED = -32005
const TOO_OFTEN = /too many requests|rate.?limit|request (count|limit)|compute units|exceeded .{0,20}(capacity|quota)/i
const PAUSES_MILLISECONDS: readonly number[] = [1_000, 3_000]
/** Slow or effectful calls must not share another call's failure. */
const ALONE: readonly string[] = ['eth_sendRawTransaction', 'eth_getLogs']

const envelope = v.object({
  jsonrpc: v.literal('2.0'),
  id: v.number(),
  result: v.optional(v.unknown()),
  error: v.optional(v.object({ code: v.number(), message: v.string(), data: v.optional(v.unknown()) })),
})
// Some nodes omit an unread request's id.
const refusal = v.object({
  error: v.object({ code: v.number(), message: v.string(), data: v.optional(v.unknown()) }),
})

export type NodeOptions = Readonly<{ fetch: Fetch; url: string; pause?: (milliseconds: number) => Promise<void> }>

type Waiting = Readonly<{ key: string; question: RpcRequest; settle: (answer: RawNodeAnswer) => void }>

/** Makes a client that batches and merges simultaneous calls. Never throws. */
export function createRpcBatching({ fetch, url, pause = waited }: NodeOptions) {
  let waiting: (Waiting & Readonly<{ answer: Promise<RawNodeAnswer> }>)[] = []
  let takesLists = true

  const post = (body: unknown) =>
    requestJson(fetch, { method: 'POST', url, body, timeoutMilliseconds: TIMEOUT_MILLISECONDS })

  async function askAlone(question: RpcRequest): Promise<RawNodeAnswer> {
    const answer = await post(written(question, 1))
    if (!answer.ok) return unanswered(question, answer)
    return limited(answerIn(answer.body, 1) ?? unlike(question, answer.status), answer.status)
  }

  async function askTogether(list: readonly Waiting[], tries = 0): Promise<void> {
    const answer = await post(list.map(({ question }, index) => written(question, index + 1)))
    const isBusy = answer.status === 429 || (answer.status ?? 0) >= 500
    const answers = answer.ok ? answersIn(answer.body, list.length) : undefined
    const isSilent = !answer.ok && answer.kind !== 'notJson' && answer.kind !== 'tooLarge'
    const isLimited = answer.ok && !isBusy && refusalIn(answer.body)?.code === LIMIT_EXCEEDED
    if (!answers && !isSilent && !isBusy && !isLimited) {
      if (answer.ok || answer.kind === 'notJson') takesLists = false
      await Promise.all(list.map(async ({ question, settle }) => settle(await askAlone(question))))
      return
    }
    const [pauseMilliseconds] = isBusy ? [] : PAUSES_MILLISECONDS.slice(tries)
    const again: Waiting[] = []
    for (const [index, each] of list.entries()) {
      const own = answers ? answerAmong(answers, index + 1) : answer.ok ? refusalIn(answer.body) : undefined
      const isAgain = pauseMilliseconds !== undefined && own && !own.ok && own.code === LIMIT_EXCEEDED
      if (isAgain) again.push(each)
      else {
        const said = own ?? (answer.ok ? unlike(each.question, answer.status) : unanswered(each.question, answer))
        each.settle(limited(said, answer.status))
      }
    }
    if (again.length === 0 || pauseMilliseconds === undefined) return
    await pause(pauseMilliseconds)
    await askTogether(again, tries + 1)
  }

  function flush(): void {
    const all = waiting
    waiting = []
    for (let at = 0; at < all.length; at += MOST_TOGETHER) {
      const list = all.slice(at, at + MOST_TOGETHER)
      const [first] = list
      if (first && list.length === 1) void askAlone(first.question).then(first.settle)
      else void askTogether(list)
    }
  }

  return (question: RpcRequest): Promise<RawNodeAnswer> => {
    if (!takesLists || ALONE.includes(question.method)) return askAlone(question)
    const key = JSON.stringify(question)
    const same = waiting.find((each) => each.key === key)
    if (same) return same.answer
    let settle: Waiting['settle'] = () => undefined
    const answer = new Promise<RawNodeAnswer>((resolve) => {
      settle = resolve
    })
    waiting.push({ key, question, settle, answer })
    if (waiting.length === 1) queueMicrotask(flush)
    return answer
  }
}

function waited(milliseconds: number): Promise<void> {
  return new Promise((resolve) => void setTimeout(resolve, milliseconds))
}

function written({ method, params }: RpcRequest, id: number): object {
  return { jsonrpc: '2.0', id, method, params }
}

// A list without any of our ids is a refusal of all.
function answersIn(body: unknown, count: number): readonly unknown[] | undefined {
  const ours = v.object({ id: v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(count)) })
  return Array.isArray(body) && body.some((each) => v.is(ours, each)) ? body : undefined
}

// A call with two answers counts as unanswered.
function answerAmong(answers: readonly unknown[], id: number): RawNodeAnswer | undefined {
  const own = answers.filter((each) => v.is(v.object({ id: v.literal(id) }), each))
  return own.length === 1 ? answerIn(own[0], id) : undefined
}

function answerIn(body: unknown, id: number): RawNodeAnswer | undefined {
  const parsed = v.safeParse(envelope, body)
  if (parsed.success && parsed.output.id === id) {
    const { error } = parsed.output
    if (error) return refusedWith(error)
    if (Object.hasOwn(parsed.output, 'result')) return { ok: true, result: parsed.output.result }
  }
  return refusalIn(body)
}

function refusalIn(body: unknown): NodeFailure | undefined {
  const refused = v.safeParse(refusal, body)
  if (!refused.success) return undefined
  return refusedWith(refused.output.error)
}

function refusedWith({ code, message, data }: v.InferOutput<typeof refusal>['error']): NodeFailure {
  const words = displayText(message)
  const reason: Reason = isTooOften({ code, message }) ? { code: 'TOO_OFTEN' } : refusalReason(words)
  const failure = failedFor(reason, words ?? 'The node refused without a reason')
  return { ...failure, code, transport: undefined, ...(isHex(data) ? { data } : {}) }
}

/** Whether a node is asked too often. */
export function isTooOften({ code, message }: Readonly<{ code: number; message: string }>): boolean {
  if (code === LIMIT_EXCEEDED || code === 429) return true
  return TOO_OFTEN.test(message) && code !== 3 && !/revert/i.test(message)
}

function limited(answer: RawNodeAnswer, status: number | undefined): RawNodeAnswer {
  return answer.ok || status !== 429 ? answer : { ...answer, reason: { code: 'TOO_OFTEN' } }
}

function unlike({ method }: RpcRequest, status: number): NodeFailure {
  const message = `The answer to ${method} was not JSON-RPC (HTTP status ${status})`
  return { ...failedFor(malformedReason(status), message), code: undefined, transport: undefined }
}

function unanswered({ method }: RpcRequest, { message, reason, kind }: HttpFailure): NodeFailure {
  return { ...failedFor(reason, `${message} (${method})`), code: undefined, transport: kind }
}
