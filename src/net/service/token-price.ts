import { type Price, readPrice } from '../../core/money/price.ts'

const SAID = /"price"\s*:\s*"?([0-9][0-9.eE+-]*)/g

/**
 * Decodes GET /currencies/token/price (service facts 5) from the digits, not JSON's float. Version two has a string.
 */
export function decodePrice(text: string, body: unknown): Price | undefined {
  const said: unknown = typeof body === 'object' && body !== null ? Reflect.get(body, 'price') : undefined
  if (typeof said === 'string') return readPrice(said)
  if (typeof said !== 'number') return undefined
  const [, digits] = [...text.matchAll(SAID)].find((match) => Number(match[1]) === said) ?? []
  return digits === undefined ? undefined : readPrice(digits)
}
