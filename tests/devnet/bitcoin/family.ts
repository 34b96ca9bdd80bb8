import type { FamilyChain } from '../service/chain.ts'
import type { DestinationAsk } from '../service/destination.ts'
import { codeOnly } from '../service/errors.ts'
import type { Family } from '../service/family.ts'
import { canonicalAddress, scriptOf } from './addresses.ts'
import type { BitcoinChain } from './chain.ts'
import { BTC } from './currency.ts'
import { addressAnswer, transactionAnswer } from './explorer-answers.ts'
import { type BitcoinKey, keyOf, SOLVER_KEY } from './keys.ts'
import { openBitcoinOrigin } from './origin.ts'
import { payouts, refuseDust } from './payouts.ts'
import { type PsbtLies, psbtLies } from './psbt-lies.ts'
import { sightingReader } from './sightings.ts'
import { feeFor, vbytesOf } from './sizes.ts'
import { sweeper } from './sweep.ts'
import { watchNothing } from './watched.ts'
import { watchBitcoin } from './watcher.ts'

/** Makes the service's Bitcoin family: PSBTs, deposits from the mempool on, payouts. */
export function bitcoinFamily(record: FamilyChain, chain: BitcoinChain, lies: PsbtLies = psbtLies()): Family {
  const { node, ledger, solver } = chain
  const watched = watchNothing()
  const depositKeys = new Map<string, BitcoinKey>()
  const sweep = sweeper(SOLVER_KEY.script, chain)
  const readSightings = sightingReader(ledger, watched)
  return {
    vmType: 'bvm',
    chains: [record],
    addressWords: 'a Bitcoin address',
    // interface.md, "Quote rules" 3: addresses are case-sensitive.
    address: (_chain, text) => (canonicalAddress(text) === text ? text : undefined),
    currency: (_chain, text) => (text === BTC.address ? BTC : undefined),
    openOrigin: (ask) => openBitcoinOrigin(ask, { ...chain, lies, watched }),
    async openDestination(ask) {
      refuseCalls(ask)
      const recipient = scriptOf(ask.recipient) ?? ''
      const vbytes = vbytesOf([SOLVER_KEY.script], [recipient, SOLVER_KEY.script])
      return {
        deliveryCost: feeFor(vbytes, await node.feeRate()),
        solverBalance: () => solver.balance(),
        tryDelivery: async (payment) => refuseDust(payment),
      }
    },
    async openDepositAddress({ orderId }) {
      const key = keyOf(`causeway devnet bitcoin deposit ${orderId}`)
      watched.addresses.set(key.script, key.address)
      depositKeys.set(key.address, key)
      return key.address
    },
    settled(_chain, address) {
      const key = depositKeys.get(address)
      // A failed sweep waits for the next deposit.
      if (key) sweep(key).catch(() => undefined)
    },
    pay: payouts({ node, ledger, till: solver }),
    watch: (sink, log) => watchBitcoin(ledger, watched, { sink, log }),
    async lookUp(_chain, txHash) {
      await ledger.sync()
      const entry = ledger.entry(txHash.toLowerCase())
      if (!entry) return 'absent'
      return entry.block ? readSightings(entry) : 'unmined'
    },
    sends: true,
    isTransactionHash: (text) => /^[0-9a-fA-F]{64}$/.test(text),
    async explore(_chain, kind, id) {
      await ledger.sync()
      if (kind === 'tx') {
        const entry = ledger.entry(id.toLowerCase())
        return entry && transactionAnswer(entry, ledger)
      }
      const script = scriptOf(id)
      return script === undefined ? undefined : addressAnswer(id, script, ledger)
    },
  }
}

function refuseCalls({ body }: DestinationAsk): void {
  const { txs } = body as Readonly<{ txs?: readonly unknown[] }>
  if (txs && txs.length > 0) {
    throw codeOnly(400, 'EXTRA_TXS_NOT_SUPPORTED', 'txs: Bitcoin knows no calls')
  }
}
