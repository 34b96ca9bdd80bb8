import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { Execution, ItemState } from '../../../../src/core/execution/execution.ts'
import { REBROADCASTS } from '../../../../src/core/execution/rebroadcast-schedule.ts'
import { outcomeOfSteps } from '../../../../src/core/execution/steps/outcome.ts'
import { withStepEvent } from '../../../../src/core/execution/steps/step.ts'
import { orderScripts } from '../../../../src/core/families/bitcoin/order-output.ts'
import { signTransaction } from '../../../../src/core/families/bitcoin/transaction/sign-transaction.ts'
import { spentOutputs, unsignedTransaction } from '../../../../src/core/families/bitcoin/transaction/unsigned.ts'
import { devnet } from '../../../../src/core/profiles/devnet.ts'
import { reservedOutpoints } from '../../../../src/core/reservation/utxos.ts'
import type { Signed } from '../../../../src/core/sign/signed.ts'
import { bytesToHex } from '../../../../src/lib/hex.ts'
import { bitcoinBroadcastResult } from '../../../../src/net/families/bitcoin/broadcast-result.ts'
import { createBroadcastMemory } from '../../../../src/wallet/engine/adapters/broadcast-memory.ts'
import { runStepTask } from '../../../../src/wallet/families/adapter-by-kind.ts'
import type { ExplorerPort } from '../../../../src/wallet/families/bitcoin/explorer-port.ts'
import { bitcoinTransport } from '../../../../src/wallet/families/bitcoin/transport.ts'
import { termsOf } from '../../../core/sign/bitcoin-peer.ts'
import { NODES } from '../../../devnet/bitcoin/stand.ts'
import { only } from '../../../made.ts'
import { type BitcoinStand, startBitcoinStand } from '../../../net/bitcoin-stand.ts'
import { fundedItem } from '../../../net/funded-item.ts'
import { BITCOIN_FINALITY } from '../../final.ts'

const NOW = 1_750_000_000
const [ALONE, WITH_DEPOSITOR] = orderScripts(`0x${'ab'.repeat(32)}`, `bc1q${'a'.repeat(38)}`)

describe.each(NODES)('a refusal by $kind', ({ program, skipped }) => {
  describe.skipIf(skipped)('', () => {
    let stand: BitcoinStand
    let used = 1_200
    beforeAll(async () => {
      stand = await startBitcoinStand(program)
    })
    afterAll(() => stand?.stop())

    async function waiting(order = ALONE) {
      used += 1
      const wanted = { script: 'p2wpkh', index: used, values: [400_000n], feeSats: 2_000n } as const
      const { item, privateKey } = await fundedItem(stand, wanted)
      const outputs = item.outputs.map((output) =>
        output.role === 'order' && order ? { ...output, script: order } : output,
      )
      const transaction = unsignedTransaction(item.inputs, outputs)
      const { bytes: raw, txid: hash } = signTransaction(transaction, spentOutputs(item.inputs), privateKey)
      const bytes = bytesToHex(raw).slice(2)
      const signed = { kind: item.kind, purpose: 'step', chainId: item.chainId, bytes, hash } as Signed
      const state: Extract<ItemState, Readonly<{ phase: 'broadcast' }>> = {
        phase: 'broadcast',
        broadcastAtSeconds: NOW,
        terms: termsOf(item),
        signed,
        earlier: [],
      }
      return { item: { ...item, outputs }, state, signed }
    }

    type Waiting = Awaited<ReturnType<typeof waiting>>

    function confirmer({ item, state }: Waiting, changes: Partial<ExplorerPort> = {}) {
      const broadcasts = createBroadcastMemory()
      const stage = { stage: 'steps' } as const
      const execution = only<Execution>({ id: 'one', plan: [item], items: [state], stage, history: [] })
      const transport = bitcoinTransport({ ...stand.bitcoin, ...changes }, BITCOIN_FINALITY)
      const confirm = (nowSeconds: number) =>
        runStepTask(
          'confirm',
          { item, state, index: 0, execution },
          {
            profile: devnet,
            node: () => {
              throw new Error('expected no question to a node')
            },
            transport: () => transport,
            holding: async () => [],
            broadcasts,
            nowSeconds: () => nowSeconds,
          },
        )
      return { confirm, execution }
    }

    it('ends a transfer whose order output has 123 bytes, and frees its coins', async () => {
      expect(WITH_DEPOSITOR).toHaveLength(2 + 2 * 123)
      const { confirm, execution } = confirmer(await waiting(WITH_DEPOSITOR))
      const end = await confirm(NOW)
      expect(end).toMatchObject({
        event: 'replaced',
        why: 'notRelayed',
        message: expect.stringContaining('scriptpubkey'),
      })
      if (end?.event !== 'replaced') throw new Error('expected the end')
      const items = withStepEvent(execution.items, end, true) ?? []
      const outcome = outcomeOfSteps({ items, index: 0, ended: undefined, isDone: false })
      expect(outcome).toEqual({ reason: 'notRelayed', index: 0 })
      expect(reservedOutpoints([{ ...execution, items }], '')).toEqual(new Set())
    })

    it('ends nothing where an earlier attempt could be taken', async () => {
      const good = await waiting()
      const bad = await waiting(WITH_DEPOSITOR)
      const { confirm } = confirmer({ ...bad, state: { ...bad.state, earlier: [good.signed] } })
      expect(await confirm(NOW)).toMatchObject({ event: 'obstructed' })
    })

    it.each(['scriptpubkey', 'bad-txns-in-belowout', 'dust', 'tx-size', 'non-final'])(
      'with "%s", which our own rules do not find, is said, and tried again ever more rarely',
      async (words) => {
        let sent = 0
        const broadcast: ExplorerPort['broadcast'] = async () => {
          sent += 1
          return bitcoinBroadcastResult(400, words)
        }
        const { confirm } = confirmer(await waiting(), { broadcast })
        expect(await confirm(NOW)).toMatchObject({ event: 'obstructed', reason: { code: 'SAID', words } })
        for (let after = 1; after <= 3_600; after += 97) await confirm(NOW + after)
        expect(sent).toBeGreaterThan(1)
        expect(sent).toBeLessThanOrEqual(1 + REBROADCASTS.filter((after) => after <= 3_600).length)
      },
    )

    it('ends nothing where the node names another rule than ours', async () => {
      const broadcast: ExplorerPort['broadcast'] = async () => bitcoinBroadcastResult(400, 'dust')
      const { confirm } = confirmer(await waiting(WITH_DEPOSITOR), { broadcast })
      expect(await confirm(NOW)).toMatchObject({ event: 'obstructed' })
    })
  })
})
