import * as v from 'valibot'
import { whole } from '../database/field-schemas.ts'
import { sealedText } from './encoding.ts'

export type Mac = (text: string) => Promise<string>

/** For one use; undefined while locked. */
export type OpenMac = () => Promise<Mac | undefined>

export type SealedStore = 'settings' | 'sites'

export type RowName = Readonly<{ store: SealedStore; key: string }>

/** No origin or setting has this key. */
export const INDEX = 'index'

const seal = v.looseObject({ content: v.unknown(), version: whole, mac: v.string() })
const entries = v.record(v.string(), whole)

/** `version` grows with each write of its store. */
export type Seal = Readonly<{ content: unknown; version: number; mac: string }>

/** The rows' versions; `CHANGED` until the user decides. */
export type Index = Readonly<Record<string, number>>

export const CHANGED = 0

/** Reads a row's sealed part, unverified; undefined without one. */
export function sealOf(row: unknown): Seal | undefined {
  const parsed = v.safeParse(seal, row)
  return parsed.success
    ? { content: parsed.output.content, version: parsed.output.version, mac: parsed.output.mac }
    : undefined
}

/** Seals content at a version, bound to its place. */
export async function sealRow(
  mac: Mac,
  { store, key }: RowName,
  { content, version }: Pick<Seal, 'content' | 'version'>,
): Promise<Seal> {
  return { content, version, mac: await mac(sealedText([store, key, version, content])) }
}

/** Says whether a seal belongs to this place and content. */
export async function isSealed(mac: Mac, name: RowName, { content, version, mac: sealed }: Seal): Promise<boolean> {
  try {
    return (await sealRow(mac, name, { content, version })).mac === sealed
  } catch (error) {
    if (error instanceof TypeError || error instanceof RangeError) return false
    throw error
  }
}

/** Reads a store's index; undefined if it's missing or changed. */
export async function indexOf(mac: Mac, store: SealedStore, row: unknown): Promise<Index | undefined> {
  const found = sealOf(row)
  if (!found || !(await isSealed(mac, { store, key: INDEX }, found))) return undefined
  const parsed = v.safeParse(entries, found.content)
  return parsed.success ? parsed.output : undefined
}
