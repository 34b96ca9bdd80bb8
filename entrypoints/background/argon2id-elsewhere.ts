import { argon2id as here } from 'hash-wasm'
import { argon2idInWorker } from '../../src/platform/argon2id-worker.ts'
import { ownScript } from '../../src/platform/trusted-types.ts'

const SCRIPT = ownScript('argon2id.js')

/** For Firefox, whose background would freeze our pages. */
export const argon2id = argon2idInWorker(() => new Worker(SCRIPT), here)
