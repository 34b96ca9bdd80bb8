// A thread of its own, so that a mutant that turns in circles can be ended. It does not inherit the loader.
import { register } from 'tsx/esm/api'

register()
await import('./worker.ts')
