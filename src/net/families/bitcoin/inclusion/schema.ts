import * as v from 'valibot'
import { type HeaderFields, writeHeader } from '../../../../core/families/bitcoin/block/header.ts'
import { type MerkleProof, MOST_LEVELS } from '../../../../core/families/bitcoin/block/merkle-proof.ts'
import { id } from '../schema.ts'

const uint32 = v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(0xffff_ffff))
// Some explorers write a sign.
const version = v.pipe(v.number(), v.integer(), v.minValue(-0x8000_0000), v.maxValue(0xffff_ffff))

const MOST_BLOCKS = 100

/** `GET /tx/:txid/merkle-proof`. */
export const merkleProof = v.pipe(
  v.object({ merkle: v.pipe(v.array(id), v.maxLength(MOST_LEVELS)), pos: uint32 }),
  v.transform(({ merkle, pos }): MerkleProof => ({ path: merkle, position: pos })),
)

/** `GET /block/:hash/header` */
export const headerHex = v.pipe(v.string(), v.regex(/^[0-9a-f]{160}$/, 'expected 80 bytes as lower-case hex'))

export type ListedBlock = Readonly<{ height: number; header: Uint8Array }>

/** `GET /blocks/:height`, newest first. */
export const listedBlocks = v.pipe(
  v.array(
    v.object({
      ...{ height: uint32, version, timestamp: uint32, bits: uint32, nonce: uint32 },
      ...{ merkle_root: id, previousblockhash: v.nullish(id) },
    }),
  ),
  v.maxLength(MOST_BLOCKS),
  v.transform((blocks) => blocks.map(listedBlock)),
)

type Listed = Pick<HeaderFields, 'version' | 'bits' | 'nonce'> &
  Readonly<{ height: number; timestamp: number; merkle_root: string; previousblockhash?: string | null | undefined }>

function listedBlock({ height, timestamp, merkle_root, previousblockhash, ...fields }: Listed): ListedBlock {
  const previousHash = previousblockhash ?? '0'.repeat(64)
  return { height, header: writeHeader({ ...fields, previousHash, merkleRoot: merkle_root, timeSeconds: timestamp }) }
}
