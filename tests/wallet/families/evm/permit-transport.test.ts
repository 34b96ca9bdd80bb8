import { describe, expect, it } from 'vitest'
import { apply } from '../../../../src/core/execution/apply.ts'
import type { Execution } from '../../../../src/core/execution/execution.ts'
import { next } from '../../../../src/core/execution/next.ts'
import { permitNonce } from '../../../../src/core/families/evm/permit-nonce.ts'
import { devnet } from '../../../../src/core/profiles/devnet.ts'
import { failedSaying, saying } from '../../../../src/core/reason/reason.ts'
import type { Signed } from '../../../../src/core/sign/signed.ts'
import { createBroadcastMemory } from '../../../../src/wallet/engine/adapters/broadcast-memory.ts'
import type { LookupContext } from '../../../../src/wallet/engine/adapters/step-adapter.ts'
import { transportAdapter } from '../../../../src/wallet/engine/adapters/transport-adapter.ts'
import { confirmTransferStep, type StepPorts } from '../../../../src/wallet/engine/transfer-steps.ts'
import { type PermitPorts, permitTransport } from '../../../../src/wallet/families/evm/permit-transport.ts'
import { only } from '../../../made.ts'
import { anHonest, approvedOf } from '../../sim/flows.ts'
import { alwaysWatched } from '../../watched.ts'

const execution = approvedOf(anHonest('permit-eip3009'), 'one')
const [found] = execution.plan
if (found?.kind !== 'evmSignature') throw new Error('expected a permit')
const item = found
const DEADLINE = item.deadlineSeconds
const NOW = DEADLINE - 500

const about: LookupContext = {
  item,
  recordId: 'permit',
  step: 'permit 0',
  requestId: 'request',
  terms: undefined,
  agreedAtSeconds: NOW,
  broadcastAtSeconds: NOW,
}
const posted = { endpoint: '/execute/permits', signature: `0x${'ab'.repeat(65)}`, body: { kind: 'eip3009' } }
const signed = { bytes: JSON.stringify(posted), hash: '0x01' } as Signed

function ports(changes: Partial<PermitPorts> = {}): PermitPorts {
  const fail = async () => expect.fail('expected no question')
  return {
    submit: fail,
    isUsed: async () => ({ ok: true, value: false }),
    revocationOf: async () => ({ ok: true, value: undefined }),
    finalizedBlock: fail,
    nowSeconds: () => NOW,
    ...changes,
  }
}
const answering = (result: 'accepted' | 'rejected' | 'unknown') => async () => ({
  result,
  message: 'words',
  reason: saying('words'),
})

describe('handing a permit over', () => {
  it('takes the signature and the proven body to the service, as they were signed', async () => {
    const seen: unknown[] = []
    const submit: PermitPorts['submit'] = async (each) => {
      seen.push(each)
      return { result: 'accepted', message: '' }
    }
    expect(await permitTransport(ports({ submit })).send(signed, about)).toMatchObject({ result: 'accepted' })
    expect(seen).toEqual([{ signature: posted.signature, body: posted.body }])
  })

  it('goes nowhere but to the one path', async () => {
    const elsewhere = { ...signed, bytes: JSON.stringify({ ...posted, endpoint: '/elsewhere' }) }
    await expect(permitTransport(ports()).send(elsewhere, about)).rejects.toThrow()
  })

  it('concludes nothing from an unclear answer', async () => {
    expect(await permitTransport(ports({ submit: answering('unknown') })).send(signed, about)).toMatchObject({
      result: 'unknown',
    })
  })

  it('ends nothing by a refusal', async () => {
    const submit: PermitPorts['submit'] = async () => ({ ...failedSaying('words'), result: 'rejected' })
    const refusal = { result: 'rejected', message: 'words', reason: { code: 'PERMIT_REFUSED', words: 'words' } }
    expect(await permitTransport(ports({ submit })).send(signed, about)).toEqual(refusal)
  })
})

