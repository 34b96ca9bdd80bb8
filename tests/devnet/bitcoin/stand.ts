import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { ensureBitcoind } from '../../run/bitcoind.mjs'
import { scriptOf } from './addresses.ts'
import { type BitcoinChain, startBitcoinChain } from './chain.ts'

/** The real node, if available. */
export const NODES = [
  { kind: 'bitcoind', program: await ensureBitcoind(), wanted: true },
  { kind: 'in-process', program: undefined, wanted: false },
].map(({ kind, program, wanted }) => ({ kind, program, skipped: wanted && program === undefined }))

export type Stand = BitcoinChain &
  Readonly<{
    /** Unconfirmed until a block is mined. Returns the transaction's id. */
    fund: (address: string, ...sats: readonly bigint[]) => Promise<string>
  }>

export async function startStand(program: string | undefined, mempoolMegabytes?: number): Promise<Stand> {
  const folder = mkdtempSync(join(tmpdir(), 'causeway-bitcoin-'))
  const chain = await startBitcoinChain(program, { folder, now: Date.now, mempoolMegabytes })
  return {
    ...chain,
    fund: async (address, ...sats) => {
      const script = scriptOf(address)
      if (script === undefined) throw new Error(`${address} is no address`)
      const { txid } = await chain.faucet.pay(sats.map((valueSats) => ({ script, valueSats })))
      return txid
    },
    stop: async () => {
      await chain.stop()
      rmSync(folder, { recursive: true, force: true })
    },
  }
}
