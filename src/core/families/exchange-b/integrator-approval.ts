export const TRUSTED_CLIENT_LINE = 'Only sign this message for a trusted client!'

/** `mostFee`: the highest fee, in millionths of a trade. No expiry means revocation. */
export type IntegratorApproval = Readonly<{
  accountIndex: string
  integratorIndex: string
  mostFee: number
  expiresAtMs: number | undefined
}>

const FEE_UNITS = 1_000_000
const MOST_TIME_MS = 2n ** 48n - 1n
const HEX_16 = '0x([0-9a-f]{16})'
const INTEGRATOR = new RegExp(
  [
    'Approve Integrator',
    '',
    `nonce: ${HEX_16}`,
    `account index: ${HEX_16}`,
    `api key index: ${HEX_16}`,
    `integrator account index: ${HEX_16}`,
    `max perps taker fee: ${HEX_16}`,
    `max perps maker fee: ${HEX_16}`,
    `max spot taker fee: ${HEX_16}`,
    `max spot maker fee: ${HEX_16}`,
    `approval expiry: ${HEX_16}`,
    `chainId: ${HEX_16}`,
    TRUSTED_CLIENT_LINE,
  ].join('\n'),
)

/** Reads an integrator's approval; undefined unless it is exactly the exchange's text. */
export function integratorApproval(message: string): IntegratorApproval | undefined {
  const [whole, ...fields] = INTEGRATOR.exec(message) ?? []
  if (whole !== message) return undefined
  const [, account = 0n, , integrator = 0n, ...rest] = fields.map((digits) => BigInt(`0x${digits}`))
  const mostFee = Math.max(...rest.slice(0, 4).map(Number))
  const [expiry = 0n] = rest.slice(4)
  // The exchange's own limits.
  if (mostFee > FEE_UNITS || expiry > MOST_TIME_MS) return undefined
  return {
    accountIndex: `${account}`,
    integratorIndex: `${integrator}`,
    mostFee,
    expiresAtMs: expiry === 0n ? undefined : Number(expiry),
  }
}
