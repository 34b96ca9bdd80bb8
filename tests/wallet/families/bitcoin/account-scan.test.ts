import { HDKey } from '@scure/bip32'
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import { accountAddresses, type BitcoinAccount } from '../../../../src/core/families/bitcoin/account.ts'
import { accountPath } from '../../../../src/core/families/bitcoin/derivation-path.ts'
import { GAP_LIMIT } from '../../../../src/core/families/bitcoin/gap-limit.ts'
import {
  type ScannedAccount,
  scanAccount,
  scannedAccount,
} from '../../../../src/wallet/families/bitcoin/account-scan.ts'
import { createDerivedAddresses } from '../../../../src/wallet/families/bitcoin/derived-addresses.ts'
import { SEED } from '../../../core/sign/bitcoin-peer.ts'
import { type BitcoinStand, startBitcoinStand } from '../../../net/bitcoin-stand.ts'
import { unlimitedReadings } from './readings-stand.ts'

let stand: BitcoinStand
beforeAll(async () => {
  stand = await startBitcoinStand(undefined)
})
afterAll(() => stand?.stop())
afterEach(() => stand.faults.clear())

const nowSeconds = () => 1_000_000
const WHOLE = { gap: GAP_LIMIT, isFull: true, mark: undefined }

function account(script: BitcoinAccount['script'], index: number): BitcoinAccount {
  const { publicExtendedKey } = HDKey.fromMasterSeed(SEED).derive(accountPath({ script, index }))
  return { script, index, extendedPublicKey: publicExtendedKey }
}

const scanPorts = () => ({
  ...unlimitedReadings(stand.bitcoin, nowSeconds),
  addressesOf: createDerivedAddresses(),
  nowSeconds,
})

async function scanned(about: BitcoinAccount): Promise<ScannedAccount> {
  const ports = scanPorts()
  expect(await scanAccount(about, WHOLE, ports)).toBe('all')
  return scannedAccount(about, WHOLE, ports)
}
describe.each(['p2wpkh', 'p2tr'] as const)('an account of %s', (script) => {
  it('that was never used holds nothing, and begins with its first addresses', async () => {
    const about = account(script, 1)
    const addressAt = accountAddresses(about)
    expect(await scanned(about)).toMatchObject({
      receive: { next: addressAt('receive', 0) },
      change: { next: addressAt('change', 0) },
      balance: { availableSats: 0n, arrivingSats: 0n },
    })
  })

  it('holds what all its addresses hold, behind holes that are small enough, and shows none of them again', async () => {
    const about = account(script, 2)
    const addressAt = accountAddresses(about)
    const funded = [addressAt('receive', 0), addressAt('receive', 19), addressAt('receive', 39), addressAt('change', 2)]
    for (const { address } of funded) await stand.fund(address, 10_000n)
    await stand.mine(1)
    await stand.fund(addressAt('receive', 3).address, 700n)
    const { receive, change, balance } = await scanned(about)
    expect(balance).toEqual({ availableSats: 40_000n, arrivingSats: 700n })
    expect(receive.addresses).toHaveLength(40 + GAP_LIMIT)
    expect(change.addresses).toHaveLength(3 + GAP_LIMIT)
    expect([receive.next, change.next]).toEqual([addressAt('receive', 40), addressAt('change', 3)])
    expect(receive.addresses.map(({ path }) => path)).toEqual(
      Array.from({ length: 60 }, (_, index) => addressAt('receive', index).path),
    )
  })

  it('is not known where the explorer does not answer for one address', async () => {
    const about = account(script, 3)
    stand.faults.set({ kind: 'error', path: accountAddresses(about)('change', 11).address })
    expect(await scanAccount(about, WHOLE, scanPorts())).toMatchObject({ ok: false })
  })
})
