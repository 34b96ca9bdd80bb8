import { checksummed } from '../../../core/families/address.ts'
import { nodeOfName, normalName } from '../../../core/families/evm/ens-name.ts'
import { type Answer, failedFor } from '../../../core/reason/reason.ts'
import type { Rpc } from '../../nodes/rpc.ts'
import { callWithGateways, type NameGateways } from './ccip-read.ts'
import { isContractRefusal } from './gas-estimate.ts'
import { plainAnswer } from './reads.ts'
import { bytes } from './schema.ts'

export const ENS_CHAIN = 1
// ERC-137: the registry.
const ENS_REGISTRY = '0x00000000000C2E074eC69A0dFb2997BA6C7d2e1e'
// Selectors of `resolver(bytes32)` and `addr(bytes32)`.
const RESOLVER = '0x0178b8bf'
const ADDR = '0x3b3b57de'

// ENSIP-10: `resolve(bytes,bytes)`, and `supportsInterface(bytes4)` of it.
const RESOLVE = '0x9061b923'
const SUPPORTS_RESOLVE = `0x01ffc9a7${'9061b923'.padEnd(64, '0')}`

/** Resolves an ENS name to a checksummed address (ERC-137, ENSIP-10), by pinned gateways alone (EIP-3668). */
export async function addressOfName(
  rpc: Rpc,
  text: string,
  gateways?: NameGateways,
): Promise<Answer<string | undefined>> {
  const name = normalName(text)
  if (name === undefined) return failedFor({ code: 'NAME_LETTERS' })
  const labels = name.split('.')
  for (const at of labels.keys()) {
    const node = nodeOfName(labels.slice(at).join('.'))
    const resolver = await ask(rpc, ENS_REGISTRY, `${RESOLVER}${node.slice(2)}`)
    if (!resolver.ok) return resolver
    if (resolver.value === undefined) continue
    const found = await askResolver(rpc, resolver.value, { labels, isOwn: at === 0, gateways })
    return found.ok && found.value ? { ok: true, value: checksummed(found.value) } : found
  }
  return { ok: true, value: undefined }
}

type AskedName = Readonly<{ labels: readonly string[]; isOwn: boolean; gateways: NameGateways | undefined }>

async function askResolver(
  rpc: Rpc,
  resolver: string,
  { labels, isOwn, gateways }: AskedName,
): Promise<Answer<string | undefined>> {
  const addr = `${ADDR}${nodeOfName(labels.join('.')).slice(2)}`
  const supports = await rpc('eth_call', [{ to: resolver, data: SUPPORTS_RESOLVE }, 'latest'], bytes)
  if (!supports.ok && !isContractRefusal(supports)) return plainAnswer(supports)
  const isExtended = supports.ok && /^0x0{63}1$/.test(supports.value)
  if (!isExtended) return isOwn ? ask(rpc, resolver, addr, gateways) : NONE
  return ask(
    rpc,
    resolver,
    `${RESOLVE}${word(64)}${word(64 + 32 + 32 * words(dnsName(labels)))}${encoded(dnsName(labels))}${encoded(addr.slice(2))}`,
    gateways,
  )
}

const NONE: Answer<string | undefined> = { ok: true, value: undefined }

async function ask(rpc: Rpc, to: string, data: string, gateways?: NameGateways): Promise<Answer<string | undefined>> {
  const call = (at: string, question: string) => rpc('eth_call', [{ to: at, data: question }, 'latest'], bytes)
  const answer = await callWithGateways(call, { to, data }, gateways)
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
