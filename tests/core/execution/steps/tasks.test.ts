import { describe, expect, it } from 'vitest'
import type { ItemState } from '../../../../src/core/execution/execution.ts'
import { nextStep, reorgedStepTask } from '../../../../src/core/execution/steps/tasks.ts'
import { madeSigned, only } from '../../../made.ts'

const signed = madeSigned()
const planned = only<ItemState>({ phase: 'planned' })
const reserved = only<ItemState>({ phase: 'reserved', purpose: 'step', earlier: [] })
const unsent = only<ItemState>({ phase: 'signed', signed, earlier: [] })
const broadcast = only<ItemState>({ phase: 'broadcast', signed, earlier: [] })
const reverted = only<ItemState>({ phase: 'reverted', signed, earlier: [] })
const ineffective = only<ItemState>({ phase: 'ineffective', signed, earlier: [], isFinal: false })

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

  it('watches a step without effect until it is final', () => {
    expect(nextStep([ineffective, planned])).toEqual({ task: 'settle' })
    expect(nextStep([ineffective, broadcast])).toEqual({ task: 'confirm', index: 1 })
  })
})

it('broadcasts a reorged step again where it is asked about', () => {
  expect(reorgedStepTask([reverted, unsent])).toEqual({ task: 'broadcast', index: 1 })
  expect(reorgedStepTask([broadcast, unsent], (index) => index > 0)).toEqual({ task: 'broadcast', index: 1 })
  expect(reorgedStepTask([reverted])).toBeUndefined()
})
