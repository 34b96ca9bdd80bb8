import { describe, expect, it } from 'vitest'
import type { OwnScript } from '../../../../src/core/chain/facts.ts'
import { scriptOfAddress } from '../../../../src/core/families/bitcoin/transaction/script.ts'
import { readCoins } from '../../../../src/net/families/bitcoin/facts.ts'
import type { ScannedAddress } from '../../../../src/wallet/families/bitcoin/account-scan.ts'
import { ownerAmong, payerAmong } from '../../../../src/wallet/families/bitcoin/payer.ts'
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

describe('the address of coins that the user chose', () => {
  it('is the one that has most of them; a coin that is gone is the reason where one is missing', async () => {
    const [shop, savings] = [addressWith('shop', 80_000n), addressWith('savings', 90_000n)]
    const [first, second, other] = ['aa', 'bb', 'cc'].map((byte) => byte.repeat(32))
    const coin = (txid = '', status: object = PLACE) => ({ txid, vout: 0, value: 9_000, status })
    const bitcoin = bitcoinOf((path) => {
      if (path.includes(shop.address)) return Response.json([coin(first), coin(second)])
      return Response.json([coin(other), coin('dd'.repeat(32), { confirmed: false })])
    })
    const coins = (own: OwnScript) => readCoins(bitcoin, own, new Set([`${'ee'.repeat(32)}:0`]))
    const owner = async (...txids: readonly (string | undefined)[]) =>
      ownerAmong(
        [holding([shop, savings])],
        txids.map((txid) => `${txid}:0`),
        coins,
      )
    expect(await owner(second, first)).toMatchObject({ value: { address: shop.address, availableSats: 18_000n } })
    expect(await owner(other)).toMatchObject({ value: { address: savings.address } })
    expect(await owner(first)).toMatchObject({ value: { isOfSeveral: false } })
    const ofBoth = { address: shop.address, availableSats: 27_000n, isOfSeveral: true }
    expect(await owner(other, first, second)).toMatchObject({ value: ofBoth })
    for (const chosen of [[first, 'ff'.repeat(32)], ['dd'.repeat(32)], ['ff'.repeat(32)]]) {
      expect(await owner(...chosen)).toMatchObject({ ok: false, reason: { code: 'CHOSEN_COIN_GONE' } })
    }
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
