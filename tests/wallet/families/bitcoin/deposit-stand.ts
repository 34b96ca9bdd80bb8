import type { Execution, ItemState } from '../../../../src/core/execution/execution.ts'
import type { BitcoinOutput, BitcoinPsbtItem } from '../../../../src/core/execution/item.ts'
import type { AccountAddress } from '../../../../src/core/families/bitcoin/account.ts'
import { orderScripts } from '../../../../src/core/families/bitcoin/order-output.ts'
import { scriptOfAddress } from '../../../../src/core/families/bitcoin/transaction/script.ts'
import { decodeTransaction } from '../../../../src/core/families/bitcoin/transaction/transaction.ts'
import { unsignedPsbt } from '../../../../src/core/families/bitcoin/transaction/unsigned.ts'
import { devnet } from '../../../../src/core/profiles/devnet.ts'
import type { BitcoinTerms, Signed } from '../../../../src/core/sign/signed.ts'
import { hexToBytes } from '../../../../src/lib/hex.ts'
import { createBroadcastMemory } from '../../../../src/wallet/engine/adapters/broadcast-memory.ts'
import type { Transport } from '../../../../src/wallet/engine/adapters/step-adapter.ts'
import { runStepTask } from '../../../../src/wallet/families/adapter-by-kind.ts'
import { DEPOSITORY_ADDRESS } from '../../../devnet/bitcoin/keys.ts'
import type { Ledger } from '../../../devnet/bitcoin/ledger.ts'
import { only } from '../../../made.ts'

export type Coin = Readonly<{ txid: string; vout: number; valueSats: bigint }>

export type Deposit = Readonly<{ item: BitcoinPsbtItem; terms: BitcoinTerms; signed: Signed }>

const NOW = 1_750_000_000
const ORDER = orderScripts(`0x${'ab'.repeat(32)}`, '')[0] ?? '0x'

export function depositItem(
  owner: AccountAddress,
  coins: readonly Coin[],
  { amount, feeSats, ledger }: Readonly<{ amount: bigint; feeSats: bigint; ledger: Ledger }>,
): BitcoinPsbtItem {
  const total = coins.reduce((sum, { valueSats }) => sum + valueSats, 0n)
  const outputs: readonly BitcoinOutput[] = [
    { role: 'deposit', script: scriptOfAddress(DEPOSITORY_ADDRESS) ?? '0x', valueSats: amount },
    { role: 'order', script: ORDER, valueSats: 0n },
    { role: 'change', script: owner.script, valueSats: total - amount - feeSats },
  ]
  const spends = coins.map((coin) => {
    const raw = ledger.everSeen(coin.txid)
    if (!raw) throw new Error(`expected the transaction ${coin.txid}`)
    return { ...owner, ...coin, previous: decodeTransaction(hexToBytes(`0x${raw.hex}`)).stripped }
  })
  return {
    kind: 'bitcoinPsbt',
    chainId: 8_253_038,
    from: owner.address,
    psbt: unsignedPsbt(
      spends,
      outputs.map((output) => ({ ...output, origin: undefined })),
    ),
    inputs: coins.map((coin) => ({ ...coin, script: owner.script, path: owner.path })),
    outputs,
    feeSats,
    currency: '',
    amount,
    counterparty: DEPOSITORY_ADDRESS,
  }
}

export function depositExecution({ item, terms, signed }: Deposit): Execution {
  const state: ItemState = { phase: 'broadcast', broadcastAtSeconds: NOW, terms, signed, earlier: [] }
  const stage = { stage: 'steps' } as const
  return only<Execution>({ id: 'one', plan: [item], items: [state], stage, history: [] })
}

export async function confirmDeposit(deposit: Deposit, transport: Transport) {
  const execution = depositExecution(deposit)
  const [state] = execution.items
  if (!state) throw new Error('expected a step')
  const ports = {
    profile: devnet,
    node: () => {
      throw new Error('expected no question to a node')
    },
    transport: () => transport,
    holding: async () => [],
    broadcasts: createBroadcastMemory(),
    nowSeconds: () => NOW,
  }
  return runStepTask('confirm', { item: deposit.item, state, index: 0, execution }, ports)
}
