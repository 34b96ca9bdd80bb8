import { expect, it } from 'vitest'
import { withDiskLimit, withTimeLimit } from '../../../src/wallet/engine/time-limit.ts'

function newTimer() {
  const state = { milliseconds: 0, stopped: 0, ring: () => {} }
  const after = (milliseconds: number, ring: () => void) => {
    Object.assign(state, { milliseconds, ring })
    return () => void state.stopped++
  }
  return { state, after }
}

it('gives the value of a task in time and stops the timer', async () => {
  const { state, after } = newTimer()
  expect(await withTimeLimit(3, after, Promise.resolve('done'))).toBe('done')
  expect(state).toMatchObject({ milliseconds: 3_000, stopped: 1 })
})

it('gives undefined for a late task', async () => {
  const { state, after } = newTimer()
  const limited = withTimeLimit(3, after, new Promise(() => {}))
  state.ring()
  expect(await limited).toBeUndefined()
})

it('passes on a failure and stops the timer', async () => {
  const { state, after } = newTimer()
  await expect(withTimeLimit(3, after, Promise.reject(new Error('refused')))).rejects.toThrow('refused')
  expect(state.stopped).toBe(1)
})

it('rejects a disk that does not answer, so that a record is looked at again', async () => {
  const { state, after } = newTimer()
  const limited = withDiskLimit(after, new Promise(() => {}))
  state.ring()
  await expect(limited).rejects.toMatchObject({ code: 'STORE_FAILED' })
  expect(await withDiskLimit(after, Promise.resolve(undefined))).toBeUndefined()
})
