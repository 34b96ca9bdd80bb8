import { nowSeconds } from '../data.ts'
import type { Scene } from '../scene-making.ts'

/** A damaged record reserves what the scene's plan needs, until it's released. */
export function withRecordAgainst(scene: Scene): Scene {
  let isReleased = false
  const record = {
    of: 'executions',
    id: 'damaged-transfer',
    approvedAtSeconds: nowSeconds() - 60,
    isHolding: true,
  } as const
  return {
    ...scene,
    answers: {
      ...scene.answers,
      'unreadable.against': ({ needs }) => (isReleased || needs.length === 0 ? [] : [record]),
      'unreadable.release': () => {
        isReleased = true
        return { outcome: 'released' }
      },
    },
  }
}
