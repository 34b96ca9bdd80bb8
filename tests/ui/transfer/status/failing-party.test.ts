import { describe, expect, it } from 'vitest'
import type { ExecutionView } from '../../../../src/api/views/transfers.ts'
import { failingParty, isWithoutParty } from '../../../../src/ui/transfer/status/failing-party.ts'
import { directFillings } from '../../form/direct-scenes.ts'
import { galleryPage } from '../../page.ts'
import { fillings } from '../../scene-executions.ts'

const nameOf = (chainId: number) => `chain ${chainId}`
const of = (execution: ExecutionView) => failingParty(execution, nameOf)

describe('who gave no answer', () => {
  it('is the chain that a step is on, and afterwards the service', () => {
    expect(of(fillings.sent)).toBe('chain 1')
    expect(of(fillings.pending)).toBe('Relay')
  })

  it('is the chain on which an arrival is read, once the service has named it', () => {
    const status = { ...tracked(fillings.pending), status: 'success', word: 'success' } as const
    const paid = (txHashes: readonly string[]): ExecutionView => ({
      ...fillings.pending,
      stage: { stage: 'tracking', status: { ...status, txHashes }, reportedAtSeconds: 1 },
    })
    expect(of(paid(['0xf1']))).toBe('chain 8453')
    expect(of(paid([]))).toBe('Relay')
  })

  it('is the chain alone where money goes straight to its recipient', () => {
    expect(of(directFillings.pending)).toBe('chain 8453')
  })

  it('is not guessed where it may be either, nor said where the reason says it', () => {
    const open = { ...fillings.pending, intent: { ...fillings.pending.intent, payment: 'openAddress' as const } }
    expect(of(open)).toBeUndefined()
    expect(isWithoutParty({ code: 'OFFLINE' })).toBe(true)
    expect(isWithoutParty({ code: 'TOO_OFTEN' })).toBe(true)
    expect(isWithoutParty({ code: 'NODE_REFUSES', words: 'no' })).toBe(false)
  })
})

function tracked({ stage }: ExecutionView) {
  if (stage.stage !== 'tracking' || !stage.status) throw new RangeError('expected a status')
  return stage.status
}

describe('the home screen', () => {
  const open = galleryPage()

  it('names the chain that was not read, once for all balances there', async () => {
    const page = await open('home-unread')
    const reasons = page.getByTestId('unread').locator('p')
    await reasons.filter({ hasText: 'too long' }).waitFor()
    expect(await reasons.allTextContents()).toEqual(['HyperEVM: The answer took too long.'])
  })
})
