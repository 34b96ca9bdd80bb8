import * as v from 'valibot'
import { failedFor, misused, type Reason } from '../../core/reason/reason.ts'
import { isHex } from '../../lib/hex.ts'
import type { HttpAnswer } from '../http/request.ts'
import { type AskService, isSuccess } from './ask.ts'
import { serviceFailure } from './errors.ts'

/** `signature`: 65 bytes. */
export type SignedBody = Readonly<{ signature: string; body: Readonly<Record<string, unknown>> }>

/** `unknown` proves nothing. */
type Taken =
  | Readonly<{ result: 'accepted'; message: string }>
  | Readonly<{ result: 'rejected' | 'unknown'; message: string; reason: Reason }>

export type SignatureEndpoints = Readonly<{
  /** POST /authorize: a signed nonce mapping, which may be resent after `unknown`. */
  authorize: (mapping: SignedBody) => Promise<Taken>
  /**
   * POST /execute/permits (service facts 1): a signed permit, like `authorize`. Unapproved additional steps make it
   * `rejected`.
   */
  permit: (permit: SignedBody) => Promise<Taken>
}>

/** Service facts 1, "steps that must be appended". */
const moreSteps = v.object({ steps: v.pipe(v.array(v.unknown()), v.minLength(1)) })
const REFUSALS = [400, 401, 403, 404, 422]
const NOT_A_SIGNATURE = misused('Expected a signature of 65 bytes')

/** Makes the endpoints that take signed bodies. */
export function createSignatureEndpoints(ask: AskService): SignatureEndpoints {
  async function hand(path: string, { signature, body }: SignedBody): Promise<{ taken: Taken; answer?: HttpAnswer }> {
    if (!isHex(signature, 65)) return { taken: { ...NOT_A_SIGNATURE, result: 'rejected' } }
    const answer = await ask(`${path}?signature=${signature}`, { method: 'POST', body })
    const isRefusal = answer.ok && REFUSALS.includes(answer.status)
    if (isSuccess(answer)) return { taken: { result: 'accepted', message: '' }, answer }
    const { message, reason } = serviceFailure(answer)
    return { taken: { result: isRefusal ? 'rejected' : 'unknown', message, reason }, answer }
  }

  return {
    authorize: async (mapping) => (await hand('/authorize', mapping)).taken,
    permit: async (permit) => {
      const { taken, answer } = await hand('/execute/permits', permit)
      const isMore = answer?.ok && hasMoreSteps(answer.body)
      return isMore ? { ...failedFor({ code: 'PERMIT_WANTS_MORE' }), result: 'rejected' } : taken
    },
  }
}

function hasMoreSteps(body: unknown): boolean {
  return v.is(moreSteps, body)
}
