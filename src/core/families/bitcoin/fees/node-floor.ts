import type { Reason } from '../../../reason/reason.ts'
import type { SizedFee } from './fee-policy.ts'

/** `least`: whole fees. `more`: a replacement's extra. */
export type NodeFloor = Readonly<{ least: readonly SizedFee[]; more: readonly SizedFee[] }>

export type FeeRefusal = Readonly<{ reason: Reason; vbytes: number }>

/** The fees that nodes named. */
export function nodeFloorOf(refusals: readonly FeeRefusal[], satsPerVbyte = 0): NodeFloor {
  const saidBy = (code: 'FEE_BELOW_NODES' | 'BUMP_BELOW_NODES') =>
    refusals.flatMap(({ reason, vbytes }) => (reason.code === code ? [{ feeSats: BigInt(reason.needs), vbytes }] : []))
  const told = { feeSats: BigInt(Math.ceil(satsPerVbyte * THOUSAND)), vbytes: THOUSAND }
  return { least: [told, ...saidBy('FEE_BELOW_NODES')], more: saidBy('BUMP_BELOW_NODES') }
}

/** The largest fee at a size. */
export function floorAt(fees: readonly SizedFee[], vbytes: number): bigint {
  return fees.reduce((most, fee) => {
    const here = (fee.feeSats * BigInt(vbytes) + BigInt(fee.vbytes) - 1n) / BigInt(fee.vbytes)
    return here > most ? here : most
  }, 0n)
}

const THOUSAND = 1_000
