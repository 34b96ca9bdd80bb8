import * as v from 'valibot'
import { isSameAddress } from '../../../core/families/address.ts'
import { type Answer, failedFor } from '../../../core/reason/reason.ts'
import { bytesToUtf8 } from '../../../lib/bytes.ts'
import { type Hex, hexToBytes, isHex } from '../../../lib/hex.ts'
import { httpRefusalReason } from '../../http/foreign-text.ts'
import { type Fetch, requestJson } from '../../http/request.ts'
import type { RpcAnswer } from '../../nodes/rpc.ts'
import { plainAnswer } from './balance-and-receipt-reads.ts'
import { gatewayHost } from './gateway-host.ts'
import { bytes } from './schema.ts'

/** Pinned EIP-3668 templates. Without `fetch`, their host is only named. `said` keeps answers. */
export type NameGateways = Readonly<{
  fetch: Fetch | undefined
  urls: readonly string[]
  said: Map<string, Promise<Answer<Hex>>>
}>

// EIP-3668: `OffchainLookup(address,string[],bytes,bytes4,bytes)`.
const OFFCHAIN_LOOKUP = '0x556f1830'
const MOST_ROUNDS = 4
const MOST_URLS = 16
const LIMITS = { timeoutMilliseconds: 5_000, maxBytes: 65_536 }
const answered = v.object({ data: bytes })

type Lookup = Readonly<{ sender: Hex; urls: readonly string[]; callData: Hex; callback: string; extraData: Hex }>

/** Makes a call that may need pinned gateways, in order (EIP-3668); the callback proves their answers on chain. */
export async function callWithGateways(
  call: (to: string, data: string) => Promise<RpcAnswer<Hex>>,
  { to, data: first }: Readonly<{ to: string; data: string }>,
  gateways: NameGateways | undefined,
): Promise<Answer<Hex>> {
  let data = first
  for (let rounds = 0; rounds <= MOST_ROUNDS; rounds += 1) {
    const answer = await call(to, data)
    if (answer.ok) return answer
    const lookup = answer.data?.startsWith(OFFCHAIN_LOOKUP) ? lookupIn(answer.data) : undefined
    if (!lookup || !isSameAddress(lookup.sender, to)) return plainAnswer(answer)
    const pinned = [...new Set(lookup.urls)].filter((url) => gateways?.urls.includes(url))
    const host = gatewayHost(pinned[0] ?? lookup.urls[0])
    if (host === undefined) return plainAnswer(answer)
    const isAsked = pinned.length > 0 && gateways?.fetch && rounds < MOST_ROUNDS
    if (!isAsked) return failedFor({ code: 'NAME_ELSEWHERE', host })
    const question = JSON.stringify([rounds, pinned, lookup.sender, lookup.callData])
    const asked = gateways.said.get(question) ?? askInOrder(gateways.fetch, pinned, lookup)
    gateways.said.set(question, asked)
    const said = await asked
    if (!said.ok) return said
    data = `${lookup.callback}${encodedPair(said.value, lookup.extraData)}`
  }
  return failedFor({ code: 'UNREADABLE' })
}

async function askInOrder(fetch: Fetch, templates: readonly string[], lookup: Lookup): Promise<Answer<Hex>> {
  let said: Answer<Hex> = failedFor({ code: 'UNREADABLE' })
  for (const template of templates) {
    said = await askGateway(fetch, template, lookup)
    if (said.ok) return said
  }
  return said
}

async function askGateway(fetch: Fetch, template: string, { sender, callData }: Lookup): Promise<Answer<Hex>> {
  const isGet = template.includes('{data}')
  const url = template.replaceAll('{sender}', sender.toLowerCase()).replaceAll('{data}', callData)
  const body = { data: callData, sender: sender.toLowerCase() }
  const answer = await requestJson(fetch, { url, ...LIMITS, ...(isGet ? { method: 'GET' } : { method: 'POST', body }) })
  if (!answer.ok) return failedFor(answer.reason, answer.message)
  if (answer.status !== 200) return failedFor(httpRefusalReason(answer.status, undefined))
  const read = v.safeParse(answered, answer.body)
  return read.success ? { ok: true, value: read.output.data } : failedFor({ code: 'UNREADABLE' })
}

// Nothing here believes an offset or a length.
function lookupIn(data: Hex): Lookup | undefined {
  const digits = data.slice(10)
  const word = (at: number) => {
    const text = digits.slice(at * 2, at * 2 + 64)
    return text.length === 64 ? text : undefined
  }
  const place = (at: number) => {
    const value = BigInt(`0x${word(at) ?? 'f'}`)
    return value < BigInt(digits.length) ? Number(value) : Number.NaN
  }
  const bytesAt = (at: number): Hex | undefined => {
    const length = place(at)
    const text = `0x${digits.slice((at + 32) * 2, (at + 32 + length) * 2)}`
    return isHex(text, length) ? text : undefined
  }
  const list = place(32)
  const count = Math.min(place(list), MOST_URLS)
  const urls = Array.from({ length: Number.isNaN(count) ? 0 : count }, (_, at) =>
    textOf(bytesAt(list + 32 + place(list + 32 + at * 32))),
  )
  const sender = `0x${word(0)?.slice(24)}`
  const callback = `0x${word(96)?.slice(0, 8)}`
  const [callData, extraData] = [bytesAt(place(64)), bytesAt(place(128))]
  if (!isHex(sender, 20) || !isHex(callback, 4) || !callData || !extraData) return undefined
  return { sender, urls: urls.filter((url) => url !== undefined), callData, callback, extraData }
}

function textOf(text: Hex | undefined): string | undefined {
  try {
    return text && bytesToUtf8(hexToBytes(text))
  } catch {
    return undefined
  }
}

function encodedPair(first: Hex, second: Hex): string {
  const [a, b] = [first, second].map((each) => {
    const digits = each.slice(2)
    return `${wordOf(digits.length / 2)}${digits.padEnd(Math.ceil(digits.length / 64) * 64, '0')}`
  })
  return `${wordOf(64)}${wordOf(64 + (a ?? '').length / 2)}${a}${b}`
}

function wordOf(value: number): string {
  return value.toString(16).padStart(64, '0')
}
