import { type Bundle, nextOfBundle, siteRequesterOf } from '../../core/bundle/bundle.ts'
import { namesCountedBy, namesReservedBy } from '../../core/reservation/bundle-names.ts'
import { clashesWith, reservationsOf } from '../../core/reservation/reservation.ts'
import { callsHeld, resourcesHeldByBundle } from '../../core/reservation/resources.ts'
import { fingerprint } from '../../lib/fingerprint.ts'
import { fieldOf } from '../executions/row.ts'
import { decodeBundle, encodeBundle } from './schema.ts'

/** `check` is the fingerprint of the stored bundle. */
export type BundleRow = Readonly<{
  id: string
  seq: number
  approvedAtSeconds: number
  inFlightSinceSeconds?: number
  calls?: readonly [origin: string, callsId: string]
  /** Lower-case names (core's core/reservation/bundle-names.ts) and call reservations exclude every other record. */
  ids: readonly string[]
  resources: readonly string[]
  check: string
  mac?: unknown
  locked?: unknown
  bundle: unknown
}>

/** Encodes a bundle as a row. */
export function bundleRowOf(bundle: Bundle): BundleRow {
  const { id, seq, approvedAtSeconds } = bundle
  const site = siteRequesterOf(bundle)
  return {
    id,
    seq,
    approvedAtSeconds,
    ...(nextOfBundle(bundle) === undefined ? {} : { inFlightSinceSeconds: approvedAtSeconds }),
    ...(site ? { calls: [site.origin, site.callsId] } : {}),
    ids: [...namesReservedBy(bundle).map((each) => each.toLowerCase()), ...reservationsOf(callsHeld(bundle))],
    resources: resourcesHeldByBundle(bundle),
    check: fingerprint(bundle),
    bundle: encodeBundle(bundle),
  }
}

/** Names of its counted arrivals and its calls. */
export function reservedByBundle(bundle: Bundle): readonly string[] {
  return [...clashesWith(namesCountedBy(bundle)), ...reservationsOf(callsHeld(bundle))]
}

/** Decodes a row's bundle, or says why the row is wrong. */
export function decodeBundleRow(row: unknown): ReturnType<typeof decodeBundle> {
  const decoded = decodeBundle(fieldOf(row, 'bundle'))
  if (!decoded.ok) return decoded
  if (decoded.bundle.seq !== fieldOf(row, 'seq')) return { ok: false, why: 'seq: expected that of its row' }
  return fingerprint(fieldOf(row, 'bundle')) === fieldOf(row, 'check')
    ? decoded
    : { ok: false, why: 'check: the row was changed after it was written' }
}
