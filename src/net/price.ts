import { type Price, readPrice } from '../core/price.ts'

const SAID = /"price"\s*:\s*"?([0-9][0-9.eE+-]*)/g

/**
 * Decodes the answer of GET /currencies/token/price (service facts 5), whose price is a number: from the digits as they
 * came, not from the float that JSON makes of them. Where it is a string, as in its second version, the same.
 *
 * @param text the answer as it came, which is known to be JSON
 * @param body its value
 * @returns undefined where no price is said, or none that can be one
 */
export function decodePrice(text: string, body: unknown): Price | undefined {
  const said: unknown = typeof body === 'object' && body !== null ? Reflect.get(body, 'price') : undefined
  if (typeof said === 'string') return readPrice(said)
  if (typeof said !== 'number') return undefined
  const [, digits] = [...text.matchAll(SAID)].find((match) => Number(match[1]) === said) ?? []
  return digits === undefined ? undefined : readPrice(digits)
}
