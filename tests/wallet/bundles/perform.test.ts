import { describe, expect, it } from 'vitest'
import type { Bundle } from '../../../src/core/bundle/bundle.ts'
import { performForBundle } from '../../../src/wallet/bundles/perform.ts'
import type { BundleNode, BundlePorts } from '../../../src/wallet/bundles/ports.ts'
import { createBroadcastMemory } from '../../../src/wallet/engine/adapters/broadcast-memory.ts'
import { bundleOf } from '../../core/bundle/bundles.ts'
import { NOW } from '../../core/honest.ts'
import { madeSigned, only } from '../../made.ts'

describe('a call that nobody takes', () => {
  it('lets the one before it be seen that a reorganisation took out of its block, whatever is settled before that', async () => {
    const inclusion = { in: 'block', blockNumber: 1n, blockHash: '0xb' } as const
    const terms = { terms: 'evm', nonce: 0 } as const
    const state = <Phase extends string>(phase: Phase, hash: string) => ({
      ...{ phase, terms, inclusion, earlier: [] },
      signed: madeSigned({ chainId: 8453, hash }),
    })
    const items = [
      state('included', '0x01'),
      state('included', '0x02'),
      { ...state('broadcast', '0x03'), broadcastAtSeconds: NOW },
    ]
    const bundle: Bundle = { ...bundleOf(3), items: only<Bundle['items']>(items) }
    const node = only<BundleNode>({
      sendRaw: async () => ({ result: 'underpriced', message: '', reason: { code: 'SAID', words: 'underpriced' } }),
      isKnown: async () => ({ ok: true, value: false }),
      finalHeight: async () => ({ ok: true, value: 89n }),
      receipt: async (hash: string) => ({ ok: true, value: hash === '0x01' ? inclusion : undefined }),
    })
    const ports = only<BundlePorts>({
      node: () => node,
      nowSeconds: () => NOW,
      broadcasts: createBroadcastMemory(),
      mark: async () => undefined,
    })
    expect(await performForBundle({ task: 'confirm', index: 2 }, bundle, ports)).toMatchObject({
      event: 'reorged',
      index: 1,
    })
  })
})
