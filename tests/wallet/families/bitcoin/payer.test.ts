import { describe, expect, it } from 'vitest'
import type { OwnScript } from '../../../../src/core/chain/facts.ts'
import { scriptOfAddress } from '../../../../src/core/families/bitcoin/transaction/script.ts'
import { readCoins } from '../../../../src/net/families/bitcoin/facts.ts'
import type { ScannedAddress } from '../../../../src/wallet/families/bitcoin/account-scan.ts'
import { payerAmong } from '../../../../src/wallet/families/bitcoin/payer.ts'
import { testWallet } from '../../../devnet/bitcoin/test-wallet.ts'
import { bitcoinOf } from '../../../net/bitcoin-stand.ts'

const PLACE = { confirmed: true, block_height: 1, block_hash: 'ab'.repeat(32) }
const NONE = { fundedSats: 0n, spentSats: 0n }

describe('an address that the explorer cannot list', () => {
  it('pays only where no other can, and then the reason is told', async () => {
    const [shop, savings] = [addressWith('shop', 80_000n), addressWith('savings', 90_000n)]
    const bitcoin = bitcoinOf((path) =>
      path.includes(shop.address)
        ? new Response('Too many history entries', { status: 400 })
        : Response.json([{ txid: 'cd'.repeat(32), vout: 0, value: 90_000, status: PLACE }]),
    )
    const coins = (own: OwnScript) => readCoins(bitcoin, own, new Set())
    const paying = async (amountSats: bigint, all = [shop, savings]) =>
      (await payerAmong([holding(all)], amountSats, coins))?.address
    expect(await paying(50_000n)).toBe(savings.address)
    expect(await paying(1_000_000n)).toBe(savings.address)
    expect(await paying(50_000n, [shop])).toBe(shop.address)
    expect(await coins(shop)).toMatchObject({ ok: false, reason: { code: 'ADDRESS_BUSY' } })
  })
})

function addressWith(name: string, fundedSats: bigint): ScannedAddress {
  const { address } = testWallet(name)
  const script = scriptOfAddress(address) ?? expect.fail()
  const statistics = { confirmed: { fundedSats, spentSats: 0n }, waiting: NONE, transactions: 1, payments: 1 }
  return { script, address, path: "m/84'/0'/0'/0/0", publicKey: `0x02${'11'.repeat(32)}`, statistics }
}

function holding(addresses: readonly ScannedAddress[]) {
  const chain = { addresses, next: addresses[0] ?? expect.fail(), nextIndex: 1, isWhole: true }
  const found = {
    receive: chain,
    change: { ...chain, addresses: [] },
    balance: { availableSats: 0n, arrivingSats: 0n },
    isWhole: true,
  }
  return { account: { script: 'p2wpkh' as const }, found }
}
