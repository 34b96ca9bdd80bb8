import { call, viewOf } from '../approval/calls-scenes.ts'
import * as data from '../data.ts'
import type { Scene } from '../scene-making.ts'

/** Rows of what sites had sent: on a chain that is not known any more. */
export const SENT_ROW_SCENES: Readonly<Record<string, Scene>> = {
  'activity-deeds': {
    hash: '#/activity',
    answers: {
      'bundles.list': () => [
        viewOf({ id: 'bundle:gone', chainId: 424_242, stage: { stage: 'done' } }, [
          call(data.STRANGER, '0x', 40_000_000_000_000_000n),
        ]),
      ],
    },
  },
}
