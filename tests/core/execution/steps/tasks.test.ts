import { describe, expect, it } from 'vitest'
import type { ItemState } from '../../../../src/core/execution/execution.ts'
import { nextStep, reorgedStepTask } from '../../../../src/core/execution/steps/tasks.ts'
import { madeSigned, only } from '../../../made.ts'

const signed = madeSigned()
const planned = only<ItemState>({ phase: 'planned' })
const reserved = only<ItemState>({ phase: 'reserved', purpose: 'step', earlier: [] })
const unsent = only<ItemState>({ phase: 'signed', signed, earlier: [] })
const broadcast = only<ItemState>({ phase: 'broadcast', signed, earlier: [] })
const inclusion = { in: 'block', blockNumber: 3n, blockHash: '0xb3' } as const
const failing = { signed, earlier: [], isFinal: false, inclusion } as const
const reverted = only<ItemState>({ ...failing, phase: 'reverted', isFinal: true })

describe('the next task of sequential steps', () => {
  it.each([
    ['reserve', planned],
    ['sign', reserved],
    ['broadcast', unsent],
    ['confirm', broadcast],
  ])('is to %s', (task, first) => {
    expect(nextStep([first, planned])).toEqual({ task, index: 0 })
  })

  it('signs nothing after a revert, and follows later bytes that are out', () => {
    expect(nextStep([reverted, planned])).toBeUndefined()
    expect(nextStep([reverted, unsent])).toBeUndefined()
    expect(nextStep([reverted, broadcast])).toEqual({ task: 'confirm', index: 1 })
  })

  it.each(['reverted', 'ineffective'] as const)('watches a step that is %s until it is final', (phase) => {
    const open = only<ItemState>({ ...failing, phase })
    expect(nextStep([open, planned])).toEqual({ task: 'settle' })
    expect(nextStep([open, unsent])).toEqual({ task: 'settle' })
    expect(nextStep([open, broadcast])).toEqual({ task: 'confirm', index: 1 })
  })

  it('waits for no block where an exchange refused a step', () => {
    const refused = { ...failing, phase: 'reverted', inclusion: { in: 'service', atSeconds: 1 } } as const
    expect(nextStep([only<ItemState>(refused), planned])).toBeUndefined()
  })
})

it('broadcasts a reorged step again where it is asked about', () => {
  expect(reorgedStepTask([reverted, unsent])).toEqual({ task: 'broadcast', index: 1 })
  expect(reorgedStepTask([broadcast, unsent], (index) => index > 0)).toEqual({ task: 'broadcast', index: 1 })
  expect(reorgedStepTask([reverted])).toBeUndefined()
})
