import { type Bundle, nextOfBundle, siteOf } from '../core/bundle/bundle.ts'
import { countedBy, namesOf } from '../core/bundle/names.ts'
import { fingerprint } from '../core/fingerprint.ts'
import { callsHeld, lanesHeldByBundle } from '../core/lane.ts'
import { clashesWith, reservationsOf } from '../core/reservation.ts'
import { decodeBundle, encodeBundle } from './bundle-schema.ts'
import { field } from './execution-row.ts'

/** A row as it is stored: `check` is the fingerprint of the bundle as it lies in it. */
export type BundleRow = Readonly<{
  id: string
  seq: number
  approvedAtSeconds: number
  inFlightSinceSeconds?: number
  calls?: readonly [origin: string, callsId: string]
  /** What no crossing and no other deposit may have (see names.ts in core), and the reservations of its calls, in lower case. */
  ids: readonly string[]
  /** Where it holds nonces that another must not take (see lane.ts in core). */
  lanes: readonly string[]
  check: string
  bundle: unknown
}>

/** What a row must be for a bundle. */
export function bundleRowOf(bundle: Bundle): BundleRow {
  const { id, seq, approvedAtSeconds } = bundle
  const site = siteOf(bundle)
  return {
    id,
    seq,
    approvedAtSeconds,
    ...(nextOfBundle(bundle) === undefined ? {} : { inFlightSinceSeconds: approvedAtSeconds }),
    ...(site ? { calls: [site.origin, site.callsId] } : {}),
    ids: [...namesOf(bundle).map((each) => each.toLowerCase()), ...reservationsOf(callsHeld(bundle))],
    lanes: lanesHeldByBundle(bundle),
    check: fingerprint(bundle),
    bundle: encodeBundle(bundle),
  }
}

/** Which names no other record may have once this bundle is saved: those of arrivals that it counts, and of its calls. */
export function reservedByBundle(bundle: Bundle): readonly string[] {
  return [...clashesWith(countedBy(bundle)), ...reservationsOf(callsHeld(bundle))]
}

/** The bundle in a row, or why it cannot be what was written. */
export function decodeBundleRow(row: unknown): ReturnType<typeof decodeBundle> {
  const decoded = decodeBundle(field(row, 'bundle'))
  if (!decoded.ok) return decoded
  if (decoded.bundle.seq !== field(row, 'seq')) return { ok: false, why: 'seq: expected that of its row' }
  return fingerprint(field(row, 'bundle')) === field(row, 'check')
    ? decoded
    : { ok: false, why: 'check: the row was changed after it was written' }
}
