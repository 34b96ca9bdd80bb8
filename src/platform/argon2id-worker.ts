import { type Bytes, wipe } from '../lib/bytes.ts'
import { CausewayError } from '../lib/errors.ts'

/** By the names of hash-wasm. */
export type Argon2idInput = Readonly<{
  password: Bytes
  salt: Bytes
  memorySize: number
  iterations: number
  parallelism: number
  hashLength: number
  outputType: 'binary'
}>

type Argon2id = (input: Argon2idInput) => Promise<Uint8Array>

type DerivingWorker = Pick<Worker, 'onerror' | 'onmessage' | 'postMessage' | 'terminate'>

export const READY = 'ready'

const PATIENCE_MILLISECONDS = 120_000

/**
 * Derives in a worker per call, which gets no secret until it is ready.
 *
 * @param here derives where no worker starts
 */
export function argon2idInWorker(start: () => DerivingWorker, here: Argon2id): Argon2id {
  return async (input) => {
    const worker = await started(start)
    if (!worker) return here(input)
    const password = input.password.slice()
    let patience: ReturnType<typeof setTimeout> | undefined
    try {
      return await new Promise<Uint8Array>((resolve, reject) => {
        const fail = () => reject(new CausewayError('KDF_ENDED', 'The key derivation ended without a key'))
        patience = setTimeout(fail, PATIENCE_MILLISECONDS)
        worker.onerror = fail
        worker.onmessage = ({ data }) => (data instanceof Uint8Array ? resolve(data) : fail())
        worker.postMessage({ ...input, password }, [password.buffer])
      })
    } finally {
      clearTimeout(patience)
      worker.terminate()
      // A transferred buffer is empty.
      if (password.length > 0) wipe(password)
    }
  }
}

function started(start: () => DerivingWorker): Promise<DerivingWorker | undefined> {
  return new Promise((resolve) => {
    try {
      const worker = start()
      worker.onerror = () => resolve(undefined)
      worker.onmessage = ({ data }) => resolve(data === READY ? worker : undefined)
    } catch {
      resolve(undefined)
    }
  })
}
