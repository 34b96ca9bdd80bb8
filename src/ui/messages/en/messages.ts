import { approval } from './approval.ts'
import { crossing } from './crossing.ts'
import { depositAddress } from './deposit-address.ts'
import { move } from './move.ts'
import { review } from './review.ts'
import { screens } from './screens.ts'
import { settings } from './settings.ts'
import { welcome } from './welcome.ts'

/** Sentences say what happened, what it means for the money, and what to do now. */
export const en = {
  ...screens,
  ...move,
  ...depositAddress,
  ...review,
  ...crossing,
  ...approval,
  ...settings,
  ...welcome,
}

export type Messages = typeof en
