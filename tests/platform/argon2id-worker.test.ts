import { expect, it } from 'vitest'
import { type Argon2idInput, argon2idInWorker, READY } from '../../src/platform/argon2id-worker.ts'

const INPUT: Argon2idInput = {
  password: Uint8Array.of(1, 2, 3),
  salt: new Uint8Array(32),
  memorySize: 64,
  iterations: 1,
  parallelism: 1,
  hashLength: 2,
  outputType: 'binary',
}
const HERE = Uint8Array.of(7, 7)

function stand(answer: (worker: Pick<Worker, 'onmessage' | 'onerror'>) => void, isReady = true) {
  const seen = { sent: [] as Argon2idInput[], moved: [] as unknown[], ended: 0, here: 0 }
  const worker: Pick<Worker, 'onmessage' | 'onerror' | 'postMessage' | 'terminate'> = {
    onmessage: null,
    onerror: null,
    postMessage: (input: Argon2idInput, moved: unknown) => {
      seen.sent.push(structuredClone(input))
      seen.moved.push(moved)
      structuredClone(input.password, { transfer: [input.password.buffer] })
      queueMicrotask(() => answer(worker))
    },
    terminate: () => {
      seen.ended += 1
    },
  }
  const derive = argon2idInWorker(
    () => {
      queueMicrotask(() => (isReady ? say(worker, READY) : fail(worker)))
      return worker
    },
    async () => {
      seen.here += 1
      return HERE
    },
  )
  return { derive, seen }
}

type Told = Pick<Worker, 'onmessage' | 'onerror'>
const say = (worker: Told, data: unknown) =>
  worker.onmessage?.call(worker as Worker, new MessageEvent('message', { data }))
const fail = (worker: Told) => worker.onerror?.call(worker as Worker, new Event('error') as ErrorEvent)

it('gives a worker that is ready its own copy of the password, and ends it', async () => {
  const { derive, seen } = stand((worker) => say(worker, Uint8Array.of(4, 2)))
  expect(await derive(INPUT)).toEqual(Uint8Array.of(4, 2))
  expect(seen.sent).toEqual([INPUT])
  expect(seen.moved).toEqual([[new ArrayBuffer(0)]])
  expect(INPUT.password).toEqual(Uint8Array.of(1, 2, 3))
  expect(seen).toMatchObject({ ended: 1, here: 0 })
})

it.each([
  ['fails', fail],
  ['gives no key', (worker: Told) => say(worker, undefined)],
])('tells clearly of a worker that %s with the password, and tries no other way', async (_how, answer) => {
  const { derive, seen } = stand(answer)
  await expect(derive(INPUT)).rejects.toMatchObject({ code: 'KDF_ENDED' })
  expect(seen).toMatchObject({ ended: 1, here: 0 })
})

it('derives here where no worker starts', async () => {
  const { derive, seen } = stand(() => undefined, false)
  expect(await derive(INPUT)).toBe(HERE)
  const none = argon2idInWorker(
    () => {
      throw new TypeError('blocked')
    },
    async () => HERE,
  )
  expect(await none(INPUT)).toBe(HERE)
  expect(seen.sent).toEqual([])
})
