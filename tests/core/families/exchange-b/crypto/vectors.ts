import type { ExchangeBTransfer } from '../../../../../src/core/families/exchange-b/transaction.ts'
import { hexToBytes } from '../../../../../src/lib/hex.ts'

// Output of the exchange's own code (reference, "Exchange B").

/** From a seed of 32 bytes 01. */
export const SECRET_KEY = hexToBytes(
  '0xb21a86da73de9fd10146bff211c12999db2dfe8f51f3dcfdc2d0a7d31ae278b3d1d45ae76717044e',
)
export const PUBLIC_KEY = '0xcb5fe31a0b42efe9f53499d8aa2669c9acbd6cfb4de6fdbeffa7e185e2527af1535dcf65174d0fab'

/** From a seed of 32 bytes 02, as a signature's k. */
export const K = hexToBytes('0x599fb9ff687b1f97fa93141abae91680a6c9ffe12d7597bb96abd0f58e99475391ac060b02703871')

export const TRANSFER: ExchangeBTransfer = {
  type: 'transfer',
  networkId: 304,
  accountIndex: 12_345,
  apiKeyIndex: 5,
  toAccountIndex: 67_890,
  assetIndex: 3,
  fromRouteType: 0,
  toRouteType: 0,
  amount: 5_000_000_000,
  usdcFee: 3_000_000,
  expiresAtMs: 1_700_000_600_000,
  nonce: 42,
  memo: `0x${'ab'.repeat(32)}`,
}
export const TRANSFER_HASH = '0x93466350e09f431291237376433a380d4cb93b61baf61205ed0233958b95be67fae0ba53feb4bcc4'

/** The transfer's signature by `SECRET_KEY` with `K`. */
export const SIGNATURE =
  '0x6b4caee5c5fe064ffdcfefca8689029c4bb05f2d0c77d62701faad064f8567f109b3c4e3d46a3a0a9348e74cfa65eb8f525f677b2be2f5e36653dc4c3cf9d278ebbea29c23d199c077d6df5051809478'