describe('looking for a permit', () => {
  const look = (changes: Partial<PermitPorts>, when: LookupContext = about) =>
    permitTransport(ports(changes)).look(signed, when)
  const used = (value: boolean) => async () => ({ ok: true, value }) as const
  const block = (atSeconds: number) => async () => ({ ok: true, value: { number: 7n, atSeconds } }) as const

  it('asks the token about the number of the account', async () => {
    const seen: unknown[] = []
    await look({
      isUsed: async (...asked) => {
        seen.push(asked)
        return { ok: true, value: true }
      },
    })
    const { verifyingContract } = item.typedData.domain
    const number = { standard: 'eip3009', contract: verifyingContract, owner: item.from, nonce: permitNonce(item) }
    expect(seen).toEqual([[item.chainId, number]])
  })

  it('is in as soon as the chain says that it was used', async () => {
    const inclusion = { in: 'service', atSeconds: NOW }
    expect(await look({ isUsed: used(true) })).toEqual({ ok: true, value: { is: 'included', inclusion } })
  })

  it('asks how a number was used up that was signed for then, in the token that it pays', async () => {
    const seen: unknown[] = []
    const revocationOf: PermitPorts['revocationOf'] = async (...asked) => {
      seen.push(asked)
      return { ok: true, value: undefined }
    }
    const { verifyingContract } = item.typedData.domain
    const number = { standard: 'eip3009', contract: verifyingContract, owner: item.from, nonce: permitNonce(item) }
    const asked = { number, token: item.currency, signedAtSeconds: NOW }
    await look({ isUsed: used(true), revocationOf })
    expect(seen).toEqual([[item.chainId, asked]])
  })

  const back = async () => ({ ok: true, value: { txHash: '0xback', blockNumber: 7n } }) as const
  const settledAt = (number: bigint) => async () => ({ ok: true, value: { number, atSeconds: NOW } }) as const

  it('is over, and nothing was paid, once its owner took it back in a block that stays', async () => {
    const taken = { isUsed: used(true), revocationOf: back }
    const over = { ok: true, value: { is: 'taken', by: '0xback' } }
    expect(await look({ ...taken, finalizedBlock: settledAt(7n) })).toEqual(over)
    expect(await look({ ...taken, finalizedBlock: settledAt(8n), nowSeconds: () => DEADLINE + 60 })).toEqual(over)
    expect(await look({ ...taken, finalizedBlock: settledAt(6n) })).toEqual({ ok: true, value: { is: 'seen' } })
  })

  it('concludes nothing about a number that is used up while the node is silent about how, or about what stays', async () => {
    const silent = async () => failedSaying('no answer')
    expect(await look({ isUsed: used(true), revocationOf: silent })).toMatchObject({ ok: false })
    expect(await look({ isUsed: used(true), revocationOf: back, finalizedBlock: silent })).toMatchObject({ ok: false })
  })

  it('is not asked about how it was used up while it is not', async () => {
    expect(await look({ revocationOf: back })).toEqual({ ok: true, value: { is: 'unknown' } })
  })

  it('knows nothing while the node is silent', async () => {
    expect(await look({ isUsed: async () => failedSaying('no answer') })).toMatchObject({ ok: false })
  })

  it.each([
    ['a block of the deadline itself still takes it', DEADLINE, { is: 'seen' }],
    ['no later block does', DEADLINE + 1, { is: 'reverted', inclusion: { in: 'service', atSeconds: DEADLINE + 60 } }],
  ] as const)('after its deadline: %s', async (_name, atSeconds, value) => {
    const nowSeconds = () => DEADLINE + 60
    expect(await look({ nowSeconds, finalizedBlock: block(atSeconds) })).toEqual({ ok: true, value })
  })

  it('is over only where it is unused in the block that stays', async () => {
    const nowSeconds = () => DEADLINE + 60
    const finalizedBlock = block(DEADLINE + 1)
    const isUsed: PermitPorts['isUsed'] = async (_chainId, _number, at) => ({ ok: true, value: at === 7n })
    expect(await look({ nowSeconds, finalizedBlock, isUsed })).toMatchObject({ value: { is: 'included' } })
    const silent: PermitPorts['isUsed'] = async (_chainId, _number, at) =>
      at === undefined ? { ok: true, value: false } : failedSaying('no such block')
    expect(await look({ nowSeconds, finalizedBlock, isUsed: silent })).toMatchObject({ ok: false })
  })

  it('ends by no clock of ours, and by no word of the service', async () => {
    const nowSeconds = () => DEADLINE + 1_000_000
    expect(await look({ nowSeconds, finalizedBlock: block(DEADLINE - 1) })).toMatchObject({ value: { is: 'seen' } })
  })
})

