import { HDKey } from '@scure/bip32'
import type { BitcoinOutput, BitcoinPsbtItem } from '../../src/core/execution/item.ts'
import { type AccountAddress, accountAddresses } from '../../src/core/families/bitcoin/account.ts'
import { type AccountScript, accountPath } from '../../src/core/families/bitcoin/derivation-path.ts'
import { orderScripts } from '../../src/core/families/bitcoin/order-output.ts'
import { scriptOfAddress } from '../../src/core/families/bitcoin/transaction/script.ts'
import { decodeTransaction } from '../../src/core/families/bitcoin/transaction/transaction.ts'
import { unsignedPsbt } from '../../src/core/families/bitcoin/transaction/unsigned.ts'
import { devnet } from '../../src/core/profiles/devnet.ts'
import { hexToBytes } from '../../src/lib/hex.ts'
import { privateKeyAt, SEED } from '../core/sign/bitcoin-peer.ts'
import { DEPOSITORY_ADDRESS } from '../devnet/bitcoin/keys.ts'
import type { BitcoinStand } from './bitcoin-stand.ts'

const ORDER = orderScripts(`0x${'ab'.repeat(32)}`, '')[0] ?? '0x'
const root = HDKey.fromMasterSeed(SEED)

/** Uses the public test mnemonic's first account. */
export function ownAddress(script: AccountScript, index: number): AccountAddress {
  return addressesOf(script)('receive', index)
}

export function ownChange(script: AccountScript, index: number): AccountAddress {
  return addressesOf(script)('change', index)
}

function addressesOf(script: AccountScript) {
  const { publicExtendedKey } = root.derive(accountPath({ script, index: 0 }))
  return accountAddresses({ script, index: 0, extendedPublicKey: publicExtendedKey })
}

export type Wanted = Readonly<{
  script: AccountScript
  index: number
  values: readonly bigint[]
  feeSats: bigint
  amount?: bigint
}>

/** Half or `amount` is deposited, as in the proof. */
export async function fundedItem(
  stand: BitcoinStand,
  { script, index, values, feeSats, amount: asked }: Wanted,
): Promise<Readonly<{ item: BitcoinPsbtItem; privateKey: Uint8Array; owner: AccountAddress }>> {
  const owner = ownAddress(script, index)
  const txid = await stand.fund(owner.address, ...values)
  await stand.mine(1)
  const raw = stand.ledger.everSeen(txid)
  if (!raw) throw new Error('the faucet did not pay')
  const { stripped } = decodeTransaction(hexToBytes(`0x${raw.hex}`))
  const spends = values.map((valueSats, vout) => ({ ...owner, txid, vout, valueSats, previous: stripped }))
  const total = values.reduce((sum, value) => sum + value, 0n)
  const amount = asked ?? total / 2n
  const all: readonly BitcoinOutput[] = [
    { role: 'deposit', script: scriptOfAddress(DEPOSITORY_ADDRESS) ?? '0x', valueSats: amount },
    { role: 'order', script: ORDER, valueSats: 0n },
    { role: 'change', script: owner.script, valueSats: total - amount - feeSats },
  ]
  const outputs = all.filter(({ role, valueSats }) => role !== 'change' || valueSats > 0n)
  const psbt = unsignedPsbt(
    spends,
    outputs.map(({ role, ...output }) => ({ ...output, origin: role === 'change' ? owner : undefined })),
  )
  const item: BitcoinPsbtItem = {
    kind: 'bitcoinPsbt',
    chainId: 8_253_038,
    from: owner.address,
    psbt,
    inputs: spends.map(({ previous: _previous, publicKey: _publicKey, address: _address, ...input }) => input),
    outputs,
    feeSats,
    currency: devnet.chains.find(({ vm }) => vm === 'bitcoin-vm')?.native.address ?? '',
    amount,
    counterparty: DEPOSITORY_ADDRESS,
  }
  return { item, privateKey: privateKeyAt(owner.path), owner }
}
