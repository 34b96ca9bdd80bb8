import type { Context } from 'hono'
import type { Hex } from './chains.ts'
import { BadInput } from './http.ts'

/** The readers below throw BadInput naming the field. */
export type Body = Readonly<Record<string, unknown>>

export async function readBody(context: Context): Promise<Body> {
  const text = await context.req.text()
  const body = text.trim() === '' ? {} : parse(text)
  if (typeof body !== 'object' || body === null || Array.isArray(body))
    throw new BadInput(expected('body', 'a JSON object', body))
  return body as Body
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    throw new BadInput(expected('body', 'JSON', text))
  }
}

export function wholeNumber(body: Body, field: string, least: number, most: number): number {
  const value = body[field]
  if (typeof value === 'number' && Number.isInteger(value) && value >= least && value <= most) return value
  throw new BadInput(expected(field, `a whole number from ${least} to ${most}`, value))
}

export function truth(body: Body, field: string): boolean {
  const value = body[field]
  if (typeof value === 'boolean') return value
  throw new BadInput(expected(field, 'true or false', value))
}

export function address(body: Body, field: string): Hex {
  const value = body[field]
  if (typeof value === 'string' && /^0x[0-9a-fA-F]{40}$/.test(value)) return value.toLowerCase() as Hex
  throw new BadInput(expected(field, 'an address of 0x and 40 hex digits', value))
}

/** Reads an EVM transaction hash. */
export function transactionHash(body: Body, field: string): Hex {
  const value = body[field]
  if (typeof value === 'string' && /^0x[0-9a-fA-F]{64}$/.test(value)) return value as Hex
  throw new BadInput(expected(field, 'a transaction hash of 0x and 64 hex digits', value))
}

/** Reads a positive amount in the smallest unit, as digits. */
export function amount(body: Body, field: string): bigint {
  const value = body[field]
  if (typeof value === 'string' && /^[0-9]{1,60}$/.test(value) && BigInt(value) > 0n) return BigInt(value)
  throw new BadInput(expected(field, 'an amount above zero in the smallest unit, as a string of digits', value))
}

/** Words a refusal: `blocks: expected a whole number from 1 to 1000, got "many"`. */
export function expected(field: string, what: string, got: unknown): string {
  const shown = got === undefined ? 'nothing' : JSON.stringify(got)
  return `${field}: expected ${what}, got ${shown.length > 80 ? `${shown.slice(0, 80)}…` : shown}`
}
