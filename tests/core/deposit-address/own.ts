import type { DepositAddressItem } from '../../../src/core/execution/item.ts'
import type { InputToSpend } from '../../../src/core/families/bitcoin/transaction/unsigned.ts'
import { devnet } from '../../../src/core/profiles/devnet.ts'
import { ownAddress } from '../../net/funded-item.ts'

export const BITCOIN = devnet.chains.find(({ vm }) => vm === 'bitcoin-vm') ?? devnet.chains[0]

export const OWN = ownAddress('p2wpkh', 3)

/** A deposit address that waits for 0.001 BTC. */
export const ASKED: DepositAddressItem = {
  kind: 'depositAddress',
  chainId: BITCOIN?.id ?? 0,
  address: 'bc1qw508d6qejxtdg4y5r3zarvary0c5xw7kv8f3t4',
  currency: BITCOIN?.native.address ?? '',
  amount: 100_000n,
  isProven: false,
}

export function fundedSpends(values: readonly bigint[]): readonly InputToSpend[] {
  const { script, path, publicKey } = OWN
  return values.map((valueSats, at) => {
    const txid = `${at + 1}`.padStart(64, '0')
    return { txid, vout: 0, valueSats, script, path, publicKey, previous: new Uint8Array(10) }
  })
}
