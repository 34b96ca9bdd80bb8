import type { Answer } from '../faulty.ts'
import type { Ledger } from './ledger.ts'
import type { Nonces } from './nonces.ts'
import { parseSendAsset, signerOf, transferOf } from './send-asset.ts'
import type { Words } from './words.ts'

/** `now` in epoch milliseconds. */
export type ExchangeTools = Readonly<{ ledger: Ledger; nonces: Nonces; words: Words; now: () => number }>

/**
 * POST /exchange: executes a signed transfer.
 *
 * Other bodies get HTTP 422, refusals HTTP 200 with `{status: 'err', response}`. Refusals use up the nonce too.
 */
export async function exchange(json: unknown, { ledger, nonces, words, now }: ExchangeTools): Promise<Answer> {
  const body = parseSendAsset(json, words)
  if (!body) return { status: 422, text: 'Failed to deserialize the JSON body into the target type' }
  const signer = await signerOf(body, words)
  // A wrong signature recovers another address, without an account.
  if (!signer || !ledger.exists(signer)) {
    return refused(`Must deposit before performing actions. User: ${(signer ?? '0x').toLowerCase()}`)
  }
  const refusal = nonces.use(signer.toLowerCase(), body.nonce, now())
  if (refusal) return refused(refusal)
  const transfer = transferOf(body, signer, words)
  if (typeof transfer === 'string') return refused(transfer)
  const entry = ledger.transfer(transfer)
  if (typeof entry === 'string') return refused(entry)
  return { status: 200, body: { status: 'ok', response: { type: 'default' } } }
}

export function errorBody(response: string): Readonly<{ status: 'err'; response: string }> {
  return { status: 'err', response }
}

function refused(response: string): Answer {
  return { status: 200, body: errorBody(response) }
}
