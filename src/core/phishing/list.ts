import { sha256 } from '@noble/hashes/sha2'

/** It stores fingerprints, never names. */
export type PhishingList = Readonly<{
  madeAtSeconds: number
  has: (host: string) => boolean
}>

// "CWPH", version, 64-bit epoch seconds, rising 64-bit fingerprints: all are big-endian.
const MARK = 0x43575048
const VERSION = 1
const HEAD_BYTES = 16
const FINGERPRINT_BYTES = 8

/**
 * Reads a phishing list.
 * @throws RangeError for other bytes or unsorted fingerprints
 */
export function readPhishingList(bytes: Uint8Array): PhishingList {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength)
  const count = (bytes.length - HEAD_BYTES) / FINGERPRINT_BYTES
  const isList = bytes.length >= HEAD_BYTES && Number.isInteger(count)
  if (!isList || view.getUint32(0) !== MARK || view.getUint32(4) !== VERSION) {
    throw new RangeError('expected a phishing list of version 1')
  }
  const at = (index: number) => view.getBigUint64(HEAD_BYTES + index * FINGERPRINT_BYTES)
  for (let index = 1; index < count; index += 1) {
    if (at(index) <= at(index - 1)) throw new RangeError(`expected fingerprints that rise, not at ${index}`)
  }
  return {
    madeAtSeconds: Number(view.getBigUint64(8)),
    has: (host) => {
      const wanted = fingerprintOf(host)
      let [low, high] = [0, count]
      while (low < high) {
        const middle = (low + high) >> 1
        if (at(middle) < wanted) low = middle + 1
        else high = middle
      }
      return low < count && at(low) === wanted
    },
  }
}

/** Writes hosts (lower case, ASCII), each once. */
export function writePhishingList(hosts: Iterable<string>, madeAtSeconds: number): Uint8Array<ArrayBuffer> {
  const fingerprints = [...new Set([...hosts].map(fingerprintOf))].sort((a, b) => (a < b ? -1 : 1))
  const bytes = new Uint8Array(HEAD_BYTES + fingerprints.length * FINGERPRINT_BYTES)
  const view = new DataView(bytes.buffer)
  view.setUint32(0, MARK)
  view.setUint32(4, VERSION)
  view.setBigUint64(8, BigInt(madeAtSeconds))
  for (const [index, fingerprint] of fingerprints.entries()) {
    view.setBigUint64(HEAD_BYTES + index * FINGERPRINT_BYTES, fingerprint)
  }
  return bytes
}

function fingerprintOf(host: string): bigint {
  const digest = sha256(new TextEncoder().encode(host))
  return new DataView(digest.buffer, digest.byteOffset).getBigUint64(0)
}
