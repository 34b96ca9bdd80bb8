import { checksummed } from '../../../core/families/address.ts'
import { nodeOfName, normalName } from '../../../core/families/evm/ens-name.ts'
import { NO_ANSWER } from '../../../core/reason/no-answer.ts'
import { type Answer, failedFor } from '../../../core/reason/reason.ts'
import type { Hex } from '../../../lib/hex.ts'
import type { Agreement } from '../../nodes/agreement.ts'
import { isContractRefusal } from '../../nodes/contract-refusal.ts'
import type { Rpc, RpcAnswer } from '../../nodes/rpc.ts'
import { type BlockAt, plainAnswer, toQuantity } from './balance-and-receipt-reads.ts'
import { callWithGateways, type NameGateways } from './ccip-read.ts'
import { bytes } from './schema.ts'

// ERC-137: the registry.
const ENS_REGISTRY = '0x00000000000C2E074eC69A0dFb2997BA6C7d2e1e'
// Selectors of `resolver(bytes32)` and `addr(bytes32)`.
const RESOLVER = '0x0178b8bf'
const ADDR = '0x3b3b57de'

// ENSIP-10: `resolve(bytes,bytes)`, and `supportsInterface(bytes4)` of it.
const RESOLVE = '0x9061b923'
const SUPPORTS_RESOLVE = `0x01ffc9a7${'9061b923'.padEnd(64, '0')}`

type AskedAt = Readonly<{ rpc: Rpc; at: BlockAt; gateways: NameGateways }>

/** Resolves an ENS name on two nodes (ERC-137, ENSIP-10), by pinned gateways alone (EIP-3668). */
export async function agreedAddressOfName(
  { read }: Pick<Agreement, 'read'>,
  name: string,
  gateways: NameGateways,
): Promise<Answer<string | undefined>> {
  const found = await read<Answer<string | undefined>>(
    async (rpc, at) => {
      const one = await addressOfName({ rpc, at, gateways }, name)
      return one.ok || !NO_ANSWER.includes(one.reason.code) ? { ok: true, value: one } : one
    },
    { weight: 'wait', keyOf: (one) => (one.ok ? one.value : one.reason) },
  )
  return found.ok ? found.value : found
}

async function addressOfName(on: AskedAt, text: string): Promise<Answer<string | undefined>> {
  const name = normalName(text)
  if (name === undefined) return failedFor({ code: 'NAME_LETTERS' })
  const labels = name.split('.')
  for (const at of labels.keys()) {
    const node = nodeOfName(labels.slice(at).join('.'))
    const resolver = await ask({ ...on, gateways: undefined }, ENS_REGISTRY, `${RESOLVER}${node.slice(2)}`)
    if (!resolver.ok) return resolver
    if (resolver.value === undefined) continue
    const found = await askResolver(on, resolver.value, { labels, isOwn: at === 0 })
    return found.ok && found.value ? { ok: true, value: checksummed(found.value) } : found
  }
  return { ok: true, value: undefined }
}

async function askResolver(
  on: AskedAt,
  resolver: string,
  { labels, isOwn }: Readonly<{ labels: readonly string[]; isOwn: boolean }>,
): Promise<Answer<string | undefined>> {
  const addr = `${ADDR}${nodeOfName(labels.join('.')).slice(2)}`
  const supports = await callOn(on, resolver, SUPPORTS_RESOLVE)
  if (!supports.ok && !isContractRefusal(supports)) return plainAnswer(supports)
  const isExtended = supports.ok && /^0x0{63}1$/.test(supports.value)
  if (!isExtended) return isOwn ? ask(on, resolver, addr) : NONE
  return ask(
    on,
    resolver,
    `${RESOLVE}${word(64)}${word(64 + 32 + 32 * words(dnsName(labels)))}${encoded(dnsName(labels))}${encoded(addr.slice(2))}`,
  )
}

const NONE: Answer<string | undefined> = { ok: true, value: undefined }

type Asked = Pick<AskedAt, 'rpc' | 'at'> & Readonly<{ gateways: NameGateways | undefined }>

function callOn({ rpc, at }: Pick<AskedAt, 'rpc' | 'at'>, to: string, data: string): Promise<RpcAnswer<Hex>> {
  return rpc('eth_call', [{ to, data }, at === 'latest' ? at : toQuantity(at)], bytes)
}

async function ask(on: Asked, to: string, data: string): Promise<Answer<string | undefined>> {
  const answer = await callWithGateways((place, question) => callOn(on, place, question), { to, data }, on.gateways)
  if (!answer.ok) return answer
  const wrapped = new RegExp(`^0x${word(32)}${word(32)}([0-9a-f]{64})$`, 'i').exec(answer.value)?.[1]
  const said = wrapped === undefined ? answer.value : `0x${wrapped}`
  const isAddress = /^0x0{24}[0-9a-fA-F]{40}$/.test(said) && !/^0x0+$/.test(said)
  return { ok: true, value: isAddress ? `0x${said.slice(-40)}` : undefined }
}

/** RFC 1035, 3.1. */
function dnsName(labels: readonly string[]): string {
  const hex = (label: string) => [...label].map((each) => each.charCodeAt(0).toString(16).padStart(2, '0')).join('')
  return `${labels.map((label) => `${label.length.toString(16).padStart(2, '0')}${hex(label)}`).join('')}00`
}

function word(value: number): string {
  return value.toString(16).padStart(64, '0')
}

function words(digits: string): number {
  return Math.ceil(digits.length / 64)
}

function encoded(digits: string): string {
  return `${word(digits.length / 2)}${digits.padEnd(words(digits) * 64, '0')}`
}
