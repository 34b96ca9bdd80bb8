import type { Bundle, BundleCall } from '../../../src/core/bundle/bundle.ts'
import { startBundle } from '../../../src/core/bundle/start.ts'

/** The sender's key is all ones; the time is in epoch seconds. */
export const SENDER = '0x19E7E376E7C213B7E7e7e46cc70A5dD086DAff2A'
export const SENDER_KEY = new Uint8Array(32).fill(0x11)
export const BEGAN = 1_795_000_000

const NATIVE = {
  chainId: 8453,
  address: '0x0000000000000000000000000000000000000000',
  symbol: 'ETH',
  name: 'Ether',
  decimals: 18,
  isNative: true,
}

export function payment(value: bigint): BundleCall {
  return { to: `0x${'5e'.repeat(20)}`, data: '0x', value, gas: undefined }
}

/** Approved payments of 1, 2, … wei. */
export function bundleOf(calls: number, changes: Partial<Parameters<typeof startBundle>[0]> = {}): Bundle {
  return startBundle({
    nonce: 0,
    id: 'bundle:one',
    requester: { origin: 'https://shop.example', callsId: 'order-7', key: 'k', by: 'calls' },
    chainId: 8453,
    account: SENDER,
    calls: Array.from({ length: calls }, (_, index) => payment(BigInt(index + 1))),
    funding: [],
    asksFunds: false,
    mostGas: { currency: NATIVE, value: 10n ** 16n },
    approvedAtSeconds: BEGAN,
    ...changes,
  })
}
