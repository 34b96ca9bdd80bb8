import { expect, it } from 'vitest'
import { createAutoLock } from '../../../../entrypoints/background/wiring/vault/auto-lock.ts'
import { only } from '../../../made.ts'

type Parts = Parameters<typeof createAutoLock>[0]

function stand() {
  const state = { now: 0, deadline: 60_000, told: 0, isAlarmSet: false }
  let timer: Readonly<{ at: number; call: () => void }> | undefined
  const autoLock = createAutoLock({
    session: {
      resume: async () =>
        only<Awaited<ReturnType<Parts['session']['resume']>>>(
          state.now < state.deadline ? { unlocked: true, deadline: state.deadline } : { unlocked: false },
        ),
    },
    onLocked: () => {
      state.told += 1
    },
    alarm: {
      set: async () => {
        state.isAlarmSet = true
      },
      clear: async () => {
        state.isAlarmSet = false
      },
    },
    after: (milliseconds, call) => {
      timer = { at: state.now + milliseconds, call }
      return () => {
        timer = undefined
      }
    },
    nowMilliseconds: () => state.now,
  })
  const elapse = async () => {
    const due = timer
    if (!due) throw new Error('expected a timer')
    timer = undefined
    state.now = due.at
    due.call()
    await new Promise((resolve) => setImmediate(resolve))
  }
  return { state, autoLock, elapse }
}

it('tells of a lock at its very time, while the background is awake', async () => {
  const { state, autoLock, elapse } = stand()
  await autoLock.watch()
  expect(state).toMatchObject({ isAlarmSet: true, told: 0 })
  await elapse()
  expect(state).toMatchObject({ now: 60_000, isAlarmSet: false, told: 1 })
})

it('waits on where the user came back meanwhile', async () => {
  const { state, autoLock, elapse } = stand()
  await autoLock.watch()
  state.deadline = 90_000
  await elapse()
  expect(state.told).toBe(0)
  await elapse()
  expect(state).toMatchObject({ now: 90_000, told: 1 })
})

it('tells nothing of a wallet that was locked before', async () => {
  const { state, autoLock } = stand()
  state.now = 60_000
  await autoLock.watch()
  expect(state).toMatchObject({ isAlarmSet: false, told: 0 })
})
