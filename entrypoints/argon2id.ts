import { argon2id } from 'hash-wasm'
import { wipe } from '../src/lib/bytes.ts'
import { type Argon2idInput, READY } from '../src/platform/argon2id-worker.ts'

type Scope = Readonly<{ postMessage: (message: unknown, transfer?: readonly ArrayBuffer[]) => void }>

const scope = globalThis as object as Scope

addEventListener('message', ({ data }: MessageEvent<Argon2idInput>) => {
  argon2id(data)
    .then((output) => {
      const key = new Uint8Array(output)
      wipe(output)
      scope.postMessage(key, [key.buffer])
    })
    .catch(() => scope.postMessage(undefined))
    .finally(() => wipe(data.password))
})
scope.postMessage(READY)
