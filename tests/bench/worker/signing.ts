import { hexToBytes } from '../../../src/lib/hex.ts'
import { type Extent, type Signings, timeSignings } from '../signing.ts'

Object.assign(globalThis, {
  causewayBench: (extent: Extent, secretKey: string, rounds: number): Signings =>
    timeSignings(extent, hexToBytes(secretKey), rounds),
})
