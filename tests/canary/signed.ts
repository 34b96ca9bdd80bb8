import { Transaction } from 'bitcoinjs-lib'
import type { Page } from 'playwright'
import { type Hex, parseTransaction } from 'viem'
import { type Needle, needlesOfBytes } from './needles.ts'
import { rowsOnDisk } from './on-disk.ts'

/** As the journal holds them. */
export type SignedBytes = Readonly<{ kind: string; bytes: string }>

export async function signedOnDisk(page: Page): Promise<readonly SignedBytes[]> {
  const found = new Map<string, SignedBytes>()
  const look = (value: unknown): void => {
    if (typeof value !== 'object' || value === null) return
    const { kind, bytes, hash } = value as Partial<Record<string, unknown>>
    if (typeof kind === 'string' && typeof bytes === 'string' && hash !== undefined) found.set(bytes, { kind, bytes })
    for (const each of Object.values(value)) look(each)
  }
  for (const store of ['executions', 'bundles']) look(await rowsOnDisk(page, { store }))
  return [...found.values()]
}

/** Whole bytes and bare signatures, in every encoding. */
export function signedNeedles(all: readonly SignedBytes[]): readonly Needle[] {
  return all.flatMap(({ kind, bytes }) =>
    partsOf(kind, bytes).flatMap((part) => needlesOfBytes(`signed ${kind}`, Buffer.from(part))),
  )
}

function partsOf(kind: string, bytes: string): readonly Uint8Array[] {
  switch (kind) {
    case 'evmTransaction': {
      const { r = '0x', s = '0x' } = parseTransaction(bytes as Hex)
      return [bytes, r, s].map(bytesOf)
    }
    case 'bitcoinPsbt':
      return [bytesOf(bytes), ...Transaction.fromHex(bytes).ins.flatMap(({ witness: [first] }) => first ?? [])]
    case 'exchangeATransfer': {
      const { signature } = JSON.parse(bytes)
      return [signature.r, signature.s].map(bytesOf)
    }
    case 'exchangeBTransfer': {
      const { Sig, L1Sig } = JSON.parse(new URLSearchParams(bytes).get('tx_info') ?? '')
      return [Buffer.from(Sig, 'base64'), bytesOf(L1Sig)]
    }
    default:
      return [signatureOf(JSON.parse(bytes).signature)]
  }
}

/** An EVM signature without its y parity, which has several forms. */
export function signatureOf(signature: string): Buffer {
  return bytesOf(signature).subarray(0, 64)
}

function bytesOf(hex: string): Buffer {
  const bytes = Buffer.from(hex.replace(/^0x/, ''), 'hex')
  if (bytes.length < 32) throw new Error(`expected a signature, got ${hex}`)
  return bytes
}
