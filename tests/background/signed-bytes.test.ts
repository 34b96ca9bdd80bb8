import { describe, expect, it } from 'vitest'
import { historyHandlers } from '../../entrypoints/background/handlers/history.ts'
import { siteHandlers } from '../../entrypoints/background/handlers/sites.ts'
import { openStores } from '../../entrypoints/background/wiring/stores.ts'
import type { Bundle } from '../../src/core/bundle/bundle.ts'
import type { Execution, ItemState } from '../../src/core/execution/execution.ts'
import { networkFeeAtMost } from '../../src/core/money/network-fee.ts'
import { devnet } from '../../src/core/profiles/devnet.ts'
import { signEvmCall } from '../../src/core/sign/evm-call.ts'
import type { Signed } from '../../src/core/sign/signed.ts'
import { BEGAN, bundleOf, SENDER, SENDER_KEY } from '../core/bundle/bundles.ts'
import { NOW } from '../core/honest.ts'
import { approved, withEmptyDisk } from '../store/stand.ts'

withEmptyDisk()

const CALLER = {} as never
const ORIGIN = 'https://app.example'

const terms = (nonce: number) =>
  ({ terms: 'evm', nonce, gasLimit: 50_000n, maxFeePerGasWei: 30n, maxPriorityFeePerGasWei: 1n }) as const
const inclusion = { in: 'block', blockNumber: 7n, blockHash: `0x${'ab'.repeat(32)}` } as const
const made: Signed[] = []

async function signed(nonce: number): Promise<Signed> {
  const call = { to: SENDER, data: '0x', value: 1n, gas: undefined } as const
  const bytes = await signEvmCall(
    { call, account: SENDER, chainId: 8453 },
    { terms: terms(nonce), purpose: 'step', privateKey: SENDER_KEY },
  )
  made.push(bytes)
  return bytes
}

async function statesWithBytes(): Promise<readonly ItemState[]> {
  return [
    { phase: 'reserved', terms: terms(0), purpose: 'step', earlier: [await signed(0)] },
    { phase: 'signed', terms: terms(1), signed: await signed(1), earlier: [] },
    { phase: 'broadcast', broadcastAtSeconds: 1, terms: terms(2), signed: await signed(2), earlier: [await signed(3)] },
    { phase: 'replaced', terms: terms(4), signed: await signed(4), earlier: [] },
    {
      phase: 'included',
      terms: terms(5),
      signed: await signed(5),
      earlier: [await signed(6)],
      inclusion,
      readAtSeconds: 1,
    },
    {
      phase: 'reverted',
      isFinal: false,
      terms: terms(7),
      signed: await signed(7),
      earlier: [],
      inclusion,
      readAtSeconds: 1,
    },
  ]
}

const textOf = (answer: unknown) =>
  JSON.stringify(answer, (_, value: unknown) => (typeof value === 'bigint' ? `${value}` : value))

async function stand() {
  const stores = openStores()
  const states = await statesWithBytes()
  const from = { from: 'dapp', origin: ORIGIN, callsId: '0x01', key: 'k' } as const
  const first = approved({ requester: from })
  const [item] = first.plan
  if (!item) throw new Error('expected a step')
  const cpfpSigned = await signed(8)
  const execution = {
    ...first,
    plan: states.map(() => item),
    items: states,
    cpfpChildren: [{ parentTxid: 'ab', step: item as never, signed: cpfpSigned }],
  } as Execution
  const bundle: Bundle = { ...bundleOf(states.length, { approvedAtSeconds: BEGAN }), items: states }
  const executions = { ...stores.executions, list: async () => [execution], load: async () => execution }
  const bundles = { ...stores.bundles, list: async () => [bundle], load: async () => bundle }
  const moving = { newest: () => [execution.id], count: () => 1, see: () => true } as never
  const handlers = {
    ...historyHandlers({
      profile: devnet,
      stores: { ...stores, executions, bundles },
      moving,
      changed: () => undefined,
      nodeOf: () => undefined,
    }),
    ...siteHandlers({
      stores: { ...stores, executions: { ...executions, ofSite: async () => [execution] } as never },
      chains: { idOf: async () => 8453 },
      suspicionOf: async () => undefined,
      changed: () => {},
    }),
  }
  return { execution, handlers }
}

describe('our own pages', () => {
  it('are handed no signed bytes with any answer about transfers and calls', async () => {
    const { execution, handlers } = await stand()
    const { id } = execution
    const answers = [
      await handlers['executions.list']({}, CALLER),
      await handlers['executions.get']({ id }, CALLER),
      await handlers['moving.list']({}, CALLER),
      await handlers['bundles.list']({}, CALLER),
      await handlers['bundles.get']({ id: 'bundle:1' }, CALLER),
      await handlers['history.list']({}, CALLER),
      await handlers['support.get']({ version: '1', id }, CALLER),
      await handlers['sites.asked']({ origin: ORIGIN }, CALLER),
    ]
    const text = textOf(answers)
    expect(made.length).toBe(9)
    for (const { bytes, hash } of made) {
      expect(text).toContain(hash)
      expect(text).not.toContain(bytes.slice(2))
    }
    expect(text).not.toContain('"bytes"')
  })

  it('work out the most that gas can cost from what they are handed', async () => {
    const { execution, handlers } = await stand()
    const shown = await handlers['executions.get']({ id: execution.id }, CALLER)
    if (!shown) throw new Error('expected a transfer')
    const items = shown.items.slice(1, 3)
    const most = networkFeeAtMost({ ...shown, items, stage: { stage: 'tracking' } })
    expect(most.value).toBe(2n * 50_000n * 30n)
    expect(shown.approvedAtSeconds).toBeLessThanOrEqual(NOW)
  })
})
