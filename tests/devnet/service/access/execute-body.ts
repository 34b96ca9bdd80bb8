import * as v from 'valibot'
import type { Hex } from '../chain.ts'
import type { Authorization } from '../destination.ts'
import { executeRefusal } from './execute-error.ts'

const text = v.string('expected a string')
const hex = v.pipe(text, v.regex(/^0x([0-9a-fA-F]{2})*$/, 'expected 0x and whole bytes in hex'))
const address = v.pipe(text, v.regex(/^0x[0-9a-fA-F]{40}$/, 'expected an address'))
const word = v.pipe(text, v.regex(/^0x[0-9a-fA-F]{1,64}$/, 'expected 0x and up to 64 hex digits'))
const whole = v.pipe(
  v.number('expected a number'),
  v.safeInteger('expected an integer'),
  v.minValue(0, 'expected 0 or more'),
)
// 78 digits hold every 256-bit integer.
const wei = v.pipe(text, v.regex(/^[0-9]{1,78}$/, 'expected wei as digits'))
const flag = v.boolean('expected true or false')

const authorization = v.object(
  { chainId: whole, address, nonce: whole, yParity: v.picklist([0, 1], 'expected 0 or 1'), r: word, s: word },
  'expected an object with chainId, address, nonce, yParity, r and s',
)

// service-facts.md 5, POST /execute.
const BODY = v.object(
  {
    executionKind: v.literal('rawCalls', 'expected rawCalls'),
    data: v.object(
      {
        chainId: whole,
        to: address,
        data: hex,
        value: wei,
        authorizationList: v.optional(
          v.pipe(v.array(authorization, 'expected an array of authorizations'), v.minLength(1, 'cannot be empty')),
        ),
      },
      'expected an object',
    ),
    executionOptions: v.optional(
      v.looseObject(
        {
          referrer: v.optional(text),
          subsidizeFees: v.optional(flag),
          destinationChainExecutionData: v.optional(v.unknown()),
        },
        'expected an object',
      ),
      {},
    ),
    requestId: v.optional(v.pipe(text, v.regex(/^0x[0-9a-fA-F]{64}$/, 'expected 0x and 64 hex digits'))),
  },
  'expected a JSON object',
)

/** `value` in wei. */
export type ExecuteBody = Readonly<{
  chainId: number
  to: Hex
  data: Hex
  value: bigint
  authorizations: readonly Authorization[] | undefined
  referrer: string | undefined
  /** False: the quote already includes the gas, so the key isn't charged. */
  subsidizeFees: boolean
  requestId: string | undefined
}>

/**
 * Parses a call's body.
 *
 * Errors: 400 `{error}`, in the published words: "to is required".
 */
export function parseExecuteBody(json: unknown): ExecuteBody {
  const parsed = v.safeParse(BODY, json, { abortEarly: true })
  if (!parsed.success) throw executeRefusal(sentenceOf(parsed.issues[0]))
  const { data: call, executionOptions, requestId } = parsed.output
  if (executionOptions.destinationChainExecutionData !== undefined) {
    throw executeRefusal('destinationChainExecutionData is not offered here: ask a quote with txs')
  }
  return {
    chainId: call.chainId,
    to: call.to as Hex,
    data: call.data as Hex,
    value: BigInt(call.value),
    authorizations: call.authorizationList?.map((each) => ({
      ...each,
      address: each.address as Hex,
      r: each.r as Hex,
      s: each.s as Hex,
    })),
    referrer: executionOptions.referrer,
    subsidizeFees: executionOptions.subsidizeFees ?? true,
    requestId,
  }
}

function sentenceOf(issue: v.BaseIssue<unknown>): string {
  const place = (v.getDotPath(issue) ?? 'body').replace(/^(data|executionOptions)\./, '')
  if (issue.input === undefined) return `${place} is required`
  return issue.message.startsWith('expected') ? `${place}: ${issue.message}` : `${place} ${issue.message}`
}
