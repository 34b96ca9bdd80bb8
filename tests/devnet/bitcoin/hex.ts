import { bytesToHex, hexToBytes } from '@noble/hashes/utils'

/** Hex without 0x: `decode` throws for invalid text. Ten times as fast as @scure/base. */
export const hex = { encode: bytesToHex, decode: hexToBytes } as const