it('a transfer ends, with nothing paid, when its permit was taken back', async () => {
  const terms = { terms: 'permit', nonce: permitNonce(item) } as const
  const state = { phase: 'broadcast', broadcastAtSeconds: 1, terms, signed, earlier: [] } as const
  const under = { ...execution, stepOrder: { stepOrder: 'sequential' }, items: [state] } as const
  const transport = permitTransport(
    ports({
      isUsed: async () => ({ ok: true, value: true }),
      revocationOf: async () => ({ ok: true, value: { txHash: '0xback', blockNumber: 7n } }),
      finalizedBlock: async () => ({ ok: true, value: { number: 7n, atSeconds: NOW } }),
    }),
  )
  const event = await transportAdapter<'evmSignature'>().confirm(
    { item, state, index: 0, execution: under },
    {
      profile: devnet,
      node: () => expect.fail('expected no question'),
      transport: () => transport,
      holding: async () => [],
      broadcasts: createBroadcastMemory(),
      nowSeconds: () => NOW,
    },
  )
  if (!event) throw new Error('expected an event')
  const after = apply(under, event)
  expect(after.items).toEqual([{ phase: 'replaced', terms, signed, earlier: [] }])
  expect(after.stage).toEqual({ stage: 'failed', end: { reason: 'nonceTaken', index: 0 } })
  expect(next({ ...after, pendingNotifications: [] })).toBeUndefined()
})

describe('a permit that the service has and never uses', () => {
  it('goes there 20 times in ten minutes at most, is called slow once, and ends as not used', async () => {
    const terms = { terms: 'permit', nonce: permitNonce(item) } as const
    const state = { phase: 'broadcast', broadcastAtSeconds: NOW, terms, signed, earlier: [] } as const
    const begun = { ...execution, stepOrder: { stepOrder: 'sequential' }, lastProgressAtSeconds: NOW } as const
    let transfer: Execution = { ...begun, items: [state] }
    const submitted: number[] = []
    let nowSeconds = NOW
    const transport = permitTransport(
      ports({
        submit: async () => {
          submitted.push(nowSeconds)
          return { result: 'accepted', message: '' }
        },
        finalizedBlock: async () => ({ ok: true, value: { number: 7n, atSeconds: nowSeconds - 24 } }),
        nowSeconds: () => nowSeconds,
      }),
    )
    const carryPorts = only<StepPorts>({
      profile: devnet,
      transport: () => transport,
      broadcasts: createBroadcastMemory(),
      nowSeconds: () => nowSeconds,
      watchedSeconds: alwaysWatched(() => nowSeconds),
    })
    const came: (readonly [string, number])[] = []
    for (; transfer.stage.stage === 'steps' && nowSeconds < DEADLINE + 600; nowSeconds += 1) {
      const event = await confirmTransferStep({ task: 'confirm', index: 0 }, transfer, carryPorts)
      if (!event) continue
      came.push([event.event, nowSeconds])
      transfer = apply(transfer, event)
    }
    expect(submitted.length).toBeLessThanOrEqual(20)
    expect(came).toEqual([
      ['stalled', NOW + 121],
      ['reverted', DEADLINE + 25],
    ])
    expect(transfer.stage).toEqual({ stage: 'failed', end: { reason: 'reverted', index: 0 } })
  })
})

describe('taking the number of a permit', () => {
  const step = { execution, index: 0 }
  const terms = { terms: 'permit', nonce: permitNonce(item) } as const

  it('takes it once', async () => {
    const transport = permitTransport(ports())
    expect(await transport.reserve(step, [])).toEqual({ ok: true, value: terms })
    expect(await transport.reserve(step, [{ ...terms, nonce: terms.nonce + 1n }])).toMatchObject({ ok: true })
    expect(await transport.reserve(step, [terms])).toMatchObject({ ok: false })
  })

  it('takes none that was used before, and none where nobody says', async () => {
    const transport = permitTransport(ports({ isUsed: async () => ({ ok: true, value: true }) }))
    expect(await transport.reserve(step, [])).toMatchObject({ ok: false })
    const silent = permitTransport(ports({ isUsed: async () => failedSaying('no answer') }))
    expect(await silent.reserve(step, [])).toMatchObject({ ok: false })
  })

  it('takes none for another kind of step', async () => {
    const other = approvedOf(anHonest('deposit-native'), 'other') as Execution
    expect(await permitTransport(ports()).reserve({ execution: other, index: 0 }, [])).toMatchObject({ ok: false })
  })
})
