import { createHmac } from 'node:crypto'
import { setTimeout as sleep } from 'node:timers/promises'
import type { Keys } from '../access/keys.ts'
import { statusOf } from './status.ts'
import type { Transfer, Transfers } from './transfers.ts'

const ATTEMPTS = 10
const FIRST_PAUSE_MS = 50
const TIMEOUT_MS = 5_000

/** `now` in epoch milliseconds. */
export type WebhookTools = Readonly<{
  transfers: Transfers
  keys: Keys
  now: () => number
  log: (line: string) => void
}>

/**
 * Posts a request's changes to its key's endpoint, in ten attempts with doubling pauses.
 *
 * service-facts.md 4. Returns its stop.
 */
export function sendWebhooks({ transfers, keys, now, log }: WebhookTools): () => Promise<void> {
  const stopping = new AbortController()
  const running = new Set<Promise<void>>()
  const stopListening = transfers.onChange((transfer) => {
    const key = transfer.apiKey === undefined ? undefined : keys.find(transfer.apiKey)
    if (!key?.webhookUrl) return
    const timestamp = now()
    const body = JSON.stringify(payloadOf(transfer, timestamp))
    const signature = signatureOf(key.key, timestamp, body)
    const sending: Promise<void> = deliver(key.webhookUrl, { timestamp, body, signature }, stopping.signal)
      .catch((error: unknown) => log(`webhook: ${String(error).split('\n')[0]}`))
      .finally(() => running.delete(sending))
    running.add(sending)
  })
  return async () => {
    stopListening()
    stopping.abort()
    await Promise.all(running)
  }
}

/** `X-Signature-SHA256`: HMAC-SHA256 over `timestamp.body` with the API key, as hex. */
export function signatureOf(key: string, timestamp: number, body: string): string {
  return createHmac('sha256', key).update(`${timestamp}.${body}`).digest('hex')
}

function payloadOf(transfer: Transfer, timestamp: number) {
  const { depositAddress, depositor, depositTxHash } = transfer
  return {
    event: 'request.status.updated',
    timestamp,
    data: {
      ...statusOf(transfer),
      depositAddress: depositAddress
        ? {
            address: depositAddress.address,
            depositAddressType: depositAddress.type,
            depositor: depositor ?? null,
            depositTxHash: depositTxHash ?? null,
          }
        : null,
      requestId: transfer.requestId,
      referrer: transfer.referrer ?? null,
      details: null,
      failReason: transfer.failReason ?? 'N/A',
      refundFailReason: transfer.refundFailReason ?? 'N/A',
    },
  }
}

type Message = Readonly<{ timestamp: number; body: string; signature: string }>

async function deliver(url: string, message: Message, signal: AbortSignal): Promise<void> {
  const headers = {
    'content-type': 'application/json',
    'x-signature-timestamp': `${message.timestamp}`,
    'x-signature-sha256': message.signature,
  }
  for (let attempt = 0; attempt < ATTEMPTS && !signal.aborted; attempt += 1) {
    const limit = AbortSignal.any([signal, AbortSignal.timeout(TIMEOUT_MS)])
    const init = { method: 'POST', headers, body: message.body, signal: limit }
    const isTaken = await fetch(url, init).then(
      (response) => response.ok,
      () => false,
    )
    if (isTaken) return
    await sleep(FIRST_PAUSE_MS * 2 ** attempt, undefined, { signal }).catch(() => undefined)
  }
  if (!signal.aborted) throw new Error(`${url} took nothing in ${ATTEMPTS} attempts`)
}
