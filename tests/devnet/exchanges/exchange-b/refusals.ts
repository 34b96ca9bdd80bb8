/** The public exchange's codes where known; clients rely on the HTTP status. */
export const REFUSALS = {
  malformed: 20_001,
  unauthorized: 20_013,
  unknownAccount: 21_100,
  unknownTransaction: 21_500,
  wrongNonce: 21_104,
  unknownKey: 21_109,
  wrongSignature: 21_120,
  wrongL1Signature: 21_121,
  expired: 21_122,
  wrongAsset: 21_123,
  wrongFee: 21_124,
  notEnough: 21_125,
  unknownType: 21_126,
  refused: 29_500,
} as const

/** HTTP 400, or 401 where an auth token is wanted. */
export class Refusal extends Error {
  override readonly name = 'Refusal'
  readonly code: number
  readonly status: 400 | 401

  constructor(reason: keyof typeof REFUSALS, message: string) {
    super(message)
    this.code = REFUSALS[reason]
    this.status = reason === 'unauthorized' ? 401 : 400
  }
}
