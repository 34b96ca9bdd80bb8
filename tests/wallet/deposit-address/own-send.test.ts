import { describe, expect, it } from 'vitest'
import type { Execution } from '../../../src/core/execution/execution.ts'
import { devnet } from '../../../src/core/profiles/devnet.ts'
import { runExecution } from '../../../src/wallet/engine/executor.ts'
import { type PerformPorts, performTask } from '../../../src/wallet/engine/perform.ts'
import { NOW } from '../../core/honest.ts'
import { madeSigned, only } from '../../made.ts'
import { anHonest, approvedOf } from '../sim/flows.ts'
import { alwaysWatched, neverLate } from '../watched.ts'

const HASH = `0x${'09'.repeat(32)}` as const
const honest = anHonest('send')

async function followed(
  stage: Execution['stage'],
  received: PerformPorts['received'],
  phase: 'finalized' | 'included' = 'finalized',
) {
  const signed = madeSigned({ hash: HASH, chainId: honest.input.originChainId, purpose: 'step' })
  const inclusion = { in: 'block', blockNumber: 1n, blockHash: '0x08' } as const
  const item = { phase, terms: { terms: 'none' }, signed, earlier: [], inclusion, readAtSeconds: 1 } as const
  let stored: Execution = { ...approvedOf(honest, 'sent'), items: [item], stage }
  let now = NOW
  const told: string[] = []
  const ports = only<PerformPorts>({
    profile: devnet,
    nowSeconds: () => now,
    watchedSeconds: alwaysWatched(() => now),
    received,
    minedAtSeconds: async () => ({ ok: true, value: NOW }),
    isFinalityDue: () => true,
    isFinal: async () => ({ ok: true, value: true }),
    usedAmong: async () => [],
    status: async () => expect.fail('expected no question to the service'),
    index: async () => expect.fail('expected nothing to be reported'),
    newestRequest: async () => expect.fail('expected no question to the service'),
    mark: async () => undefined,
    logsSince: async () => ({ ok: true, value: [] }),
    recent: async () => [],
    rebroadcastCpfp: async () => undefined,
    node: () => ({
      receipt: async () => ({ ok: true, value: undefined }),
      finalHeight: async () => ({ ok: true, value: 0n }),
    }),
    tell: async ({ news, isVerified }: { news: string; isVerified: boolean }) =>
      told.push(`${news}${isVerified ? ', verified' : ''}`) > 0,
  })
  for (let round = 0; round < 4; round += 1) {
    await runExecution('sent', {
      load: async () => stored,
      save: async (execution) => {
        stored = execution
      },
      perform: (task, execution) => performTask(task, execution, ports),
      after: neverLate,
      exclusive: async (_name, work) => work(),
    })
    now += 3_600
  }
  return { stored, told }
}

const arrived: PerformPorts['received'] = async (hash, _currency, recipient) => {
  const isPaid = hash === HASH && recipient === honest.input.recipient
  return { ok: true, value: { value: isPaid ? honest.input.amount : 0n } }
}
const tracking = { stage: 'tracking', status: undefined, reportedAtSeconds: undefined } as const
const failure = {
  status: 'failure',
  ...{ word: 'failure', inTxHashes: [], txHashes: [] },
  ...{ updatedAtMilliseconds: undefined, failReason: 'UNKNOWN' },
} as const

describe('a payment of the user\u2019s own to somebody', () => {
  it('is proven by its own transaction, without a word of the service', async () => {
    const { stored, told } = await followed(tracking, arrived)
    expect(stored.stage).toMatchObject({
      stage: 'filled',
      fill: { proof: 'verified', txHash: HASH, amount: { value: honest.input.amount } },
      status: { status: 'success', failReason: undefined },
    })
    expect(told).toEqual(['filled, verified'])
  })

  it('is proven also where the service had called it a failure before', async () => {
    const { stored } = await followed({ stage: 'refunding', status: failure, reportedAtSeconds: undefined }, arrived)
    expect(stored.stage).toMatchObject({ stage: 'filled', status: { status: 'success', failReason: undefined } })
  })

  it('waits, and is called slow once, while its chain says nothing', async () => {
    const { stored, told } = await followed(tracking, async () => ({ ok: true, value: undefined }))
    expect(stored.stage).toEqual(tracking)
    expect(told).toEqual(['stalled'])
  })
})
