import { bytesToHex, type Hex, hexToBytes, isHex } from '../../../lib/hex.ts'

const MOST_DIRECT_BYTES = 75
const OP_RETURN = 0x6a
const OP_PUSHDATA1 = 0x4c

/**
 * The OP_RETURN scripts that name an order, as the protocol reads them.
 *
 * ASCII of `0x` and 64 lower-case digits, in the shortest push.
 */
export function orderScripts(orderId: Hex, depositor: string): readonly Hex[] {
  const text = orderId.toLowerCase()
  return [text, `${text}|depositor=${depositor}|`].map(textScript)
}

/** Undefined unless the order script is canonical. */
export function orderIdIn(script: Hex): Hex | undefined {
  const bytes = hexToBytes(script)
  const text = new TextDecoder('latin1').decode(bytes.subarray(bytes[1] === OP_PUSHDATA1 ? 3 : 2))
  const [, orderId, depositor] = /^(0x[0-9a-f]{64})(?:\|depositor=([0-9A-Za-z]+)\|)?$/.exec(text) ?? []
  return isHex(orderId, 32) && orderScripts(orderId, depositor ?? '').includes(script) ? orderId : undefined
}

function textScript(text: string): Hex {
  const bytes = new TextEncoder().encode(text)
  const push = bytes.length <= MOST_DIRECT_BYTES ? [bytes.length] : [OP_PUSHDATA1, bytes.length]
  return bytesToHex(Uint8Array.of(OP_RETURN, ...push, ...bytes))
}
